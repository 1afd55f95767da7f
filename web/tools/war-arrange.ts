/** Works out where things stand on the map of a pack: `npm run arrange -- standing.json`.
 *
 * It takes some minutes and is needed only when the land, a name or a size has changed. What it
 * writes goes into the pack's geometry. Further arguments: how many moves, how long a place is kept.
 */
import { writeFileSync } from "node:fs";
import { arrange } from "../src/games/war/map/arrange";
import { atlasOfPack, names } from "./war-pack";

const [file, moves = "4000000", keep = "900"] = process.argv.slice(2);
if (!file) throw new Error("name the file to write: npm run arrange -- standing.json");
const start = performance.now();
const found = arrange(atlasOfPack(), names, Number(moves), Number(keep));
const rows = Object.entries(found).map(([id, one]) => `${JSON.stringify(id)}:${JSON.stringify(one)}`);
writeFileSync(file, `{\n${rows.join(",\n")}\n}\n`);
console.log(`${Math.round(performance.now() - start)} ms`);

/** Works out what grows where on the map of the first pack, and writes it into its geometry: `npm run grow`.
 *
 * It is needed when the land, a name or its place has changed; a test says so. Drawings keep clear of the names in all
 * languages, so that the same land serves everybody.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { growth, written } from "../src/games/war/map/growth";
import { wordBoxes } from "../src/games/war/map/places";
import { atlasOfPack, GEOMETRY, names } from "./war-pack";

const atlas = atlasOfPack();
const standing = atlas.geometry.standing;
if (!standing) throw new Error("the pack does not say where names stand: npm run arrange");
const words = Object.entries(names).flatMap(([language, called]) => wordBoxes(standing, language, (id) => called[id] ?? id));
const lines = Object.entries(written(growth(atlas, words))).map(([family, grown]) => `${JSON.stringify(family)}:${JSON.stringify(grown)}`);
const text = readFileSync(GEOMETRY, "utf-8").replace(/,\n"grown":\{[^}]*\}/, "");
writeFileSync(GEOMETRY, text.replace(/\n\}\n\}\s*$/, `,\n"grown":{\n${lines.join(",\n")}\n}\n}\n}\n`));

/** The house pack, for tests: at a table the server gives what is printed. */
import journeys from "../../../src/ringtable/games/hunt/data/house/journeys.json";
import part1 from "../../../src/ringtable/games/hunt/data/house/part1.json";
import part2 from "../../../src/ringtable/games/hunt/data/house/part2.json";

export const house = { part1, part2, journeys };

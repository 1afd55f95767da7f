/** People: build, head, what they hold, shield and mount. */
import { BODIES, type Body } from "./bodies";
import { HEADS, type Head } from "./heads";
import { HOLDS, HORSE, SHIELDS, type Hold, type Shield } from "./holds";
import { moved, placed, type Drawing, type Stroke } from "./stroke";

export interface Person {
  head: Head;
  body?: Body;
  hold?: Hold;
  shield?: Shield;
  mounted?: boolean;
  /** Where the feet would stand, how large, and whether turned about. */
  x?: number;
  y?: number;
  s?: number;
  flip?: boolean;
}

/** Long things are carried behind the head. */
const BEHIND: readonly Hold[] = ["banner", "spear", "staff", "pike"];
/** Whose hands are not a man’s. */
const CLAWED: readonly Body[] = ["orc", "hulk", "shade"];

const clawed = (drawing: Drawing): Stroke[] => drawing.map(([manner, ...rest]) => [manner === "skin" ? "near" : manner, ...rest]);

export function figure({ head, body = "cloak", hold = "none", shield, mounted = false, x = 80, y = 114, s = 1, flip = false }: Person): Stroke[] {
  const thing: Drawing = CLAWED.includes(body) ? clawed(HOLDS[hold]) : HOLDS[hold];
  const behind = BEHIND.includes(hold);
  const lower = body === "stout" ? moved("translate(0 6)", HEADS[head]) : HEADS[head];
  return placed(x, y, s, [...BODIES[body], ...(behind ? thing : []), ...lower, ...(behind ? [] : thing), ...(shield ? SHIELDS[shield] : []), ...(mounted ? HORSE : [])], 0, flip);
}

/** What an answer would ask the Ring-bearer, known before it is asked. */
import type { Option, View } from "../../lib/view";
import { sideOf } from "./map";
import { hunt, RING_BEARER } from "./table";
import type { Question } from "./words";

const HERE: Record<string, Question["kind"]> = { search: "search", "free hunt": "hunt", hunt: "hunt", "ability-2-hunt": "hunt" };
const SENSE = /^(perceive|ability-2|exact)-(zone|section)$/;

export function asking(option: Option, view: View): Question | undefined {
  const table = hunt(view);
  const asked = view.question;
  const thing = option.things[0] ?? "";
  if (asked?.id === "nazgul") {
    const at = table.nazgul.find((rider) => rider.id === table.active)?.place ?? "";
    const place = sideOf(table.part).places.get(at);
    const kind = HERE[option.text];
    if (kind) return { kind, at, part: table.part };
    const [, manner, area] = SENSE.exec(option.text) ?? [];
    if (!area || !place) return undefined;
    return { kind: manner === "exact" ? "exact-perception" : "perception", at: area === "zone" ? place.zone : place.section, part: table.part };
  }
  if (view.seat === RING_BEARER || asked?.id !== "aim" || !thing.includes(":")) return undefined;
  const at = thing.slice(thing.indexOf(":") + 1);
  switch (asked.prompt?.id) {
    case "hunt-ask-aim-search":
      return { kind: "search", at, part: table.part };
    case "hunt-ask-aim-hunt":
      return { kind: "hunt", at, part: table.part };
    case "hunt-ask-aim-area":
      return { kind: "perception", at, part: table.part };
    default:
      return undefined;
  }
}

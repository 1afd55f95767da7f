/** The Hunt for the Ring in words: for labels, answers, and those who do not see the board. */
import type { Session } from "../../lib/session/session.svelte";
import { catalog, t, type Dressing, type Phrase, type Value } from "../../lib/language/text.svelte";
import type { Option, View } from "../../lib/session/view";
import { asking, told } from "./asking";
import { areaOf, journeyCard, sideOf, type Place, type Side } from "./map/map";
import { partOf } from "./parts";
import { hunt, type HuntTable, type RiderView } from "./table";

export const nameOf = (id: string): string => t(`hunt-place-${id}`);
export const cardName = (id: string): string => t(`hunt-card-${id}`);
export const riderName = (rider: { id: string; witch_king: boolean }): string =>
  rider.witch_king ? t("hunt-board-witch-king") : t(`hunt-nazgul-${rider.id}`);
export const faceName = (face: string): string => t(`hunt-face-${face}`);

/** The locations and exits next to a dot, over further dots if need be. */
function around(side: Side, dot: Place): string[] {
  const seen = new Set([dot.id]);
  const found: string[] = [];
  const front = [...dot.near];
  for (const id of front) {
    if (seen.has(id)) continue;
    seen.add(id);
    const place = side.places.get(id);
    if (place?.kind === "dot") front.push(...place.near);
    else found.push(id);
  }
  return found.slice(0, 3);
}

/** Names of places, made once for each language: every place of the map is named after every change. */
const called = new Map<string, string>();

/** How a place stands in a sentence: somebody goes `to` it, or it is just named. Locations begin with their number, so
 *  only dots and exits have such a form. */
export type Form = "to" | undefined;

/** A dot has no number of its own, since that would be taken for a location: it is called by what lies around it.
 *  A place as it is called: `1 (Bag End)`, `14`, `the dot between 23 and 34`. */
export function placeWords(side: Side, id: string, form?: Form): string {
  const place = side.places.get(id);
  if (!place) return id;
  const key = `${catalog.language} ${side.part} ${id} ${form}`;
  const known = called.get(key) ?? callPlace(side, place, form);
  called.set(key, known);
  return known;
}

function callPlace(side: Side, place: Place, form: Form): string {
  const { id } = place;
  if (place.kind === "exit") {
    const exit = { letter: id };
    return form ? t(`hunt-board-exit.${form}`, exit) : t("hunt-board-exit", exit);
  }
  if (place.kind === "dot") {
    const [first = "", ...others] = around(side, place);
    const beside = place.near.filter((one) => side.places.get(one)?.kind !== "dot");
    const lone = beside.length === 1;
    const dot: Record<string, string> = lone ? { place: first, places: catalog.list(others) } : { places: catalog.list(beside.length ? beside : [first, ...others]) };
    const message = lone ? "hunt-board-dot-toward" : "hunt-board-dot";
    return form ? t(`${message}.${form}`, dot) : t(message, dot);
  }
  return place.name ? t("hunt-board-place-named", { number: id, name: nameOf(place.name) }) : id;
}

export function areaWords(side: Side, id: string): string {
  return side.sections.some((section) => section.id === id) ? t("hunt-board-section", { area: id }) : t("hunt-board-zone", { area: id });
}

/** A place or an area, whatever it is. */
export function whereWords(side: Side, id: string, form?: Form): string {
  if (id.startsWith("step-")) return t("hunt-board-track-step", { step: id.slice(5) });
  return areaOf(side, id) ? areaWords(side, id) : placeWords(side, id, form);
}

/** A place with everything on it, for those who cannot see it. */
export function placeLabel(side: Side, table: HuntTable, place: Place): string {
  const words = [placeWords(side, place.id)];
  if (place.dark) words.push(t("hunt-board-dark"));
  for (const rider of table.nazgul) if (rider.place === place.id) words.push(riderName(rider));
  const tracks = table.tracks.find((one) => one.place === place.id);
  if (tracks) words.push(t("hunt-board-tracks", { side: t(`hunt-side-${tracks.side}`) }));
  if (table.allies.includes(place.id)) words.push(t("hunt-board-ally-token"));
  for (const aid of table.aid) if (aid.at === place.id) words.push(aidName(aid.id));
  if (table.gandalf.place === place.id) words.push(t("hunt-who-gandalf"));
  return words.join(", ");
}

const AID: Record<string, string> = { crown: "crown", ring: "ring", "one-gem": "gem", "two-gems": "gems" };
export const aidSign = (id: string): string => AID[id.replace(/-\d$/, "")] ?? "gem";

export function aidName(id: string): string {
  return t(`hunt-board-aid-${id.replace(/-\d$/, "")}`);
}

/** What a card does, option by option: a card with two has a message for each, and perhaps one for what both need. */
export function wayTexts(card: string): { before: string; ways: string[] } {
  const id = `hunt-card-${card}`;
  if (!catalog.has(`${id}.a`)) return { before: "", ways: [t(`${id}.text`)] };
  return { before: catalog.has(`${id}.before`) ? t(`${id}.before`) : "", ways: [t(`${id}.a`), t(`${id}.b`)] };
}

/** A card with one option is played without a letter. */
export function message({ id, values }: Phrase): string {
  if (id !== "hunt-played-ally" && id !== "hunt-played-sorcery") return id;
  const { card } = values as { card: { name: string } };
  return catalog.has(`${card.name}.a`) ? id : `${id}-only`;
}

export function wayText(card: string, way: string): string {
  const { before, ways } = wayTexts(card);
  const text = ways[way === "b" ? 1 : 0] ?? "";
  return before ? `${before} ${text}` : text;
}

const AIMED = /^(place|area|card|nazgul|die|aid):(.+)$/;

/** An answer in full words: with the names of places, the effect of a card, or what will be asked. */
export function optionName(option: Option, view: View): string {
  const side = sideOf(hunt(view).part);
  const question = asking(option, view);
  if (question) return questionWords(question, side);
  const { card, way } = told(option);
  if (card && way) return t("hunt-board-play", { card: cardName(card), text: wayText(card, way) });
  const values: Record<string, Value> = { ...option.label.values };
  // An answer that leaves by an exit says so itself.
  if (typeof values.place === "string" && option.label.id !== "hunt-option-note-exit") {
    values.place = placeWords(side, values.place, formIn(option.label.id));
  }
  if (typeof values.target === "string") values.target = targetWords(side, option.things[0] ?? "", values.target);
  if (option.label.id === "hunt-option-journey" && typeof values.card === "string") return journeyWords(values.card);
  return catalog.say({ id: option.label.id, values }, []);
}

const GOING = new Set(["hunt-option-ride", "hunt-option-to", "hunt-rode", "hunt-driven"]);
const formIn = (message: string): Form => (GOING.has(message) ? "to" : undefined);

/** How the server's ids of places are said in a fact, a question or a refusal, each after the map of its part. */
export function dressing(phrase: Phrase, session: Session): Dressing {
  const side = sideOf(partOf(phrase, session));
  return (word, key) => {
    if (key === "place" || key === "to") return whereWords(side, word, formIn(phrase.id));
    if (key === "places") return word.split(", ").map((id) => placeWords(side, id)).join(", ");
    if (key === "entries") return journalWords(side, word.split(" "));
    return word;
  };
}

function targetWords(side: Side, thing: string, text: string): string {
  const [, kind, id = ""] = AIMED.exec(thing) ?? [];
  if (kind === "place" || kind === "area") return whereWords(side, id);
  if (kind === "card") return cardName(id);
  if (kind === "nazgul") return t(`hunt-nazgul-${id}`);
  if (kind === "aid") return aidName(id);
  return catalog.has(`hunt-face-${text}`) ? faceName(text) : text;
}

export function journeyWords(id: string): string {
  return t(journeyCard(id)?.kind === "long" ? "hunt-board-journey-long" : "hunt-board-journey-short", { card: id });
}

export interface Question {
  kind: "search" | "hunt" | "perception" | "exact-perception";
  /** A place, a zone or a section. */
  at: string;
  part: 1 | 2;
}

export function questionWords(question: Question, side: Side): string {
  const at = whereWords(side, question.at);
  if (question.kind === "search" || question.kind === "hunt") return t(`hunt-board-asks-${question.kind}`, { place: at });
  if (question.kind === "exact-perception") return t("hunt-board-asks-exact", { area: at });
  return t(question.part === 1 ? "hunt-board-asks-perception" : "hunt-board-asks-perception-both", { area: at });
}

export function limitWords(table: HuntTable): string {
  const { low, high } = table.limit;
  return low === high ? `${low}` : t("hunt-board-or", { low, high });
}

export function journalWords(side: Side, entries: readonly string[]): string {
  return entries.map((one) => (one === "." ? t("hunt-board-a-dot") : one === "x" ? t("hunt-board-crossed") : placeWords(side, one))).join("; ");
}

/** The whole table as sentences. */
export function describe(view: View, names: string[]): string[] {
  const table = hunt(view);
  const side = sideOf(table.part);
  const lines = [
    t("hunt-board-say-time", { part: table.part, day: table.day || 1, phase: t(`hunt-phase-${table.phase}.inside`) }),
    t(table.eye ? "hunt-board-marker-eye" : "hunt-board-marker-ring"),
    t("hunt-board-say-step", { step: table.step, last: table.last_step }),
    t("hunt-board-say-influence", { influence: table.influence, limit: limitWords(table), eyes: table.eyes }),
  ];
  for (const rider of table.nazgul) lines.push(riderWords(table, side, rider, names));
  lines.push(t("hunt-board-say-dice", { dice: table.dice.pool.map(faceName).join(", ") || "–" }));
  if (table.dice.witch_king) lines.push(t("hunt-board-say-his-die", { face: table.dice.witch_king === "spent" ? "–" : faceName(table.dice.witch_king) }));
  for (const one of table.tracks) lines.push(t("hunt-board-say-tracks", { place: placeWords(side, one.place), side: t(`hunt-side-${one.side}`) }));
  if (table.allies.length) lines.push(t("hunt-board-say-allies", { places: table.allies.map((place) => placeWords(side, place)).join("; ") }));
  for (const aid of table.aid) if (aid.at) lines.push(`${aidName(aid.id)}: ${whereWords(side, aid.at)}`);
  lines.push(t("hunt-board-say-fellowship", { card: table.fellowship.card, reserve: table.fellowship.reserve }));
  lines.push(t("hunt-board-say-companions", { companions: table.companions.map((one) => (one.flipped ? t("hunt-board-flipped", { companion: t(`hunt-companion-${one.id}`) }) : t(`hunt-companion-${one.id}`))).join(", ") }));
  lines.push(t("hunt-board-say-information", { abilities: table.information.abilities, behind: table.information.behind }));
  lines.push(t("hunt-board-say-pool", { tokens: table.pool.tokens.map((one) => t(`hunt-token-${one}.nom`)).join(", ") }));
  lines.push(t("hunt-board-say-cards", { hand: table.ally.hand, deck: table.ally.deck }));
  if (table.part === 2) {
    const where = table.gandalf.place ? `: ${placeWords(side, table.gandalf.place)}` : "";
    lines.push(`${t(`hunt-board-gandalf-${table.gandalf.is}`)}${where}`);
    if (table.gandalf.deeds.length) lines.push(t("hunt-board-say-deeds", { places: table.gandalf.deeds.map((place) => placeWords(side, place)).join("; ") }));
  }
  for (const effect of table.lasting) lines.push(t("hunt-lasts", { effect: t(`hunt-effect-${effect}`) }));
  const mine = table.ring_bearer;
  if (mine) {
    lines.push(t("hunt-board-say-journal", { entries: journalWords(sideOf(1), mine.journal) }));
    lines.push(t("hunt-board-say-hand", { cards: mine.hand.map((card) => `${cardName(card)} (${t(`hunt-card-${card}.text`)})`).join("; ") || "–" }));
    if (mine.journey) {
      lines.push(t("hunt-board-say-journey", { card: journeyWords(mine.journey.id), rows: mine.journey.rows.map((row) => (row === "." ? t("hunt-board-a-dot") : placeWords(side, row))).join("; ") }));
      lines.push(t("hunt-board-say-gandalf", { places: mine.gandalf.map((place) => placeWords(side, place)).join("; ") }));
    }
  }
  if (table.sorcery.mine.length) {
    lines.push(t("hunt-board-say-sorcery", { cards: table.sorcery.mine.map((card) => `${cardName(card)} (${t(`hunt-card-${card}.text`)})`).join("; ") }));
  }
  return lines;
}

export function riderWords(table: HuntTable, side: Side, rider: RiderView, names: string[]): string {
  const words = [t("hunt-board-say-rider", { rider: riderName(rider), player: names[rider.seat] ?? "", place: rider.place ? placeWords(side, rider.place) : t("hunt-board-nowhere") })];
  if (rider.held) words.push(t("hunt-board-held"));
  if (table.active === rider.id) words.push(t("hunt-board-acts-now"));
  return words.join(" ");
}

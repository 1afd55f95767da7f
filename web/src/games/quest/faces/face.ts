/** From the data of a card to the face that the kit draws. */
import type { Attached, Face, Mark, Numeral, Passage, Progress, Shape, Size, Token } from "../../../kit/card/card";
import type { Drawing } from "../../../kit/drawing/drawing";
import { isFoe, NUMBERS, present, type Amount, type CardType, type FaceData, type NumberName, type Standing } from "./data";
import { GLYPHS, type GlyphName } from "./glyphs";
import type { FaceWords } from "./words";

/** The side of the square of our signs. */
export const BOX = 24;
export const sign = (name: GlyphName): Drawing => [["fill", GLYPHS[name]]];

const SIGNS: Record<NumberName, GlyphName> = { engagement: "engagement", threat: "threat", willpower: "willpower", attack: "attack", defense: "defense", life: "life", points: "progress", cost: "threat" };

/** The window of the picture tells the type. */
const SHAPES: Record<CardType, Shape> = {
  hero: "arch",
  ally: "square",
  attachment: "medal",
  event: "pennant",
  enemy: "teeth",
  location: "bowl",
  treachery: "shards",
  objective: "octagon",
  quest: "square",
};
/** Which numbers stand in the row below; the rest is in the corners, or in the inspector. */
const ROW: readonly NumberName[] = ["willpower", "attack", "defense", "life"];

function spokenAmount(words: FaceWords, name: NumberName, amount: Amount, value: number): string {
  const plain = `${words.number[name]} ${value}`;
  if (value === amount.printed) return plain;
  return `${plain} (${words.printed} ${amount.printed}${amount.reason ? `; ${amount.reason}` : ""})`;
}

function numeral(data: FaceData, standing: Standing, words: FaceWords, name: NumberName): Numeral | undefined {
  const amount = data.numbers?.[name];
  if (!amount) return undefined;
  const value = name === "life" ? present(amount) - (standing.damage ?? 0) : present(amount);
  return { id: name, sign: sign(SIGNS[name]), value, printed: amount.printed, words: spokenAmount(words, name, amount, value), caption: words.number[name] };
}

export function numerals(data: FaceData, standing: Standing, words: FaceWords, names: readonly NumberName[]): Numeral[] {
  return names.map((name) => numeral(data, standing, words, name)).filter((one) => one !== undefined);
}

function left(data: FaceData, words: FaceWords): Mark | undefined {
  const sphere = data.sphere ?? "neutral";
  if (data.type === "hero") return { sign: sign(sphere), words: words.sphere[sphere] };
  if (data.type === "quest") return { value: data.stage ?? "", words: data.stage ?? "" };
  if (data.type === "treachery") return { sign: sign("shadow"), words: "" };
  if (data.type === "objective") return { sign: sign("objective"), words: "" };
  const threat = data.numbers?.threat;
  if (threat) return { sign: sign("threat"), value: present(threat), words: spokenAmount(words, "threat", threat, present(threat)) };
  if (data.cost === undefined) return undefined;
  return { sign: sign(sphere), value: data.cost, words: `${words.sphere[sphere]}, ${words.costs} ${data.cost}` };
}

function right(data: FaceData, words: FaceWords): Mark | undefined {
  const engagement = data.type === "enemy" ? data.numbers?.engagement : undefined;
  return engagement && { sign: sign("engagement"), value: present(engagement), words: spokenAmount(words, "engagement", engagement, present(engagement)) };
}

function text(data: FaceData, large: boolean): Passage[] {
  const keywords: Passage[] = data.keywords?.length ? [{ lead: data.keywords.join(" · "), words: "" }] : [];
  return [...keywords, ...((large ? data.full : undefined) ?? data.text ?? [])];
}

/** Why numbers are not what is printed. */
function reasons(data: FaceData, words: FaceWords): string[] {
  return NUMBERS.flatMap((name) => {
    const amount = data.numbers?.[name];
    if (!amount || present(amount) === amount.printed) return [];
    return [`${words.number[name]} ${present(amount)}: ${words.printed} ${amount.printed}${amount.reason ? `; ${amount.reason}` : ""}`];
  });
}

export function cardFace(data: FaceData, standing: Standing, words: FaceWords, size: Size): Face {
  const large = size === "large";
  return {
    id: data.id,
    name: data.unique && size !== "small" ? `◆ ${data.name}` : data.name,
    kind: words.type[data.type],
    box: BOX,
    shape: SHAPES[data.type],
    dark: isFoe(data.type),
    left: left(data, words),
    right: right(data, words),
    numbers: numerals(data, standing, words, large ? NUMBERS : ROW),
    text: text(data, large),
    about: [words.type[data.type], data.sphere && words.sphere[data.sphere], data.unique && words.unique].filter(Boolean).join(" · "),
    traits: data.traits?.join(" · "),
    notes: [...reasons(data, words), ...(standing.notes ?? [])],
    source: data.source,
  };
}

export function cardTokens(standing: Standing, words: FaceWords): Token[] {
  const tokens: Token[] = [];
  if (standing.resources !== undefined) tokens.push({ shape: "coin", count: standing.resources, words: `${words.resources} ${standing.resources}` });
  if (standing.damage) tokens.push({ shape: "drop", count: standing.damage, words: `${words.damage} ${standing.damage}` });
  return tokens;
}

/** Points on a location or stage; the inspector says them only of one that lies on the table. */
export function cardProgress(data: FaceData, standing: Standing, words: FaceWords, large = false): Progress | undefined {
  const points = data.numbers?.points;
  if (!points) return undefined;
  if (large && standing.progress === undefined) return undefined;
  const have = standing.progress ?? 0;
  return { have, all: present(points), ghost: standing.ghost, words: `${words.progress} ${have}/${present(points)}` };
}

export function cardAttached(standing: Standing): Attached[] {
  return (standing.attached ?? []).map(({ id, name, sphere, exhausted }) => ({ id, name, exhausted, dark: !sphere, sign: sign(sphere ?? "threat") }));
}

/** Dash to Mordor in words: for buttons, reports and those who do not see the sheet. */
import { catalog, t } from "../../lib/language/text.svelte";
import type { Option, View } from "../../lib/session/view";
import { CIRCLES, dash, type DashTable } from "./table";

/** "Keep ring (red) and orc (blue)": symbols alone would not tell equal dice apart. */
export function optionName(option: Option, view: View): string {
  const dice = option.things.filter((thing) => thing.startsWith("die:")).map((thing) => thing.slice(4));
  if (option.verb !== "keep" || !dice.length) return catalog.say(option.label, []);
  const words = dice.map((id) => {
    const symbol = dash(view).dice.find((die) => die.id === id)?.symbol ?? "";
    return t("dash-die-shows", { symbol: t(`dash-symbol-${symbol}`), die: t(`dash-die-${id}.short`) });
  });
  return t("dash-option-keep", { symbols: catalog.list(words), text: option.text });
}

/** The selected dice as one question. */
export function selectionName(things: string[]): string {
  return `keep ${things.map((thing) => thing.slice(4)).join(",")}`;
}

/** The round; alone, the turn and how many there are. */
export function roundWords(table: DashTable): string {
  return table.turn_limit
    ? t("dash-round-of", { round: table.round, limit: table.turn_limit })
    : t("dash-round", { round: table.round });
}

/** Every sheet and die as sentences. */
export function describe(view: View, names: string[]): string[] {
  const table = dash(view);
  const lines = [t(`dash-side-${table.side}`)];
  if (table.round) lines.push(roundWords(table));
  for (const sheet of table.sheets) {
    const place = CIRCLES[sheet.circle] ?? "mordor";
    lines.push(
      t("dash-say-sheet", {
        player: names[sheet.seat] ?? `${sheet.seat + 1}`,
        hobbit: sheet.hobbit ? t(`dash-hobbit-${sheet.hobbit}`) : "–",
        place: t(`dash-circle-${place}`),
        circle: sheet.circle,
        marks: sheet.remaining_marks,
        squares: sheet.squares.map((mark) => t(`dash-mark-${mark}`)).join(", "),
      }),
    );
    if (sheet.eliminated) lines.push(t("dash-say-out", { player: names[sheet.seat] ?? "" }));
  }
  const shown = table.dice.filter((die) => die.symbol);
  const say = (kept: boolean): string =>
    shown
      .filter((die) => die.kept === kept)
      .map((die) => t("dash-die-shows", { symbol: t(`dash-symbol-${die.symbol}`), die: t(`dash-die-${die.id}.short`) }))
      .join(", ");
  if (say(false)) lines.push(t("dash-say-pool", { dice: say(false) }));
  if (say(true)) lines.push(t("dash-say-kept", { dice: say(true) }));
  return lines;
}

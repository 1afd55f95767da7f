/** Parts of the table beside the cards. All words are given; none of them knows a rule.
 *
 * On the kit:
 * - `Dial`: `value`, `word`, `next?`, `limit?` (50), `marks?` (engagement costs), `note?`, `label?`. Width: `--dial-width`.
 *   Other seats and narrow pages: the kit’s Dial with `ring`.
 * - `Road`: `label`, `round`, `word`, `phases` (the kit’s, with steps and windows), `now`, `onorder?(window)`.
 * - `Stage`: `id`, `stage`, `name`, `word`, `condition?`, `progress?`. Width: `--stage`; height of a row. A location in
 *   small: the kit’s Progress.
 * - `Forecast`: `label`, `threat`, `willpower`, `captions`, `spread?`, `reach?`, `outcomes?`.
 * - `Pile`: `count`, `name`, `top?` (a card id), `foe?`, `open?`, `controls?`, `onopen?`. Width: `--pile`.
 *
 * Of quest alone:
 * - `Ladder`: `waiting` (names, cost), `players` (name, threat, you), `label`, `limit?`.
 * - `ChoiceRow`: `name`, `words?`, `card?` or `glyph?`, `hotkey?`, `result?`, `resultWord?`, `tone?`, `clause?`,
 *   `chosen?`, `barred?`, `tall?`, `onpick?`.
 * - `Sum`: `terms` of `SumBox` (`value`, `glyph`, `caption`, `tone?`) with their signs.
 * - `Hearts`: `all`, `lost`, `stake?`, `label`.
 * - `Purse`: `card`, `name`, `sphere`, `coins`, `pays?`, `words?`, `clause?`, `barred?`, `onpick?`.
 */
export { default as ChoiceRow } from "./ChoiceRow.svelte";
export { default as Dial } from "./Dial.svelte";
export { default as Forecast } from "./Forecast.svelte";
export { default as Hearts } from "./Hearts.svelte";
export { default as Ladder } from "./Ladder.svelte";
export { default as Pile } from "./Pile.svelte";
export { default as Purse } from "./Purse.svelte";
export { default as Road } from "./Road.svelte";
export { default as Stage } from "./Stage.svelte";
export { default as Sum } from "./Sum.svelte";
export { default as SumBox } from "./SumBox.svelte";
export type { Waiting } from "./ladder";

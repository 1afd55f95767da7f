/** Faces of cards: plain data in, the kit’s card with our pictures, signs and colours out.
 *
 * Before any of these, once: `provideWords(() => words)` with the `FaceWords` of the reader’s language.
 *
 * - `QuestCard`: `data: FaceData`, `standing?: Standing`, `size?: "small" | "medium" | "large"`, `inspector?`, `onpick?`,
 *   `onattached?`, `toggles?`, `thing?`. Widths: `--card-row` (90px), `--card-hero` (102px), `--card-hand` (112px).
 * - `QuestChip`: the same without size, and `numbers?` (which), `name?` (a shorter one).
 * - `Thumb`: `id`, `label`, `sphere?`, `resources?`, `damage?`, `exhausted?`, `sealed?`. Width: `--thumb` (33px).
 * - `Glyph`: `name`, `size?`; as high as the letters around it.
 * - `cardFace`, `cardTokens`, `cardProgress`, `cardAttached`: the same for the kit’s own components.
 *
 * The back of a card is the kit’s: plain for players, dark for the encounter deck. The stage of the quest in a row is
 * parts/Stage.svelte.
 */
export { default as Glyph } from "./Glyph.svelte";
export { default as QuestCard } from "./QuestCard.svelte";
export { default as QuestChip } from "./QuestChip.svelte";
export { default as Thumb } from "./Thumb.svelte";
export type { Amount, CardType, FaceData, Fastened, NumberName, Sentence, Sphere, Standing } from "./data";
export { cardAttached, cardFace, cardProgress, cardTokens } from "./face";
export { GLYPHS, type GlyphName } from "./glyphs";
export { provideWords, type FaceWords } from "./words";

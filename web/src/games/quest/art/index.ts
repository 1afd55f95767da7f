/** The pictures of the cards: composed, not painted.
 *
 * A picture is a recipe (recipes.ts, one line per card id): a sky, a land, motifs (people, beasts, things) and charges
 * over all. scene.ts puts it together as strokes, vignette.ts makes each once, Vignette.svelte draws it in the tones of
 * its palette, which change with day and night. A new title is one line; a new thing is a few strokes about (0, 0).
 *
 * `Vignette`: `id` of the card, `plain` without fine strokes for windows below 60 pixels. It fills its window; where
 * that is wide it crops below people and above and below things. What matters stays within y 12–100 of 160 by 112; the
 * panorama of a quest card shows y 36–76, its medal a circle in the middle.
 */
export { default as Vignette } from "./Vignette.svelte";
export { titles, vignette } from "./vignette";

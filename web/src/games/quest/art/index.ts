/** The pictures of the cards: composed, not painted (kit/vignette). A new title is one line of recipes.ts.
 *
 * `Vignette`: `id` of the card, `plain` without fine strokes for windows below 60 pixels. The panorama of a quest card
 * shows y 36–76 of its picture, its medal a circle in the middle.
 */
export { default as Vignette } from "./Vignette.svelte";
export { titles, vignette } from "./vignette";

/** Figures that move before the eyes, in pictures. */
import { setOut } from "../lib/session/motions";
import { calm } from "../lib/session/pace.svelte";
import type { Spot } from "./map/spot";

/** Lead a figure over these stops to where it stands now; `step` milliseconds for each, `most` for all. To be called
 * in an effect, which also ends it. Who wants a page that stands still sees it there at once. */
export function glide(figure: Element | undefined, stops: readonly Spot[], step: number, most = Infinity): (() => void) | undefined {
  const [from, to] = [stops[0], stops.at(-1)];
  if (!figure || !from || !to || calm() || (from.x === to.x && from.y === to.y)) return undefined;
  const duration = Math.min(step * stops.length, most);
  setOut(duration);
  const going = figure.animate(
    stops.map((one) => ({ transform: `translate(${one.x}px, ${one.y}px)` })),
    { duration, easing: "ease-in-out" },
  );
  return () => going.cancel();
}

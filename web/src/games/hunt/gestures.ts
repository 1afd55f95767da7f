/** How the map is moved by fingers, mouse, wheel and keys. */
import type { Place, Spot } from "./map";
import type { Viewport } from "./viewport.svelte";

/** Pixels within which a hand may tremble and still clicks. */
const TREMBLE = 7;

/** From the middle of an element, in pixels. */
function fromMiddle(frame: Element, x: number, y: number): [number, number] {
  const seen = frame.getBoundingClientRect();
  return [x - seen.left - seen.width / 2, y - seen.top - seen.height / 2];
}

/** One hand drags the map, two pinch it; a wheel with Ctrl brings it nearer, as it does with pages. */
export class Gestures {
  private readonly hands = new Map<number, Spot>();
  private dragged = false;

  constructor(private readonly port: Viewport) {}

  readonly down = (event: PointerEvent): void => {
    if (event.button > 0) return;
    if (!this.hands.size) this.dragged = false;
    this.hands.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };

  readonly move = (event: PointerEvent): void => {
    const from = this.hands.get(event.pointerId);
    if (!from) return;
    const to = { x: event.clientX, y: event.clientY };
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    if (!this.dragged && this.hands.size < 2 && Math.hypot(dx, dy) < TREMBLE) return;
    this.dragged = true;
    const frame = event.currentTarget as Element;
    if (!frame.hasPointerCapture(event.pointerId)) frame.setPointerCapture(event.pointerId);
    const before = this.spread();
    this.hands.set(event.pointerId, to);
    if (before) {
      this.pinch(frame, this.spread() / before);
      this.port.pan(dx / 2, dy / 2);
    } else this.port.pan(dx, dy);
  };

  readonly up = (event: PointerEvent): void => {
    this.hands.delete(event.pointerId);
  };

  /** The end of a drag is no click. */
  readonly guard = (event: MouseEvent): void => {
    if (!this.dragged) return;
    this.dragged = false;
    event.stopPropagation();
  };

  readonly wheel = (event: WheelEvent): void => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    this.port.zoom(Math.exp(-event.deltaY / 300), ...fromMiddle(event.currentTarget as Element, event.clientX, event.clientY));
  };

  /** How far two hands are apart; nothing for one. */
  private spread(): number {
    const [a, b] = [...this.hands.values()];
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
  }
  private pinch(frame: Element, factor: number): void {
    const [a, b] = [...this.hands.values()] as [Spot, Spot];
    this.port.zoom(factor, ...fromMiddle(frame, (a.x + b.x) / 2, (a.y + b.y) / 2));
  }
}

/** Plus and minus come nearer and go away, nought shows everything. */
export function zoomKey(port: Viewport, key: string): boolean {
  if (key === "+" || key === "=") port.nearer();
  else if (key === "-") port.farther();
  else if (key === "0") port.whole();
  else return false;
  return true;
}

export const DIRECTIONS: Record<string, Spot> = { ArrowLeft: { x: -1, y: 0 }, ArrowRight: { x: 1, y: 0 }, ArrowUp: { x: 0, y: -1 }, ArrowDown: { x: 0, y: 1 } };

/** Where an arrow leads: to the nearest place that lies about that way. */
export function nextPlace(places: Iterable<Place>, from: Spot, way: Spot): Place | undefined {
  let best: Place | undefined;
  let price = Infinity;
  for (const place of places) {
    const [dx, dy] = [place.x - from.x, place.y - from.y];
    const ahead = dx * way.x + dy * way.y;
    const aside = Math.abs(dx * way.y) + Math.abs(dy * way.x);
    if (ahead < 4 || aside > ahead * 1.6) continue;
    if (ahead + aside * 2 < price) [best, price] = [place, ahead + aside * 2];
  }
  return best;
}

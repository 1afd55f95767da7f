/** How the map is moved by fingers, mouse, wheel and keys. */
import type { Spot } from "./spot";
import type { Viewport } from "./viewport.svelte";

/** Pixels within which a hand may tremble and still clicks. */
const TREMBLE = 7;

/** From the middle of an element, in pixels. */
function fromMiddle(frame: Element, x: number, y: number): [number, number] {
  const seen = frame.getBoundingClientRect();
  return [x - seen.left - seen.width / 2, y - seen.top - seen.height / 2];
}

/** One hand drags the map, two pinch it. A wheel brings it nearer with Ctrl, as it does with pages; or by itself, where
 * the map fills a page that does not scroll. */
export class Gestures {
  private readonly hands = new Map<number, Spot>();
  private dragged = false;

  constructor(
    private readonly port: Viewport,
    private readonly plainWheel = false,
  ) {}

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
    if (!this.plainWheel && !event.ctrlKey && !event.metaKey) return;
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

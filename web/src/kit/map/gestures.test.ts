import { beforeEach, describe, expect, it, vi } from "vitest";
import { Gestures } from "./gestures";
import { Viewport } from "./viewport.svelte";

/** A window of 400 by 300 pixels in the corner of the page. */
const frame = {
  hasPointerCapture: () => false,
  setPointerCapture: vi.fn(),
  getBoundingClientRect: () => ({ left: 0, top: 0, width: 400, height: 300 }),
};
const hand = (pointerId: number, x: number, y: number, button = 0): PointerEvent =>
  ({ pointerId, button, clientX: x, clientY: y, currentTarget: frame }) as unknown as PointerEvent;
const turn = (ctrlKey: boolean): WheelEvent =>
  ({ ctrlKey, deltaY: -30, clientX: 200, clientY: 150, currentTarget: frame, preventDefault: () => undefined }) as unknown as WheelEvent;

let port: Viewport;
let gestures: Gestures;
beforeEach(() => {
  port = new Viewport({ width: 1000, height: 700 });
  port.resize(400, 300, { x: 500, y: 350 });
  port.zoom(2);
  gestures = new Gestures(port);
});

/** Whether a click after all that would reach the places of the map. */
function clicks(): boolean {
  const stopPropagation = vi.fn();
  gestures.guard({ stopPropagation } as unknown as MouseEvent);
  return !stopPropagation.mock.calls.length;
}

describe("hands on the map", () => {
  it("click while they only tremble", () => {
    const box = port.box;
    gestures.down(hand(1, 100, 100));
    gestures.move(hand(1, 104, 103));
    gestures.up(hand(1, 104, 103));
    expect(port.box).toBe(box);
    expect(clicks()).toBe(true);
  });

  it("drag the map along, and the end of it is no click", () => {
    const { x, y, scale } = port;
    gestures.down(hand(1, 100, 100));
    gestures.move(hand(1, 120, 90));
    expect([port.x, port.y]).toEqual([x - 20 / scale, y + 10 / scale]);
    expect(frame.setPointerCapture).toHaveBeenCalledWith(1);
    gestures.up(hand(1, 120, 90));
    expect(clicks()).toBe(false);
    expect(clicks()).toBe(true);
  });

  it("move nothing with another button, or when they have let go", () => {
    const box = port.box;
    gestures.down(hand(1, 100, 100, 2));
    gestures.move(hand(1, 200, 100));
    gestures.down(hand(1, 100, 100));
    gestures.up(hand(1, 100, 100));
    gestures.move(hand(1, 200, 100));
    expect(port.box).toBe(box);
  });

  it("pinch with two fingers", () => {
    const before = port.scale;
    gestures.down(hand(1, 180, 150));
    gestures.down(hand(2, 220, 150));
    gestures.move(hand(2, 230, 150));
    expect(port.scale).toBeCloseTo(before * 1.25);
  });

  it("leave a plain wheel to the page, unless the map fills it", () => {
    const before = port.scale;
    gestures.wheel(turn(false));
    expect(port.scale).toBe(before);
    gestures.wheel(turn(true));
    expect(port.scale).toBeCloseTo(before * Math.exp(0.1));
    new Gestures(port, true).wheel(turn(false));
    expect(port.scale).toBeCloseTo(before * Math.exp(0.2));
  });
});

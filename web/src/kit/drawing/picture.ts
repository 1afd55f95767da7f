/** The pictures of a turn: their size, and arrows in them. */
export const WIDTH = 240;
export const HEIGHT = 150;

type Point = readonly [x: number, y: number];

/** A bent arrow with its head; `bend` is how far its middle stands aside, to the left of its way. */
export function arrow([x1, y1]: Point, [x2, y2]: Point, bend = 0, head = 8): string {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const length = Math.hypot(dx, dy) || 1;
  const [mx, my] = [(x1 + x2) / 2 + (dy / length) * bend, (y1 + y2) / 2 - (dx / length) * bend];
  const angle = Math.atan2(y2 - my, x2 - mx);
  const wing = (turn: number): string => `${(x2 - head * Math.cos(angle + turn)).toFixed(1)} ${(y2 - head * Math.sin(angle + turn)).toFixed(1)}`;
  return `M${x1} ${y1}Q${mx.toFixed(1)} ${my.toFixed(1)} ${x2} ${y2}M${wing(0.6)}L${x2} ${y2}L${wing(-0.6)}`;
}

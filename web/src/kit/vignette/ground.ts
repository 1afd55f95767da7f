/** What grows and lies on the ground, as paths: the lands are put together from these. */
import { HEIGHT, n, WIDTH, type Chance } from "./stroke";

/** A chain of mountains: its outline, the lit edges of its peaks, and their shaded flanks. */
export function chain(r: Chance, y: number, high: number, count: number, x0 = -8, x1 = WIDTH + 8): [outline: string, lit: string, shade: string] {
  let outline = `M${x0} ${HEIGHT + 4}L${x0} ${n(y)}`;
  let lit = "";
  let shade = "";
  const step = (x1 - x0) / count;
  for (let i = 0; i < count; i++) {
    const [x, top] = [x0 + step * (i + r(0.38, 0.62)), y - high * r(0.55, 1)];
    const [footX, footY] = [x0 + step * (i + 1), y - high * r(0, 0.22)];
    const knee = `L${n(x + (footX - x) * r(0.35, 0.55))} ${n(top + (footY - top) * r(0.3, 0.45))}`;
    const fall = y - top;
    const k = r(0.02, 0.07) * step;
    const ridge = `L${n(x + k)} ${n(top + fall * 0.3)}L${n(x - k * 0.7)} ${n(top + fall * 0.46)}`;
    outline += `L${n(x - step * 0.16)} ${n(top + high * r(0.28, 0.4))}L${n(x)} ${n(top)}${knee}L${n(footX)} ${n(footY)}`;
    shade += `M${n(x)} ${n(top)}${ridge}L${n(x + k * 1.3)} ${n(top + fall * 0.72)}L${n(x + k * 0.4)} ${n(y + 6)}L${n(footX)} ${n(y + 6)}L${n(footX)} ${n(footY)}${knee}Z`;
    lit += `M${n(x)} ${n(top)}${ridge}M${n(x - step * 0.12)} ${n(top + fall * 0.52)}l${n(step * 0.05)} ${n(fall * 0.16)}`;
  }
  return [`${outline}L${x1} ${HEIGHT + 4}Z`, lit, shade];
}

/** Rolling ground. */
export function roll(r: Chance, y: number, high: number, count = 3): string {
  const step = (WIDTH + 20) / count;
  let d = `M-10 ${HEIGHT + 4}V${n(y + r(-high, high) * 0.5)}`;
  for (let i = 0; i < count; i++) {
    const x = -10 + step * i;
    const up = n(y - r(0.3, 1) * high);
    d += `C${n(x + step * 0.3)} ${up} ${n(x + step * 0.55)} ${up} ${n(x + step)} ${n(y + r(0, 0.6) * high)}`;
  }
  return `${d}V${HEIGHT + 4}Z`;
}

function fir(r: Chance, x: number, y: number, h: number): string {
  const w = h * r(0.3, 0.38);
  let [left, right] = ["", ""];
  for (let i = 1; i <= 4; i++) {
    const yy = y - h + (h * 0.94 * i) / 4;
    const ww = (w * i) / 4;
    left = `L${n(x - ww * 0.5)} ${n(yy - h * 0.05)}L${n(x - ww)} ${n(yy)}${left}`;
    right += `L${n(x + ww)} ${n(yy)}L${n(x + ww * 0.5)} ${n(yy - h * 0.05)}`;
  }
  return `M${n(x)} ${n(y - h)}${right}L${n(x + h * 0.03)} ${n(y)}H${n(x - h * 0.03)}${left}Z`;
}
export function firs(r: Chance, y: number, count: number, low: number, high: number, x0 = -4, x1 = WIDTH + 4): string {
  let d = "";
  for (let i = 0; i < count; i++) d += fir(r, x0 + ((x1 - x0) * (i + r(0.1, 0.9))) / count, y + r(-1, 3), r(low, high));
  return d;
}

/** Round trees. */
export function crowns(r: Chance, y: number, count: number, low: number, high: number, x0 = -6, x1 = WIDTH + 6): string {
  let d = "";
  for (let i = 0; i < count; i++) {
    const x = x0 + ((x1 - x0) * (i + r(0.1, 0.9))) / count;
    const s = r(low, high);
    const at = (dx: number, dy: number) => `${n(x + s * dx)} ${n(y + s * dy)}`;
    d += `M${at(-1, 0)}C${at(-1.25, -0.7)} ${at(-0.9, -1.5)} ${at(-0.35, -1.45)}C${at(-0.1, -2)} ${at(0.75, -1.9)} ${at(0.7, -1.25)}C${at(1.3, -1.1)} ${at(1.2, -0.3)} ${at(1, 0)}Z`;
  }
  return d;
}

/** An old trunk from the ground into the canopy, with roots and two boughs; several strokes. */
export function trunk(r: Chance, x: number, w: number, lean = 0): string {
  const top = x + lean;
  const k = r(-4, 4);
  let d = `M${n(x - w * 1.5)} ${HEIGHT + 2}C${n(x - w * 0.8)} 101 ${n(x - w * 0.55)} 90 ${n(x - w * 0.45 + k)} 60C${n(x - w * 0.4 + k)} 36 ${n(top - w * 0.5)} 18 ${n(top - w * 0.7)} -4H${n(top + w * 0.7)}C${n(top + w * 0.4)} 18 ${n(x + w * 0.5 + k)} 36 ${n(x + w * 0.48 + k)} 60C${n(x + w * 0.6)} 90 ${n(x + w * 0.9)} 101 ${n(x + w * 1.6)} ${HEIGHT + 2}Z`;
  for (const side of [-1, 1]) {
    if (r() < 0.25) continue;
    const [y, len, up, t] = [r(22, 52), r(12, 26), r(6, 20), w * 0.32];
    d += `|M${n(x + k * 0.8)} ${n(y + t)}C${n(x + side * len * 0.4)} ${n(y - 1)} ${n(x + side * len * 0.8)} ${n(y - up * 0.3)} ${n(x + side * len)} ${n(y - up)}C${n(x + side * len * 0.7)} ${n(y - up * 0.6)} ${n(x + side * len * 0.4)} ${n(y - t - 3)} ${n(x + k * 0.8)} ${n(y - t * 1.6)}Z`;
    d += `|M${n(x + side * len * 0.62)} ${n(y - up * 0.38)}q${side * 4} 2 ${n(side * len * 0.45)} ${n(1 - up * 0.1)}q${n(-side * len * 0.2)} -3 ${n(-side * len * 0.38)} -4Z`;
  }
  return `${d}|`;
}

/** Leaves hanging in from above. */
export function canopy(r: Chance, y: number, count: number, low: number, high: number): string {
  let d = "";
  for (let i = 0; i < count; i++) {
    const x = -8 + (176 * (i + r(0.2, 0.8))) / count;
    const s = r(low, high);
    const b = y + r(-3, 3);
    d += `M${n(x - s * 1.2)} -6V${n(b)}C${n(x - s)} ${n(b + s * 0.9)} ${n(x - s * 0.3)} ${n(b + s * 0.8)} ${n(x - s * 0.15)} ${n(b + s * 0.35)}C${n(x)} ${n(b + s)} ${n(x + s * 0.9)} ${n(b + s * 0.8)} ${n(x + s * 1.2)} ${n(b)}V-6Z`;
  }
  return d;
}

export function reeds(r: Chance, y: number, count: number, low: number, high: number, x0 = 0, x1 = WIDTH): string {
  let d = "";
  for (let i = 0; i < count; i++) {
    const [x, h, b] = [r(x0, x1), r(low, high), r(-5, 5)];
    d += `M${n(x)} ${n(y)}q${n(b * 0.2)} ${n(-h * 0.6)} ${n(b)} ${n(-h)}q${n(1.2 - b * 0.2)} ${n(h * 0.4)} ${n(1.8 - b)} ${n(h)}Z`;
  }
  return d;
}

export function ripples(r: Chance, y0: number, y1: number, count: number, x0 = 0, x1 = WIDTH): string {
  let d = "";
  for (let i = 0; i < count; i++) {
    const y = y0 + ((y1 - y0) * i) / Math.max(1, count - 1);
    const [x, l] = [r(x0, x1 - 26), r(10, 26)];
    d += `M${n(x)} ${n(y)}q${n(l / 4)} -1.6 ${n(l / 2)} 0t${n(l / 2)} 0`;
  }
  return d;
}

/** Thin clouds, or drifts of mist. */
export function streaks(r: Chance, count: number, y0: number, y1: number): string {
  let d = "";
  for (let i = 0; i < count; i++) {
    const [y, x, l, t] = [r(y0, y1), r(-10, 120), r(24, 62), r(1.4, 2.8)];
    d += `M${n(x)} ${n(y)}q${n(l * 0.5)} ${n(-t)} ${n(l)} 0q${n(-l * 0.4)} ${n(t * 1.4)} ${n(-l)} 0Z`;
  }
  return d;
}

/** A spider's web about (x, y), whole or between two angles. */
export function web(x: number, y: number, radius: number, spokes: number, turns: number, from = 0, to = Math.PI * 2): string {
  const whole = to - from > 6.2;
  const step = (to - from) / (whole ? spokes : spokes - 1);
  const at = (angle: number, q: number) => `${n(x + Math.cos(angle) * q)} ${n(y + Math.sin(angle) * q)}`;
  let d = "";
  for (let i = 0; i < spokes; i++) d += `M${x} ${y}L${at(from + step * i, radius)}`;
  for (let turn = 1; turn <= turns; turn++) {
    const q = (radius * turn * 0.94) / turns;
    d += `M${at(from, q)}`;
    for (let i = 0; i < (whole ? spokes : spokes - 1); i++) d += `Q${at(from + step * (i + 0.5), q * 0.8)} ${at(from + step * (i + 1), q)}`;
  }
  return d;
}

/** Four-pointed stars. */
export function stars(r: Chance, count: number, y0: number, y1: number): string {
  let d = "";
  for (let i = 0; i < count; i++) {
    const [x, y, s] = [r(4, 156), r(y0, y1), r(0.7, 1.7)];
    const [a, b] = [n(s * 0.5), n(s * 1.5)];
    d += `M${n(x)} ${n(y - s * 2)}l${a} ${b} ${b} ${a} ${-b} ${a} ${-a} ${b} ${-a} ${-b} ${-b} ${-a} ${b} ${-a}Z`;
  }
  return d;
}

/** Thin rays about (x, y) from one radius to another, long and short in turn. */
export function beams(x: number, y: number, count: number, from: number, short: number, long: number): string {
  let d = "";
  for (let i = 0; i < count; i++) {
    const angle = (i / count) * Math.PI * 2;
    const to = i % 2 ? short : long;
    d += `M${n(x + Math.cos(angle) * from)} ${n(y + Math.sin(angle) * from)}L${n(x + Math.cos(angle) * to)} ${n(y + Math.sin(angle) * to)}`;
  }
  return d;
}

/** The part of a map that is seen: moved by hand, wheel, pinch, buttons and keys. */
import type { Spot } from "./spot";

/** A stretch of nearness by name: from so many pixels a unit on, until the next level begins. */
export interface Level {
  name: string;
  from: number;
}

export interface World {
  /** How large the map is, in its own units. */
  width: number;
  height: number;
  /** The most pixels a unit can have. */
  closest?: number;
  /** Pixels a unit must have to be read: a small window begins so near, around a spot. */
  readable?: number;
  /** From far to near; the board draws by `port.level`. */
  levels?: readonly Level[];
}

const CLOSEST = 3.2;
const READABLE = 0.82;
const STEP = 1.35;
/** The part of half the window in which a spot is well in sight. */
const INSIDE = 0.44;

export class Viewport {
  /** The window on the page, in pixels. */
  width = $state(0);
  height = $state(0);
  /** Pixels per unit, and the middle of what is seen. */
  scale = $state(1);
  x = $state(0);
  y = $state(0);

  readonly closest: number;
  private readonly readable: number;

  constructor(readonly world: World) {
    this.closest = world.closest ?? CLOSEST;
    this.readable = world.readable ?? READABLE;
    this.x = world.width / 2;
    this.y = world.height / 2;
  }

  get smallest(): number {
    return Math.max(0.05, Math.min(this.width / this.world.width, this.height / this.world.height));
  }
  get box(): string {
    const [wide, high] = [this.width / this.scale, this.height / this.scale];
    return `${(this.x - wide / 2).toFixed(2)} ${(this.y - high / 2).toFixed(2)} ${wide.toFixed(2)} ${high.toFixed(2)}`;
  }
  get atFarthest(): boolean {
    return this.scale <= this.smallest * 1.01;
  }
  get atClosest(): boolean {
    return this.scale >= this.closest * 0.99;
  }
  /** The name of the nearness, if the world has levels. It changes at their borders only, so a board may hang on it. */
  readonly level = $derived.by(() => this.world.levels?.findLast((level) => level.from <= this.scale * 1.001)?.name ?? this.world.levels?.[0]?.name ?? "");

  /** A window of a new size. The first one sees the whole map, or around a spot if the map would be too small. */
  resize(width: number, height: number, spot?: Spot): void {
    if (!width || !height) return;
    const first = !this.width;
    const whole = !first && this.atFarthest;
    this.width = width;
    this.height = height;
    if (first && spot && this.smallest < this.readable * 0.8) {
      this.scale = this.readable;
      this.x = spot.x;
      this.y = spot.y;
    } else if (first || whole) this.scale = this.smallest;
    this.settle();
  }

  /** Never beyond the edge of the map, never too far or too near. */
  private settle(): void {
    this.scale = this.within(this.scale);
    const along = (middle: number, seen: number, all: number): number =>
      seen >= all ? all / 2 : Math.min(all - seen / 2, Math.max(seen / 2, middle));
    this.x = along(this.x, this.width / this.scale, this.world.width);
    this.y = along(this.y, this.height / this.scale, this.world.height);
  }
  private within(scale: number): number {
    return Math.min(Math.max(this.closest, this.smallest), Math.max(this.smallest, scale));
  }

  /** Nearer or farther; the point under the hand stays where it is (given in pixels from the middle). */
  zoom(factor: number, dx = 0, dy = 0): void {
    const before = this.scale;
    this.scale = this.within(this.scale * factor);
    this.x += dx / before - dx / this.scale;
    this.y += dy / before - dy / this.scale;
    this.settle();
  }
  nearer(): void {
    this.zoom(STEP);
  }
  farther(): void {
    this.zoom(1 / STEP);
  }
  whole(): void {
    this.scale = this.smallest;
    this.settle();
  }
  /** Around a spot, at least so near. */
  look(spot: Spot, scale = this.scale): void {
    this.scale = Math.max(this.scale, scale);
    this.x = spot.x;
    this.y = spot.y;
    this.settle();
  }
  /** Bring spots into sight together: farther away only if there is no other way. */
  embrace(spots: readonly Spot[]): void {
    if (!spots.length || !this.width || !this.height) return;
    const [xs, ys] = [spots.map((one) => one.x), spots.map((one) => one.y)];
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    const seen = (scale: number): [number, number] => [(this.width / scale) * INSIDE, (this.height / scale) * INSIDE];
    const [wide, high] = seen(this.scale);
    if (left >= this.x - wide && right <= this.x + wide && top >= this.y - high && bottom <= this.y + high) return;
    this.scale = this.within(Math.min(this.scale, (2 * INSIDE * this.width) / (right - left || 1), (2 * INSIDE * this.height) / (bottom - top || 1)));
    this.x = (left + right) / 2;
    this.y = (top + bottom) / 2;
    this.settle();
  }
  pan(dx: number, dy: number): void {
    this.x -= dx / this.scale;
    this.y -= dy / this.scale;
    this.settle();
  }
  /** Bring a spot into sight if it is not well within. */
  show(spot: Spot): void {
    const [wide, high] = [(this.width / this.scale) * 0.4, (this.height / this.scale) * 0.4];
    if (Math.abs(spot.x - this.x) > wide) this.x = spot.x;
    if (Math.abs(spot.y - this.y) > high) this.y = spot.y;
    this.settle();
  }
}

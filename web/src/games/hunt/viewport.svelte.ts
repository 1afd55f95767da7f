/** The part of the map that is seen: moved by hand, wheel, pinch, buttons and keys. */
import { HEIGHT, WIDTH, type Spot } from "./map";

const CLOSEST = 3.2;
const STEP = 1.35;
/** On small screens the map begins so near that numbers can be read. */
const READABLE = 0.82;

export class Viewport {
  /** The window on the page, in pixels. */
  width = $state(0);
  height = $state(0);
  /** Pixels per unit, and the middle of what is seen. */
  scale = $state(1);
  x = $state(WIDTH / 2);
  y = $state(HEIGHT / 2);

  get smallest(): number {
    return Math.max(0.05, Math.min(this.width / WIDTH, this.height / HEIGHT));
  }
  get box(): string {
    const [wide, high] = [this.width / this.scale, this.height / this.scale];
    return `${(this.x - wide / 2).toFixed(2)} ${(this.y - high / 2).toFixed(2)} ${wide.toFixed(2)} ${high.toFixed(2)}`;
  }
  get atFarthest(): boolean {
    return this.scale <= this.smallest * 1.01;
  }
  get atClosest(): boolean {
    return this.scale >= CLOSEST * 0.99;
  }

  /** A window of a new size. The first one sees the whole map, or around a spot if the map would be too small. */
  resize(width: number, height: number, spot: Spot): void {
    if (!width || !height) return;
    const first = !this.width;
    const whole = !first && this.atFarthest;
    this.width = width;
    this.height = height;
    if (first && this.smallest < READABLE * 0.8) {
      this.scale = READABLE;
      this.x = spot.x;
      this.y = spot.y;
    } else if (first || whole) this.scale = this.smallest;
    this.settle();
  }

  /** Never beyond the edge of the map, never too far or too near. */
  private settle(): void {
    this.scale = Math.min(CLOSEST, Math.max(this.smallest, this.scale));
    const along = (middle: number, seen: number, all: number): number =>
      seen >= all ? all / 2 : Math.min(all - seen / 2, Math.max(seen / 2, middle));
    this.x = along(this.x, this.width / this.scale, WIDTH);
    this.y = along(this.y, this.height / this.scale, HEIGHT);
  }

  /** Nearer or farther; the point under the hand stays where it is (given in pixels from the middle). */
  zoom(factor: number, dx = 0, dy = 0): void {
    const before = this.scale;
    this.scale = Math.min(CLOSEST, Math.max(this.smallest, this.scale * factor));
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

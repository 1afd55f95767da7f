/** The QR code says the link: its squares are read back here by the rules of the code, without the library that drew them. */
import { render } from "@testing-library/svelte";
import { beforeAll, expect, it } from "vitest";
import { catalog } from "../../lib/language/text.svelte";
import Code from "./Code.svelte";

const EDGE = 3;
const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** The text of a code of version 2 to 6 and level M, L, Q or H whose data lie in one block. */
function read(dark: (x: number, y: number) => boolean, size: number): string {
  const far = size - 1;
  const format = [0, 1, 2, 3, 4].map((bit) => dark(bit, 8)).map(Number);
  const mask = ((format[2]! << 2) | (format[3]! << 1) | format[4]!) ^ 0b101;
  const isFunction = (x: number, y: number): boolean => {
    if (x === 6 || y === 6) return true;
    if ((x < 9 && y < 9) || (x > far - 8 && y < 9) || (x < 9 && y > far - 8)) return true;
    return Math.abs(x - (far - 6)) <= 2 && Math.abs(y - (far - 6)) <= 2;
  };
  const bits: number[] = [];
  for (let right = far, up = true; right > 0; right -= 2, up = !up) {
    if (right === 6) right -= 1;
    for (let step = 0; step < size; step++) {
      const y = up ? far - step : step;
      for (const x of [right, right - 1]) if (!isFunction(x, y)) bits.push(Number(dark(x, y) !== MASKS[mask]!(x, y)));
    }
  }
  const number = (from: number, length: number): number => bits.slice(from, from + length).reduce((sum, bit) => sum * 2 + bit, 0);
  expect(number(0, 4), "bytes").toBe(4);
  const length = number(4, 8);
  return String.fromCharCode(...Array.from({ length }, (_, at) => number(12 + 8 * at, 8)));
}

beforeAll(async () => {
  await catalog.start("lobby");
});

it("says the link", () => {
  const link = "http://r.example/t/1c9#seat=aB_-9";
  const { container } = render(Code, { link });
  const svg = container.querySelector("svg")!;
  const whole = Number(svg.getAttribute("viewBox")!.split(" ")[2]);
  const squares = new Set([...svg.querySelector("path")!.getAttribute("d")!.matchAll(/M(\d+) (\d+)h1/g)].map((one) => `${one[1]},${one[2]}`));
  const size = whole - 2 * EDGE;
  expect((size - 17) % 4).toBe(0);
  const dark = (x: number, y: number): boolean => squares.has(`${x + EDGE},${y + EDGE}`);
  expect(read(dark, size)).toBe(link);
  expect(svg.getAttribute("aria-label")).toBe("QR code of the link");
});

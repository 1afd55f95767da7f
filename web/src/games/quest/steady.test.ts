import { expect, test } from "vitest";
import { steady } from "./steady";

function board(): { button: HTMLButtonElement; clicks: () => number } {
  const outer = document.createElement("div");
  const button = document.createElement("button");
  outer.append(button);
  document.body.append(outer);
  let clicks = 0;
  button.addEventListener("click", () => (clicks += 1));
  steady(outer);
  return { button, clicks: () => clicks };
}

test("the second press of a double click does nothing", () => {
  const { button, clicks } = board();
  button.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }));
  button.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 2 }));
  expect(clicks()).toBe(1);
});

test("a key press counts, a held key does not", () => {
  const { button } = board();
  const press = (repeat: boolean): boolean => button.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", repeat, bubbles: true, cancelable: true }));
  expect(press(false)).toBe(true);
  expect(press(true)).toBe(false);
});

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { listen } from "./keys";

const undo = vi.fn();
const first = vi.fn();
const back = vi.fn();
const confirm = vi.fn();
let unlisten = (): void => {};

beforeEach(() => {
  vi.clearAllMocks();
  unlisten = listen(() => ({ u: undo, "1": first, ",": back, Enter: confirm }));
});
afterEach(() => unlisten());

const press = (key: string, code: string, more: KeyboardEventInit = {}): boolean =>
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key, code, bubbles: true, cancelable: true, ...more }));

it("hears a key by its letter", () => {
  press("u", "KeyU");
  press("U", "KeyU");
  expect(undo).toHaveBeenCalledTimes(2);
});

it("hears the same key where it writes Russian", () => {
  press("г", "KeyU");
  expect(undo).toHaveBeenCalledTimes(1);
  press("б", "Comma");
  expect(back).toHaveBeenCalledTimes(1);
  press("б", "Comma", { repeat: true });
  expect(back).toHaveBeenCalledTimes(2);
});

it("hears digits where they need a shift", () => {
  press("&", "Digit1");
  press("1", "Numpad1");
  expect(first).toHaveBeenCalledTimes(2);
});

it("goes by the letter, not by the place, where letters are Latin in another order", () => {
  press("f", "KeyU"); // Dvorak and its like
  expect(undo).not.toHaveBeenCalled();
});

it("leaves what is typed into a field alone", () => {
  const field = document.body.appendChild(document.createElement("input"));
  field.dispatchEvent(new KeyboardEvent("keydown", { key: "г", code: "KeyU", bubbles: true }));
  expect(undo).not.toHaveBeenCalled();
  field.remove();
});

it("lets Enter confirm after the pointer has pressed a thing, and press what the keyboard has reached", () => {
  const [card, other] = [document.createElement("button"), document.createElement("button")];
  document.body.append(card, other);
  const enter = (on: Element): boolean => on.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }));
  card.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  card.focus();
  expect(enter(card)).toBe(false); // the button itself hears nothing
  expect(confirm).toHaveBeenCalledTimes(1);
  const itself = vi.fn((event: Event) => event.stopPropagation());
  card.addEventListener("keydown", itself);
  expect(enter(card)).toBe(false); // nor does what listens for keys of its own
  expect(itself).not.toHaveBeenCalled();
  expect(confirm).toHaveBeenCalledTimes(2);
  card.removeEventListener("keydown", itself);
  other.focus();
  card.focus();
  expect(enter(card)).toBe(true);
  expect(confirm).toHaveBeenCalledTimes(2);
  card.remove();
  other.remove();
});

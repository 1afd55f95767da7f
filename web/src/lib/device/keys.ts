/** Keyboard play. Single keys work anywhere on the table page except in fields; they can be switched off. */
import { settings } from "./settings.svelte";

export type Keys = Record<string, () => void>;

const FIELDS = "input, textarea, select, [contenteditable]";
/** Controls that use these keys themselves. */
const OWN = "button, a, summary, [role=tab], [role=button], [role=slider]";

/** Keys that leaf through the history may be held down. */
const LEAFING = new Set([",", "."]);

/** Keys that carry the same letters and signs on every keyboard, whatever language it writes. */
const SIGNS: Record<string, string> = { Comma: ",", Period: ".", Minus: "-", Equal: "+", Slash: "?" };
const PLACE = /^(?:Key|Digit|Numpad)([A-Z0-9])$/;

/** What a key means where it writes no Latin letter or digit: then it is known by its place. */
function placed(event: KeyboardEvent): string {
  if (/^[a-z]$/i.test(event.key)) return "";
  return (PLACE.exec(event.code)?.[1] ?? SIGNS[event.code] ?? "").toLowerCase();
}

export function listen(keys: () => Keys): () => void {
  /** What the pointer has pressed stays in focus, though nobody means it when Enter is pressed next: Enter confirms the move. */
  let pressed: Element | null = null;
  const press = (event: Event): void => {
    pressed = (event.target as Element).closest(OWN);
  };
  const reach = (event: Event): void => {
    if ((event.target as Element).closest(OWN) !== pressed) pressed = null; // by keyboard
  };
  const heard = (event: KeyboardEvent): void => {
    if (!settings.shortcuts && event.key !== "Escape") return;
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (event.repeat && !LEAFING.has(event.key) && !LEAFING.has(placed(event))) return; // held down, it answers once, not every question that comes
    const target = event.target as Element | null;
    if (event.key !== "Escape" && target?.closest(FIELDS)) return;
    const own = target?.closest(OWN);
    if ((event.key === "Enter" || event.key === " ") && own && own !== pressed) return;
    const known = keys();
    const action = known[event.key.length === 1 ? event.key.toLowerCase() : event.key] ?? known[placed(event)];
    if (!action) return;
    event.preventDefault();
    action();
  };
  /** A thing that hears keys itself must not take that Enter either. */
  const forestall = (event: KeyboardEvent): void => {
    const own = (event.target as Element | null)?.closest(OWN);
    if (event.key !== "Enter" || !own || own !== pressed || !keys().Enter) return;
    heard(event);
    if (event.defaultPrevented) event.stopImmediatePropagation();
  };
  const heeded = { keydown: heard as EventListener, pointerdown: press, focusin: reach };
  for (const [what, hear] of Object.entries(heeded)) addEventListener(what, hear);
  addEventListener("keydown", forestall, true);
  return () => {
    removeEventListener("keydown", forestall, true);
    for (const [what, hear] of Object.entries(heeded)) removeEventListener(what, hear);
  };
}

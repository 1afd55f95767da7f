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
  const heard = (event: KeyboardEvent): void => {
    if (!settings.shortcuts && event.key !== "Escape") return;
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (event.repeat && !LEAFING.has(event.key) && !LEAFING.has(placed(event))) return; // held down, it answers once, not every question that comes
    const target = event.target as Element | null;
    if (event.key !== "Escape" && target?.closest(FIELDS)) return;
    if ((event.key === "Enter" || event.key === " ") && target?.closest(OWN)) return;
    const known = keys();
    const action = known[event.key.length === 1 ? event.key.toLowerCase() : event.key] ?? known[placed(event)];
    if (!action) return;
    event.preventDefault();
    action();
  };
  addEventListener("keydown", heard);
  return () => removeEventListener("keydown", heard);
}

/** Nothing is answered twice: the second press of a double click and a key that is held down do nothing, though the next
 * question may have put its button in the same place by then. */
import type { Attachment } from "svelte/attachments";

const PRESSES: ReadonlySet<string> = new Set(["Enter", " "]);

export const steady: Attachment<HTMLElement> = (element) => {
  const clicked = (event: MouseEvent): void => {
    if (event.detail > 1) swallow(event);
  };
  const pressed = (event: KeyboardEvent): void => {
    if (event.repeat && PRESSES.has(event.key)) swallow(event);
  };
  element.addEventListener("click", clicked, true);
  element.addEventListener("keydown", pressed, true);
  return () => {
    element.removeEventListener("click", clicked, true);
    element.removeEventListener("keydown", pressed, true);
  };
};

function swallow(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

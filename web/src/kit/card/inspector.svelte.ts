/** Which card is read closely: the one under the pointer, else the one in focus, else the one that was laid open by a
 * long press or the key I. The board gives the place where it is shown; nothing ever lies over the board. */
import type { Attachment } from "svelte/attachments";

/** Milliseconds: a pointer that only passes by shows nothing, a finger that rests opens the card. */
const PASSING = 90;
const HOLD = 450;
/** Pixels within which a finger rests. */
const TREMBLE = 10;

export class Inspector {
  private hovered = $state("");
  private focused = $state("");
  /** Laid open until it is closed. */
  pinned = $state("");
  /** Grows when a card is to be read from the keyboard: the panel then takes the focus. */
  calls = $state(0);

  private origin: HTMLElement | null = null;
  private passing: ReturnType<typeof setTimeout> | undefined;

  /** The id of the card to show, or nothing. */
  get current(): string {
    return this.hovered || this.focused || this.pinned;
  }

  /** Lay a card open; by key, the focus goes to where it can be read, and comes back when it is closed. */
  open(id: string, from: HTMLElement | null = null): void {
    this.pinned = id;
    this.origin = from;
    if (from) this.calls += 1;
  }
  close(): void {
    this.pinned = "";
    this.hovered = "";
    this.origin?.focus();
    this.origin = null;
  }

  /** What a card, a chip or an attachment needs to be read: put `{@attach inspector.watch(id)}` on it. */
  watch(id: string): Attachment<HTMLElement> {
    return (element) => {
      let press: { x: number; y: number; timer: ReturnType<typeof setTimeout> } | undefined;
      let held = false;
      const release = (): void => {
        clearTimeout(press?.timer);
        press = undefined;
      };
      const heard: { [K in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[K]) => void } = {
        pointerenter: (event) => {
          if (event.pointerType === "touch") return;
          clearTimeout(this.passing);
          this.passing = setTimeout(() => (this.hovered = id), PASSING);
        },
        pointerleave: () => {
          clearTimeout(this.passing);
          if (this.hovered === id) this.hovered = "";
          release();
        },
        pointerdown: (event) => {
          held = false;
          if (event.pointerType !== "touch") return;
          const timer = setTimeout(() => {
            held = true;
            this.open(id);
          }, HOLD);
          press = { x: event.clientX, y: event.clientY, timer };
        },
        pointermove: (event) => {
          if (press && Math.hypot(event.clientX - press.x, event.clientY - press.y) > TREMBLE) release();
        },
        pointerup: release,
        pointercancel: release,
        contextmenu: (event) => {
          if (press || held) event.preventDefault(); // the finger asks for the card, not for a menu
        },
        focusin: () => (this.focused = id),
        // A card in focus that leaves the page loses it while the page is being drawn, when nothing may change.
        focusout: () => {
          queueMicrotask(() => {
            if (this.focused === id && !element.contains(document.activeElement)) this.focused = "";
          });
        },
        keydown: (event) => {
          if (event.key.toLowerCase() !== "i" || event.ctrlKey || event.metaKey || event.altKey) return;
          event.preventDefault();
          event.stopPropagation();
          this.open(id, event.target as HTMLElement);
        },
      };
      /** The end of a long press is no click. */
      const guard = (event: MouseEvent): void => {
        if (!held) return;
        held = false;
        event.preventDefault();
        event.stopPropagation();
      };
      const all = Object.entries(heard) as [string, EventListener][];
      for (const [kind, listener] of all) element.addEventListener(kind, listener);
      element.addEventListener("click", guard, true);
      return () => {
        for (const [kind, listener] of all) element.removeEventListener(kind, listener);
        element.removeEventListener("click", guard, true);
        clearTimeout(this.passing);
        release();
        if (this.hovered === id) this.hovered = "";
        if (this.focused === id) this.focused = "";
      };
    };
  }
}

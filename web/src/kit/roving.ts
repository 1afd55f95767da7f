/** One stop for Tab in a group of things; arrows go from one to the next inside it.
 *
 * Put `{@attach roving}` on the group. Its members are the elements with `data-rove`, in the order of the page.
 */
import type { Attachment } from "svelte/attachments";

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

const members = (group: Element): HTMLElement[] => [...group.querySelectorAll<HTMLElement>("[data-rove]")];

/** The member that a key leads to; the ends are ends. */
export function roved(key: string, at: number, count: number): number | undefined {
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  const step = STEPS[key];
  if (step === undefined) return undefined;
  return Math.max(0, Math.min(count - 1, at + step));
}

export const roving: Attachment<HTMLElement> = (group) => {
  let stop: HTMLElement | undefined;
  const settle = (): void => {
    const all = members(group);
    if (!stop || !all.includes(stop)) stop = all[0];
    for (const one of all) one.tabIndex = one === stop ? 0 : -1;
  };
  const focused = (event: FocusEvent): void => {
    const found = (event.target as Element).closest<HTMLElement>("[data-rove]");
    if (!found) return;
    stop = found;
    settle();
  };
  const pressed = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const all = members(group);
    const at = all.indexOf((event.target as Element).closest<HTMLElement>("[data-rove]") as HTMLElement);
    if (at < 0) return;
    const next = roved(event.key, at, all.length);
    if (next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    all[next]?.focus();
  };
  settle();
  const watching = new MutationObserver(settle);
  watching.observe(group, { childList: true, subtree: true });
  group.addEventListener("focusin", focused);
  group.addEventListener("keydown", pressed);
  return () => {
    watching.disconnect();
    group.removeEventListener("focusin", focused);
    group.removeEventListener("keydown", pressed);
  };
};

/** It is your turn: in the title of the page and by a notification if it was wished. */
import { settings } from "./settings.svelte";

export async function wishNotices(): Promise<boolean> {
  if (!("Notification" in globalThis)) return false;
  return (await Notification.requestPermission()) === "granted";
}

export function notify(title: string, text: string): void {
  if (!settings.notices || !document.hidden) return;
  if (!("Notification" in globalThis) || Notification.permission !== "granted") return;
  const notice = new Notification(title, { body: text, icon: "/icon.svg", tag: "ringtable-turn" });
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
}

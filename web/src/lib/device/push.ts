/** What a browser needs to be told something while the page is closed. */
import type { PushPlace } from "../../wire";

export function canPush(): boolean {
  return "serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis;
}

/** This browser's subscription, if it has one; the key must be the server's of today. */
async function known(key: string): Promise<PushSubscription | null> {
  if (!canPush() || !(await navigator.serviceWorker.getRegistration())) return null;
  const found = await (await navigator.serviceWorker.ready).pushManager.getSubscription();
  return found && encoded(found.options.applicationServerKey) === key ? found : null;
}

/** The mark by which the server shows this browser among the places of a seat. */
export async function markOfThisBrowser(key: string): Promise<string> {
  const found = await known(key);
  if (!found) return "";
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(found.endpoint));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Subscribe. To be called on a click, with the permission given: browsers want both. */
export async function subscribe(key: string): Promise<PushPlace> {
  const manager = (await navigator.serviceWorker.ready).pushManager;
  const other = await manager.getSubscription();
  if (other && encoded(other.options.applicationServerKey) !== key) await other.unsubscribe();
  const made = await manager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  return { endpoint: made.endpoint, p256dh: encoded(made.getKey("p256dh")), auth: encoded(made.getKey("auth")) };
}

export function encoded(bytes: ArrayBuffer | null): string {
  const text = String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0)));
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

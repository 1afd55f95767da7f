/** The page as something installed: its worker, its version, and whether anybody answers; and the bar above it. */
import type { Snippet } from "svelte";

const AGAIN = 5000;
const RELOADED = "ringtable.reloaded";

class Shell {
  /** Nobody answers: the page came from this device, or the device has no network. */
  offline = $state(false);
  /** Another version has been installed while this page was open. */
  renewed = $state(false);

  /** What a page shows in the bar. */
  bar = $state.raw<Snippet>();

  /** Show something in the bar; to be called in an effect, which takes it away again. */
  show(content: Snippet | undefined): () => void {
    this.bar = content;
    return () => {
      if (this.bar === content) this.bar = undefined;
    };
  }

  start(): void {
    this.offline = document.documentElement.hasAttribute("data-offline") || !navigator.onLine;
    addEventListener("offline", () => this.lose());
    addEventListener("online", () => void this.ask());
    if (this.offline) this.lose();
    addEventListener("vite:preloadError", (event) => {
      // A part of the page that the server has no more: it was built anew. Once, or it would never end.
      if (Date.now() - Number(sessionStorage.getItem(RELOADED) ?? 0) < 60_000) return;
      sessionStorage.setItem(RELOADED, `${Date.now()}`);
      event.preventDefault();
      location.reload();
    });
    if (import.meta.env.PROD) this.register();
  }

  private register(): void {
    if (!("serviceWorker" in navigator)) return;
    const workers = navigator.serviceWorker;
    const known = workers.controller !== null;
    workers.addEventListener("controllerchange", () => (this.renewed = known));
    // Without it the page still plays: a private window, or a server without TLS.
    workers.register("/sw.js", { updateViaCache: "none" }).then(
      (worker) => document.addEventListener("visibilitychange", () => void (document.hidden || worker.update().catch(() => undefined))),
      () => undefined,
    );
  }

  private lose(): void {
    this.offline = true;
    setTimeout(() => void this.ask(), AGAIN);
  }

  /** Does somebody answer again? A page from this device is then fetched anew. */
  private async ask(): Promise<void> {
    if (!this.offline) return;
    try {
      await fetch("/health", { cache: "no-store" });
    } catch {
      this.lose();
      return;
    }
    this.offline = false;
    if (document.documentElement.hasAttribute("data-offline")) location.reload();
  }
}

export const shell = new Shell();

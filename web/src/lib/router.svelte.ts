/** Addresses: `/` the lobby, `/new` the form, `/t/<table>` a table, all inside one page. */

class Router {
  path = $state(location.pathname);
  query = $state(location.search);
  /** Fragments hold tokens; they are taken out of the address as soon as they are read. */
  fragment = $state(location.hash);

  constructor() {
    addEventListener("popstate", () => this.read());
    addEventListener("hashchange", () => this.read());
  }

  private read(): void {
    this.path = location.pathname;
    this.query = location.search;
    this.fragment = location.hash;
  }

  go(address: string): void {
    history.pushState(null, "", address);
    this.read();
    scrollTo(0, 0);
  }

  /** Change the address without a step in the history. */
  rewrite(address: string): void {
    history.replaceState(null, "", address);
    this.read();
  }
}

export const router = new Router();

/** The table that a path names, or nothing. */
export function tableIn(path: string): string {
  return /^\/t\/([A-Za-z0-9_-]+)\/?$/.exec(path)?.[1] ?? "";
}

/** For links: follow them inside the page, unless a new tab is wanted. */
export function inside(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest("a");
  if (!link || event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if (link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (/^\/(api|ws|health|metrics)\b/.test(link.pathname)) return;
  event.preventDefault();
  router.go(link.pathname + link.search + link.hash);
}

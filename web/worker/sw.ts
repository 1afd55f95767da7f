/** What stays on the device when the page is closed: the shell, and an ear for turn notices.
 *
 * Tables are never kept. Calls to the server pass by untouched; a page is fetched anew each time, and only if nobody
 * answers it is the kept shell, marked as such, which then says that there is no connection. Files under `assets` carry
 * a hash of what is in them in their names, so a kept one is the same as a fetched one.
 */

declare const self: ServiceWorkerGlobalScope;
/** Filled in by the build: its hash, and the files of the shell. */
declare const __BUILD__: string;
declare const __SHELL__: string[];

interface Told {
  table: string;
  title: string;
  text: string;
}

const PREFIX = "ringtable-";
const HERE = `${PREFIX}${__BUILD__}`;
const PAGE = "/";

self.addEventListener("install", (event) => {
  event.waitUntil(keepShell());
});

self.addEventListener("activate", (event) => {
  event.waitUntil(settle());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== "GET" || address.origin !== self.location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (address.pathname.startsWith("/assets/")) event.respondWith(asset(request));
});

self.addEventListener("push", (event) => {
  const told = event.data?.json() as Told | undefined;
  if (!told) return;
  const about = { body: told.text, icon: "/icon-192.png", tag: `ringtable-${told.table}`, data: told.table };
  event.waitUntil(self.registration.showNotification(told.title, about));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(`/t/${encodeURIComponent(String(event.notification.data))}`));
});

/** The new shell is whole before the old one is let go; it does not wait for pages to close. */
async function keepShell(): Promise<void> {
  const cache = await caches.open(HERE);
  await cache.add(new Request(PAGE, { cache: "reload" }));
  for (const file of __SHELL__) {
    const known = await caches.match(file);
    if (known) await cache.put(file, known);
    else await cache.add(file);
  }
  await self.skipWaiting();
}

/** Pages that are still open were built by the last worker: its files stay until the next change. */
async function settle(): Promise<void> {
  const kept = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== HERE);
  await Promise.all(kept.slice(0, -1).map((name) => caches.delete(name)));
  await self.clients.claim();
}

async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (problem) {
    const kept = await (await caches.open(HERE)).match(PAGE);
    if (!kept) throw problem;
    const text = (await kept.text()).replace("<html", "<html data-offline");
    const headers = new Headers(kept.headers);
    for (const name of ["content-encoding", "content-length", "etag"]) headers.delete(name);
    return new Response(text, { headers });
  }
}

async function asset(request: Request): Promise<Response> {
  const kept = await caches.match(request);
  if (kept) return kept;
  const fetched = await fetch(request);
  if (fetched.ok) await (await caches.open(HERE)).put(request, fetched.clone());
  return fetched;
}

/** Bring a table to the front, if it is open somewhere; open it otherwise. */
async function show(path: string): Promise<void> {
  for (const client of await self.clients.matchAll({ type: "window" })) {
    if (new URL(client.url).pathname === path) {
      await client.focus();
      return;
    }
  }
  await self.clients.openWindow(path);
}

export {};

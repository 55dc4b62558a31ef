// The app between visits: its pages, texts and rules without a connection, and word that it is one's turn.
export {};

const worker = self as unknown as ServiceWorkerGlobalScope;
/** The client's files and texts, and a name that changes with them (vite.config.ts). */
declare const __FILES__: string[];
declare const __BUILD__: string;

const CACHE = `skerry-${__BUILD__}`;
/** Answers as they were last; tables keep themselves there (lib/kept.ts). */
const KEPT = "skerry-kept";
const TEXTS = /^\/locales\//;
const ANSWERS = /^\/api\/(games|tables$|tables\/[\w-]+$)/;

worker.addEventListener("install", (event) => {
  const fetchAll = async (): Promise<void> => {
    await (await caches.open(CACHE)).addAll(["/", ...__FILES__]);
    const { games } = (await (await fetch("/api/games")).json()) as { games: { id: string }[] };
    const told = games.flatMap(({ id }) => [`/api/games/${id}/facts`, `/api/games/${id}/rules`]);
    await (await caches.open(KEPT)).addAll(["/api/games", ...told]);
    await worker.skipWaiting();
  };
  event.waitUntil(fetchAll());
});

worker.addEventListener("activate", (event) => {
  const forget = async (): Promise<void> => {
    for (const name of await caches.keys()) if (name !== CACHE && name !== KEPT) await caches.delete(name);
    await worker.clients.claim();
  };
  event.waitUntil(forget());
});

async function fresh(request: Request, name: string, kept: Request | string = request): Promise<Response> {
  const cache = await caches.open(name);
  try {
    const answer = await fetch(request);
    if (answer.ok && typeof kept !== "string") await cache.put(kept, answer.clone());
    return answer;
  } catch (error) {
    const last = await cache.match(kept, { ignoreVary: true });
    if (last) return last;
    throw error;
  }
}

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(fresh(request, CACHE, "/"));
  else if (pathname.startsWith("/assets/"))
    event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)));
  else if (TEXTS.test(pathname)) event.respondWith(fresh(request, CACHE));
  else if (ANSWERS.test(pathname)) event.respondWith(fresh(request, KEPT));
});

/** What the server tells (server/ways.py). */
interface Told {
  title: string;
  text: string;
  url: string;
  tag: string;
  /** The address that ends it, and what to call that. */
  stop: string;
  stop_text: string;
}

worker.addEventListener("push", (event) => {
  if (!event.data) return;
  const { title, text, url, tag, stop, stop_text } = event.data.json() as Told;
  const shown = { body: text, tag, icon: "/icon.svg", data: { url, stop } };
  const actions = [{ action: "stop", title: stop_text }];
  event.waitUntil(worker.registration.showNotification(title, { ...shown, actions } as NotificationOptions));
});

worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { url = "/", stop } = (event.notification.data ?? {}) as { url?: string; stop?: string };
  if (event.action === "stop" && stop) {
    event.waitUntil(fetch(stop, { method: "POST" }));
    return;
  }
  const show = async (): Promise<void> => {
    const pages = await worker.clients.matchAll({ type: "window" });
    const open = pages.find((page) => new URL(page.url).pathname === new URL(url, location.origin).pathname);
    if (open) await open.focus();
    else await worker.clients.openWindow(url);
  };
  event.waitUntil(show());
});

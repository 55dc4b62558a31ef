// The app between visits: its pages, texts and rules without a connection, and word that it is one's turn.
export {};

const worker = self as unknown as ServiceWorkerGlobalScope;
/** The client's files, and a name that changes with them (vite.config.ts). */
declare const __FILES__: string[];
declare const __BUILD__: string;

const CACHE = `skerry-${__BUILD__}`;
/** What can be read without a connection as it was last. */
const KEPT = /^\/(locales\/|api\/games)/;

worker.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(["/", ...__FILES__]))
      .then(() => worker.skipWaiting()),
  );
});

worker.addEventListener("activate", (event) => {
  const forget = async (): Promise<void> => {
    for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name);
    await worker.clients.claim();
  };
  event.waitUntil(forget());
});

async function fresh(request: Request, kept: Request | string): Promise<Response> {
  const cache = await caches.open(CACHE);
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
  if (request.mode === "navigate") event.respondWith(fresh(request, "/"));
  else if (pathname.startsWith("/assets/"))
    event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)));
  else if (KEPT.test(pathname)) event.respondWith(fresh(request, request));
});

worker.addEventListener("push", (event) => {
  const told = (event.data?.json() ?? {}) as { title?: string; body?: string; url?: string; tag?: string };
  event.waitUntil(
    worker.registration.showNotification(told.title ?? "Skerry", {
      body: told.body,
      tag: told.tag,
      icon: "/icon.svg",
      data: { url: told.url ?? "/" },
    }),
  );
});

worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const url = String((event.notification.data as { url?: string } | null)?.url ?? "/");
  const show = async (): Promise<void> => {
    const pages = await worker.clients.matchAll({ type: "window" });
    const open = pages.find((page) => new URL(page.url).pathname === new URL(url, location.origin).pathname);
    if (open) await open.focus();
    else await worker.clients.openWindow(url);
  };
  event.waitUntil(show());
});

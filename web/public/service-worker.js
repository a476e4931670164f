// Makes the page installable, and says so when the server cannot be reached. It keeps the offline page and nothing else: no answer
// of the server and no part of the client ever comes from here, so nothing can be out of date.
const VERSION = "1"; // to be raised with every change of the files below
const CACHE = `bailiwick-offline-${VERSION}`;
const FILES = ["/offline.html", "/offline.css", "/icon.svg"];

self.addEventListener("install", (event) => {
  const bring = async () => {
    const cache = await caches.open(CACHE);
    await cache.addAll(FILES.map((file) => new Request(file, { cache: "reload" })));
    await self.skipWaiting();
  };
  event.waitUntil(bring());
});

self.addEventListener("activate", (event) => {
  const tidy = async () => {
    for (const name of await caches.keys()) if (name.startsWith("bailiwick-") && name !== CACHE) await caches.delete(name);
    await self.clients.claim();
  };
  event.waitUntil(tidy());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.mode === "navigate") {
    event.respondWith(fetch(request).catch(async () => (await caches.match("/offline.html", { cacheName: CACHE })) ?? Response.error()));
    return;
  }
  // What the offline page itself needs, once the server is gone. Everything else is the browser's own business.
  const { pathname, origin } = new URL(request.url);
  if (request.method === "GET" && origin === self.location.origin && FILES.includes(pathname)) {
    event.respondWith(fetch(request).catch(async () => (await caches.match(pathname, { cacheName: CACHE })) ?? Response.error()));
  }
});

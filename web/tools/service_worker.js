/* Keeps the whole page, so that it starts without a network. Its version is a hash of all files: another page is
 * another version, and waits until nobody has this one open any more or somebody asks for it. */
const CACHE = `schism-${__VERSION__}`;
const FILES = __FILES__;
const START = "index.html";
/* Names with a hash of the contents: what an earlier version has of them is the same. */
const HASHED = /^(assets|engine)\//;
const address = (name) => new URL(name, registration.scope).href;

addEventListener("install", (event) => event.waitUntil(keepAll()));
addEventListener("activate", (event) => event.waitUntil(takeOver()));
addEventListener("message", ({ data }) => data === "take over" && skipWaiting());
addEventListener("fetch", (event) => {
  const { method, url, mode } = event.request;
  if (method !== "GET" || !url.startsWith(registration.scope) || url.startsWith(address("api/")))
    return;
  event.respondWith(mode === "navigate" ? start(event.request) : kept(event.request));
});

async function keepAll() {
  const cache = await caches.open(CACHE);
  await Promise.all(FILES.map((name) => keep(cache, name)));
}

async function keep(cache, name) {
  const url = address(name);
  const found = HASHED.test(name) ? await caches.match(url) : undefined;
  const answer = found ?? (await fetch(url, { cache: HASHED.test(name) ? "default" : "no-cache" }));
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  await cache.put(url, answer);
}

async function takeOver() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith("schism-") && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await clients.claim();
}

/* The server's own page if it answers: it may be a newer one, and says what there is a server for. */
async function start(request) {
  try {
    const answer = await fetch(request);
    if (answer.ok) return answer;
  } catch {
    /* no network */
  }
  return (await caches.match(address(START))) ?? Response.error();
}

async function kept(request) {
  const cache = await caches.open(CACHE);
  return (await cache.match(request, { ignoreVary: true })) ?? fetch(request);
}

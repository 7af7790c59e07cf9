/** Keeps the whole page on the device, so that games against bots, rules and replays work without a network. */

const worker = self as unknown as ServiceWorkerGlobalScope;

/** Filled in by the build: every file of the page, and a name that changes with them. */
declare const PAGE_FILES: readonly string[];
declare const PAGE_BUILD: string;

const CACHE = `samsara-${PAGE_BUILD}`;
const SHELL = '/index.html';

worker.addEventListener('install', (event) => {
  event.waitUntil(keepPage());
});

async function keepPage(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll(PAGE_FILES.map((path) => new Request(path, { cache: 'no-cache' })));
  await worker.skipWaiting();
}

worker.addEventListener('activate', (event) => {
  event.waitUntil(forgetOlderPages().then(() => worker.clients.claim()));
});

/** The page before this one is kept: a tab that still runs it may want another of its files. */
async function forgetOlderPages(): Promise<void> {
  const ours = (await caches.keys()).filter((name) => name.startsWith('samsara-') && name !== CACHE);
  for (const name of ours.slice(0, -1)) await caches.delete(name);
}

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== worker.location.origin || isForTheServer(url.pathname))
    return;
  event.respondWith(request.mode === 'navigate' ? newestPage(request) : keptFile(request));
});

function isForTheServer(path: string): boolean {
  return /^\/(?:api|socket|metrics|healthz|readyz|version)(?:\/|$)/.test(path);
}

/** The page from the network, or the kept one where there is none. */
async function newestPage(request: Request): Promise<Response> {
  try {
    const response = await fetch(request);
    if (response.ok) return response;
  } catch {
    // Without a network the kept page does.
  }
  return (await caches.match(SHELL)) ?? Response.error();
}

/** Files have their content in their name: a kept one is never out of date. */
async function keptFile(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}

export {};

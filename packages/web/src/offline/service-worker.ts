import type { PushMessage } from '@samsara/protocol';

/**
 * Keeps the whole page on the device, so that games against bots, rules and replays work without a network, and shows messages
 * that come while it is closed.
 */

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
  if (request.mode === 'navigate') event.respondWith(newestPage(request));
  else event.respondWith(isFromOutside(url.pathname) ? keptModule(request) : keptFile(request));
});

function isForTheServer(path: string): boolean {
  return /^\/(?:api|docs|socket|\.well-known|metrics|healthz|readyz|version)(?:\/|$)/.test(path);
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
  const kept = await caches.match(request);
  if (kept !== undefined) return kept;
  const response = await fetch(request);
  if (response.ok && isLearned(request)) await (await caches.open(CACHE)).put(request, response.clone());
  return response;
}

/** What the strongest bot knows of a game: whoever plays against it has it without a network too. */
function isLearned({ url }: Request): boolean {
  return /\/assets\/[a-z-]+-mind-[^/]+\.js$/.test(url);
}

/** Games and boards that the server's configuration brings. */
const OUTSIDE = 'outside';
const MOST_MODULES = 20;

function isFromOutside(path: string): boolean {
  return path.startsWith('/outside/');
}

/** They are no part of the page: whoever has played one keeps it, until there are many newer ones. */
async function keptModule(request: Request): Promise<Response> {
  const cache = await caches.open(OUTSIDE);
  const kept = await cache.match(request);
  if (kept !== undefined) return kept;
  const response = await fetch(request);
  if (!response.ok) return response;
  await cache.put(request, response.clone());
  for (const oldest of (await cache.keys()).slice(0, -MOST_MODULES)) await cache.delete(oldest);
  return response;
}

worker.addEventListener('push', (event) => {
  const message: PushMessage | undefined = event.data?.json();
  if (message !== undefined) event.waitUntil(show(message));
});

/** What was told last of each table. */
const TOLD = 'told';

/** Shows a message in the place of an earlier one of the same table. The same sent twice makes no sound again. */
async function show({ id, title, text, path, tag, turns }: PushMessage): Promise<void> {
  void worker.navigator.setAppBadge?.(turns).catch(() => undefined);
  const windows = await worker.clients.matchAll({ type: 'window' });
  const isSeen = windows.some(
    ({ url, visibilityState }) => visibilityState === 'visible' && new URL(url).pathname === path,
  );
  if (isSeen) return;
  const told = await caches.open(TOLD);
  const isTold = (await (await told.match(`/${tag}`))?.text()) === id;
  const options = { body: text, tag, data: path, icon: '/icon-192.png', silent: isTold, renotify: !isTold };
  await worker.registration.showNotification(title, options);
  await told.put(`/${tag}`, new Response(id));
}

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(String(event.notification.data)));
});

/** The page that shows it already, or a new one. */
async function open(path: string): Promise<void> {
  const windows = await worker.clients.matchAll({ type: 'window' });
  const there = windows.find(({ url }) => new URL(url).pathname === path);
  await (there === undefined ? worker.clients.openWindow(path) : there.focus());
}

worker.addEventListener('pushsubscriptionchange', (given) => {
  const event = given as ExtendableEvent &
    Readonly<Record<'newSubscription' | 'oldSubscription', PushSubscription | null>>;
  event.waitUntil(subscribeAnew(event.newSubscription, event.oldSubscription));
});

/** The browser has another address for messages: the server learns it. */
async function subscribeAnew(made: PushSubscription | null, before: PushSubscription | null): Promise<void> {
  const key = before?.options.applicationServerKey;
  const now =
    made ??
    (key &&
      (await worker.registration.pushManager.subscribe({
        userVisibleOnly: true,
        applicationServerKey: key,
      })));
  if (now) await tell('/push', now);
  if (before) await tell('/push/end', { endpoint: before.endpoint });
}

function tell(path: string, body: unknown): Promise<Response> {
  const headers = { 'content-type': 'application/json' };
  return fetch(`/api/me/notices${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
}

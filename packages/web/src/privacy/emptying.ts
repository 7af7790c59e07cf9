/** Browsers that do not tell which databases there are. */
const KNOWN_DATABASES = ['samsara', 'samsara-archive'];
/** Another tab that holds a database open does not keep this one waiting. */
const PATIENCE_MS = 2000;

/** Deletes everything that this browser keeps of the page, the page itself included: it comes anew from the server. */
export async function emptyDevice(): Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  const databases = (await indexedDB.databases?.().catch(() => null)) ?? [];
  const names = new Set([...KNOWN_DATABASES, ...databases.flatMap(({ name }) => name ?? [])]);
  await Promise.all([...names].map(dropDatabase));
  if ('caches' in globalThis) await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  const workers = (await navigator.serviceWorker?.getRegistrations().catch(() => [])) ?? [];
  await Promise.all(workers.map((worker) => worker.unregister()));
}

function dropDatabase(name: string): Promise<void> {
  return new Promise((resolve) => {
    const request = indexedDB.deleteDatabase(name);
    request.onsuccess = () => resolve();
    request.onerror = () => resolve();
    setTimeout(resolve, PATIENCE_MS);
  });
}

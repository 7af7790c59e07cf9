/** Keeps the page on this device, where that is possible, once it has been shown. */
export function keepPageOffline(): void {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  addEventListener('load', () => {
    navigator.serviceWorker.register('/sw.js').catch(() => {
      // A browser that does not allow it shows the page all the same.
    });
  });
}

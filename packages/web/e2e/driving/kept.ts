import type { Page } from 'playwright-core';
import { runningName } from '../../src/local/kept/keeping.ts';
import type { KeptAsRecord } from '../../src/local/worker/plan.ts';

/** Puts a game among those that run on this device. */
export async function keep(page: Page, kept: KeptAsRecord): Promise<void> {
  await page.evaluate(
    ({ game, name }) =>
      new Promise<void>((done, fail) => {
        const request = indexedDB.open('samsara', 1);
        request.onupgradeneeded = () => {
          for (const store of ['running', 'finished']) request.result.createObjectStore(store);
        };
        request.onerror = () => fail(request.error);
        request.onsuccess = () => {
          const writing = request.result.transaction('running', 'readwrite');
          writing.objectStore('running').put(game, name);
          writing.oncomplete = () => {
            request.result.close();
            done();
          };
        };
      }),
    { game: kept, name: runningName(kept.plan) },
  );
}

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { resize, SIZES } from '../e2e/driving/measuring.ts';

/** Takes each picture at every size, in dark and in light, without moving anything else. */
export class Camera {
  pictures = 0;
  readonly #page: Page;
  readonly #folder: string;
  readonly #scene: string;

  constructor(page: Page, folder: string, scene: string) {
    this.#page = page;
    this.#folder = folder;
    this.#scene = scene;
  }

  async shoot(name: string, page: Page = this.#page): Promise<void> {
    const before = page.viewportSize();
    for (const [width, height] of SIZES) {
      await resize(page, width, height);
      for (const theme of ['dark', 'light'] as const) {
        await page.emulateMedia({ colorScheme: theme });
        const folder = join(this.#folder, String(width), theme);
        mkdirSync(folder, { recursive: true });
        await page.screenshot({ path: join(folder, `${this.#scene}-${name}.png`) });
        this.pictures++;
      }
    }
    if (before !== null) await resize(page, before.width, before.height);
    console.log(`  ${this.#scene}: ${name}`);
  }
}

import { join } from 'node:path';
import type { Page } from 'playwright-core';

/** Takes each picture twice, in light and in dark, without moving anything else. */
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
    for (const theme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme: theme });
      await page.screenshot({ path: join(this.#folder, theme, `${this.#scene}-${name}.png`) });
      this.pictures++;
    }
    console.log(`  ${this.#scene}: ${name}`);
  }
}

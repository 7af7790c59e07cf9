import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { LAUNCH_WITHOUT_PIXELS } from './driving/launch.ts';
import { type Built, buildProduct, Server } from './driving/server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly built: Built;
    /** Of the server that all tests share. */
    readonly origin: string;
    /** Where the one browser is reached. */
    readonly browser: string;
  }
}

/** Builds page and server once; one server and one browser serve all tests. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const built = await buildProduct();
  const server = await Server.open(built);
  const browser = await chromium.launchServer(LAUNCH_WITHOUT_PIXELS);
  provide('built', { entry: built.entry, page: built.page });
  provide('origin', server.origin);
  provide('browser', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await server.close();
    built.remove();
  };
}

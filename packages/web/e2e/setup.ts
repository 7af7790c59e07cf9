import type { TestProject } from 'vitest/node';
import { type Built, buildHouse, House } from './driving/house.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly built: Built;
    /** Of the server that all tests share. */
    readonly origin: string;
  }
}

/** Builds page and server once; one server serves all tests. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const built = await buildHouse();
  const house = await House.open(built);
  provide('built', { entry: built.entry, page: built.page });
  provide('origin', house.origin);
  return async () => {
    await house.close();
    built.remove();
  };
}

import type { TestProject } from 'vitest/node';
import { type Built, buildProduct, Server } from './driving/server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly built: Built;
    /** Of the server that all tests share. */
    readonly origin: string;
    /** Where its data lies. */
    readonly data: string;
  }
}

/** Builds page and server once; one server serves all tests. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const built = await buildProduct();
  const server = await Server.open(built);
  provide('built', { entry: built.entry, page: built.page });
  provide('origin', server.origin);
  provide('data', server.folder);
  return async () => {
    await server.close();
    built.remove();
  };
}

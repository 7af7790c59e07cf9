import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import serveFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from './dependencies.ts';
import { refuse } from './refusals.ts';

export const INDEX = 'index.html';
export const FOR_EVER = 'public, max-age=31536000, immutable';
export const ASK_EACH_TIME = 'no-cache';

/** Where the built page lies: beside the bundle, or in the checkout. */
export function pageFolder(configured: string | null): string {
  if (configured !== null) return configured;
  const beside = fileURLToPath(new URL('./page', import.meta.url));
  return existsSync(beside) ? beside : fileURLToPath(new URL('../../../web/dist', import.meta.url));
}

/** Serves the page: its files, and its frame for every address that is one of its own. */
export function addPage(
  app: FastifyInstance,
  folder: string,
  { metrics }: Pick<Dependencies, 'metrics'>,
): void {
  const hasPage = existsSync(join(folder, INDEX));
  if (hasPage) {
    app.register(serveFiles, {
      root: folder,
      preCompressed: true,
      cacheControl: false,
      dotfiles: 'deny',
      setHeaders: (response, path) => {
        // What lies in assets has a name made from its content.
        response.setHeader('cache-control', path.includes('/assets/') ? FOR_EVER : ASK_EACH_TIME);
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const isReading = request.method === 'GET' || request.method === 'HEAD';
    const isPage = hasPage && isReading && isPageAddress(request.url);
    if (isPage) return reply.sendFile(INDEX);
    metrics.refused('not-found');
    return refuse(reply, { code: 'not-found' });
  });
}

/** Addresses of the page have no dot in their last part, however it is written; files and requests are something else. */
function isPageAddress(url: string): boolean {
  try {
    const path = decodeURIComponent(url.split('?')[0]);
    return !/^\/(?:api|assets|outside|socket)(?:\/|$)/.test(path) && !/\.[^/]*$/.test(path);
  } catch {
    return false;
  }
}

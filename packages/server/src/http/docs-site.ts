import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import serveFiles from '@fastify/static';
import { type Language, preferredLanguage } from '@samsara/engine/texts';
import type { FastifyInstance } from 'fastify';
import { textsIn } from '../operation/texts/texts.ts';
import type { Dependencies } from './dependencies.ts';
import { ASK_EACH_TIME, FOR_EVER, INDEX } from './page.ts';
import { refuse } from './refusals.ts';

const DOCS = '/docs';

/** Where the built documentation lies: beside the bundle, or in the checkout. */
export function docsFolder(configured: string | null): string {
  if (configured !== null) return configured;
  const beside = fileURLToPath(new URL('./docs', import.meta.url));
  return existsSync(beside) ? beside : fileURLToPath(new URL('../../../../site/dist', import.meta.url));
}

/** Serves the documentation. It may be built while the server runs; until then people are told how that is done. */
export function addDocsSite(
  app: FastifyInstance,
  folder: string,
  { metrics }: Pick<Dependencies, 'metrics'>,
): void {
  const addFiles = async (docs: FastifyInstance) => {
    docs.get('', (_request, reply) => reply.redirect(`${DOCS}/`));
    docs.register(serveFiles, {
      root: folder,
      preCompressed: true,
      cacheControl: false,
      dotfiles: 'deny',
      // The page's files are sent by that name.
      decorateReply: false,
      setHeaders: (response, path) => {
        // Live examples have names made from their content.
        response.setHeader('cache-control', path.includes('/live/') ? FOR_EVER : ASK_EACH_TIME);
      },
    });
    docs.setNotFoundHandler((request, reply) => {
      const isReading = request.method === 'GET' || request.method === 'HEAD';
      if (isReading && !existsSync(join(folder, INDEX))) {
        const language = preferredLanguage(request.headers['accept-language'] ?? '');
        return reply
          .header('cache-control', 'no-store')
          .type('text/html; charset=utf-8')
          .send(notBuilt(language));
      }
      metrics.refused('not-found');
      return refuse(reply, { code: 'not-found' });
    });
  };
  app.register(addFiles, { prefix: DOCS });
}

function notBuilt(language: Language): string {
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Samsara</title>
<p>${textsIn(language).docsMissing}</p>
<p><a href="/">Samsara</a></p>
</html>
`;
}

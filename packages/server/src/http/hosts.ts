import { preferredLanguage } from '@samsara/engine/texts';
import type { FastifyInstance } from 'fastify';
import { textsIn } from '../operation/texts/texts.ts';
import type { Dependencies } from './dependencies.ts';
import { Refused, statusOf } from './refusals.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answered under whatever name: tools ask by addresses of their own, and learn nothing that others may not know. */
    anyHost?: true;
  }
}

const ABSOLUTE = /^[a-z][a-z0-9+.-]*:\/\/([^/?#]*)/i;
const LONGEST_SHOWN = 100;

/**
 * Answers under the server's own names only. Elsewhere somebody could give a name of theirs this server's address, and a
 * page under that name would read here as if it were ours.
 */
export function addHostCheck(app: FastifyInstance, dependencies: Dependencies): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config?.anyHost) return;
    const host = foreignHost(dependencies, request.originalUrl, request.headers.host);
    if (host === undefined) return;
    dependencies.metrics.refused('unknown-host');
    dependencies.security.refused('unknown-host', request);
    const accepted = request.headers.accept ?? '';
    reply.code(statusOf('unknown-host')).header('cache-control', 'no-store');
    if (!accepted.includes('text/html')) return reply.send({ code: 'unknown-host', detail: host });
    const texts = textsIn(preferredLanguage(request.headers['accept-language'] ?? ''));
    return reply.type('text/plain; charset=utf-8').send(`${texts.unknownHost(host)}\n`);
  });
}

/** Throws a refusal when a socket is wanted under a name that is not the server's. */
export function refuseForeignHost(dependencies: Dependencies, url: string, header: string | undefined): void {
  const host = foreignHost(dependencies, url, header);
  if (host !== undefined) throw new Refused('unknown-host', { detail: host });
}

/** The name by which a request calls the server, if it is none of its own. Whoever names it twice must be right twice. */
function foreignHost(
  dependencies: Dependencies,
  url: string,
  header: string | undefined,
): string | undefined {
  const [, named] = ABSOLUTE.exec(url) ?? [];
  const hosts = named === undefined ? [header ?? ''] : [named, header ?? ''];
  return hosts.find((host) => !dependencies.isHost(host))?.slice(0, LONGEST_SHOWN);
}

/** The address without the server's name, with which some clients begin it. */
export function withoutAuthority(url: string): string {
  if (!ABSOLUTE.test(url)) return url;
  const path = url.replace(ABSOLUTE, '');
  return path.startsWith('/') ? path : `/${path}`;
}

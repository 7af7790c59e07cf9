import { createServer } from 'node:net';
import type { Config } from '../../config/config.ts';
import { ask, codeOf } from './ask.ts';
import { type Finding, found } from './finding.ts';

/** Is the server itself on its port? It may be, and then others can be asked what they see of it. */
export interface PortSeen {
  readonly isRunning: boolean;
  readonly findings: readonly Finding[];
}

/** Where this machine itself finds the server. */
export function ownAddress({
  SAMSARA_HOST: host,
  SAMSARA_PORT: port,
  SAMSARA_TLS_CERT: cert,
}: Config): string {
  const everywhere = host === '0.0.0.0' || host === '::';
  const place = host.includes(':') ? `[${host}]` : host;
  return `${cert === null ? 'http' : 'https'}://${everywhere ? '127.0.0.1' : place}:${port}`;
}

export async function lookAtPort(config: Config): Promise<PortSeen> {
  const { SAMSARA_HOST: host, SAMSARA_PORT: port } = config;
  const fault = await listenFault(host, port);
  if (fault === undefined) return { isRunning: false, findings: [] };
  if (fault === 'EACCES') return { isRunning: false, findings: [found('port-forbidden', { port })] };
  if (fault !== 'EADDRINUSE')
    return { isRunning: false, findings: [found('host-not-here', { host, why: fault })] };
  const isRunning = await answersAsServer(config);
  return { isRunning, findings: isRunning ? [] : [found('port-taken', { port })] };
}

/** Why nobody could listen there; undefined if one could. */
function listenFault(host: string, port: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve(codeOf(error)));
    server.listen({ host, port }, () => server.close(() => resolve(undefined)));
  });
}

async function answersAsServer(config: Config): Promise<boolean> {
  const answer = await ask(`${ownAddress(config)}/healthz`, { trusting: true }).catch(() => undefined);
  return answer?.status === 200 && answer.body?.status === 'ok';
}

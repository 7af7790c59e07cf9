import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { renderUnicodeCompact } from 'uqr';
import type { Config } from '../config.ts';
import { lanAddresses, originOf } from '../http/origins.ts';
import { pageFolder } from '../http/page.ts';
import type { OperatorTexts } from './texts/texts.ts';

/** Where the server can be reached, and the same for a telephone's camera. */
export function greeting(config: Config, port: number, texts: OperatorTexts): string {
  const isReachable = !/^(?:127\.|localhost$|::1$)/.test(config.SAMSARA_HOST);
  const network = isReachable ? lanAddresses().map((host) => originOf(host, port)) : [];
  const lines = [
    [texts.public, config.SAMSARA_PUBLIC_ORIGIN],
    [texts.here, originOf('localhost', port)],
    ...network.map((origin) => [texts.onThisNetwork, origin]),
  ].flatMap(([what, origin]) => (origin ? [`${what}: ${origin}`] : []));
  const shared = config.SAMSARA_PUBLIC_ORIGIN ?? network[0];
  return [
    'Samsara',
    ...lines,
    ...(shared === undefined ? [] : ['', renderUnicodeCompact(shared, { border: 2 })]),
    ...(existsSync(join(pageFolder(config.SAMSARA_PAGE_DIR), 'index.html')) ? [] : [texts.pageMissing]),
    '',
  ].join('\n');
}

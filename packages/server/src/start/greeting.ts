import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { renderUnicodeCompact } from 'uqr';
import type { Config } from '../config/config.ts';
import { isReachable, lanAddresses, originOf, sharedOrigin } from '../http/origins.ts';
import { pageFolder } from '../http/page.ts';
import type { OperatorTexts } from '../operation/texts/texts.ts';

/** Where the server can be reached, and the same for a telephone's camera. */
export function greeting(config: Config, port: number, texts: OperatorTexts): string {
  const network = isReachable(config) ? lanAddresses().map((host) => originOf(config, host, port)) : [];
  const lines = [
    [texts.public, config.SAMSARA_PUBLIC_ORIGIN],
    [texts.here, originOf(config, 'localhost', port)],
    ...network.map((origin) => [texts.onThisNetwork, origin]),
  ].flatMap(([what, origin]) => (origin ? [`${what}: ${origin}`] : []));
  const shared = sharedOrigin(config, port);
  return [
    'Samsara',
    ...lines,
    ...(shared === null ? [] : ['', renderUnicodeCompact(shared, { border: 2 })]),
    ...(existsSync(join(pageFolder(config.SAMSARA_PAGE_DIR), 'index.html')) ? [] : [texts.pageMissing]),
    '',
  ].join('\n');
}

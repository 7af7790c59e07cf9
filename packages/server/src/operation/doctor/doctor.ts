import type { Config } from '../../config/config.ts';
import { lookAtCertificate } from './certificate.ts';
import { lookAtFile, lookAtPostgres } from './database.ts';
import { lookAtDisk } from './disk.ts';
import type { Finding } from './finding.ts';
import { lookAtFolder } from './folder.ts';
import { lookAtGames } from './games.ts';
import { lookAtPort } from './network.ts';
import { lookAtMessages, lookAtOrigins } from './origins.ts';
import { lookAtProgram } from './program.ts';
import { lookAtPublic } from './public.ts';

/** Looks at everything that is often wrong with a set-up; changes nothing, also beside a server that runs. */
export async function examine(config: Config, now = Date.now()): Promise<Finding[]> {
  const { DATABASE_URL: url, SAMSARA_DATA_DIR: folder } = config;
  const kept =
    url === null
      ? [...lookAtFolder(folder), ...lookAtDisk(folder), ...lookAtFile(folder, now)]
      : await lookAtPostgres(url);
  const port = await lookAtPort(config);
  return [
    ...lookAtProgram(config),
    ...(await lookAtGames(config)),
    ...kept,
    ...port.findings,
    ...lookAtCertificate(config, now),
    ...lookAtOrigins(config),
    ...(await lookAtPublic(config, port.isRunning)),
    ...lookAtMessages(config),
  ];
}

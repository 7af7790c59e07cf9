import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Problem } from '../problems/problem.ts';
import { reported } from '../reporting.ts';
import { wordsFor } from '../texts/words.ts';
import { watchGame } from './building.ts';
import { serve } from './server.ts';

const USUAL_PORT = 5174;
const MOST_PORT = 65_535;

const words = wordsFor(process.env);

await reported(words, async () => {
  const { help, port } = flags();
  if (help) return console.log(words.devHelp);
  const folder = process.cwd();
  if (!existsSync(join(folder, 'src/game.ts'))) throw new Problem('no-game-here', folder);
  const page = await serve(port);
  await watchGame(folder, (built) => {
    page.show(built);
    console.log(built.error === null ? words.built : `${words.notBuilt}\n${built.error}`);
  });
  console.log(words.developing(page.address));
});

function flags(): { readonly help: boolean; readonly port: number } {
  try {
    const { values } = parseArgs({
      options: {
        port: { type: 'string', default: String(USUAL_PORT) },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
    const port = Number(values.port);
    if (!/^\d{1,5}$/.test(values.port) || port > MOST_PORT) throw new Problem('bad-port', values.port);
    return { help: values.help, port };
  } catch (error) {
    if (error instanceof Problem) throw error;
    throw new Problem('unknown-flag', error instanceof Error ? error.message : '');
  }
}

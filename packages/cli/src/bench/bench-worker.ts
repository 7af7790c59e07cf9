import { GAMES } from '@samsara/engine/games';
import { addGamesOf } from '../input/outside-games.ts';
import { type Measurement, measure } from './measurements.ts';

await addGamesOf(process.env);

const [game, measurement, seconds] = process.argv.slice(2);
process.stdout.write(JSON.stringify(measure(GAMES[game], measurement as Measurement, Number(seconds))));

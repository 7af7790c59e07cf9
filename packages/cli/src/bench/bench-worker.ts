import { GAMES } from '@samsara/engine/games';
import { type Measurement, measure } from './measurements.ts';

const [game, measurement, seconds] = process.argv.slice(2);
process.stdout.write(JSON.stringify(measure(GAMES[game], measurement as Measurement, Number(seconds))));

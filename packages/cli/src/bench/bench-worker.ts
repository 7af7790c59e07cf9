import { GAMES } from '@samsara/engine/games';
import { type Measurement, measure } from './measurements.ts';

// In a checkout the first argument is the file that is started.
const [game, measurement, seconds] = process.argv.slice(-3);
process.stdout.write(JSON.stringify(measure(GAMES[game], measurement as Measurement, Number(seconds))));

// npm run bench [-- options]: measures the speed of the engine.
import { samsara } from './samsara.mjs';

samsara(['bench', ...process.argv.slice(2)]);

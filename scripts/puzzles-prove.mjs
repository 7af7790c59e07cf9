// npm run puzzles:prove [-- GAME] [-- --sample N]: proves the puzzles that come with the games again; see docs/puzzles.md.
import { samsara } from './samsara.mjs';

samsara(['puzzles', 'prove', ...process.argv.slice(2)]);

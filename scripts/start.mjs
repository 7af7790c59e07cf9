// npm start [-- options]: plays a game in the terminal.
import { samsara } from './samsara.mjs';

samsara(['play', 'karma', ...process.argv.slice(2)]);

// boardgame-server: one match a table. Everybody sees their own hand alone.
import boardgame from 'boardgame.io/dist/cjs/server.js';
import { CARDS } from './boardgame-cards.mjs';

const server = boardgame.Server({ games: [CARDS], origins: [boardgame.Origins.LOCALHOST] });
await server.run({ port: Number(process.env.SAMSARA_PORT), callback: () => {} });

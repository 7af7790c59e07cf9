import { type Arrows, OTHER_PACKAGES } from './arrows.ts';

/** The rooms of the server from the lowest to the highest, and which of those below it each may import. */
const ROOMS = {
  threads: [],
  config: [],
  limits: [],
  names: [],
  hub: [],
  database: ['threads'],
  log: ['database'],
  players: ['database'],
  people: ['database'],
  reports: ['database'],
  deals: ['database', 'threads'],
  cluster: ['log', 'database'],
  notices: ['hub', 'limits', 'database'],
  moderation: ['database'],
  privacy: ['log', 'hub', 'config', 'database'],
  store: [
    'privacy',
    'cluster',
    'notices',
    'moderation',
    'deals',
    'reports',
    'people',
    'players',
    'log',
    'database',
    'threads',
  ],
  bots: ['threads'],
  lobby: ['hub', 'log'],
  tables: ['lobby', 'bots', 'cluster', 'log', 'hub', 'limits'],
  socket: ['hub', 'limits'],
  operation: ['log', 'database', 'hub', 'config'],
  http: [
    'operation',
    'privacy',
    'notices',
    'moderation',
    'socket',
    'cluster',
    'deals',
    'names',
    'reports',
    'people',
    'players',
    'log',
    'hub',
    'config',
    'limits',
  ],
  start: [
    'http',
    'operation',
    'socket',
    'tables',
    'store',
    'privacy',
    'notices',
    'moderation',
    'names',
    'cluster',
    'deals',
    'log',
    'database',
    'hub',
    'config',
  ],
} as const;

const PACKAGES = ['@samsara/table', '@samsara/protocol', '@samsara/engine', OTHER_PACKAGES, 'node:*'];

const roomArrows = Object.entries(ROOMS).map(([room, below]) => [
  `server/${room}/**`,
  [...[room, ...below].map((name) => `server/${name}/**`), ...PACKAGES],
]);

/** Nobody imports what starts everything; tests, and what is made for them, may import anything. */
export const SERVER_ARROWS: Arrows = {
  ...Object.fromEntries(roomArrows),
  'server/main.ts': ['server/{start,store,operation,database,config}/**', ...PACKAGES],
  'server/operation/build.ts': ['server/package.json'],
  'server/**/testing/**': ['server/**'],
  'server/**/*.test.ts': ['server/**', ...PACKAGES],
};

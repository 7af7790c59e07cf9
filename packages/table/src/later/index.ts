/** What such a device needs besides, once somebody does more than move, or a game ends: a page loads it when the game is under way. */
export * from './agreements.ts';
export * from './check-play.ts';
export * from './ended-game.ts';
export * from './evening.ts';

/** What such a device needs once the first cards lie: what is done by itself, and whatever is more than a move. */
export * from './agreements.ts';
export * from './bot-pause.ts';
export { BotsAtSeats } from './bots-at-seats.ts';
export * from './check-play.ts';
export * from './ended-game.ts';
export * from './evening.ts';
export * from './play-schedule.ts';

// What is published as `@samsara/engine/games`: all games, and what they say to people.
export { GAME_TEXTS, GAMES } from '../games/index.ts';

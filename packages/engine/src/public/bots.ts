// What is published as `@samsara/engine/bots`: players that see only what their seat sees.
export type { Bot, Budget } from '../bots/bot.ts';
export { inCharacter } from '../bots/by-taste/in-character.ts';
export { type BotName, isBotName } from '../bots/by-taste/taste-bots.ts';
export { CHARACTERS, type Character, characterNamed, isCharacter } from '../bots/characters.ts';
export {
  LEVELS,
  type Level,
  STRENGTHS,
  type Strength,
  strengthOf,
} from '../bots/levels.ts';
export { BOTS } from '../bots/search/bots.ts';
export { think } from '../bots/search/search.ts';
export { LETS_PASS, type MoveEstimate, type Thought } from '../bots/search/thought.ts';

import type { PlayedGame } from '../kernel/game.ts';
import { type OptionValue, readOptions } from '../kernel/options.ts';

export type Options = Readonly<Record<string, OptionValue>>;

/** What a game with puzzles is played by if nothing else is written: nobody is hurried, and it is as short as a deal for many people. Complete. */
export function usualOptions(game: PlayedGame, changed: Options = {}, place = 'options'): Options {
  const unhurried = Object.entries(game.meta.options)
    .filter(([key, spec]) => spec.type === 'whole' && key.endsWith('_ms') && spec.min === 0)
    .map(([key]) => [key, 0] as const);
  const given = { ...Object.fromEntries(unhurried), ...game.meta.simulated, ...game.meta.deal, ...changed };
  return readOptions(game, given, place) as Options;
}

/** Only what differs from the usual ones. */
export function unusualOptions(game: PlayedGame, options: Options): Options {
  const usual = usualOptions(game);
  return Object.fromEntries(Object.entries(options).filter(([key, value]) => usual[key] !== value));
}

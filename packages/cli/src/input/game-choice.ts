import {
  asObject,
  asText,
  BadInput,
  BOTS,
  type BotName,
  type Game,
  type GameWithPositions,
  isBotName,
  type OptionValue,
  readOptions,
} from '@samsara/engine';
import { GAME_TEXTS, GAMES } from '@samsara/engine/games';
import type { GameTexts, Language } from '@samsara/engine/texts';
import { inFile, readJsonFile } from './files.ts';

/** A game by its id, case aside. */
export function gameNamed(word: string, place = word): GameWithPositions {
  const id = word.toLowerCase();
  if (Object.hasOwn(GAMES, id)) return GAMES[id];
  throw new BadInput('unknown-game', place, Object.keys(GAMES).join(', '));
}

export function textsOf(game: Game, language: Language): GameTexts {
  return GAME_TEXTS[game.meta.id][language];
}

/** The game that a position or scenario names, else the one that was asked for. */
export function gameNamedIn(named: unknown, otherwise: string | undefined): GameWithPositions {
  if (named !== undefined) return gameNamed(asText(named, 'game'), 'game');
  if (otherwise !== undefined) return gameNamed(otherwise, '--game');
  throw new BadInput('missing', 'game', Object.keys(GAMES).join(', '));
}

/** A position from a file; it may name the game it belongs to, but not another one. */
export function positionIn(file: string, game: GameWithPositions): unknown {
  const json = readJsonFile(file);
  return inFile(file, () => {
    const given = asObject(json, '');
    if (given.game !== undefined && given.game !== game.meta.id) {
      throw new BadInput('do-not-go-together', 'game', game.meta.id);
    }
    return game.position(given);
  });
}

/** What the command line says about a table. */
export interface TableChoice {
  readonly players?: string | undefined;
  readonly option: readonly string[];
}

/** The options of a game as `--players` and `--option key=value` give them; `assumed` fills in before the defaults. */
export function chosenOptions(
  game: Game,
  { players, option }: TableChoice,
  assumed: Readonly<Record<string, OptionValue>> = {},
): Record<string, OptionValue> {
  const given: Record<string, unknown> = { ...assumed };
  for (const text of option) {
    const [key, value] = keyAndValue(text);
    if (!Object.hasOwn(game.meta.options, key)) {
      throw new BadInput('unknown-key', `--option ${key}`, Object.keys(game.meta.options).join(', '));
    }
    given[key] = optionValue(game, key, value);
  }
  if (players !== undefined) given.players = readWhole(players, '--players');
  return atOption(players, () => readOptions(game, given)) as Record<string, OptionValue>;
}

function keyAndValue(text: string): [string, string] {
  const sign = text.indexOf('=');
  if (sign < 1) throw new BadInput('wrong-format', `--option ${text}`, 'key=value');
  return [text.slice(0, sign), text.slice(sign + 1)];
}

/** A value as the kind of its option asks for; what does not fit is left for `readOptions` to refuse. */
export function optionValue(game: Game, key: string, value: string): unknown {
  const { type } = game.meta.options[key];
  if (type === 'choice') return value;
  if (type === 'flag' && (value === 'true' || value === 'false')) return value === 'true';
  if (type === 'seat' && value === 'null') return null;
  return /^-?\d+$/.test(value) ? Number(value) : value;
}

/** Names the place as the command line has it. */
function atOption<T>(players: string | undefined, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    const key = error.place.replace(/^options\.?/, '');
    const place = key === 'players' && players !== undefined ? '--players' : `--option ${key}`;
    throw new BadInput(error.code, place, error.detail);
  }
}

export function readWhole(text: string, place: string, min = 0, max = Number.MAX_SAFE_INTEGER): number {
  if (!/^-?\d{1,16}$/.test(text)) throw new BadInput('not-a-whole-number', place, JSON.stringify(text));
  const value = Number(text);
  if (value < min || value > max) throw new BadInput('out-of-range', place, `${value}, ${min}–${max}`);
  return value;
}

/** The bots of `--bots a,b`. */
export function chosenBots(text: string | undefined, otherwise: BotName): BotName[] {
  if (text === undefined) return [otherwise];
  return text.split(',').map((word) => {
    const name = word.trim().toLowerCase();
    if (isBotName(name)) return name;
    throw new BadInput('unknown-value', '--bots', `${JSON.stringify(name)}; ${Object.keys(BOTS).join(', ')}`);
  });
}

/** One bot for every seat: a short list starts again from its beginning. */
export function botsForSeats(bots: readonly BotName[], seats: number): BotName[] {
  if (bots.length > seats) throw new BadInput('out-of-range', '--bots', `${bots.length}, 1–${seats}`);
  return Array.from({ length: seats }, (_, seat) => bots[seat % bots.length]);
}

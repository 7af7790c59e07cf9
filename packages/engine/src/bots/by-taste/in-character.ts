import type { Game } from '../../kernel/game.ts';
import type { Manner } from '../../kernel/thinking/manner.ts';
import type { Character } from '../characters.ts';

/** To what each leans. */
const LEANS: Readonly<Record<Character, Manner>> = {
  bold: { risk: 1, harm: 0.5 },
  careful: { risk: -1, special: -0.25 },
  collector: { special: -1 },
  forgiving: { revenge: -1, harm: -0.5 },
  vengeful: { revenge: 1, harm: 0.5 },
  generous: { gift: 1, harm: -0.5 },
};

/** How much slower than others they are by nature, as a part of the time there is. */
const SLOWER: Readonly<Record<Character, number>> = {
  bold: -0.25,
  careful: 0.25,
  collector: 0.1,
  forgiving: 0.1,
  vengeful: -0.1,
  generous: -0.1,
};

export function slownessOf(character: Character | null): number {
  return character === null ? 0 : SLOWER[character];
}

/** The same game for somebody with a character who decides. Where the game does not say what its moves are like, nothing changes. */
export function inCharacter<State, Move, Event, View, Options>(
  game: Game<State, Move, Event, View, Options>,
  character: Character | null | undefined,
): Game<State, Move, Event, View, Options> {
  const { taste } = game;
  if (taste.manner === undefined || character == null) return game;
  const leans = LEANS[character];
  const leaning = (state: State, seat: number, move: Move) =>
    leaningTo(taste.manner?.(state, seat, move) ?? {}, leans);
  return { ...game, taste: { ...taste, leaning } };
}

/** From -1 to 1. */
function leaningTo(
  manner: Manner,
  { special = 0, harm = 0, revenge = 0, risk = 0, gift = 0 }: Manner,
): number {
  const sum =
    special * (manner.special ?? 0) +
    harm * (manner.harm ?? 0) +
    revenge * (manner.revenge ?? 0) +
    risk * (manner.risk ?? 0) +
    gift * (manner.gift ?? 0);
  return Math.max(-1, Math.min(sum, 1));
}

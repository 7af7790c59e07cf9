import type { Seat } from '@samsara/engine';
import type { Phrase } from '@samsara/protocol';
import type { Mood } from '../../contract/board.ts';

/** Something big, by what everybody at the table knows of it. */
export interface BigMoment {
  /** Names the game, and the turn in it: the same words are found wherever and whenever it is looked at. */
  readonly playId: string;
  readonly turns: number;
  /** The bots it concerns. */
  readonly bots: readonly { readonly seat: Seat; readonly mood: Mood }[];
}

export interface Remark {
  readonly seat: Seat;
  readonly phrase: Phrase;
  /** Of all remarks with this name only one is made. */
  readonly chance: string;
}

/** In the first three of eight turns a bot may say something, once: between two remarks there are at least five turns. */
const TURNS = 8;
const TALKATIVE = 3;

const SAID: Readonly<Record<Mood, readonly Phrase[]>> = {
  glad: ['ha', 'wow', 'thanks'],
  sore: ['oops', 'wow', 'well-played'],
};

/** What a bot says to this, if any does. */
export function remarkOn({ playId, turns, bots }: BigMoment): Remark | null {
  if (bots.length === 0 || turns % TURNS >= TALKATIVE) return null;
  const number = hashOf(`${playId} ${turns}`);
  const { seat, mood } = bots[number % bots.length];
  const phrases = SAID[mood];
  return {
    seat,
    phrase: phrases[(number >>> 8) % phrases.length],
    chance: `${playId} ${Math.floor(turns / TURNS)}`,
  };
}

/** FNV-1a. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}

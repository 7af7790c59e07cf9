import type { MyGame } from '@samsara/protocol';

/** What the list of one's own games shows of one. */
export interface GameCard extends Pick<MyGame, 'play' | 'names' | 'outcome'> {
  /** Of a game that has ended: was its table in the public list? */
  readonly public?: boolean;
  /** By seat: which face the person has chosen. */
  readonly faces?: readonly (number | null)[];
  /** Of a game that has ended: who of its players had gone before, and for whom the time ran out how often. By their place among the players. */
  readonly left?: readonly number[];
  /** Of a game that has ended: the seats of programs and models from outside. */
  readonly programs?: readonly number[];
  readonly late?: readonly (readonly [place: number, times: number])[];
}

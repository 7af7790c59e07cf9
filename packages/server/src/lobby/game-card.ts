import type { MyGame } from '@samsara/protocol';

/** What the list of one's own games shows of one. */
export interface GameCard extends Pick<MyGame, 'play' | 'names' | 'outcome'> {
  /** Of a game that has ended: was its table in the public list? */
  readonly public?: boolean;
}

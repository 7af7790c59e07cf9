import type { Card, Outcome } from '@samsara/engine';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { BoardProps, GameScreen, Pick } from './board.ts';

/** The table as the parts of the kit see it. */
export interface Table extends BoardProps {
  readonly screen: GameScreen;
  /** Do the bots play as the persons whose names they have? Not in a deal that is the same for everybody, nor where moves are prepared. */
  readonly arePersons?: boolean;
  /** The card that was just refused. */
  readonly shaken: Pick | null;
  isPlayable(pick: Pick): boolean;
  isPicked(pick: Pick): boolean;
  /** Does a card in this zone stand in the way of what was tried last? */
  isLit(zone: string, card: Card | null): boolean;
  /** Would a tap or a drop on this zone do something? */
  accepts(zone: string): boolean;
  /** Why this card cannot be played now; null if it can or if nobody is asked. */
  reasonFor(pick: Pick): string | null;
  /** Enter: plays at once if that is one move, otherwise picks. */
  play(pick: Pick): void;
  /** Space: picks or puts back, never plays. */
  toggle(pick: Pick): void;
  /** All copies of this card in its zone. */
  pickAll(picks: readonly Pick[]): void;
  drop(pick: Pick, zone: string): void;
}

export const TableContext = createContext<Table | null>(null);

export function useTable(): Table {
  const table = useContext(TableContext);
  if (table === null) throw new Error('no table around this part');
  return table;
}

/** How the game has ended, as a view tells it. */
export function outcomeIn(screen: GameScreen, view: unknown): Outcome | null {
  return screen.outcome?.(view) ?? (view as { readonly outcome?: Outcome | null }).outcome ?? null;
}

/** What a card is called; a hidden one says nothing more. */
export function cardName(table: Named, card: Card | null, hidden: string): string {
  if (card === null) return hidden;
  return table.texts.cards[table.screen.game.meta.cards[card]] ?? hidden;
}

/** What a card does, in the words that stand on it; nothing where its name says it all. */
export function wordsOn({ texts, words, screen }: Worded, card: Card): string | undefined {
  return screen.printed?.(card, words) ?? texts.abilities?.[screen.game.meta.cards[card]];
}

type Worded = Named & { readonly words: Table['words'] };

type Named = { readonly texts: Table['texts']; readonly screen: GameScreen };

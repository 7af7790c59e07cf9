import type { CardId, Words } from '@samsara/engine/games/karmaka/rules';
import type { ScreenWords } from '../../../contract/board.ts';
import type { Relation } from '../sides.ts';
import type { Warning } from '../warnings.ts';

/** What only the board of Karmaka says. */
export interface KarmakaWords extends ScreenWords, Pick<Words, 'rungs' | 'colours' | 'abilities'> {
  /** Names of cards that are too long for one line of a narrow card, with soft hyphens where they may be broken. */
  readonly ribbons: Readonly<Partial<Record<CardId, string>>>;
  readonly ladder: string;
  readonly source: string;
  readonly ruins: string;
  readonly hand: string;
  readonly deck: string;
  readonly future: string;
  readonly deeds: string;
  readonly middle: string;
  readonly nothingHere: string;
  readonly close: string;
  readonly you: string;
  readonly relations: Readonly<Record<Relation, string>>;
  /** A zone and whose it is. */
  of(zone: string, name: string): string;
  /** The name of a pile or row that can be looked through. */
  lookThrough(zone: string, count: number): string;
  rung(name: string, needed: number | null): string;
  rings(count: number): string;
  score(score: number, needed: number | null): string;
  /** The cards lie with the top one first. */
  readonly topFirst: string;
  place(place: number): string;
  readonly youKnow: string;
  /** Above the columns of the result. */
  readonly final: Readonly<Record<'points' | 'rings' | 'life', string>>;

  readonly ways: Readonly<Record<'deed' | 'ability' | 'future', string>>;
  /** What a card brings as a Deed, after the word for it. */
  deedBrings(gain: number, score: number, needed: number | null): string;
  readonly abilityCosts: string;
  readonly futureKeeps: string;
  allyKeeps(name: string): string;
  readonly nearTheEnd: string;
  readonly lastCard: string;
  readonly warnings: Readonly<Record<Warning, string>>;

  step(step: number, of: number): string;
  /** Which card of at most so many. */
  cardOf(card: number, most: number): string;
  copies(ability: string): string;
  handOf(name: string, count: number): string;
  offeredBy(name: string): string;
  /** Where somebody stands while a card is offered round. */
  readonly offerStates: Readonly<Record<'asked' | 'later' | 'refused', string>>;
  readonly take: string;
  readonly refuse: string;
  readonly ifTaken: string;
  readonly ifRefused: string;

  /** Beside the number of rings that is suggested. */
  readonly suggested: string;
  suggestsRings(count: number, missing: number, rung: string): string;
  readonly rebirth: string;
}

/** The part that the engine's texts do not have. */
export type OwnWords = Omit<KarmakaWords, 'rungs' | 'colours' | 'abilities'>;

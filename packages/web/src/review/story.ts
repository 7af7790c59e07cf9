import { actorAndMove, findMove, framesFor, LETS_PASS, type Seat } from '@samsara/engine';
import type { ChanceEvent, TurningPoint } from '@samsara/engine/review';
import type { Names } from '@samsara/engine/texts';
import type { Consequences, GameScreen, PlayTexts } from '../contract/board.ts';
import type { Tape } from '../replay/tape.ts';
import type { ReviewWords } from './texts.ts';

/** A finished game that can be told in the words of its game. */
export interface Story {
  readonly tape: Tape;
  readonly screen: GameScreen;
  readonly texts: PlayTexts;
  readonly names: Names;
  readonly words: ReviewWords;
  /** Whom events help or harm, where the game says so. */
  readonly consequences: Consequences | null;
}

/** A game is told again and again while a review goes on. */
const known = new WeakMap<Story, Map<string, string>>();

/** What a seat was told of one move of the record. */
export function toldOf(story: Story, index: number, seat: Seat): string {
  const told = known.get(story) ?? new Map<string, string>();
  known.set(story, told);
  const key = `${index} ${seat}`;
  const text = told.get(key) ?? sentencesOf(story, index, seat);
  told.set(key, text);
  return text;
}

function sentencesOf({ tape, screen, texts, names }: Story, index: number, seat: Seat): string {
  return framesFor(tape.game, tape.eventsOf(index), seat)
    .filter((event) => event !== null && !screen.isSilent?.(event))
    .map((event) => texts.event(event, names))
    .join(' ');
}

/** A move as a button says it, in the position it belongs to. */
export function moveText(
  { tape, texts, names, words }: Story,
  index: number,
  seat: Seat,
  move: string,
): string {
  if (move === LETS_PASS) return words.letPass;
  const found = findMove(tape.game, tape.stateAt(index), seat, move);
  return found === undefined ? move : texts.move(found, names);
}

/** What happened at a turning point. */
export function toldAt(
  story: Story,
  point: TurningPoint,
  seat: Seat,
  chance: readonly ChanceEvent[],
): string {
  const { cause, index } = point;
  if (cause === 'own') return toldOf(story, index, seat);
  if (cause === 'cards') return toldOfCards(story, point, seat, chance);
  return toldOfOthers(story, point, seat);
}

/** The event of chance that weighed most in this stretch. */
function toldOfCards(
  story: Story,
  { from, index, change }: TurningPoint,
  seat: Seat,
  chance: readonly ChanceEvent[],
) {
  let most: ChanceEvent | null = null;
  for (const event of chance) {
    if (event.index < from || event.index >= index || event.luck[seat] * change <= 0) continue;
    if (most === null || Math.abs(event.luck[seat]) > Math.abs(most.luck[seat])) most = event;
  }
  if (most === null) return '';
  return most.index < 0 ? story.words.deal : toldOf(story, most.index, seat);
}

/** The last loud thing that others did, or else the last thing. */
function toldOfOthers(story: Story, { from, index }: TurningPoint, seat: Seat): string {
  const { tape, screen } = story;
  let told: number | null = null;
  let isLoud = false;
  for (let move = Math.max(0, from); move < Math.min(index, tape.length); move++) {
    if (actorAndMove(tape.record.moves[move][0])?.actor === seat) continue;
    const view = tape.viewAt(move, seat);
    const loud = framesFor(tape.game, tape.eventsOf(move), seat).some(
      (event) => event !== null && (screen.isLoud?.(event, view) ?? false),
    );
    if (isLoud && !loud) continue;
    told = move;
    isLoud = loud;
  }
  return told === null ? '' : toldOf(story, told, seat);
}

/** `Move 4`, `Moves 4 to 9`, or the deal and the end. */
export function placeOf({ tape, words }: Story, { cause, from, index }: TurningPoint): string {
  if (cause === 'own' || index - from === 1)
    return placeName(words, tape.length, index - (cause === 'own' ? 0 : 1));
  return from < 0 && index <= 0 ? words.deal : words.moves(Math.max(0, from) + 1, index);
}

/** The moment before a move. */
export function placeName(words: ReviewWords, length: number, index: number): string {
  if (index < 0) return words.beforeDeal;
  return index >= length ? words.end : words.move(index + 1);
}

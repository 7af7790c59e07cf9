import { BadInput } from '../../kernel/bad-input.ts';
import { holdsAll } from '../../kernel/hand.ts';
import {
  asFlag,
  asList,
  asObject,
  asSeat,
  asText,
  asWhole,
  at,
  type JsonObject,
  knownKeys,
} from '../../kernel/json.ts';
import { optional, readZone, spellZone } from '../../kernel/position.ts';
import { noAnswers } from '../../kernel/sealed.ts';
import type { Seat } from '../../kernel/seats.ts';
import { type Card, sortCards, type Zone } from '../../kernel/zones.ts';
import { CARDS, cardNamed, cardWords } from './cards.ts';
import { OPEN_CARDS } from './opening.ts';
import { cardsBeforeTable } from './possible.ts';
import { extraPlay, receiverChoice, type State, turnOfSeat, type Waiting } from './state.ts';

/** What a position waits for: `pending`, or simply `turn`, the seat on turn. */
export function readPending(object: JsonObject, state: State): Waiting[] {
  const given = object.pending;
  if (given === undefined) {
    const seat = object.turn === undefined ? 0 : asSeat(object.turn, 'turn', state.options.players);
    return [turnOfSeat(seat)];
  }
  if (object.turn !== undefined) throw new BadInput('do-not-go-together', 'turn', 'pending');
  const waits = asList(given, 'pending').map((wait, i) =>
    readWait(asObject(wait, at('pending', i)), at('pending', i), state),
  );
  const [first] = waits;
  if (first === undefined) throw new BadInput('missing', 'pending[0]');
  if (first.type === 'extra' || first.type === 'receiver') {
    waits.unshift(turnOfSeat(first.seat));
  }
  checkStack(waits);
  return waits;
}

function readWait(wait: JsonObject, place: string, state: State): Waiting {
  const seat = () => asSeat(wait.seat, at(place, 'seat'), state.options.players);
  const flag = (key: string, otherwise: boolean) => optional(wait[key], at(place, key), asFlag, otherwise);
  const type = asText(wait.type, at(place, 'type'));
  switch (type) {
    case 'foresight':
      knownKeys(wait, place, ['type', 'answers']);
      return { type, shape: 'sealed', answers: readAnswers(wait, place, state, asFlag) };
    case 'choosing':
      knownKeys(wait, place, ['type', 'answers']);
      return { type, shape: 'sealed', answers: readAnswers(wait, place, state, readChoice) };
    case 'turn':
      knownKeys(wait, place, ['type', 'seat']);
      return turnOfSeat(seat());
    case 'extra':
      knownKeys(wait, place, ['type', 'seat', 'before', 'opens_pile']);
      return readExtra(wait, seat(), flag('opens_pile', false), place, state);
    case 'receiver':
      knownKeys(wait, place, ['type', 'seat', 'plays_on']);
      return receiverChoice(seat(), flag('plays_on', state.options.alternative_triples));
    default:
      throw new BadInput(
        'unknown-value',
        at(place, 'type'),
        `${type}; foresight, choosing, turn, extra, receiver`,
      );
  }
}

/** Where it is left out, the card under TABLE was there before. KAR-13 */
function readExtra(
  wait: JsonObject,
  seat: Seat,
  opensPile: boolean,
  place: string,
  { pile }: State,
): Waiting {
  const under = opensPile ? null : (cardsBeforeTable(pile)[0] ?? null);
  const before = wait.before === undefined ? under : readCard(wait.before, at(place, 'before'));
  return extraPlay(seat, before, opensPile);
}

function readAnswers<T>(
  wait: JsonObject,
  place: string,
  state: State,
  read: (given: unknown, place: string, state: State, seat: Seat) => T,
): (T | null)[] {
  const { players } = state.options;
  if (wait.answers === undefined) return noAnswers(players);
  const answers = asList(wait.answers, at(place, 'answers'));
  asWhole(answers.length, at(place, 'answers'), players, players);
  return answers.map((answer, seat) =>
    answer === null ? null : read(answer, at(at(place, 'answers'), seat), state, seat),
  );
}

function readChoice(given: unknown, place: string, state: State, seat: Seat): Zone {
  const cards = readZone(given, place, cardNamed);
  sortCards(cards);
  asWhole(cards.length, place, OPEN_CARDS, OPEN_CARDS);
  if (!holdsAll(state.hands[seat], cards)) throw new BadInput('impossible-position', place, 'KA-11');
  return cards;
}

function readCard(given: unknown, place: string): Card | null {
  if (given === undefined || given === null) return null;
  const card = cardNamed(String(given));
  if (card === undefined) throw new BadInput('unknown-card', place, JSON.stringify(given));
  return card;
}

/** A sealed choice stands alone; everything else stands on the turn of the same seat. */
function checkStack(waits: readonly Waiting[]): void {
  waits.forEach((wait, i) => {
    const [first] = waits;
    const alone = wait.shape === 'sealed' && waits.length === 1;
    const base = wait.type === 'turn' && i === 0;
    const step = wait.shape === 'step' && i > 0 && first.type === 'turn' && first.seat === wait.seat;
    if (!alone && !base && !step) throw new BadInput('impossible-position', at('pending', i), wait.type);
  });
}

export function describeWait(wait: Waiting): JsonObject {
  switch (wait.type) {
    case 'foresight':
      return { type: wait.type, answers: wait.answers.slice() };
    case 'choosing':
      return { type: wait.type, answers: wait.answers.map((cards) => cards && cardWords(cards)) };
    case 'turn':
      return { type: wait.type, seat: wait.seat };
    case 'extra':
      return {
        type: wait.type,
        seat: wait.seat,
        before: wait.before === null ? null : CARDS[wait.before],
        opens_pile: wait.opensPile,
      };
    case 'receiver':
      return { type: wait.type, seat: wait.seat, plays_on: wait.playsOn };
  }
}

/** Entries of `pending` as `describeWait` writes them, a step on the turn it belongs to. */
export function spellPending(given: unknown): unknown {
  if (!Array.isArray(given)) return given;
  const waits = given.map((wait, i) => spellWait(asObject(wait, at('pending', i)), at('pending', i)));
  const isStep = waits.length > 0 && (waits[0].type === 'extra' || waits[0].type === 'receiver');
  return isStep ? [{ type: 'turn' }, ...waits] : waits;
}

function spellWait(wait: JsonObject, place: string): JsonObject {
  const spelt: Record<string, unknown> = { ...wait };
  if ('before' in wait) {
    const card = readCard(wait.before, at(place, 'before'));
    spelt.before = card === null ? null : CARDS[card];
  }
  if (Array.isArray(wait.answers)) {
    const answersAt = at(place, 'answers');
    spelt.answers = wait.answers.map((answer, seat) => spellAnswer(answer, at(answersAt, seat)));
  }
  return spelt;
}

/** Chosen cards in the order of the card list. */
function spellAnswer(answer: unknown, place: string): unknown {
  if (!Array.isArray(answer)) return answer;
  const words = spellZone(answer, place, cardNamed, CARDS) as string[];
  return words.sort((a, b) => CARDS.indexOf(a) - CARDS.indexOf(b));
}

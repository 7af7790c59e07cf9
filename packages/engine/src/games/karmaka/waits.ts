import { BadInput } from '../../kernel/bad-input.ts';
import { asList, asSeat, asText, asWhole, at, type JsonObject, knownKeys } from '../../kernel/json.ts';
import { readZone } from '../../kernel/position.ts';
import { readCount, readFlag } from '../../kernel/position-parts.ts';
import type { Seat } from '../../kernel/seats.ts';
import type { Card } from '../../kernel/zones.ts';
import { COPIERS } from './abilities/steps.ts';
import { CARDS, cardNamed, cardWords, EMBODY, MIMIC } from './cards.ts';
import { allowsFurther, impossible, PLACE } from './possible-waits.ts';
import {
  abilityOf,
  deathOf,
  type Offer,
  offerOf,
  type Running,
  type State,
  seatingAt,
  turnOfSeat,
  type Waiting,
} from './state.ts';

/** Reads what a position waits for, with unknown cards still open. `pending` has exactly one entry. */
export function readPending(entries: readonly JsonObject[], state: State): Waiting {
  asWhole(entries.length, 'pending', 1, 1);
  const [wait] = entries;
  const seat = asSeat(wait.seat, at(PLACE, 'seat'), state.options.players);
  state.active = seat;
  const type = asText(wait.type, at(PLACE, 'type'));
  switch (type) {
    case 'turn':
      knownKeys(wait, PLACE, ['type', 'seat', 'further']);
      return turnOfSeat(seat, flag(wait, 'further'));
    case 'death':
      knownKeys(wait, PLACE, ['type', 'seat']);
      return deathOf(seat);
    case 'offer':
      return readOffer(wait, state);
    case 'ability':
      return readRunning(wait, state);
    default:
      throw new BadInput('unknown-value', at(PLACE, 'type'), `${type}; turn, ability, offer, death`);
  }
}

const MOST = 64;

function flag(wait: JsonObject, key: string, otherwise = false): boolean {
  return readFlag(wait, key, PLACE, otherwise);
}

function whole(wait: JsonObject, key: string): number {
  return readCount(wait[key], at(PLACE, key), MOST);
}

function card(wait: JsonObject, key: string): Card {
  const found = cardNamed(asText(wait[key], at(PLACE, key)));
  if (found === undefined) throw new BadInput('unknown-card', at(PLACE, key), String(wait[key]));
  return found;
}

/** KK-70, KK-72: one rival, or all of them in order. Whether a further card follows is said by the card, if by nothing else. */
function readOffer(wait: JsonObject, state: State): Offer {
  knownKeys(wait, PLACE, ['type', 'seat', 'further', 'card', 'to', 'answered']);
  const rivals = seatingAt(state).rivals[state.active];
  const to =
    wait.to === undefined
      ? rivals
      : asList(wait.to, at(PLACE, 'to')).map((seat, i) =>
          asSeat(seat, at(at(PLACE, 'to'), i), state.options.players),
        );
  const isAll = to.length === rivals.length && to.every((seat, i) => seat === rivals[i]);
  if (!isAll && !(to.length === 1 && rivals.includes(to[0]))) impossible('to', 'KKR-18');
  const offered = card(wait, 'card');
  const offer = offerOf(offered, to, flag(wait, 'further', allowsFurther(offered)));
  offer.answered = whole(wait, 'answered');
  if (offer.answered >= to.length) impossible('answered', 'KKR-18');
  offer.seat = to[offer.answered];
  return offer;
}

const RUNNING_KEYS = ['card', 'ability', 'step', 'times', 'target', 'count', 'seen', 'embodied', 'mimicked'];

function readRunning(wait: JsonObject, state: State): Running {
  knownKeys(wait, PLACE, ['type', 'seat', 'further', ...RUNNING_KEYS]);
  const run = abilityOf(state.active, card(wait, 'card'));
  if (wait.ability !== undefined) run.ability = card(wait, 'ability');
  run.step = whole(wait, 'step');
  run.times = whole(wait, 'times');
  run.count = whole(wait, 'count');
  run.further = flag(wait, 'further');
  run.seen.push(...readZone(wait.seen, at(PLACE, 'seen'), cardNamed));
  run.copies =
    (COPIERS & (1 << (run.ability as Card))) |
    (flag(wait, 'embodied') ? 1 << EMBODY : 0) |
    (flag(wait, 'mimicked') ? 1 << MIMIC : 0);
  if (wait.target !== undefined && wait.target !== null) {
    run.target = asSeat(wait.target, at(PLACE, 'target'), state.options.players);
  }
  return run;
}

export function describeWait(wait: Waiting, active: Seat): JsonObject {
  const { type, further } = wait;
  const start = { type, seat: active, ...(further ? { further } : {}) };
  switch (wait.type) {
    case 'turn':
    case 'death':
      return start;
    case 'offer':
      return { ...start, card: CARDS[wait.card as Card], to: wait.order.slice(), answered: wait.answered };
    case 'ability':
      return {
        ...start,
        card: CARDS[wait.card as Card],
        ability: CARDS[wait.ability as Card],
        step: wait.step,
        times: wait.times,
        target: wait.target,
        count: wait.count,
        seen: cardWords(wait.seen),
        ...((wait.copies & (1 << EMBODY)) !== 0 ? { embodied: true } : {}),
        ...((wait.copies & (1 << MIMIC)) !== 0 ? { mimicked: true } : {}),
      };
  }
}

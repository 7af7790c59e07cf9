import { impossible } from '../../../kernel/bad-input.ts';
import type { DecisionReader } from '../../../kernel/decisions.ts';
import { asSeat, at } from '../../../kernel/json.ts';
import { readZone } from '../../../kernel/position.ts';
import { readFlag } from '../../../kernel/position-parts.ts';
import type { Card } from '../../../kernel/zones.ts';
import { type Copied, reachableCopies } from '../abilities/copies.ts';
import { ABILITIES } from '../abilities/index.ts';
import { COPIERS, targetOf } from '../abilities/steps.ts';
import { CARDS, type CardId, cardNamed, EMBODY, MIMIC } from '../cards.ts';
import { currentStep } from '../running.ts';
import { KEPT_ON_RUINS } from '../source.ts';
import { abilityOf, type Running, type State } from '../state.ts';
import { readCardIn, readCountIn } from './reading.ts';

export const abilityReader: DecisionReader<State, Running> = {
  keys: ['further', 'card', 'ability', 'step', 'times', 'target', 'count', 'seen', 'embodied', 'mimicked'],
  read(given, place, state) {
    const run = abilityOf(state.active, readCardIn(given, 'card', place));
    if (given.ability !== undefined) run.ability = readCardIn(given, 'ability', place);
    run.step = readCountIn(given, 'step', place);
    run.times = readCountIn(given, 'times', place);
    run.count = readCountIn(given, 'count', place);
    run.further = readFlag(given, 'further', place);
    run.seen.push(...readZone(given.seen, at(place, 'seen'), cardNamed));
    run.copies =
      (COPIERS & (1 << run.ability)) |
      (readFlag(given, 'embodied', place) ? 1 << EMBODY : 0) |
      (readFlag(given, 'mimicked', place) ? 1 << MIMIC : 0);
    if (given.target !== undefined && given.target !== null) {
      run.target = asSeat(given.target, at(place, 'target'), state.options.players);
    }
    return run;
  },
  check: checkRunning,
};

/** An ability waits for an answer that somebody can give, and has done no more than it could. KKR-27, KKR-33 */
function checkRunning(state: State, run: Running, place: string): void {
  checkCopying(state, run, place);
  const steps = ABILITIES[run.ability];
  if (run.step >= steps.length) impossible(at(place, 'step'), 'KK-44');
  // A further card is granted by the last step of an ability, after its last question.
  if (run.further) impossible(at(place, 'further'), 'KK-85');
  checkTarget(state, run, place);
  checkCount(state, run, place);
  checkSeen(state, run, place);
  const step = currentStep(run);
  const choices = step.choices(state, run);
  if (step.asks === 'nothing' || choices === 0) impossible(at(place, 'step'), 'KKR-33');
  if (run.times >= step.most(run)) impossible(at(place, 'times'), 'KKR-33');
  if (step.asks === 'target' && (choices & (choices - 1)) === 0) impossible(at(place, 'step'), 'KKR-27');
  checkAnswers(state, run, place);
  if (step.by === 'target') run.seat = targetOf(run);
}

/** The ability is the card's own, or one that it could copy on its way; who copied on that way follows from it. KKR-35, KKR-36 */
function checkCopying(state: State, run: Running, place: string): void {
  const ways = reachableCopies(state, run.card).filter(({ ability }) => ability === run.ability);
  if (ways.length === 0) impossible(at(place, 'ability'), 'KKR-35');
  const fitting = ways.filter((way) => (way.copies & run.copies) === run.copies);
  if (fitting.length === 0)
    impossible(at(place, isFlagged(run, EMBODY, ways) ? 'embodied' : 'mimicked'), 'KKR-36');
  run.copies = Math.min(...fitting.map((way) => way.copies));
}

/** Is the card said to have copied although it is on none of the ways? */
function isFlagged({ copies }: Running, card: Card, ways: readonly Copied[]): boolean {
  const bit = 1 << card;
  return (copies & bit) !== 0 && ways.every((way) => (way.copies & bit) === 0);
}

/** KKR-27 */
function checkTarget(state: State, run: Running, place: string): void {
  const [first] = ABILITIES[run.ability];
  const isNamed = run.step > 0 && first.asks === 'target';
  if (isNamed !== (run.target !== null)) impossible(at(place, 'target'), 'KKR-27');
  if (run.target !== null && (first.choices(state, run) & (1 << run.target)) === 0)
    impossible(at(place, 'target'), 'KKR-27');
}

/** Roulette counts what it ruined, Destiny what went back; nothing else is counted. KK-107, KKR-89 */
function checkCount(state: State, { ability, step, times, count }: Running, place: string): void {
  const id = CARDS[ability];
  if (id === 'roulette') {
    const isRight = step === 0 ? count === times : count <= MOST_RUINED;
    if (!isRight || count > state.ruins.length) impossible(at(place, 'count'), 'KK-107');
  } else if (id === 'destiny') {
    const returned = step === RETURNING ? times : 0;
    if (count !== returned || count > state.source.length) impossible(at(place, 'count'), 'KKR-89');
  } else if (count > 0) {
    impossible(at(place, 'count'), 'KK-107');
  }
}

/** Cards that Roulette may ruin. KK-107 */
const MOST_RUINED = 2;
/** Cards that Destiny looks at, and how many it may keep. */
const LOOKED_AT = 3;
const MOST_KEPT = 2;
/** The step of Destiny in which cards go back to the Source. */
const RETURNING = 2;
/** Cards that Swindle picks. KK-110 */
const PICKED = 3;

/** Only Destiny and Swindle have cards apart: three, or as many as there were. KKR-44, KK-110, KKR-33 */
function checkSeen(state: State, run: Running, place: string): void {
  const { seen, target } = run;
  const id = CARDS[run.ability];
  if (id === 'destiny') {
    checkLookedAt(state, run, place);
  } else if (id === 'swindle' && target !== null) {
    const isShort = seen.length < PICKED && state.hands[target].size > 0;
    if (seen.length > PICKED || isShort) impossible(at(place, 'seen'), 'KK-110');
  } else if (seen.length > 0) {
    impossible(at(place, 'seen'), 'KKR-44');
  }
}

/** With fewer than three cards looked at, Source and Ruins gave no more. KKR-44, KKR-45 */
function checkLookedAt(state: State, { step, times, count, seen }: Running, place: string): void {
  const apart = seen.length + count;
  const keeping = step === RETURNING ? 0 : times;
  if (apart + keeping > LOOKED_AT) impossible(at(place, 'seen'), 'KKR-44');
  const kept =
    step === RETURNING ? Math.min(MOST_KEPT, LOOKED_AT - apart, state.futures[state.active].length) : keeping;
  const isExhausted = state.source.length <= count && state.ruins.length <= KEPT_ON_RUINS;
  if (apart + kept < LOOKED_AT && !isExhausted) impossible(at(place, 'seen'), 'KKR-44');
}

/** What was chosen in this step lies where it was put. KKR-53, KKH-12, KK-108 */
function checkAnswers(state: State, { ability, step, times }: Running, place: string): void {
  const seat = state.active;
  const isThere: Partial<Record<CardId, boolean>> = {
    sowing: state.futures[seat].length >= times,
    jubilee: state.deeds[seat].length >= times,
    destiny: step === RETURNING || state.futures[seat].length >= times,
    roulette: step === 0 || state.hands[seat].size >= times,
  };
  if (isThere[CARDS[ability]] === false) impossible(at(place, 'times'), 'KKR-53');
}

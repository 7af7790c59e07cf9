import type { Game } from '../kernel/game.ts';
import { sha256Hex } from '../kernel/json.ts';
import { fastRandom, oneOf } from '../kernel/random.ts';
import { dealt, fairnessOf } from '../record/fairness.ts';
import { addMove, endRecord, type GameRecord, startRecord } from '../record/record.ts';
import { randomStep, type Sense, SOME_SENSE } from './random-play.ts';

/** The record of a whole random game; the seed decides everything. */
export function randomRecord<State, Move, Event, View, Options extends { readonly players: number }>(
  game: Game<State, Move, Event, View, Options>,
  options: Options,
  seed: number,
  sense: Sense = SOME_SENSE,
): GameRecord {
  const random = fastRandom(seed);
  const names = Array.from({ length: options.players }, (_, seat) => NAMES[(seat + seed) % NAMES.length]);
  const seats = names.map((name) => ({ name, kind: oneOf(random, KINDS) }));
  const entropy = names.map((_, seat) => sha256Hex(`entropy ${seed} ${seat}`));
  const record = startRecord(game, options, seats, fairnessOf(sha256Hex(`server ${seed}`), entropy));
  const state = dealt(game, record);
  for (;;) {
    const step = randomStep(game, state, random, sense);
    if (!step) break;
    addMove(record, step.actor, step.text);
    game.apply(state, step.actor, step.move);
  }
  endRecord(record, game, state, 'finished');
  return record;
}

/** With letters of more than one byte, quotes and other things that are written differently in JSON. */
const NAMES = [
  'Ada',
  'Jürgen',
  'Zoë “Z”',
  '李雷',
  'O’Hara "8"',
  'back\\slash',
  '🂡',
  'Nadège',
  'x',
  'Émile',
  'Ivo',
  'Uma',
];
const KINDS = ['person', 'bot:greedy', 'bot:random'] as const;

import { expect, test } from 'vitest';
import { valueMoves } from '../bots/search/search.ts';
import { GAMES } from '../games/index.ts';
import { readOptions } from '../kernel/options.ts';
import { randomRecord } from '../testing/random-record.ts';
import { calibrationFor } from './calibration.ts';
import { judge } from './decision.ts';
import { randomFor } from './seeds.ts';
import { timelineOf } from './timeline.ts';

const SEEDS = [1, 2, 3, 4];
const SENSE = 9;
const STATES = 50;
/** One decision in so many is looked at. */
const ONCE_IN = 5;
const MUCH = 0.15;
const BUDGET = { iterations: 200, alternatives: 0, playouts: 0 };

/** What a review calls the worst move, wherever that costs much. */
function marksOfWorst(id: string, seed: number): string[] {
  const game = GAMES[id];
  const options = readOptions(game, { ...game.meta.simulated, players: 2 }) as { players: number };
  const { steps } = timelineOf(game, randomRecord(game, options, seed, SENSE));
  const choices = steps.flatMap(({ decisions }) => decisions).filter((_, i) => i % ONCE_IN === 0);
  return choices.flatMap((choice, number) => {
    const view = game.view(steps[choice.index].before, choice.seat);
    const attention = { states: STATES, onceIn: () => 1 };
    const values = valueMoves(game, view, choice.seat, attention, randomFor(number), game.mind);
    const sorted = [...values].sort((a, b) => b.value - a.value);
    const worst = sorted[sorted.length - 1];
    if (sorted[0].value - worst.value < MUCH) return [];
    const made = { ...choice, made: worst.notation };
    return [judge(game, view, made, number, calibrationFor(game.mind?.calibrations, 2), BUDGET, 1).mark];
  });
}

test.each(['karma', 'karmaka'])('planted mistakes that cost much are found in %s', (id) => {
  const marks = SEEDS.flatMap((seed) => marksOfWorst(id, seed));
  const found = marks.filter((mark) => mark !== 'fine' && mark !== 'brilliant');
  expect(marks.length).toBeGreaterThanOrEqual(5);
  expect(found.length / marks.length).toBeGreaterThanOrEqual(0.95);
});

import { STRENGTHS, strengthOf } from '@samsara/engine';
import type { GameTexts } from '@samsara/engine/texts';
import { bold, dim } from '../output/print.ts';
import type { Words } from '../texts/words.ts';
import { type Anchor, fitLadder, type Rated } from './fit.ts';
import { type DealResult, type LadderPlan, pairingsOf } from './plan.ts';

/** A ladder that was played. */
export interface FinishedLadder {
  readonly plan: LadderPlan;
  readonly results: readonly DealResult[];
  readonly seconds: number;
}

/** Everybody else is rated by how they do against `skilled`, directly or by way of others. */
const SKILLED = strengthOf('skilled') ?? 0;

function anchorOf({ strongest }: LadderPlan): Anchor {
  return { strength: Math.min(SKILLED, strongest), rating: 1500 };
}

export function ladderInJson({ plan, results, seconds }: FinishedLadder): unknown {
  const { ratings, steps } = fitted(plan, results);
  return {
    game: plan.game,
    options: plan.options,
    seed: plan.seed,
    games: 2 * results.length,
    ratings: ratings.map((rated, strength) => ({ strength, bot: STRENGTHS[strength], ...rounded(rated) })),
    steps: steps.map((step, strength) => ({ from: strength, to: strength + 1, ...rounded(step) })),
    pairings: pairingsOf(plan).map(([weaker, stronger], i) => ({
      weaker: STRENGTHS[weaker],
      stronger: STRENGTHS[stronger],
      wins: winsOf(results, i),
    })),
    seconds: Math.round(seconds * 1000) / 1000,
  };
}

export function ladderLines({ plan, results }: FinishedLadder, gameTexts: GameTexts, words: Words): string[] {
  const { ladder } = words.texts;
  const anchor = anchorOf(plan);
  const { ratings, steps } = fitted(plan, results);
  const said = ({ rating, low, high }: Rated) => `${whole(rating)} (${whole(low)}–${whole(high)})`;
  const rows = [
    [ladder.columns.strength, ladder.columns.bot, ladder.columns.rating, ladder.columns.step],
    ...ratings.map((rated, strength) => [
      String(strength),
      STRENGTHS[strength],
      strength === anchor.strength ? whole(rated.rating) : said(rated),
      strength === 0 ? '' : said(steps[strength - 1]),
    ]),
  ];
  const widths = rows[0].map((_, column) => Math.max(...rows.map((cells) => cells[column].length)));
  return [
    `${bold(gameTexts.name)}  ${ladder.played(words.number(2 * results.length), words.number(pairingsOf(plan).length), plan.seed)}`,
    '',
    ...rows.map((cells) =>
      `  ${cells.map((cell, i) => (i < 2 ? cell.padEnd(widths[i]) : cell.padStart(widths[i]))).join('  ')}`.trimEnd(),
    ),
    dim(ladder.interval(STRENGTHS[anchor.strength], String(anchor.rating))),
  ];
}

function fitted(plan: LadderPlan, results: readonly DealResult[]) {
  return fitLadder(plan.strongest + 1, pairingsOf(plan), results, anchorOf(plan));
}

function winsOf(results: readonly DealResult[], pairing: number): [number, number] {
  const own = results.filter((result) => result.pairing === pairing);
  const sum = (side: 0 | 1) => own.reduce((wins, result) => wins + result.wins[side], 0);
  return [sum(0), sum(1)];
}

function rounded({ rating, low, high }: Rated): Rated {
  const tenth = (value: number) => Math.round(value * 10) / 10;
  return { rating: tenth(rating), low: tenth(low), high: tenth(high) };
}

/** With a sign of minus as people write it. */
function whole(value: number): string {
  return String(Math.round(value)).replace('-', '−');
}

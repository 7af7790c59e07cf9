import type { GameTexts } from '@samsara/engine/texts';
import { bold, dim } from '../output/print.ts';
import type { Words } from '../texts/words.ts';
import { isRepeatable } from './entrants.ts';
import type { Plan, PlayedDeal } from './plan.ts';
import { type Estimate, fairShare, gamesIn, type Standing, standingsOf } from './standings.ts';

/** A tournament as far as it has been played. */
export interface Finished {
  readonly plan: Plan;
  readonly played: readonly PlayedDeal[];
  readonly seconds: number;
}

export function reportInJson({ plan, played, seconds }: Finished): unknown {
  return {
    game: plan.game,
    options: plan.options,
    seed: plan.seed,
    deals: played.length,
    games: gamesIn(played),
    repeatable: isRepeatable(plan.entrants),
    fair: fairShare(plan, played),
    standings: standingsOf(plan, played),
    seconds: Math.round(seconds * 1000) / 1000,
  };
}

export function reportLines(finished: Finished, gameTexts: GameTexts, words: Words): string[] {
  const { plan, played } = finished;
  const { texts, number, percent } = words;
  const { tournament } = texts;
  const standings = standingsOf(plan, played);
  return [
    `${bold(gameTexts.name)}  ${tournament.played(number(gamesIn(played)), number(played.length), plan.seed)}`,
    '',
    ...table(standings, words),
    dim(tournament.interval(percent(fairShare(plan, played)))),
    ...(isRepeatable(plan.entrants) ? [] : [dim(tournament.clockDecides)]),
  ];
}

function table(standings: readonly Standing[], { texts, number, percent }: Words): string[] {
  const { columns } = texts.tournament;
  const said = ({ share, low, high }: Estimate) => `${percent(share)} (${percent(low)}–${percent(high)})`;
  const adjusted = standings.some(({ luckAdjusted }) => luckAdjusted !== null);
  const rows = [
    [
      columns.bot,
      columns.wins,
      columns.timesFair,
      columns.losses,
      columns.rating,
      ...(adjusted ? [texts.tournament.luckAdjusted] : []),
    ],
    ...standings.map(({ label, wins, losses, timesFair, rating, luckAdjusted }) => [
      label,
      said(wins),
      number(timesFair, 2),
      said(losses),
      `${number(rating.mu)} ± ${number(rating.sigma)}`,
      ...(luckAdjusted === null ? [] : [said(luckAdjusted)]),
    ]),
  ];
  const widths = rows[0].map((_, column) => Math.max(...rows.map((cells) => cells[column].length)));
  return rows.map(
    (cells) =>
      `  ${cells.map((cell, column) => (column === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[column]))).join('  ')}`,
  );
}

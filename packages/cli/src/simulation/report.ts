import type { Share } from '@samsara/engine/lab';
import type { GameTexts } from '@samsara/engine/texts';
import { plot } from 'simple-ascii-chart';
import { bold, dim, wrap } from '../output/print.ts';
import type { Words } from '../texts/words.ts';
import type { Plan } from './plan.ts';
import { histogram, lengthsOf, sharesByBot, sharesBySeat, sortedReasons } from './statistics.ts';
import type { Tally } from './tally.ts';

/** A simulation that has been played. */
export interface Played {
  readonly plan: Plan;
  readonly tally: Tally;
  readonly seconds: number;
  readonly threads: number;
}

export function reportInJson({ plan, tally, seconds, threads }: Played): unknown {
  const byBot = Object.entries(sharesByBot(tally, plan.bots));
  return {
    game: plan.game,
    options: plan.options,
    seed: plan.seed,
    games: tally.games,
    moves: tally.moves,
    shares: sharesBySeat(tally).map(({ wins, losses }, seat) => ({
      seat,
      bot: plan.bots[seat],
      ...inJson(wins, 'wins'),
      losses: inJson(losses, 'losses'),
    })),
    bots: Object.fromEntries(
      byBot.map(([bot, { wins, losses }]) => [
        bot,
        { ...inJson(wins, 'wins'), losses: inJson(losses, 'losses') },
      ]),
    ),
    reasons: Object.fromEntries(sortedReasons(tally)),
    length: lengthsOf(tally),
    seconds: rounded(seconds),
    games_s: rounded(tally.games / seconds),
    moves_s: rounded(tally.moves / seconds),
    threads,
  };
}

function inJson({ count, share, low, high }: Share, what: 'wins' | 'losses'): Record<string, number> {
  return { [what]: count, share, low, high };
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}

export function reportLines({ plan, tally, seconds }: Played, gameTexts: GameTexts, words: Words): string[] {
  const { simulate } = words.texts;
  const { number } = words;
  const length = lengthsOf(tally);
  return [
    `${bold(gameTexts.name)}  ${simulate.played(number(tally.games), plan.seed)}`,
    '',
    bold(simulate.bySeat),
    ...shareRows(
      sharesBySeat(tally).map((shares, seat) => [`${seat}  ${plan.bots[seat]}`, shares]),
      words,
    ),
    '',
    bold(simulate.byBot),
    ...shareRows(Object.entries(sharesByBot(tally, plan.bots)), words),
    dim(simulate.interval),
    '',
    bold(simulate.endings),
    ...sortedReasons(tally).map(([reason, count]) => {
      const share = words.percent(count / tally.games).padStart(7);
      const start = `  ${number(count).padStart(9)} ${share}  `;
      return wrap(`${start}${gameTexts.endings[reason] ?? reason}`, start.length);
    }),
    '',
    bold(simulate.lengths),
    lengthChart(tally, words),
    `  ${simulate.length(number(length.min), number(length.median), number(length.mean), number(length.max))}`,
    '',
    simulate.speed(
      number(tally.moves),
      number(seconds, 2),
      number(tally.games / seconds, 0),
      number(tally.moves / seconds, 0),
    ),
  ];
}

function shareRows(
  rows: readonly (readonly [string, { wins: Share; losses: Share }])[],
  words: Words,
): string[] {
  const { simulate } = words.texts;
  const width = Math.max(...rows.map(([label]) => label.length));
  const wins = (share: Share) =>
    `${words.percent(share.share).padStart(7)} (${words.percent(share.low)}–${words.percent(share.high)})`;
  return rows.map(
    ([label, shares]) =>
      `  ${label.padEnd(width)}  ${simulate.wins} ${wins(shares.wins)}  ${simulate.losses} ${wins(shares.losses)}`,
  );
}

const BINS = 30;
const CHART_HEIGHT = 8;
const LABEL_EVERY = 5;

/** Games by their number of moves, as bars. */
function lengthChart(tally: Tally, { number }: Words): string {
  const bins = histogram(tally, BINS);
  const points = bins
    .filter(({ count }) => count > 0)
    .map(({ from, count }): [number, number] => [from, count]);
  const highest = Math.max(...bins.map(({ count }) => count));
  return plot(points, {
    mode: 'bar',
    width: bins.length * 2 - 1,
    height: CHART_HEIGHT,
    yRange: [0, highest],
    customXAxisTicks: bins.filter((_, i) => i % LABEL_EVERY === 0).map(({ from }) => from),
    customYAxisTicks: [0, Math.round(highest / 2), highest],
    formatter: (value) => number(value, 0),
  });
}

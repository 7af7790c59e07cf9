import { houseRules, type OptionValue } from '@samsara/engine';
import {
  CHART_TEXTS,
  type LabChart,
  type LabTally,
  labCharts,
  labReport,
  labSentences,
  type Share,
} from '@samsara/engine/lab';
import type { GameTexts } from '@samsara/engine/texts';
import { gameNamed } from '../input/game-choice.ts';
import { bold, dim, wrap } from '../output/print.ts';
import type { Words } from '../texts/words.ts';
import type { LabJob } from './run.ts';

/** A try that has been played. */
export interface Tried extends LabJob {
  readonly tally: LabTally;
  /** What was changed. */
  readonly changes: Readonly<Record<string, OptionValue>>;
  readonly seconds: number;
}

export function labInJson({ game, plan, tally, changes, seconds }: Tried): unknown {
  const { official, changed, seed, games, skillGames } = plan;
  return {
    game,
    seed,
    games,
    skillGames,
    changes,
    houseRules: houseRules(gameNamed(game).meta, changed),
    options: { official, changed },
    report: labReport(tally),
    tally,
    seconds: Math.round(seconds * 1000) / 1000,
  };
}

export function labLines({ plan, tally, changes }: Tried, texts: GameTexts, words: Words): string[] {
  const { lab } = words.texts;
  const changedTo = Object.entries(changes).map(
    ([key, value]) => `  ${texts.options[key].name}: ${valueIn(texts, key, value, words)}`,
  );
  return [
    `${bold(texts.name)}  ${lab.played(words.number(plan.games), words.number(plan.skillGames), plan.seed)}`,
    ...(changedTo.length === 0 ? [`  ${lab.nothingChanged}`] : changedTo),
    '',
    ...labSentences(labReport(tally), words.language).map((sentence) => wrap(`• ${sentence}`, 2)),
    ...labCharts(tally, words.language).flatMap((chart) => ['', ...chartLines(chart, words)]),
    '',
    dim(lab.interval),
  ];
}

function valueIn(texts: GameTexts, key: string, value: OptionValue, { texts: { lab } }: Words): string {
  if (typeof value === 'boolean') return value ? lab.yes : lab.no;
  return texts.options[key].values?.[String(value)] ?? String(value);
}

function chartLines(chart: LabChart, words: Words): string[] {
  const { official, changed } = CHART_TEXTS[words.language];
  const rows: [string, string, string][] =
    chart.kind === 'histogram'
      ? chart.bins.map(({ from, to, official: a, changed: b }) => [
          from === to ? `${from}` : `${from}–${to}`,
          words.percent(a),
          words.percent(b),
        ])
      : chart.rows.map(({ label, official: a, changed: b }) => [
          label,
          a ? shareIn(a, words) : '',
          shareIn(b, words),
        ]);
  const isPair = rows.some(([, a]) => a !== '');
  const all = isPair ? [[chart.kind === 'histogram' ? chart.axis : '', official, changed], ...rows] : rows;
  const width = (column: number) => Math.max(...all.map((row) => row[column].length));
  const widths = [width(0), width(1), width(2)];
  return [
    bold(chart.title),
    ...all.map(([label, a, b]) =>
      `  ${label.padEnd(widths[0])}  ${isPair ? `${a.padStart(widths[1])}  ` : ''}${b.padStart(widths[2])}`.trimEnd(),
    ),
  ];
}

function shareIn({ share, low, high }: Share, { percent }: Words): string {
  return `${percent(share)} (${percent(low)}–${percent(high)})`;
}

import type { Language } from '../texts/languages.ts';
import { CHART_TEXTS } from './chart-texts.ts';
import { type LengthBin, labReport, lengthBins } from './report.ts';
import type { Share } from './statistics.ts';
import type { LabTally } from './tally.ts';

/** What a chart shows, in words and numbers: whoever draws it decides how it looks. */
export type LabChart = {
  readonly id: 'length' | 'places' | 'comebacks' | 'skill' | 'mattered';
  readonly title: string;
  /** How it is to be read. */
  readonly note: string;
} & (
  | { readonly kind: 'histogram'; readonly bins: readonly LengthBin[]; readonly axis: string }
  | { readonly kind: 'bars'; readonly rows: readonly LabRow[]; readonly fair: number | null }
);

/** One line of bars; where the two rules are compared game by game, there is one bar. */
export interface LabRow {
  readonly label: string;
  readonly official: Share | null;
  readonly changed: Share;
}

/** So many columns can be read on a telephone. */
const MOST_BINS = 16;

export function labCharts(tally: LabTally, language: Language): LabChart[] {
  const words = CHART_TEXTS[language];
  const { official, changed, mattered } = labReport(tally);
  const pair = (label: string, a: Share, b: Share): LabRow => ({ label, official: a, changed: b });
  const alone = (label: string, share: Share): LabRow => ({ label, official: null, changed: share });
  const bars = (
    id: Exclude<LabChart['id'], 'length'>,
    rows: LabRow[],
    fair: number | null = null,
  ): LabChart => ({
    id,
    kind: 'bars',
    ...words[id],
    rows,
    fair,
  });
  return [
    { id: 'length', kind: 'histogram', ...words.length, bins: lengthBins(tally, MOST_BINS) },
    bars(
      'places',
      changed.places.map((share, place) => pair(words.place(place), official.places[place], share)),
      changed.fairPlace,
    ),
    bars('comebacks', [pair(words.comebackRow, official.comebacks, changed.comebacks)]),
    ...(official.skill === null || changed.skill === null
      ? []
      : [bars('skill', [pair(words.skillRow, official.skill, changed.skill)], changed.fairSkill)]),
    bars('mattered', [
      alone(words.atMost, mattered.atMost),
      alone(words.certainly, mattered.certainly),
      alone(words.same, mattered.same),
    ]),
  ];
}

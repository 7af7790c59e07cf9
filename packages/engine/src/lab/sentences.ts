import type { Language } from '../texts/languages.ts';
import type { Finding, LabReport } from './report.ts';
import { SENTENCES, type Sentences } from './sentence-texts.ts';

/** What has changed, in plain words: one sentence for each thing that was looked at. */
export function labSentences(report: LabReport, language: Language): string[] {
  const say = SENTENCES[language];
  if (report.changed.games === 0) return [];
  if (report.mattered.same.share === 1) return [say.nothing];
  return [
    aboutLength(report, say),
    say.first[`${report.first.official},${report.first.changed}`](firstOf(report, say)),
    aboutShare(report, 'comebacks', say),
    ...(report.changed.skill === null ? [] : [aboutShare(report, 'skill', say)]),
    ...aboutUnfinished(report, say),
    say.mattered(say.percent(report.mattered.atMost.share), say.percent(report.mattered.certainly.share)),
  ];
}

function findingOf({ findings }: LabReport, about: Finding['about']): Finding {
  const found = findings.find((each) => each.about === about);
  if (found === undefined) throw new Error(`nothing was found about ${about}`);
  return found;
}

function aboutLength(report: LabReport, say: Sentences): string {
  const { official, changed, isMoreThanChance } = findingOf(report, 'length');
  const by = official === 0 ? 0 : Math.abs(changed / official - 1);
  const before = String(Math.round(official));
  const after = String(Math.round(changed));
  if (!isMoreThanChance || Math.round(by * 100) === 0) return say.sameLength(after);
  return (changed < official ? say.shorter : say.longer)(amountOf(by, say), after, before);
}

/** Where a share is near one that has a word, the word says it. */
const WORDED = [
  [1 / 4, 'quarter'],
  [1 / 3, 'third'],
  [1 / 2, 'half'],
] as const;
const NEAR = 0.025;

function amountOf(share: number, say: Sentences): string {
  const worded = WORDED.find(([exact]) => Math.abs(share - exact) <= NEAR);
  return worded === undefined ? say.percent(share) : say.parts[worded[1]];
}

function firstOf({ official, changed }: LabReport, say: Sentences): string {
  const of = (places: LabReport['official']['places']) => say.percent(places[0]?.share ?? 0);
  return say.wins(of(changed.places), of(official.places), say.percent(changed.fairPlace));
}

function aboutShare(report: LabReport, about: 'comebacks' | 'skill', say: Sentences): string {
  const { official, changed, isMoreThanChance } = findingOf(report, about);
  const after = say.percent(changed);
  const before = say.percent(official);
  const words = say[about];
  if (!isMoreThanChance) return words.same(after, before);
  return (changed > official ? words.more : words.less)(after, before);
}

function aboutUnfinished({ official, changed }: LabReport, say: Sentences): string[] {
  const count = official.unfinished.count + changed.unfinished.count;
  return count === 0 ? [] : [say.unfinished(changed.unfinished.count, official.unfinished.count)];
}

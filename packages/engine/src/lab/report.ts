import {
  type Mean,
  meanOf,
  meansDiffer,
  type Share,
  shareDiffersFrom,
  shareOf,
  sharesDiffer,
} from './statistics.ts';
import type { Counts, LabTally, SkillTally, Tally } from './tally.ts';

/** What games by one set of rules are like. docs/lab.md says what each figure means. */
export interface Figures {
  readonly games: number;
  readonly unfinished: Share;
  /** In decisions. */
  readonly length: Mean;
  /** A tenth of the games is at most as long as the first of these nine, two tenths as the second, and so on. */
  readonly deciles: readonly number[];
  /** Games won by place: whoever begins comes first. */
  readonly places: readonly Share[];
  /** What every place would win if none had an advantage. */
  readonly fairPlace: number;
  readonly comebacks: Share;
  /** Games won by the seat that searches; null before any was played. */
  readonly skill: Share | null;
  readonly fairSkill: number;
  /** Endings with their games, the most frequent first. */
  readonly endings: readonly (readonly [reason: string, count: number])[];
}

/** How often it made a difference, on the same deals. */
export interface Mattered {
  /** Games with other winners: an upper bound, because whatever comes after the first difference is other chance too. */
  readonly atMost: Share;
  /** Other winners after the very same moves: the rule alone. */
  readonly certainly: Share;
  /** Games that were the same from the first move to the last. */
  readonly same: Share;
}

export type Subject = 'length' | 'first' | 'comebacks' | 'skill' | 'unfinished';

/** One thing that was looked at: what it is by both rules, and whether the difference is more than chance. */
export interface Finding {
  readonly about: Subject;
  readonly official: number;
  readonly changed: number;
  readonly isMoreThanChance: boolean;
}

/** Has whoever begins an advantage (+1), a drawback (-1), or none that can be told from chance? */
export type Advantage = -1 | 0 | 1;

export interface LabReport {
  readonly official: Figures;
  readonly changed: Figures;
  readonly mattered: Mattered;
  readonly findings: readonly Finding[];
  readonly first: { readonly official: Advantage; readonly changed: Advantage };
}

export function labReport(tally: LabTally): LabReport {
  const official = figuresOf(tally.official, tally.skill.official);
  const changed = figuresOf(tally.changed, tally.skill.changed);
  const { games, otherWinners, byRuleAlone, same } = tally.pairs;
  return {
    official,
    changed,
    mattered: {
      atMost: shareOf(otherWinners, games),
      certainly: shareOf(byRuleAlone, games),
      same: shareOf(same, games),
    },
    findings: findingsOf(tally, official, changed),
    first: { official: advantageOf(tally.official), changed: advantageOf(tally.changed) },
  };
}

function figuresOf(tally: Tally, skill: SkillTally): Figures {
  const { games, wins } = tally;
  const all = wins.reduce((sum, count) => sum + count, 0);
  const players = Math.max(1, wins.length);
  return {
    games,
    unfinished: shareOf(tally.unfinished, games),
    length: meanOf(sorted(tally.lengths)),
    deciles: decilesOf(tally.lengths),
    places: wins.map((count) => shareOf(count, games)),
    fairPlace: games === 0 ? 0 : all / games / players,
    comebacks: shareOf(tally.comebacks, games),
    skill: skill.games === 0 ? null : shareOf(skill.wins, skill.games),
    fairSkill: skill.games === 0 ? 0 : skill.winners / skill.games / players,
    endings: Object.entries(tally.endings).sort(([a, often], [b, too]) => too - often || (a < b ? -1 : 1)),
  };
}

function findingsOf({ official, changed, skill }: LabTally, before: Figures, after: Figures): Finding[] {
  const share = (about: Subject, a: number, ofA: number, b: number, ofB: number): Finding => ({
    about,
    official: ofA === 0 ? 0 : a / ofA,
    changed: ofB === 0 ? 0 : b / ofB,
    isMoreThanChance: sharesDiffer(a, ofA, b, ofB),
  });
  return [
    {
      about: 'length',
      official: before.length.mean,
      changed: after.length.mean,
      isMoreThanChance: meansDiffer(before.length, after.length),
    },
    share('first', official.wins[0] ?? 0, official.games, changed.wins[0] ?? 0, changed.games),
    share('comebacks', official.comebacks, official.games, changed.comebacks, changed.games),
    share('skill', skill.official.wins, skill.official.games, skill.changed.wins, skill.changed.games),
    share('unfinished', official.unfinished, official.games, changed.unfinished, changed.games),
  ];
}

function advantageOf({ games, wins }: Tally): Advantage {
  const all = wins.reduce((sum, count) => sum + count, 0);
  const fair = games === 0 ? 0 : all / games / wins.length;
  if (!shareDiffersFrom(wins[0] ?? 0, games, fair)) return 0;
  return wins[0] / games > fair ? 1 : -1;
}

function sorted(lengths: Counts): [length: number, count: number][] {
  return Object.entries(lengths)
    .map(([length, count]): [number, number] => [Number(length), count])
    .sort(([a], [b]) => a - b);
}

const TENTHS = 10;

export function decilesOf(lengths: Counts): number[] {
  const all = sorted(lengths);
  const games = all.reduce((sum, [, count]) => sum + count, 0);
  if (games === 0) return [];
  const deciles: number[] = [];
  let passed = 0;
  for (const [length, count] of all) {
    passed += count;
    while (deciles.length < TENTHS - 1 && passed * TENTHS >= games * (deciles.length + 1))
      deciles.push(length);
  }
  return deciles;
}

/** A range of lengths, and the share of games of either kind that are as long. */
export interface LengthBin {
  readonly from: number;
  readonly to: number;
  readonly official: number;
  readonly changed: number;
}

/** Equally wide ranges for both, at most `most` of them; the few longest games share the last. */
export function lengthBins({ official, changed }: LabTally, most: number): LengthBin[] {
  const a = sorted(official.lengths);
  const b = sorted(changed.lengths);
  if (a.length === 0 && b.length === 0) return [];
  const ends = [a, b].filter((list) => list.length > 0);
  const min = Math.min(...ends.map((list) => list[0][0]));
  const max = Math.max(...ends.map(longButFor));
  const width = Math.max(1, Math.ceil((max - min + 1) / most));
  const bins = Math.ceil((max - min + 1) / width);
  const shares = (list: readonly (readonly [number, number])[], games: number) => {
    const counts = new Array<number>(bins).fill(0);
    for (const [length, count] of list)
      counts[Math.min(bins - 1, Math.floor((length - min) / width))] += count;
    return counts.map((count) => (games === 0 ? 0 : count / games));
  };
  const ofOfficial = shares(a, official.games);
  const ofChanged = shares(b, changed.games);
  return ofOfficial.map((share, i) => ({
    from: min + i * width,
    to: min + (i + 1) * width - 1,
    official: share,
    changed: ofChanged[i],
  }));
}

const HUNDREDTHS = 100;

/** The length that only one game in a hundred exceeds. */
function longButFor(list: readonly (readonly [number, number])[]): number {
  const games = list.reduce((sum, [, count]) => sum + count, 0);
  let passed = 0;
  for (const [length, count] of list) {
    passed += count;
    if (passed * HUNDREDTHS >= games * (HUNDREDTHS - 1)) return length;
  }
  return list[list.length - 1][0];
}

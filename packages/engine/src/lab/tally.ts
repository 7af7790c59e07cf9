/** What games by one set of rules came to. Only counts: tallies of parts add up to the tally of the whole, in any order. */
export interface Tally {
  readonly games: number;
  /** Games that were given up. */
  readonly unfinished: number;
  /** Games by their number of decisions. */
  readonly lengths: Counts;
  /** Games won, by place: whoever began, their left neighbour and so on. */
  readonly wins: readonly number[];
  readonly comebacks: number;
  /** Games by the reason they ended for. */
  readonly endings: Counts;
}

/** Games of one seat that searches against others that do not. */
export interface SkillTally {
  readonly games: number;
  readonly wins: number;
  /** Winners of all these games together: among equals everybody has the same part of them. */
  readonly winners: number;
}

/** The same deals by both sets of rules, game by game. */
export interface PairTally {
  readonly games: number;
  /** Played move for move alike, with the same winners. */
  readonly same: number;
  readonly otherWinners: number;
  /** Other winners although one was played move for move like the other, as far as both go: the rule alone did it. */
  readonly byRuleAlone: number;
}

export interface LabTally {
  readonly official: Tally;
  readonly changed: Tally;
  readonly pairs: PairTally;
  readonly skill: { readonly official: SkillTally; readonly changed: SkillTally };
}

export type Counts = Readonly<Record<string, number>>;

const NO_GAMES: Tally = { games: 0, unfinished: 0, lengths: {}, wins: [], comebacks: 0, endings: {} };
const NO_SKILL: SkillTally = { games: 0, wins: 0, winners: 0 };

export const NOTHING_PLAYED: LabTally = {
  official: NO_GAMES,
  changed: NO_GAMES,
  pairs: { games: 0, same: 0, otherWinners: 0, byRuleAlone: 0 },
  skill: { official: NO_SKILL, changed: NO_SKILL },
};

export function mergeLab(a: LabTally, b: LabTally): LabTally {
  return {
    official: mergeTally(a.official, b.official),
    changed: mergeTally(a.changed, b.changed),
    pairs: addNumbers(a.pairs, b.pairs),
    skill: {
      official: addNumbers(a.skill.official, b.skill.official),
      changed: addNumbers(a.skill.changed, b.skill.changed),
    },
  };
}

function mergeTally(a: Tally, b: Tally): Tally {
  const longer = a.wins.length >= b.wins.length ? a.wins : b.wins;
  return {
    games: a.games + b.games,
    unfinished: a.unfinished + b.unfinished,
    lengths: addCounts(a.lengths, b.lengths),
    wins: longer.map((_, place) => (a.wins[place] ?? 0) + (b.wins[place] ?? 0)),
    comebacks: a.comebacks + b.comebacks,
    endings: addCounts(a.endings, b.endings),
  };
}

function addCounts(a: Counts, b: Counts): Counts {
  const sum: Record<string, number> = { ...a };
  for (const [key, count] of Object.entries(b)) sum[key] = (sum[key] ?? 0) + count;
  return sum;
}

function addNumbers<Numbers extends object>(a: Numbers, b: Numbers): Numbers {
  return addCounts(a as Counts, b as Counts) as Numbers;
}

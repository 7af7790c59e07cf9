import type { Game } from '../kernel/game.ts';
import type { Seat } from '../kernel/seats.ts';
import type { LabOptions, LabTables } from './options.ts';
import {
  EVERYBODY_CASUAL,
  isComeback,
  type LabGame,
  type LabSeeds,
  labSeeds,
  oneMaster,
  playLabGame,
} from './playing.ts';
import {
  type LabTally,
  mergeLab,
  NOTHING_PLAYED,
  type PairTally,
  type SkillTally,
  type Tally,
} from './tally.ts';

/** A try as plain data, which can be handed to a worker. */
export interface LabPlan extends LabTables {
  readonly seed: string;
  /** Games by taste alone, and games with one seat that searches; each is played by both sets of rules. */
  readonly games: number;
  readonly skillGames: number;
}

/** A range of games of one kind: the number of the first, and the number after the last. */
export interface LabPart {
  readonly kind: 'games' | 'skill';
  readonly from: number;
  readonly to: number;
}

/** Plays a part of a plan. Parts may be played anywhere and in any order. */
export function labPart(game: Game, plan: LabPlan, { kind, from, to }: LabPart): LabTally {
  let tally = NOTHING_PLAYED;
  for (let number = from; number < to; number++) {
    tally = mergeLab(tally, kind === 'games' ? playPair(game, plan, number) : playSkill(game, plan, number));
  }
  return tally;
}

/** The parts of a plan: small ones, so that no worker is left waiting for the last, both kinds in turn, so that all figures grow together. */
export function labParts({ games, skillGames }: LabPlan, workers: number): LabPart[] {
  const parts = [...partsOf('skill', skillGames, 1), ...partsOf('games', games, sizeFor(games, workers))];
  const share = ({ kind, from }: LabPart) => from / (kind === 'games' ? games : skillGames);
  return parts.sort((a, b) => share(a) - share(b));
}

const PARTS_FOR_EACH_WORKER = 20;
const LARGEST_PART = 100;

function sizeFor(games: number, workers: number): number {
  return Math.max(1, Math.min(LARGEST_PART, Math.ceil(games / workers / PARTS_FOR_EACH_WORKER)));
}

function partsOf(kind: LabPart['kind'], games: number, size: number): LabPart[] {
  return Array.from({ length: Math.ceil(games / size) }, (_, i) => ({
    kind,
    from: i * size,
    to: Math.min(games, (i + 1) * size),
  }));
}

function playPair(game: Game, plan: LabPlan, number: number): LabTally {
  const seeds = labSeeds(plan.seed, number);
  const official = playLabGame(game, plan.official, seeds, EVERYBODY_CASUAL);
  const changed = playLabGame(game, plan.changed, seeds, EVERYBODY_CASUAL);
  return {
    ...NOTHING_PLAYED,
    official: tallyOf(game, plan.official, seeds, official),
    changed: tallyOf(game, plan.changed, seeds, changed),
    pairs: pairOf(game, official, changed),
  };
}

function tallyOf(game: Game, options: LabOptions, seeds: LabSeeds, played: LabGame): Tally {
  const players = Number(options.players);
  const { outcome, starter, moves } = played;
  const wins = new Array<number>(players).fill(0);
  for (const seat of outcome?.winners ?? []) wins[(seat - starter + players) % players]++;
  return {
    games: 1,
    unfinished: outcome === null ? 1 : 0,
    lengths: { [moves.length]: 1 },
    wins,
    comebacks: isComeback(game, options, seeds, played) ? 1 : 0,
    endings: outcome === null ? {} : { [outcome.reason]: 1 },
  };
}

function pairOf(game: Game, official: LabGame, changed: LabGame): PairTally {
  const isAlike = sameMoves(game, official, changed);
  const isOther = winnersOf(official) !== winnersOf(changed);
  const isSame = isAlike && !isOther && official.moves.length === changed.moves.length;
  return {
    games: 1,
    same: isSame ? 1 : 0,
    otherWinners: isOther ? 1 : 0,
    byRuleAlone: isOther && isAlike ? 1 : 0,
  };
}

function winnersOf({ outcome }: LabGame): string {
  return outcome === null ? '' : outcome.winners.join();
}

function sameMoves(game: Game, a: LabGame, b: LabGame): boolean {
  const shorter = Math.min(a.moves.length, b.moves.length);
  for (let i = 0; i < shorter; i++) {
    if (a.moves[i].seat !== b.moves[i].seat) return false;
    if (game.notation(a.moves[i].move) !== game.notation(b.moves[i].move)) return false;
  }
  return true;
}

/** The seat that searches moves on from game to game. */
function playSkill(game: Game, plan: LabPlan, number: number): LabTally {
  const seeds = labSeeds(plan.seed, number);
  const master = number % Number(plan.changed.players);
  const official = playLabGame(game, plan.official, seeds, oneMaster(master));
  const changed = playLabGame(game, plan.changed, seeds, oneMaster(master));
  return {
    ...NOTHING_PLAYED,
    skill: { official: skillOf(official, master), changed: skillOf(changed, master) },
  };
}

function skillOf({ outcome }: LabGame, master: Seat): SkillTally {
  const winners = outcome?.winners ?? [];
  return { games: 1, wins: winners.includes(master) ? 1 : 0, winners: winners.length };
}

import { type Outcome, placesIn } from '@samsara/engine';
import type { Evening as ShownEvening } from '@samsara/protocol';
import type { Evening, EveningLine } from '../state/evening.ts';
import { personIdOf } from '../state/person-id.ts';
import { outcomeOf, type Place, type Table } from '../state/table.ts';

/** Of more people and bots than this, those are left out who are gone and have played least. */
export const MOST_TALLIED = 24;

/** A game that has been played to its end. */
export interface CountedGame {
  readonly round: number;
  readonly ms: number;
  readonly outcome: Outcome;
  /** Who sat there when it ended. */
  readonly seats: readonly Pick<Place, 'player' | 'name' | 'face'>[];
}

/** The evening up to now, with the game that has just ended; undefined as long as none has counted. */
export function eveningOf(table: Table): Evening | undefined {
  const { evening, phase, aborted, round, seats } = table;
  const outcome = outcomeOf(table);
  if (phase !== 'over' || aborted || outcome === null || evening?.round === round) return evening;
  return withGame(evening, { round, ms: table.moved - table.dealt, outcome, seats });
}

/** The same as everybody may know it. */
export function eveningShown(table: Table): ShownEvening | undefined {
  const evening = eveningOf(table);
  if (evening === undefined) return undefined;
  const { games, ms, longest, lines } = evening;
  return {
    games,
    ms,
    longest,
    lines: lines.map(({ player, ...line }) => ({
      person: player === null ? null : personIdOf(table.code, player),
      ...line,
    })),
  };
}

/** One game more. A person is the same whatever they are called, a bot goes by its name. */
export function withGame(before: Evening | undefined, { round, ms, outcome, seats }: CountedGame): Evening {
  const places = placesIn(outcome, seats.length);
  const lines = [...(before?.lines ?? [])];
  const here = new Set<EveningLine>();
  seats.forEach(({ player, name: given, face }, seat) => {
    const name = given ?? `Bot ${seat + 1}`;
    const known = lines.findIndex(
      (line) => line.player === player && (player !== null || line.name === name),
    );
    const won = outcome.winners.includes(seat);
    const points = outcome.points?.[seat];
    const { games, wins, places: sum, points: earned, row, best } = lines[known] ?? NOTHING;
    const inRow = won ? row + 1 : 0;
    const line: EveningLine = {
      player,
      name,
      ...(face !== null && { face }),
      games: games + 1,
      wins: wins + (won ? 1 : 0),
      places: sum + places[seat],
      ...(points !== undefined && { points: (earned ?? 0) + points }),
      row: inRow,
      best: Math.max(best, inRow),
    };
    lines[known < 0 ? lines.length : known] = line;
    here.add(line);
  });
  return {
    round,
    games: (before?.games ?? 0) + 1,
    ms: (before?.ms ?? 0) + ms,
    longest: Math.max(before?.longest ?? 0, ms),
    lines: bounded(lines, here),
  };
}

const NOTHING: Omit<EveningLine, 'player' | 'name'> = { games: 0, wins: 0, places: 0, row: 0, best: 0 };

function bounded(lines: readonly EveningLine[], here: ReadonlySet<EveningLine>): readonly EveningLine[] {
  const gone = lines.filter((line) => !here.has(line)).sort((a, b) => a.games - b.games);
  const dropped = new Set(gone.slice(0, Math.max(0, lines.length - MOST_TALLIED)));
  return lines.filter((line) => !dropped.has(line));
}

import { writeRecord } from '@samsara/engine';
import { type Entry, endedGame, outcomeOf, playOf, type Table, withLifted } from '@samsara/table';
import type { GameCard } from '../lobby/game-card.ts';
import type { EndedPlay, TableIndex } from '../log/log.ts';

/** The record of a game that has ended, from all entries of its round. */
export function endedPlay(table: Table, entries: readonly Entry[]): EndedPlay {
  const { record, before } = endedGame(table, withLifted(entries));
  // Those of the same people as `players`.
  const names = record.seats.map(({ name }, seat) => {
    const { player, name: last } = table.seats[seat];
    return (player === null ? null : last) ?? name;
  });
  const faces = table.seats.map(({ face }, seat) => face ?? before.seats[seat]?.face ?? null);
  // Whoever sat down at a table that nobody else could find did not agree to be read by everybody.
  const wasPublic = before.settings.public && table.settings.public;
  const players = playersOf(table, before);
  const conduct = conductIn(table, players);
  return {
    play: playOf(table),
    table: table.code,
    game: table.game.meta.id,
    ended: table.aborted ? 'aborted' : 'finished',
    at: table.last,
    players,
    record: writeRecord(record),
    card: JSON.stringify({
      ...gameCard(table, names),
      faces,
      public: wasPublic,
      ...programsIn(table),
      ...conduct,
    } satisfies GameCard),
  };
}

/**
 * By seat, who played there last; where that was a bot, who was dealt the cards. Then whoever else has played on a seat: the
 * record is theirs too. Who began a game on a device is nobody here.
 */
function playersOf(table: Table, before: Table): (string | null)[] {
  const dealt = table.lifted ? [] : before.seats.map(({ player }) => player);
  const bySeat = table.seats.map(({ player }, seat) => player ?? dealt[seat] ?? null);
  const others = [...dealt, ...table.seen.map(({ player }) => player)];
  const more = others.filter((player) => player !== null && !bySeat.includes(player));
  return [...bySeat, ...new Set(more)];
}

function programsIn({ seats }: Table): Pick<GameCard, 'programs'> {
  const programs = seats.flatMap(({ playedBy }, seat) => (playedBy === undefined ? [] : seat));
  return programs.length > 0 ? { programs } : {};
}

/** Who has gone in the middle, or was not there at the end, and who has let the time run out. */
function conductIn(table: Table, players: readonly (string | null)[]): Pick<GameCard, 'left' | 'late'> {
  const { conduct, seats } = table;
  const isAway = (player: string) => seats.some((place) => place.player === player && place.whileAway);
  const hasLeft = (player: string) => conduct.some((each) => each.player === player && each.left);
  const left = players.flatMap((player, place) =>
    player !== null && (hasLeft(player) || isAway(player)) ? place : [],
  );
  const late = conduct.flatMap(({ player, late }) => {
    const place = players.indexOf(player);
    return late > 0 && place >= 0 ? [[place, late] as const] : [];
  });
  return { ...(left.length > 0 && { left }), ...(late.length > 0 && { late }) };
}

/** What is kept of every table so that it can be found and listed. */
export function tableIndex(table: Table): TableIndex {
  return {
    table: table.code,
    game: table.game.meta.id,
    public: table.settings.public,
    phase: table.phase,
    players: table.seats.flatMap(({ player }) => player ?? []),
    made: table.made,
    last: table.last,
    card: JSON.stringify(gameCard(table, namesAt(table))),
  };
}

function gameCard(table: Table, names: readonly string[]): GameCard {
  return { play: playOf(table), names: [...names], outcome: outcomeOf(table) };
}

/** Everybody at a table; bots without a name go by their level. */
function namesAt(table: Table): string[] {
  return table.seats.flatMap(({ name, level }) => name ?? level ?? []);
}

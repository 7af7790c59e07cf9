import type { Dependencies, TableHost } from '../../host/host.ts';
import { SmallMap } from '../../host/small-map.ts';
import { type Absences, lagAt, PRECISION_MS } from '../../schedule/scheduled.ts';
import {
  decidingPeople,
  isRunning,
  type Place,
  type PlayerId,
  peopleAt,
  type RunningTime,
  seatOf,
  type Table,
} from '../../state/table.ts';
import { hasRoomForAbsence } from '../commands/room-in-round.ts';
import { PLAIN_LEVEL, standInLevel } from '../commands/successors.ts';
import { longAbsence } from './long-absence.ts';

const SECOND = 1000;
/** Whoever loses the line while they think has so long to come back and move; shorter times are a race that waits for nobody. */
const COME_BACK_MS = 8000;
const SHORTEST_THINKING_MS = 10_000;

/** Counts who is away, lets bots stand in for them, and ends that when they are back. */
export class AbsentPeople implements Absences {
  readonly #host: TableHost;
  readonly #deps: Dependencies;
  /** Since when somebody with a seat has been away. */
  readonly #away = new SmallMap<PlayerId, number>();
  /** For whom a bot stood in when it was last counted. */
  #stoodIn: readonly PlayerId[] = [];
  /** The countdown in which somebody who was asked lost the line, and when: once in each. */
  #lost: { readonly time: RunningTime; readonly at: number } | undefined;

  constructor(host: TableHost, deps: Dependencies) {
    this.#host = host;
    this.#deps = deps;
  }

  begin(): void {
    this.count();
    this.#lost = undefined;
  }

  runDue(now: number): void {
    // Whoever seems to be away may long be back at another node.
    if (this.#away.size === 0 || !this.#deps.neighbours.isSure()) return;
    for (const player of this.#away.keys()) {
      if (!this.#isWaitedFor(player) || this.#patienceEnds(player) > now + PRECISION_MS) continue;
      if (isRunning(this.#host.table.phase)) this.#standIn(player);
      else this.#passOnHost(player);
    }
  }

  nextDue(now: number): number | undefined {
    if (this.#away.size === 0) return undefined;
    const ends = [...this.#away.keys()].flatMap((player) => [
      this.#patienceEnds(player),
      this.#longAt(player),
    ]);
    const later = ends.filter((end) => end > now);
    return later.length === 0 ? undefined : Math.min(...later);
  }

  count(): void {
    const { table, presence } = this.#host;
    for (const player of this.#away.keys()) {
      if (presence.isThere(table, player) || !isAtTable(table, player)) this.#away.delete(player);
    }
    for (const player of peopleAt(table)) {
      if (presence.isThere(table, player)) continue;
      const isGone = !this.#away.has(player);
      // Whoever has taken the seat back was somewhere: for them the patience begins anew.
      if (isGone || this.#hasTakenBack(player)) this.#away.set(player, this.#deps.now());
      if (isGone) this.#noteLost(player);
    }
    this.#stoodIn = table.seats.flatMap(({ player, whileAway }) => (whileAway ? (player ?? []) : []));
  }

  welcomeBack(player: PlayerId): void {
    const { table } = this.#host;
    const seat = seatOf(table, player);
    if (seat === undefined || !table.seats[seat].whileAway || !this.#host.presence.isThere(table, player))
      return;
    void this.#host.act(`back:${table.seq}:${seat}`, player, () =>
      this.#host.table.seats[seat]?.whileAway && this.#host.table.seats[seat].player === player
        ? { ok: true, body: { type: 'take-back', seat } }
        : undefined,
    );
  }

  /** A bot may have begun to stand in at another node in the moment in which somebody came back here. */
  welcomeThoseBack(): void {
    for (const { player, whileAway } of this.#host.table.seats) {
      if (player !== null && whileAway) this.welcomeBack(player);
    }
  }

  comesBackUntil(): number {
    return this.#lost !== undefined && this.#lost.time === this.#host.table.time
      ? this.#lost.at + COME_BACK_MS
      : 0;
  }

  /** Since when somebody has been away; undefined while they are there. */
  since(player: PlayerId): number | undefined {
    return this.#away.get(player);
  }

  isPatienceOver(player: PlayerId, now: number): boolean {
    if (this.#host.table.settings.days) return this.#isStoodInFor(player);
    return this.#away.has(player) && this.#patienceEnds(player) <= now;
  }

  isLong(player: PlayerId | null, now: number): boolean {
    if (this.#host.table.settings.days) return this.#isStoodInFor(player);
    return player !== null && this.#away.has(player) && this.#longAt(player) <= now + PRECISION_MS;
  }

  /** Over days nobody is expected to be there: only whose time is over counts as away. */
  #isStoodInFor(player: PlayerId | null): boolean {
    return this.#host.table.seats.some((place) => place.player === player && place.whileAway);
  }

  #patienceEnds(player: PlayerId): number {
    const { after_s } = this.#host.table.settings.absence;
    return (this.#away.get(player) ?? 0) + after_s * SECOND + lagAt(this.#host, this.#deps);
  }

  /** From then on nobody waits for an absent person's answer. */
  #longAt(player: PlayerId): number {
    return (this.#away.get(player) ?? 0) + longAbsence(this.#host.table) + lagAt(this.#host, this.#deps);
  }

  #hasTakenBack(player: PlayerId): boolean {
    const seat = seatOf(this.#host.table, player);
    return seat !== undefined && this.#stoodIn.includes(player) && !this.#host.table.seats[seat].whileAway;
  }

  #noteLost(player: PlayerId): void {
    const { table } = this.#host;
    if (table.time === null || this.#lost?.time === table.time) return;
    if ((table.game.deadline(table.state)?.ms ?? 0) < SHORTEST_THINKING_MS) return;
    if (decidingPeople(table).includes(player)) this.#lost = { time: table.time, at: this.#deps.now() };
  }

  /** Does anything happen when this absent person's patience ends? */
  #isWaitedFor(player: PlayerId): boolean {
    const { table } = this.#host;
    if (!isRunning(table.phase)) return player === table.host && this.#presentSeat() !== undefined;
    const seat = seatOf(table, player);
    return seat !== undefined && this.#levelFor(table, table.seats[seat], seat) !== undefined;
  }

  /** The level that plays for an absent person; undefined where nobody does. */
  #levelFor(table: Table, place: Place, seat: number): string | undefined {
    const { absence, days } = table.settings;
    const { stand_in } = absence;
    if (days) return undefined;
    if (place.level !== null || stand_in === 'nobody' || table.phase !== 'playing') return undefined;
    if (!hasRoomForAbsence(table)) return undefined;
    if (stand_in !== 'time-out') return standInLevel(table);
    const waitsForEver = table.time === null && table.game.deciding(table.state).includes(seat);
    return waitsForEver ? PLAIN_LEVEL : undefined;
  }

  #standIn(player: PlayerId): void {
    const { seq } = this.#host.table;
    const seat = seatOf(this.#host.table, player);
    void this.#host.act(`stand-in:${seq}:${seat}`, 'server', () => {
      const { table } = this.#host;
      if (seat === undefined || table.seats[seat]?.player !== player || !this.#away.has(player))
        return undefined;
      const level = this.#levelFor(table, table.seats[seat], seat);
      return level === undefined ? undefined : { ok: true, body: { type: 'stand-in', seat, level } };
    });
  }

  /** A table that gathers needs a host who is there. */
  #passOnHost(player: PlayerId): void {
    void this.#host.act(`host:${this.#host.table.seq}`, 'server', () => {
      const seat = this.#presentSeat();
      const { table } = this.#host;
      if (seat === undefined || table.host !== player || isRunning(table.phase)) return undefined;
      return { ok: true, body: { type: 'host', seat } };
    });
  }

  /** The first seat with a person who is there. */
  #presentSeat(): number | undefined {
    const { table, presence } = this.#host;
    const seat = table.seats.findIndex(({ player }, i) => player !== null && presence.present[i]);
    return seat < 0 ? undefined : seat;
  }
}

function isAtTable(table: Table, player: PlayerId): boolean {
  return player === table.host || seatOf(table, player) !== undefined;
}

import { nameOfBot } from '../commands/bot-names.ts';
import { heirOf, PLAIN_LEVEL, standInLevel } from '../commands/check.ts';
import { hasRoomForAbsence } from '../commands/room-in-round.ts';
import type { Dependencies, TableHost } from '../host/host.ts';
import { clockDue, spentTime } from '../state/clock.ts';
import { PACE_MS, paceSpent } from '../state/pace.ts';
import {
  type Agreement,
  decidingPeople,
  hasPeople,
  isPlayedByBot,
  isRunning,
  type Place,
  type PlayerId,
  peopleAt,
  type RunningTime,
  type SeatVote,
  seatOf,
  type Table,
} from '../state/table.ts';
import { isVoted } from '../state/votes.ts';
import type { BotsAtSeats } from './bots-at-seats.ts';
import { HeldSeats } from './held-seats.ts';
import { longAbsence, PAUSE_HOLDS_MS } from './long-absence.ts';
import { Pacing } from './pacing.ts';

const SECOND = 1000;
const RETRY_MS = 1000;
/** Whoever loses the line while they think has so long to come back and move; shorter times are a race that waits for nobody. */
const COME_BACK_MS = 8000;
const SHORTEST_THINKING_MS = 10_000;
/** A timer may ring a little early; what is due within this is done. */
const PRECISION_MS = 0.5;

/** Does at a table what nobody commands: clocks, bots, absent people, agreements. One timer rings when the next is due. */
export class Scheduler {
  readonly #host: TableHost;
  readonly #deps: Dependencies;
  readonly #bots: BotsAtSeats;
  readonly #held: HeldSeats;
  readonly #pace: Pacing;
  /** Since when somebody with a seat has been away. */
  readonly #away = new Map<PlayerId, number>();
  /** For whom a bot stood in when it was last counted. */
  #stoodIn: ReadonlySet<PlayerId> = new Set();
  /** The countdown in which somebody who was asked lost the line, and when: once in each. */
  #lost: { readonly time: RunningTime; readonly at: number } | undefined;
  #ringsAt = Number.POSITIVE_INFINITY;
  #callOff: (() => void) | undefined;
  #stopped = false;
  /** Since when somebody has followed the table; undefined while nobody does. */
  #followedSince: number | undefined;
  #offered: { readonly time: RunningTime; readonly at: number } | undefined;

  constructor(host: TableHost, deps: Dependencies, bots: BotsAtSeats) {
    this.#host = host;
    this.#deps = deps;
    this.#bots = bots;
    this.#held = new HeldSeats(host, deps, (player) => this.#away.get(player));
    this.#pace = new Pacing(host, deps, () => this.#lag());
  }

  /** Nobody is there yet; time to come back runs from now. */
  begin(): void {
    this.#host.presence.countPresent(this.#host.table);
    this.countAway();
    this.#lost = undefined;
  }

  stop(): void {
    this.#stopped = true;
    this.#callOff?.();
    this.#callOff = undefined;
  }

  /** Does what is due, and sets the timer for what comes next. */
  runDue(): void {
    if (this.#stopped) return;
    const now = this.#deps.now();
    if (!this.#host.presence.isFollowed(this.#host.table)) this.#followedSince = undefined;
    else this.#followedSince ??= now;
    this.#endDeserted();
    this.#runClock(now);
    this.#bots.consider(this.#host, now);
    this.#standInForAbsent(now);
    this.#carryOutAgreements(now);
    this.#carryOutVotes(now);
    this.#pace.runDue(now);
    this.#held.runDue(now);
    this.#setTimer(now);
  }

  /** When something is due that a timer has to wait for. */
  nextDue(): number | undefined {
    const now = this.#deps.now();
    let due = this.#clockDue(now) ?? Number.POSITIVE_INFINITY;
    due = Math.min(due, this.#bots.nextDue() ?? due);
    for (const player of this.#away.keys()) {
      const ends = [this.#patienceEnds(player), this.#absenceIsLongAt(player)];
      due = Math.min(due, ...ends.filter((end) => end > now));
    }
    const others = [this.#pace.nextDue(now), this.#pauseEnds(), this.#held.nextDue()];
    due = Math.min(due, ...others.flatMap((other) => (other === undefined || other <= now ? [] : other)));
    return due === Number.POSITIVE_INFINITY ? undefined : due;
  }

  /** Notes who has gone, and who is back. */
  countAway(): void {
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
    this.#stoodIn = new Set(
      table.seats.flatMap(({ player, whileAway }) => (whileAway ? (player ?? []) : [])),
    );
  }

  #hasTakenBack(player: PlayerId): boolean {
    const seat = seatOf(this.#host.table, player);
    return seat !== undefined && this.#stoodIn.has(player) && !this.#host.table.seats[seat].whileAway;
  }

  #noteLost(player: PlayerId): void {
    const { table } = this.#host;
    if (table.time === null || this.#lost?.time === table.time) return;
    if ((table.game.deadline(table.state)?.ms ?? 0) < SHORTEST_THINKING_MS) return;
    if (decidingPeople(table).includes(player)) this.#lost = { time: table.time, at: this.#deps.now() };
  }

  /** Until when somebody may come back who has lost the line in this countdown. */
  #comesBackUntil(): number {
    return this.#lost !== undefined && this.#lost.time === this.#host.table.time
      ? this.#lost.at + COME_BACK_MS
      : 0;
  }

  /** A bot that rests because nobody follows the game is not outrun by the clock: its time begins when somebody is there. */
  #botsRestUntil(): number {
    const { game, phase, seats, state } = this.#host.table;
    if (phase !== 'playing' || !game.deciding(state).some((seat) => isPlayedByBot(seats[seat]))) return 0;
    return (this.#followedSince ?? Number.POSITIVE_INFINITY) + (game.deadline(state)?.ms ?? 0);
  }

  /** A bot that stood in for somebody who was away stops at once. */
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

  #setTimer(now: number): void {
    const due = this.nextDue();
    if (due === undefined || this.#ringsAt <= due) return;
    this.#callOff?.();
    this.#ringsAt = due;
    this.#callOff = this.#deps.schedule(Math.max(0, due - now), () => {
      this.#ringsAt = Number.POSITIVE_INFINITY;
      this.#host.runDue();
    });
  }

  /** Whoever has left a running game cannot come back to it: without anybody it is over. */
  #endDeserted(): void {
    const isDeserted = (table: Table) => isRunning(table.phase) && !hasPeople(table);
    if (!isDeserted(this.#host.table)) return;
    void this.#host.act(`deserted:${this.#host.table.round}`, 'server', () =>
      isDeserted(this.#host.table)
        ? { ok: true, body: { type: 'agreed', to: 'abort', spent: this.#spent() } }
        : undefined,
    );
  }

  #runClock(now: number): void {
    const { table } = this.#host;
    const due = this.#clockDue(now);
    if (due === undefined || due > now + PRECISION_MS || table.time === null) return;
    const { round, time } = table;
    const { countdown } = time;
    const move = table.game.deadline(table.state)?.move ?? '';
    this.#offered = { time, at: now };
    void this.#host.actMove(
      `clock:${round}:${countdown}`,
      'clock',
      move,
      () => this.#isCountdown(round, countdown) && this.#isTimeUp(this.#deps.now()),
    );
  }

  /** Has the time run out, as far as anybody can know? */
  #isTimeUp(now: number): boolean {
    const { neighbours } = this.#deps;
    const due = clockDue(this.#host.table, now, neighbours.service);
    const until = Math.max(due ?? Number.POSITIVE_INFINITY, this.#comesBackUntil(), this.#botsRestUntil());
    return until <= now + PRECISION_MS && neighbours.isSure();
  }

  /** A clock move that has been offered is not offered again before it should long be there. */
  #clockDue(now: number): number | undefined {
    const { neighbours } = this.#deps;
    let due = clockDue(this.#host.table, now, neighbours.service);
    if (due === undefined) return undefined;
    due = Math.max(due, this.#comesBackUntil(), this.#botsRestUntil()) + this.#lag();
    if (due === Number.POSITIVE_INFINITY) return undefined;
    if (!neighbours.isSure()) due = Math.max(due, now + RETRY_MS);
    return this.#offered?.time === this.#host.table.time ? Math.max(due, this.#offered.at + RETRY_MS) : due;
  }

  /** By how much other nodes may go first. */
  #lag(): number {
    const { neighbours } = this.#deps;
    return neighbours.isAlone ? 0 : neighbours.lag(this.#host.table.code, decidingPeople(this.#host.table));
  }

  #isCountdown(round: number, countdown: number): boolean {
    const { table } = this.#host;
    return table.round === round && table.phase === 'playing' && table.time?.countdown === countdown;
  }

  #standInForAbsent(now: number): void {
    // Whoever seems to be away may long be back at another node.
    if (!this.#deps.neighbours.isSure()) return;
    for (const player of this.#away.keys()) {
      if (!this.#isWaitedFor(player) || this.#patienceEnds(player) > now + PRECISION_MS) continue;
      if (isRunning(this.#host.table.phase)) this.#standIn(player);
      else this.#passOnHost(player);
    }
  }

  #patienceEnds(player: PlayerId): number {
    return (this.#away.get(player) ?? 0) + this.#host.table.settings.absence.after_s * SECOND + this.#lag();
  }

  /** From then on nobody waits for an absent person's answer. */
  #absenceIsLongAt(player: PlayerId): number {
    return (this.#away.get(player) ?? 0) + longAbsence(this.#host.table) + this.#lag();
  }

  #isLongAway(player: PlayerId | null, now: number): boolean {
    return player !== null && this.#away.has(player) && this.#absenceIsLongAt(player) <= now + PRECISION_MS;
  }

  /** When somebody's wish to go on needs no more answers. */
  #pauseEnds(): number | undefined {
    const { phase, agreed, paused } = this.#host.table;
    return phase === 'paused' && agreed.resume.length > 0 ? paused + PAUSE_HOLDS_MS : undefined;
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
    const { stand_in } = table.settings.absence;
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

  /** What everybody who counts has agreed to is done. */
  #carryOutAgreements(now: number): void {
    const { table } = this.#host;
    if (!this.#deps.neighbours.isSure()) return;
    for (const to of ['pause', 'resume', 'abort'] as const) {
      if (table.agreed[to].length === 0 || !this.#allAgree(table, to, now)) continue;
      void this.#host.act(`agreed:${to}:${table.seq}`, 'server', () =>
        this.#host.table.agreed[to].length > 0 && this.#allAgree(this.#host.table, to, now)
          ? { ok: true, body: { type: 'agreed', to, spent: this.#spent(), ...this.#spentPace() } }
          : undefined,
      );
      return;
    }
  }

  #spent(): number {
    return Math.round(spentTime(this.#host.table, this.#deps.now(), this.#deps.neighbours.service));
  }

  #spentPace(): { readonly pace?: number } {
    const { table } = this.#host;
    if (table.pace === null) return {};
    return { pace: paceSpent(table, this.#deps.now(), this.#deps.neighbours.service) };
  }

  /** Everybody with a seat who is there, or has not been away for long; a pause ends by one person's wish after a while. */
  #allAgree(table: Table, to: Agreement, now: number): boolean {
    if (to === 'resume' && table.paused + PAUSE_HOLDS_MS <= now + PRECISION_MS) return true;
    return table.seats.every(({ player }, seat) => {
      if (player === null || table.agreed[to].includes(seat)) return true;
      if (to === 'abort') return this.#isLongAway(player, now);
      return this.#away.has(player) && this.#patienceEnds(player) <= now;
    });
  }

  /** What all others agree to about one seat is done. */
  #carryOutVotes(now: number): void {
    if (!this.#deps.neighbours.isSure()) return;
    for (const { to, seat } of this.#host.table.votes) {
      if (!this.#isVoted(to, seat, now)) continue;
      void this.#host.act(`voted:${to}:${this.#host.table.seq}`, 'server', () => {
        const { table } = this.#host;
        if (!this.#isVoted(to, seat, now)) return undefined;
        if (to === 'clock') return { ok: true, body: { type: 'voted', to, about: seat, ms: PACE_MS } };
        const level = standInLevel(table);
        const bot = { level, ...nameOfBot(table, seat, level) };
        return { ok: true, body: { type: 'voted', to, about: seat, ...bot, ...heirOf(table, seat) } };
      });
      return;
    }
  }

  #isVoted(to: SeatVote['to'], seat: number, now: number): boolean {
    const { table } = this.#host;
    const vote = table.votes.find((each) => each.to === to && each.seat === seat);
    if (vote === undefined || !isRunning(table.phase)) return false;
    return isVoted(table, vote, (other) => this.#isLongAway(table.seats[other].player, now));
  }
}

function isAtTable(table: Table, player: PlayerId): boolean {
  return player === table.host || seatOf(table, player) !== undefined;
}

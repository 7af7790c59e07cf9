import { commitmentTo } from '@samsara/engine';
import type { ClientMessage, Command, RefusalReason } from '@samsara/protocol';
import type { Entry, Notes, Play } from '../log/log.ts';
import type { PlayerId } from '../players/players.ts';
import { Audience, type Watcher } from './audience.ts';
import { BotsAtSeats } from './bots-at-seats.ts';
import { type Checked, check, checkMoveOf, mayWatch } from './check.ts';
import { endedPlay, tableIndex } from './ending.ts';
import { type Body, bodyOf, entryAfter, isMove } from './entries.ts';
import { fold, type Made } from './fold.ts';
import type { House } from './house.ts';
import type { Line } from './hub.ts';
import { doneMessage, goneMessage, refusedMessage } from './messages.ts';
import { type Happening, Scene } from './scene.ts';
import { drawSeed } from './shuffle.ts';
import { isRunning, playOf, seatOf, type Table } from './table.ts';
import { Tending } from './tending.ts';
import { Trail } from './trail.ts';

type WatchMessage = Extract<ClientMessage, { type: 'watch' }>;

/** What became of a command. */
export type Committed =
  | { readonly ok: true; readonly seq: number }
  | { readonly ok: false; readonly reason: RefusalReason };

const OUT_OF_DATE: Checked = { ok: false, reason: { code: 'not-now' } };

/** Whoever is further behind gets everything afresh. */
const MOST_FRAMES = 200;

/** A table in memory: the fold of its log, those who follow it, and one queue in which everything happens in order. */
export class LiveTable {
  readonly now: Scene;
  readonly audience: Audience;
  private readonly house: House;
  private readonly tending: Tending;
  private promise: Play;
  private trail: Trail | undefined;
  private readonly jobs: (() => Promise<void> | void)[] = [];
  private busy = false;
  /** An entry was offered and nobody knows what became of it: the log does. */
  private unsure = false;

  private constructor(house: House, now: Scene, promise: Play) {
    this.house = house;
    this.now = now;
    this.promise = promise;
    this.audience = new Audience(house, () => this.promise);
    this.tending = new Tending(this, house, new BotsAtSeats(house, () => this.tend()));
  }

  /** Reads a table from its log; undefined if there is none. */
  static async wake(house: House, code: string): Promise<LiveTable | undefined> {
    const entries = await house.log.read(code, 0);
    if (entries.length === 0) return undefined;
    const now = new Scene(entries[0]);
    for (const entry of entries.slice(1)) now.advance(entry);
    const live = new LiveTable(house, now, await promiseOf(house, now.table));
    live.tending.begin();
    live.tend();
    live.packMoves();
    return live;
  }

  get table(): Table {
    return this.now.table;
  }

  /** A command of a person; the answer goes over the line, after the commit. */
  submit(line: Line, command: Command): void {
    this.enqueue(async () => {
      const key = `${line.player}:${command.id}`;
      const name = command.type === 'say' ? await this.nameOf(line.player) : null;
      const by = { player: line.player, name, draining: this.house.isDraining() };
      let answered = false;
      const tellDone = (seq: number) => {
        answered = true;
        line.send(doneMessage(command.id, this.table.code, seq));
      };
      const answer = await this.commit(key, line.player, () => check(this.table, by, command), tellDone);
      if (!answer.ok && !answered) line.send(refusedMessage(command.id, this.table.code, answer.reason));
    });
  }

  /** Something the server itself does, unless it is out of date when its turn comes. */
  act(
    command: string,
    actor: 'clock' | 'server' | PlayerId,
    checkNow: () => Checked | undefined,
  ): Promise<Committed> {
    return new Promise((resolve) =>
      this.enqueue(async () => {
        resolve(await this.commit(command, actor, () => checkNow() ?? OUT_OF_DATE));
      }),
    );
  }

  /** The move of a clock or a bot, in its notation. */
  actMove(
    command: string,
    actor: number | 'clock',
    text: string,
    stillDue: () => boolean,
  ): Promise<Committed> {
    return this.act(command, actor === 'clock' ? 'clock' : 'server', () =>
      stillDue() ? checkMoveOf(this.table, actor, text) : undefined,
    );
  }

  watch(line: Line, message: WatchMessage): void {
    this.enqueue(() => this.follow(line, message));
  }

  unwatch(line: Line): void {
    this.enqueue(() => {
      if (!this.audience.remove(line)) return;
      if (this.audience.countPresent(this.table)) this.audience.tellPresence(this.table);
      this.tending.countAway();
      this.tend();
    });
  }

  tend(): void {
    try {
      this.tending.tend();
    } catch (error) {
      this.house.report(error, this.table.code);
    }
  }

  /** May it leave memory? Until when nothing is due. */
  restsUntil(): number | undefined {
    if (this.busy || this.audience.watchers.length > 0) return undefined;
    return this.tending.nextDue() ?? Number.POSITIVE_INFINITY;
  }

  /** Resolves when everything accepted so far is done. */
  settled(): Promise<void> {
    return new Promise((resolve) => this.enqueue(resolve));
  }

  close(): void {
    this.tending.stop();
  }

  private enqueue(job: () => Promise<void> | void): void {
    this.jobs.push(job);
    if (!this.busy) void this.work();
  }

  private async work(): Promise<void> {
    this.busy = true;
    for (let job = this.jobs.shift(); job !== undefined; job = this.jobs.shift()) {
      try {
        await job();
      } catch (error) {
        this.unsure = true;
        this.house.report(error, this.table.code);
      }
    }
    this.busy = false;
  }

  /** Check, commit, and only then tell. Where the log fails nobody knows what became of it, until it is read again. */
  private async commit(
    command: string,
    actor: string,
    checkNow: () => Checked,
    tellDone?: (seq: number) => void,
  ): Promise<Committed> {
    try {
      if (this.unsure) await this.readOn();
      return await this.offerUntilTaken(command, actor, checkNow, tellDone);
    } catch (error) {
      this.unsure = true;
      this.house.report(error, this.table.code);
      return { ok: false, reason: { code: 'try-again' } };
    }
  }

  private async offerUntilTaken(
    command: string,
    actor: string,
    checkNow: () => Checked,
    tellDone: ((seq: number) => void) | undefined,
  ): Promise<Committed> {
    for (;;) {
      const checked = checkNow();
      if (!checked.ok) {
        // Sent again after it was accepted, it may well be refused by now: it still gets its first answer.
        const seq = tellDone === undefined ? undefined : await this.house.log.find(this.table.code, command);
        if (seq === undefined) return checked;
        tellDone?.(seq);
        return { ok: true, seq };
      }
      const body = withSeed(checked.body);
      const entry = this.nextEntry(command, actor, body);
      const notes = await this.notesOn(entry, body, checked.made);
      const appended = await this.house.log.append(entry, notes);
      if (appended.type === 'taken') {
        await this.readOn();
        continue;
      }
      if (appended.type === 'known') {
        tellDone?.(appended.seq);
        return { ok: true, seq: appended.seq };
      }
      tellDone?.(entry.seq);
      await this.take(entry, body, checked.made);
      return { ok: true, seq: entry.seq };
    }
  }

  private nextEntry(command: string, actor: string, body: Body): Entry {
    const { code, seq, link, last } = this.table;
    const at = Math.max(last, this.house.now());
    return entryAfter(link, { table: code, seq: seq + 1, command, actor, body: JSON.stringify(body), at });
  }

  /** What has to be found later is written with the entry that changes it. */
  private async notesOn(entry: Entry, body: Body, made: Made | undefined): Promise<Notes | undefined> {
    const { table } = this;
    const plain = isMove(body)
      ? made !== undefined && table.game.outcome(made.state) === undefined
      : body.type === 'say';
    if (plain) return undefined;
    const after = fold(copied(table), entry, body, undefined, made);
    const index = tableIndex(after);
    if (!isRunning(table.phase) || isRunning(after.phase)) return { index };
    const entries = await this.house.log.read(table.code, table.opened - 1);
    return { index, ended: endedPlay(after, [...entries, entry]) };
  }

  /** Folds a committed entry and tells everybody. */
  private async take(entry: Entry, body?: Body, made?: Made): Promise<void> {
    const wasRunning = isRunning(this.table.phase);
    const happening = this.now.advance(entry, body, made);
    if (this.table.opened === entry.seq) await this.beginRound(entry);
    if (wasRunning && !isRunning(this.table.phase)) this.packMoves();
    if (happening.isMove) this.house.moved();
    const late = this.trail?.follow(entry, this.now) ?? [];
    if (happening.changesTable) await this.tellChange(happening, late);
    else this.tell(happening, late);
    this.tend();
  }

  private tell(happening: Happening, late: readonly Happening[], except?: ReadonlySet<Watcher>): void {
    this.audience.tell(this.now, [happening], except);
    if (late.length > 0 && this.trail !== undefined) this.audience.tell(this.trail.scene, late, except);
  }

  /** After a change of seats or settings some may see more, others less than before: they get everything afresh. */
  private async tellChange(happening: Happening, late: readonly Happening[]): Promise<void> {
    this.audience.dismiss(this.table);
    const presenceChanged = this.audience.countPresent(this.table);
    const moved = await this.regroup();
    this.tell(happening, late, moved);
    for (const watcher of moved) this.audience.tellAll(watcher);
    if (presenceChanged) this.audience.tellPresence(this.table);
    this.tending.countAway();
    this.house.changed();
  }

  private async beginRound(entry: Entry): Promise<void> {
    this.promise = await promiseOf(this.house, this.table);
    await this.house.log.compact(this.table.code, entry);
  }

  /** The moves of a game that has ended are kept in less room: they can no longer be made, and its record is written. */
  private packMoves(): void {
    this.enqueue(async () => {
      const { code, opened, phase } = this.table;
      if (phase !== 'over' && phase !== 'closed') return;
      const entries = await this.house.log.read(code, opened - 1);
      const moves = entries.slice(0, -1).filter((entry) => isMove(bodyOf(entry)));
      const numbers = moves.map(({ seq }) => seq);
      await this.house.log.pack(code, numbers);
    });
  }

  /** Those who see another scene from now on. */
  private async regroup(): Promise<Set<Watcher>> {
    if (this.trail?.delay !== this.table.settings.spectators) this.trail = undefined;
    const moved = new Set<Watcher>();
    for (const watcher of this.audience.watchers) {
      const scene = await this.sceneFor(watcher.line.player);
      if (scene !== watcher.scene) moved.add(watcher);
      watcher.scene = scene;
    }
    return moved;
  }

  /** Reads and tells what others wrote into the log. */
  private async readOn(): Promise<void> {
    for (const entry of await this.house.log.read(this.table.code, this.table.seq)) await this.take(entry);
    this.unsure = false;
  }

  private async follow(line: Line, { after, moves, onlooker }: WatchMessage): Promise<void> {
    if (this.unsure) await this.readOn();
    const { table } = this;
    this.audience.remove(line);
    if (!mayWatch(table, line.player)) {
      line.send(goneMessage(table.code, { code: 'no-spectators' }));
      return;
    }
    const scene = await this.sceneFor(line.player);
    const watcher = { line, onlooker: onlooker ?? false, wantsMoves: moves ?? false, scene, you: '' };
    const rest = after === undefined ? undefined : await this.happeningsAfter(scene, after);
    this.audience.add(watcher);
    if (this.audience.countPresent(table)) this.audience.tellPresence(table, watcher);
    this.tending.countAway();
    this.tellFirst(watcher, rest);
    this.tending.welcomeBack(line.player);
    this.tend();
  }

  private tellFirst(watcher: Watcher, rest: readonly Happening[] | undefined): void {
    if (rest === undefined) this.audience.tellAll(watcher);
    else this.audience.tellRest(watcher, rest);
  }

  /** Seats see the table live; spectators as late as the table says. */
  private async sceneFor(player: PlayerId): Promise<Scene> {
    const { table } = this;
    const delay = table.settings.spectators ?? 0;
    if (delay === 0 || seatOf(table, player) !== undefined) return this.now;
    this.trail ??= new Trail(await this.house.log.read(table.code, table.opened - 1), delay, this.now);
    return this.trail.scene;
  }

  /** What a client has missed, from memory or from the log; undefined if it is too much. */
  private async happeningsAfter(scene: Scene, after: number): Promise<readonly Happening[] | undefined> {
    const { code, seq, opened } = scene.table;
    if (after > seq || after < opened || seq - after > MOST_FRAMES) return undefined;
    const recent = scene.after(after);
    if (recent !== undefined) return recent;
    const entries = await this.house.log.read(code, opened - 1);
    const again = new Scene(entries[0]);
    const missed: Happening[] = [];
    for (const entry of entries.slice(1)) {
      if (entry.seq > seq) break;
      const happening = again.advance(entry);
      if (entry.seq > after) missed.push(happening);
    }
    return missed;
  }

  private nameOf(player: PlayerId): Promise<string | null> {
    return seatOf(this.table, player) === undefined ? this.house.nameOf(player) : Promise.resolve(null);
  }
}

/** The promise about the shuffle of the table's game; asked again, it is the same one. */
function promiseOf(house: House, table: Table): Promise<Play> {
  return house.log.promise(playOf(table), commitmentTo(table.seed));
}

/** A rematch gets its seed when it is written. */
function withSeed(body: Body): Body {
  return !isMove(body) && body.type === 'rematch' ? { ...body, seed: drawSeed() } : body;
}

/** A copy that can be folded on; the game's state is shared, because only moves change it, and they bring their own. */
function copied(table: Table): Table {
  const { pause, resume, abort } = table.agreed;
  return {
    ...table,
    seats: table.seats.map((place) => ({ ...place })),
    agreed: { pause: [...pause], resume: [...resume], abort: [...abort] },
    chat: [...table.chat],
  };
}

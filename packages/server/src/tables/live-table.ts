import type { ClientMessage, Command } from '@samsara/protocol';
import type { Entry, Play } from '../log/log.ts';
import { patiently } from '../log/patience.ts';
import type { PlayerId } from '../players/players.ts';
import { answerTo, type Committed, OUT_OF_DATE, TRY_AGAIN } from './answer.ts';
import { Audience, type Watcher } from './audience.ts';
import { BotsAtSeats } from './bots-at-seats.ts';
import { type Checked, check, checkMoveOf, whyNotWatch } from './check.ts';
import { type Commanding, commanderOf } from './commander.ts';
import type { Body } from './entries.ts';
import { NotUnderstood, type Tried } from './fold.ts';
import type { House } from './house.ts';
import type { Line } from './hub.ts';
import { goneMessage } from './messages.ts';
import { missedSince } from './missed.ts';
import { nextEntry, notesOn, promiseOf, withSeed } from './offering.ts';
import { type Job, Queue } from './queue.ts';
import { type Happening, Scene } from './scene.ts';
import { hasEnded, isRunning, seatOf, type Table } from './table.ts';
import { Tending } from './tending.ts';
import { TIDY_AFTER_MS, tidyTable } from './tidying.ts';
import { seqShownTo, Trail } from './trail.ts';

type WatchMessage = Extract<ClientMessage, { type: 'watch' }>;

const READ_AGAIN_MS = 500;

/** A table in memory: the fold of its log, those who follow it, and one queue in which everything happens in order. */
export class LiveTable {
  readonly now: Scene;
  readonly audience: Audience;
  private readonly house: House;
  private readonly tending: Tending;
  private promise: Play;
  private trail: Trail | undefined;
  private readonly queue = new Queue((error) => this.failed(error));
  /** An entry was offered and nobody knows what became of it: the log does. */
  private unsure = false;
  /** The farthest number that is to be read up to. */
  private heardOf = 0;
  private closed = false;
  /** The table has got further than those who follow it were told. */
  private untold = false;
  private callOffTidying: (() => void) | undefined;

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
    await house.neighbours.followers.look([code]);
    const live = new LiveTable(house, now, await promiseOf(house.log, now.table));
    live.tending.begin();
    live.tend();
    if (hasEnded(now.table.phase) || entries[0].seq < now.table.opened) live.tidyLater();
    return live;
  }

  get table(): Table {
    return this.now.table;
  }

  /** A command of a person; the answer goes over the line, after the commit. */
  submit(line: Line, command: Command): void {
    const { player } = line;
    const answer = answerTo(line, command.id, this.table.code, (seq) =>
      seqShownTo(player, seq, this.table, this.trail),
    );
    this.enqueue(async () => {
      let commanding: Commanding | undefined;
      try {
        commanding = await commanderOf(this.house, this.table, player, command);
        const { by } = commanding;
        const checkNow = () => check(this.table, by(), command);
        const committed = await this.commit(`${player}:${command.id}`, player, checkNow, answer.done);
        if (!committed.ok) answer.refuse(committed.reason);
        else if (command.type === 'sit') this.house.named(player, command.name);
      } catch (error) {
        // Where this node cannot go on, the command gets its answer at another one.
        if (!(error instanceof NotUnderstood)) answer.refuse(TRY_AGAIN.reason);
        this.failed(error, line);
      } finally {
        commanding?.settle();
      }
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
    this.enqueue(async () => {
      try {
        await patiently(() => this.follow(line, message));
      } catch (error) {
        if (!(error instanceof NotUnderstood)) line.send(goneMessage(this.table.code, TRY_AGAIN.reason));
        this.failed(error, line);
      }
    });
  }

  unwatch(line: Line): void {
    this.enqueue(() => {
      if (!this.audience.remove(line)) return;
      this.notePresence();
      const isLeft = this.audience.watchers.length === 0 && isRunning(this.table.phase);
      if (isLeft) this.house.neighbours.publish({ left: [this.table.code] });
    });
  }

  /** Others have come or gone at another node. */
  changeOfPresence(): void {
    this.enqueue(() => this.notePresence());
  }

  /** More time is left than everybody was told. */
  tellClock(): void {
    this.enqueue(() => this.audience.tellClock());
  }

  private notePresence(): void {
    if (this.audience.countPresent(this.table)) this.audience.tellPresence(this.table);
    this.tending.countAway();
    this.tend();
  }

  /** Somebody says that the table has got as far as this. */
  catchUp(seq: number): void {
    if (seq <= this.table.seq || seq <= this.heardOf) return;
    this.heardOf = seq;
    this.enqueue(async () => {
      this.heardOf = 0;
      if (this.table.seq < seq) await this.readOn();
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
    if (this.queue.isBusy || this.audience.watchers.length > 0) return undefined;
    return this.tending.nextDue() ?? Number.POSITIVE_INFINITY;
  }

  /** Resolves when everything accepted so far is done. */
  settled(): Promise<void> {
    return new Promise((resolve) => this.enqueue(resolve));
  }

  close(): void {
    this.closed = true;
    this.callOffTidying?.();
    this.tending.stop();
    this.house.neighbours.followers.forget(this.table.code);
  }

  private enqueue(job: Job): void {
    this.queue.add(job);
  }

  private failed(error: unknown, line?: Line): void {
    this.doubt();
    if (error instanceof NotUnderstood) this.audience.sendElsewhere(line);
    this.house.report(error, this.table.code);
  }

  /**
   * Check, commit, and only then tell. Where the log fails nobody knows what became of it, until it is read again. What a
   * person commands waits for a log that is away; what the server does itself is thought over again.
   */
  private async commit(
    command: string,
    actor: string,
    checkNow: () => Checked,
    tellDone?: (seq: number) => void,
  ): Promise<Committed> {
    const offer = async () => {
      try {
        if (this.unsure) await this.readOn();
        return await this.offerUntilTaken(command, actor, checkNow, tellDone);
      } catch (error) {
        this.unsure = true;
        throw error;
      }
    };
    if (tellDone !== undefined) return patiently(offer);
    try {
      return await offer();
    } catch (error) {
      this.failed(error);
      return TRY_AGAIN;
    }
  }

  private async offerUntilTaken(
    command: string,
    actor: string,
    checkNow: () => Checked,
    tellDone: ((seq: number) => void) | undefined,
  ): Promise<Committed> {
    for (;;) {
      let checked = checkNow();
      if (!checked.ok && !this.house.neighbours.isAlone) {
        // What another node wrote may be the reason why it is allowed.
        await this.readOn();
        checked = checkNow();
      }
      if (!checked.ok) {
        // Sent again after it was accepted, it may well be refused by now: it still gets its first answer.
        const seq = tellDone === undefined ? undefined : await this.house.log.find(this.table.code, command);
        if (seq === undefined) return checked;
        tellDone?.(seq);
        return { ok: true, seq };
      }
      const body = withSeed(checked.body);
      const entry = nextEntry(this.table, this.house.now(), command, actor, body);
      const notes = await notesOn(this.house.log, this.table, entry, body, checked.tried);
      const appended = await this.house.log.append(entry, notes);
      if (appended.type === 'taken') {
        await this.readOn();
        continue;
      }
      if (appended.type === 'known') {
        tellDone?.(appended.seq);
        if (appended.seq > this.table.seq) await this.readOn();
        return { ok: true, seq: appended.seq };
      }
      tellDone?.(entry.seq);
      await this.take(entry, body, checked.tried);
      return { ok: true, seq: entry.seq };
    }
  }

  /** Folds a committed entry and tells everybody. */
  private async take(entry: Entry, body?: Body, tried?: Tried): Promise<void> {
    const wasRunning = isRunning(this.table.phase);
    const happening = this.now.advance(entry, body, tried);
    this.untold = true;
    if (wasRunning && !isRunning(this.table.phase)) this.tidyLater();
    if (happening.isMove && tried !== undefined) this.house.moved();
    if (this.table.opened === entry.seq) await this.beginRound(entry);
    const late = this.trail?.follow(entry, this.now) ?? [];
    if (happening.changesTable) await this.tellChange(happening, late);
    else this.tell(happening, late);
    this.untold = false;
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
    this.tending.welcomeThoseBack();
    this.house.changed();
  }

  private async beginRound(entry: Entry): Promise<void> {
    this.promise = await promiseOf(this.house.log, this.table);
    if (!this.house.neighbours.isAlone) return this.tidyLater();
    // Nobody else can be about to write.
    this.callOffTidying?.();
    await this.house.log.compact(this.table.code, entry);
  }

  private tidyLater(): void {
    this.callOffTidying?.();
    if (this.closed) return;
    const tidy = async () => {
      if (!(await tidyTable(this.house, this.table))) this.tidyLater();
    };
    this.callOffTidying = this.house.schedule(TIDY_AFTER_MS, () => this.enqueue(tidy));
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
    const entries = await this.house.log.read(this.table.code, this.table.seq);
    if (this.untold) await this.tellAfresh();
    for (const entry of entries) {
      if (entry.seq === this.table.seq + 1) await this.take(entry);
      else if (entry.seq > this.table.seq) {
        // Games have been played and put away meanwhile: this is where the table opened again.
        this.now.reopen(entry);
        await this.tellAfresh();
      }
    }
    this.unsure = false;
  }

  /** Tells everybody everything, where single things that happened could not be told. */
  private async tellAfresh(): Promise<void> {
    this.untold = true;
    this.trail = undefined;
    this.promise = await promiseOf(this.house.log, this.table);
    await this.regroup();
    this.audience.dismiss(this.table);
    this.audience.countPresent(this.table);
    for (const watcher of this.audience.watchers) this.audience.tellAll(watcher);
    this.untold = false;
    this.tending.countAway();
    this.tending.welcomeThoseBack();
    this.house.changed();
    this.tend();
  }

  /** Nobody knows how far the table has got before its log is read again; whoever waits to be told is not forgotten. */
  private doubt(): void {
    this.unsure = true;
    if (this.untold && !this.closed) {
      this.house.schedule(READ_AGAIN_MS, () => this.enqueue(() => (this.untold ? this.readOn() : undefined)));
    }
  }

  private async follow(line: Line, { after, moves, onlooker }: WatchMessage): Promise<void> {
    if (this.unsure || !this.house.neighbours.isAlone) await this.readOn();
    const { table } = this;
    this.audience.remove(line);
    const hindrance = whyNotWatch(table, line.player);
    if (hindrance !== undefined) return line.send(goneMessage(table.code, { code: hindrance }));
    const scene = await this.sceneFor(line.player);
    const watcher = { line, onlooker: onlooker ?? false, wantsMoves: moves ?? false, scene, you: '' };
    const rest = after === undefined ? undefined : await missedSince(this.house.log, scene, after);
    this.audience.add(watcher);
    if (this.audience.countPresent(table)) this.audience.tellPresence(table, watcher);
    this.tending.countAway();
    if (rest === undefined) this.audience.tellAll(watcher);
    else this.audience.tellRest(watcher, rest);
    this.tending.welcomeBack(line.player);
    this.tend();
  }

  /** Seats see the table live; spectators as late as the table says. */
  private async sceneFor(player: PlayerId): Promise<Scene> {
    const { table } = this;
    const delay = table.settings.spectators ?? 0;
    if (delay === 0 || seatOf(table, player) !== undefined) return this.now;
    this.trail ??= await Trail.behind(this.house.log, this.now, delay);
    return this.trail.scene;
  }
}

import type { Command } from '@samsara/protocol';
import type { Line } from '../hub/hub.ts';
import type { Entry, Play } from '../log/log.ts';
import { patiently } from '../log/patience.ts';
import type { PlayerId } from '../players/players.ts';
import { answerTo, type Committed, OUT_OF_DATE, TRY_AGAIN } from './answer.ts';
import { Audience, type Watcher } from './audience.ts';
import { BotsAtSeats } from './bots-at-seats.ts';
import { type Checked, checkMoveOf, whyNotWatch } from './check.ts';
import { commandCheck } from './command-check.ts';
import { commanderOf } from './commander.ts';
import type { Body } from './entries.ts';
import { NotUnderstood, type Tried } from './fold.ts';
import type { House } from './house.ts';
import { goneMessage } from './messages.ts';
import { nextEntry, notesOn, promiseOf, withSeed } from './offering.ts';
import { type Job, Queue } from './queue.ts';
import { type Happening, Scene } from './scene.ts';
import { type Late, Scenes } from './scenes.ts';
import { hasEnded, isRunning, type Table } from './table.ts';
import { Tending } from './tending.ts';
import { Tidying } from './tidying.ts';
import { type WatchMessage, WatchWishes, type Wish } from './watch-wishes.ts';

const READ_AGAIN_MS = 500;
/** The lane of what the server does by itself. */
const SERVER = '';
/** Whoever has so much waiting may try again after this. */
const FULL_RETRY_MS = 1000;

/** A table in memory: the fold of its log, those who follow it, and one queue in which everything happens one by one. */
export class LiveTable {
  readonly audience: Audience;
  private readonly house: House;
  private readonly tending: Tending;
  private promise: Play;
  private readonly scenes: Scenes;
  private readonly queue = new Queue((error) => this.failed(error));
  private readonly wishes = new WatchWishes(this.queue, (line, wish) =>
    wish === null ? this.stopFollowing(line) : this.tryToFollow(line, wish),
  );
  /** An entry was offered and nobody knows what became of it: the log does. */
  private unsure = false;
  /** The farthest number that is to be read up to. */
  private heardOf = 0;
  private closed = false;
  /** The table has got further than those who follow it were told. */
  private untold = false;
  private readonly tidying: Tidying;

  private constructor(house: House, now: Scene, promise: Play) {
    this.house = house;
    this.scenes = new Scenes(now, house.log);
    this.promise = promise;
    this.audience = new Audience(house, () => this.promise);
    this.tidying = new Tidying(house, this);
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
    if (hasEnded(now.table.phase) || entries[0].seq < now.table.opened) live.tidying.later();
    return live;
  }

  get table(): Table {
    return this.scenes.now.table;
  }

  /** A command of a person; the answer goes over the line, after the commit. */
  submit(line: Line, command: Command): void {
    const { player } = line;
    const answer = answerTo(line, command.id, this.table.code, (seq) => this.scenes.seqShownTo(player, seq));
    if (this.queue.isFull(player)) return answer.refuse({ code: 'too-fast', retry_ms: FULL_RETRY_MS });
    this.queue.add(player, {
      do: async () => {
        try {
          const committed = await this.commitCommand(player, command, answer.done);
          if (!committed.ok) answer.refuse(committed.reason);
          else if (command.type === 'sit') this.house.named(player, command.name);
        } catch (error) {
          // Where this node cannot go on, the command gets its answer at another one.
          if (!(error instanceof NotUnderstood)) answer.refuse(TRY_AGAIN.reason);
          this.failed(error, line);
        }
      },
      giveUp: () => answer.refuse({ code: 'draining' }),
    });
  }

  private async commitCommand(
    player: PlayerId,
    command: Command,
    tellDone: (seq: number) => void,
  ): Promise<Committed> {
    const { by, settle } = await commanderOf(this.house, this.table, player, command);
    try {
      const checkNow = commandCheck(() => this.table, by, command, this.house.commandLimits);
      return await this.commit(`${player}:${command.id}`, player, checkNow, tellDone);
    } finally {
      settle();
    }
  }

  /** Something the server itself does, unless it is out of date when its turn comes. */
  act(
    command: string,
    actor: 'clock' | 'server' | PlayerId,
    checkNow: () => Checked | undefined,
  ): Promise<Committed> {
    return new Promise((resolve) =>
      this.queue.add(SERVER, {
        do: async () => resolve(await this.commit(command, actor, () => checkNow() ?? OUT_OF_DATE)),
        giveUp: () => resolve(OUT_OF_DATE),
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

  /** A line wants to follow the table, or with null not any more. */
  watch(line: Line, wish: Wish): void {
    this.wishes.note(line, wish);
  }

  private async tryToFollow(line: Line, message: WatchMessage): Promise<void> {
    try {
      await patiently(() => this.follow(line, message));
    } catch (error) {
      if (!(error instanceof NotUnderstood)) line.send(goneMessage(this.table.code, TRY_AGAIN.reason));
      this.failed(error, line);
    }
  }

  private stopFollowing(line: Line): void {
    if (!this.audience.remove(line)) return;
    this.notePresence();
    const isLeft = this.audience.watchers.length === 0 && isRunning(this.table.phase);
    if (isLeft) this.house.neighbours.publish({ left: [this.table.code] });
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

  /** Nothing has happened here for a while. */
  rest(): void {
    this.scenes.forgetOlder();
  }

  /** Resolves when everything accepted so far is done. */
  settled(): Promise<void> {
    return this.queue.settled();
  }

  /** Whatever waits is refused: whoever sent it hears so, and may send it again elsewhere. */
  giveUpWaiting(): void {
    this.queue.giveUp();
  }

  close(): void {
    this.closed = true;
    this.tidying.stop();
    this.tending.stop();
    this.house.neighbours.followers.forget(this.table.code);
  }

  /** Something to do among the others, when it is the server's turn. */
  enqueue(job: Job['do']): void {
    this.queue.add(SERVER, { do: job });
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
    const happening = this.scenes.now.advance(entry, body, tried);
    this.untold = true;
    if (wasRunning && !isRunning(this.table.phase)) this.tidying.later();
    if (happening.isMove && tried !== undefined) this.house.moved();
    if (this.table.opened === entry.seq) await this.beginRound(entry);
    const late = this.scenes.follow(entry);
    if (happening.changesTable) await this.tellChange(happening, late);
    else this.tell(happening, late);
    this.untold = false;
    this.tend();
  }

  private tell(happening: Happening, late: Late, except?: ReadonlySet<Watcher>): void {
    this.audience.tell(this.scenes.now, [happening], except);
    if (late !== undefined && late.told.length > 0) this.audience.tell(late.scene, late.told, except);
  }

  /** After a change of seats or settings some may see more, others less than before: they get everything afresh. */
  private async tellChange(happening: Happening, late: Late): Promise<void> {
    this.audience.dismiss(this.table);
    const presenceChanged = this.audience.countPresent(this.table);
    const moved = await this.scenes.assign(this.audience.watchers);
    this.tell(happening, late, moved);
    for (const watcher of moved) this.audience.tellAll(watcher);
    if (presenceChanged) this.audience.tellPresence(this.table);
    this.tending.countAway();
    this.tending.welcomeThoseBack();
    this.house.changed();
  }

  private async beginRound(entry: Entry): Promise<void> {
    this.promise = await promiseOf(this.house.log, this.table);
    if (!this.house.neighbours.isAlone) return this.tidying.later();
    // Nobody else can be about to write.
    this.tidying.notNow();
    await this.house.log.compact(this.table.code, entry);
  }

  /** Reads and tells what others wrote into the log. */
  private async readOn(): Promise<void> {
    const entries = await this.house.log.read(this.table.code, this.table.seq);
    if (this.untold) await this.tellAfresh();
    for (const entry of entries) {
      if (entry.seq === this.table.seq + 1) await this.take(entry);
      else if (entry.seq > this.table.seq) {
        // Games have been played and put away meanwhile: this is where the table opened again.
        this.scenes.now.reopen(entry);
        await this.tellAfresh();
      }
    }
    this.unsure = false;
  }

  /** Tells everybody everything, where single things that happened could not be told. */
  private async tellAfresh(): Promise<void> {
    this.untold = true;
    this.scenes.forgetLate();
    this.promise = await promiseOf(this.house.log, this.table);
    await this.scenes.assign(this.audience.watchers);
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
    const scene = await this.scenes.of(line.player);
    const watcher = { line, onlooker: onlooker ?? false, wantsMoves: moves ?? false, scene, you: '' };
    const rest = after === undefined ? undefined : scene.after(after);
    this.audience.add(watcher);
    if (this.audience.countPresent(table)) this.audience.tellPresence(table, watcher);
    this.tending.countAway();
    if (rest === undefined) this.audience.tellAll(watcher);
    else this.audience.tellRest(watcher, rest);
    this.tending.welcomeBack(line.player);
    this.tend();
  }
}

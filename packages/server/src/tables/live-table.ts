import { GAMES } from '@samsara/engine/games';
import type { Command } from '@samsara/protocol';
import type { PlayerId } from '@samsara/table';
import {
  type Body,
  type Checked,
  type Committed,
  type Entry,
  goneMessage,
  HostedTable,
  hasEnded,
  isRunning,
  NotUnderstood,
  openingIn,
  Scene,
  type Table,
  type Tried,
  type WatchMessage,
} from '@samsara/table';
import type { Line } from '../hub/hub.ts';
import type { Play } from '../log/log.ts';
import { patiently } from '../log/patience.ts';
import { answerTo, OUT_OF_DATE, TRY_AGAIN } from './answer.ts';
import { commandCheck } from './command-check.ts';
import { commanderOf } from './commander.ts';
import type { ServerDependencies } from './dependencies.ts';
import { nextEntry, notesOn, playOfTable, withSeed } from './offering.ts';
import { type Job, Queue } from './queue.ts';
import { Tidying } from './tidying.ts';
import { WatchWishes, type Wish } from './watch-wishes.ts';

const READ_AGAIN_MS = 500;
/** The lane of what the server does by itself. */
const SERVER = '';
/** Whoever has so much waiting may try again after this. */
const FULL_RETRY_MS = 1000;

/** A table in memory: the fold of its log, those who follow it, and one queue in which everything happens one by one. */
export class LiveTable {
  readonly #deps: ServerDependencies;
  readonly #hosted: HostedTable;
  /** This round's place in the chain of commitments. */
  #play: Play;
  readonly #queue = new Queue((error) => this.#failed(error));
  readonly #wishes = new WatchWishes(this.#queue, (line, wish) =>
    wish === null ? this.#stopFollowing(line) : this.#tryToFollow(line, wish),
  );
  /** An entry was offered and nobody knows what became of it: the log does. */
  #unsure = false;
  /** The farthest number that is to be read up to. */
  #heardOf = 0;
  #closed = false;
  readonly #tidying: Tidying;

  private constructor(deps: ServerDependencies, now: Scene, play: Play) {
    this.#deps = deps;
    this.#play = play;
    this.#hosted = new HostedTable(now, {
      deps,
      entries: deps.log,
      promise: () => this.#play,
      act: (command, actor, checkNow) => this.act(command, actor, checkNow),
    });
    this.#tidying = new Tidying(deps, this);
  }

  /** Reads a table from its log; undefined if there is none. */
  static async wake(deps: ServerDependencies, code: string): Promise<LiveTable | undefined> {
    const entries = await deps.log.read(code, 0);
    if (entries.length === 0) return undefined;
    const now = new Scene(entries[0], GAMES[openingIn(entries[0]).game]);
    for (const entry of entries.slice(1)) now.advance(entry);
    await deps.neighbours.followers.look([code]);
    const live = new LiveTable(deps, now, await playOfTable(deps.log, now.table));
    live.#hosted.begin();
    if (hasEnded(now.table.phase) || entries[0].seq < now.table.opened) live.#tidying.later();
    return live;
  }

  get table(): Table {
    return this.#hosted.table;
  }

  get audience() {
    return this.#hosted.audience;
  }

  /** A command of a person; the answer goes over the line, after the commit. */
  submit(line: Line, command: Command): void {
    const { player } = line;
    const answer = answerTo(line, command.id, this.table.code, (seq) =>
      this.#hosted.scenes.seqShownTo(player, seq),
    );
    if (this.#queue.isFull(player)) return answer.refuse({ code: 'too-fast', retry_ms: FULL_RETRY_MS });
    this.#queue.add(player, {
      do: async () => {
        try {
          const committed = await this.#commitCommand(player, command, answer.done);
          if (!committed.ok) answer.refuse(committed.reason);
          else if (command.type === 'sit') this.#deps.named(player, command.name);
        } catch (error) {
          // Where this node cannot go on, the command gets its answer at another one.
          if (!(error instanceof NotUnderstood)) answer.refuse(TRY_AGAIN.reason);
          this.#failed(error, line);
        }
      },
      giveUp: () => answer.refuse({ code: 'draining' }),
    });
  }

  async #commitCommand(
    player: PlayerId,
    command: Command,
    tellDone: (seq: number) => void,
  ): Promise<Committed> {
    const { by, settle } = await commanderOf(this.#deps, this.table, player, command);
    try {
      const checkNow = commandCheck(() => this.table, by, command, this.#deps.commandLimits);
      return await this.#commit(`${player}:${command.id}`, player, checkNow, tellDone);
    } finally {
      settle();
    }
  }

  /** Something the server itself does, unless it is out of date when its turn comes. */
  act(command: string, actor: string, checkNow: () => Checked | undefined): Promise<Committed> {
    return new Promise((resolve) =>
      this.#queue.add(SERVER, {
        do: async () => resolve(await this.#commit(command, actor, () => checkNow() ?? OUT_OF_DATE)),
        giveUp: () => resolve(OUT_OF_DATE),
      }),
    );
  }

  /** A line wants to follow the table, or with null not any more. */
  watch(line: Line, wish: Wish): void {
    this.#wishes.note(line, wish);
  }

  async #tryToFollow(line: Line, message: WatchMessage): Promise<void> {
    try {
      await patiently(() => this.#follow(line, message));
    } catch (error) {
      if (!(error instanceof NotUnderstood)) line.send(goneMessage(this.table.code, TRY_AGAIN.reason));
      this.#failed(error, line);
    }
  }

  #stopFollowing(line: Line): void {
    if (!this.audience.remove(line)) return;
    this.#hosted.notePresence();
    const isLeft = this.audience.watchers.length === 0 && isRunning(this.table.phase);
    if (isLeft) this.#deps.neighbours.publish({ left: [this.table.code] });
  }

  /** Others have come or gone at another node. */
  changeOfPresence(): void {
    this.enqueue(() => this.#hosted.notePresence());
  }

  /** More time is left than everybody was told. */
  tellClock(): void {
    this.enqueue(() => this.audience.tellClock());
  }

  /** Somebody says that the table has got as far as this. */
  catchUp(seq: number): void {
    if (seq <= this.table.seq || seq <= this.#heardOf) return;
    this.#heardOf = seq;
    this.enqueue(async () => {
      this.#heardOf = 0;
      if (this.table.seq < seq) await this.#readOn();
    });
  }

  runDue(): void {
    this.#hosted.runDue();
  }

  /** May it leave memory? Until when nothing is due. */
  restsUntil(): number | undefined {
    if (this.#queue.isBusy || this.audience.watchers.length > 0) return undefined;
    return this.#hosted.nextDue() ?? Number.POSITIVE_INFINITY;
  }

  /** Nothing has happened here for a while. */
  rest(): void {
    this.#hosted.scenes.forgetOlder();
  }

  /** Resolves when everything accepted so far is done. */
  settled(): Promise<void> {
    return this.#queue.settled();
  }

  /** Whatever waits is refused: whoever sent it hears so, and may send it again elsewhere. */
  giveUpWaiting(): void {
    this.#queue.giveUp();
  }

  close(): void {
    this.#closed = true;
    this.#tidying.stop();
    this.#hosted.stop();
    this.#deps.neighbours.followers.forget(this.table.code);
  }

  /** Something to do among the others, when it is the server's turn. */
  enqueue(job: Job['do']): void {
    this.#queue.add(SERVER, { do: job });
  }

  #failed(error: unknown, line?: Line): void {
    this.#markUnsure();
    if (error instanceof NotUnderstood) this.audience.sendElsewhere(line);
    this.#deps.report(error, this.table.code);
  }

  /**
   * Check, commit, and only then tell. Where the log fails nobody knows what became of it, until it is read again. What a
   * person commands waits for a log that is away; what the server does itself is thought over again.
   */
  async #commit(
    command: string,
    actor: string,
    checkNow: () => Checked,
    tellDone?: (seq: number) => void,
  ): Promise<Committed> {
    const offer = async () => {
      try {
        if (this.#unsure) await this.#readOn();
        return await this.#offerUntilTaken(command, actor, checkNow, tellDone);
      } catch (error) {
        this.#unsure = true;
        throw error;
      }
    };
    if (tellDone !== undefined) return patiently(offer);
    try {
      return await offer();
    } catch (error) {
      this.#failed(error);
      return TRY_AGAIN;
    }
  }

  async #offerUntilTaken(
    command: string,
    actor: string,
    checkNow: () => Checked,
    tellDone: ((seq: number) => void) | undefined,
  ): Promise<Committed> {
    for (;;) {
      let checked = checkNow();
      if (!checked.ok && !this.#deps.neighbours.isAlone) {
        // What another node wrote may be the reason why it is allowed.
        await this.#readOn();
        checked = checkNow();
      }
      if (!checked.ok) {
        // Sent again after it was accepted, it may well be refused by now: it still gets its first answer.
        const seq = tellDone === undefined ? undefined : await this.#deps.log.find(this.table.code, command);
        if (seq === undefined) return checked;
        tellDone?.(seq);
        return { ok: true, seq };
      }
      const body = withSeed(checked.body);
      const entry = nextEntry(this.table, this.#deps.now(), command, actor, body);
      const notes = await notesOn(this.#deps.log, this.table, entry, body, checked.tried);
      const appended = await this.#deps.log.append(entry, notes);
      if (appended.type === 'taken') {
        await this.#readOn();
        continue;
      }
      if (appended.type === 'known') {
        tellDone?.(appended.seq);
        if (appended.seq > this.table.seq) await this.#readOn();
        return { ok: true, seq: appended.seq };
      }
      tellDone?.(entry.seq);
      await this.#take(entry, body, checked.tried);
      return { ok: true, seq: entry.seq };
    }
  }

  /** Folds a committed entry and tells everybody. */
  async #take(entry: Entry, body?: Body, tried?: Tried): Promise<void> {
    const wasRunning = isRunning(this.table.phase);
    const happening = this.#hosted.advance(entry, body, tried);
    if (wasRunning && !isRunning(this.table.phase)) this.#tidying.later();
    if (happening.isMove && tried !== undefined) this.#deps.moved();
    if (this.table.opened === entry.seq) await this.#beginRound(entry);
    await this.#hosted.tell(entry, happening);
  }

  async #beginRound(entry: Entry): Promise<void> {
    this.#play = await playOfTable(this.#deps.log, this.table);
    if (!this.#deps.neighbours.isAlone) return this.#tidying.later();
    // Nobody else can be about to write.
    this.#tidying.notNow();
    await this.#deps.log.compact(this.table.code, entry);
  }

  /** Reads and tells what others wrote into the log. */
  async #readOn(): Promise<void> {
    const entries = await this.#deps.log.read(this.table.code, this.table.seq);
    if (this.#hosted.isUntold) await this.#tellAfresh();
    for (const entry of entries) {
      if (entry.seq === this.table.seq + 1) await this.#take(entry);
      else if (entry.seq > this.table.seq) {
        // Games have been played and put away meanwhile: this is where the table opened again.
        this.#hosted.scenes.now.reopen(entry);
        await this.#tellAfresh();
      }
    }
    this.#unsure = false;
  }

  /** Tells everybody everything, where single things that happened could not be told. */
  async #tellAfresh(): Promise<void> {
    this.#play = await playOfTable(this.#deps.log, this.table);
    await this.#hosted.tellAfresh();
  }

  /** Nobody knows how far the table has got before its log is read again; whoever waits to be told is not forgotten. */
  #markUnsure(): void {
    this.#unsure = true;
    if (this.#hosted.isUntold && !this.#closed) {
      this.#deps.schedule(READ_AGAIN_MS, () =>
        this.enqueue(() => (this.#hosted.isUntold ? this.#readOn() : undefined)),
      );
    }
  }

  async #follow(line: Line, message: WatchMessage): Promise<void> {
    if (this.#unsure || !this.#deps.neighbours.isAlone) await this.#readOn();
    await this.#hosted.follow(line, message);
  }
}

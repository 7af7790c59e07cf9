import { GAMES } from '@samsara/engine/games';
import type { Command } from '@samsara/protocol';
import type { Checked, Committed, PlayerId, Table } from '@samsara/table';
import {
  DelayedScenes,
  elsewhereMessage,
  gameFor,
  HostedTable,
  hasEnded,
  leaveSharesToLog,
  NotUnderstood,
  openTable,
  PEOPLE_ENTRIES,
  peopleSchedule,
  Scene,
} from '@samsara/table';
import type { Line } from '../hub/hub.ts';
import type { Play } from '../log/log.ts';
import { answerTo, OUT_OF_DATE, TRY_AGAIN } from './answer.ts';
import { commandCheck } from './command-check.ts';
import { commanderOf } from './commander.ts';
import { CommitLoop } from './commit-loop.ts';
import type { ServerDependencies } from './dependencies.ts';
import { noteHolidays } from './holidays.ts';
import { LogFollower } from './log-follower.ts';
import { playOfTable } from './offering.ts';
import { PlannedMoves } from './planned-moves.ts';
import { Queue } from './queue.ts';
import { ServerShown } from './server-shown.ts';
import { Standings } from './standing.ts';
import { Tidying } from './tidying.ts';
import { WatchWishes, type Wish } from './watch-wishes.ts';
import { Watching } from './watching.ts';

/** Whoever has so much waiting may try again after this. */
const FULL_RETRY_MS = 1000;

/** A table in memory: the fold of its log, those who follow it, and one queue in which everything happens one by one. */
export class LiveTable {
  readonly #deps: ServerDependencies;
  readonly #hosted: HostedTable;
  readonly #scenes: DelayedScenes;
  readonly #queue: Queue;
  readonly #tidying: Tidying;
  readonly #follower: LogFollower;
  readonly #commits: CommitLoop;
  readonly #wishes: WatchWishes;
  readonly #planned: PlannedMoves;

  private constructor(deps: ServerDependencies, now: Scene, play: Play) {
    const failed = (error: unknown, line?: Line) => this.#failed(error, line);
    const scenes = new DelayedScenes(now, deps.log);
    const shown = new ServerShown(play, deps.apart);
    const hosted = new HostedTable({
      deps,
      scenes,
      schedule: peopleSchedule,
      shown,
      act: (command, actor, checkNow) => this.act(command, actor, checkNow),
    });
    const queue = new Queue(failed);
    this.#deps = deps;
    this.#hosted = hosted;
    this.#scenes = scenes;
    this.#queue = queue;
    this.#planned = new PlannedMoves(deps, hosted);
    const { standings } = deps;
    hosted.schedule(() =>
      standings === undefined ? [this.#planned] : [this.#planned, new Standings(hosted, standings)],
    );
    this.#tidying = new Tidying(deps, hosted, queue);
    this.#follower = new LogFollower(deps, hosted, shown, this.#tidying, queue);
    this.#commits = new CommitLoop(deps, hosted, this.#follower, failed);
    this.#wishes = new WatchWishes(queue, new Watching(deps, hosted, this.#follower, failed));
  }

  /** Reads a table from its log; undefined if there is none. */
  static async wake(deps: ServerDependencies, code: string): Promise<LiveTable | undefined> {
    const entries = await deps.log.read(code, 0);
    if (entries.length === 0) return undefined;
    const now = new Scene(openTable(entries[0], gameFor(GAMES, entries[0]), PEOPLE_ENTRIES));
    for (const entry of entries.slice(1)) now.advance(entry);
    leaveSharesToLog(now.table);
    await deps.neighbours.followers.look([code]);
    const live = new LiveTable(deps, now, await playOfTable(deps.log, now.table));
    live.#hosted.begin();
    live.#lookUpHolidays();
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
    const answer = answerTo(line, command.id, this.table.code, (seq) => this.#scenes.seqShownTo(player, seq));
    if (this.#queue.isFull(player)) return answer.refuse({ code: 'too-fast', retry_ms: FULL_RETRY_MS });
    this.#queue.add(player, {
      do: async () => {
        try {
          const committed = await this.#commitCommand(player, command, answer.done);
          if (!committed.ok) answer.refuse(committed.reason);
          else if (command.type === 'sit') this.#deps.named(player, command.name);
          else if (command.type === 'start') this.#lookUpHolidays();
          else if (command.type === 'ask-seat') this.#tellWhoseSeat();
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
    const isThere = (other: PlayerId) => this.audience.isThere(this.table, other);
    const found = commanderOf(this.#deps, this.table, player, command, isThere);
    const { by, settle } = found instanceof Promise ? await found : found;
    try {
      const checkNow = commandCheck(() => this.table, by, command, this.#deps.commandLimits);
      return await this.#commits.commit(`${player}:${command.id}`, player, checkNow, tellDone);
    } finally {
      settle();
    }
  }

  /** Something the server itself does, unless it is out of date when its turn comes. */
  act(command: string, actor: string, checkNow: () => Checked | undefined): Promise<Committed> {
    return new Promise((resolve) =>
      this.#queue.addOwn({
        do: async () => {
          const { phase } = this.table;
          resolve(await this.#commits.commit(command, actor, () => checkNow() ?? OUT_OF_DATE));
          if (phase === 'gathering' && this.table.phase === 'playing') this.#lookUpHolidays();
        },
        giveUp: () => resolve(OUT_OF_DATE),
      }),
    );
  }

  /** Somebody has planned something else: what was looked up about them is out of date. */
  plansChanged(): void {
    this.#queue.addOwn({ do: () => this.#planned.forget() });
  }

  /** A line wants to follow the table, or with null not any more. */
  watch(line: Line, wish: Wish): void {
    this.#wishes.note(line, wish);
  }

  /** Others have come or gone at another node. */
  changeOfPresence(): void {
    this.#queue.addOwn({ do: () => this.#hosted.notePresence() });
  }

  /** More time is left than everybody was told. */
  tellClock(): void {
    this.#queue.addOwn({ do: () => this.audience.tellClock() });
  }

  /** Somebody hears others than before. */
  tellAfresh(player: PlayerId): void {
    const tell = () => {
      const own = this.audience.watchers.filter(({ line }) => line.player === player);
      const isGone = own.filter(({ line }) => this.audience.turnsAway(this.table, line));
      for (const watcher of own) if (!isGone.includes(watcher)) this.audience.tellAll(watcher);
      for (const { line } of isGone) this.audience.remove(line);
      if (isGone.length > 0) this.#hosted.notePresence();
    };
    this.#queue.addOwn({ do: tell });
  }

  /** Somebody says that the table has got as far as this. */
  catchUp(seq: number): void {
    this.#follower.catchUp(seq);
  }

  runDue(): void {
    this.#hosted.runDue();
  }

  /** May it leave memory? Until when nothing is due. */
  restsUntil(): number | undefined {
    if (this.#queue.isBusy || this.audience.watchers.length > 0) return undefined;
    // Where a game has ended, what is still due is only for those who are there.
    const due = this.isPutAway ? undefined : this.#hosted.nextDue();
    return due ?? Number.POSITIVE_INFINITY;
  }

  /** The game has ended, and all that is kept of it has been put away. */
  get isPutAway(): boolean {
    return hasEnded(this.table.phase) && !this.#tidying.isToCome;
  }

  /** Nothing has happened here for a while. */
  rest(): void {
    this.#scenes.forgetOlder();
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
    this.#follower.stop();
    this.#tidying.stop();
    this.#hosted.stop();
    this.#deps.neighbours.followers.forget(this.table.code);
  }

  /** Whoever went on holiday while the table slept, or before its cards were dealt, is on holiday here too. */
  #lookUpHolidays(): void {
    noteHolidays(this.#deps, this).catch((error) => this.#deps.report(error, this.table.code));
  }

  /** Whoever is asked for may be elsewhere, and say no. */
  #tellWhoseSeat(): void {
    const { code, seats, seatQuestion } = this.table;
    if (seatQuestion === null) return;
    const { person, asked, seat } = seatQuestion;
    this.#deps.seatAsked([person, code, asked, seats[seat].name ?? '']);
  }

  /** This node cannot go on with the table; another one can. Whoever has just asked for it goes too. */
  #sendElsewhere(asking: Line | undefined): void {
    const lines = new Set(this.audience.watchers.map(({ line }) => line));
    if (asking !== undefined) lines.add(asking);
    for (const line of lines) line.send(elsewhereMessage());
  }

  #failed(error: unknown, line?: Line): void {
    this.#follower.markUnsure();
    if (error instanceof NotUnderstood) this.#sendElsewhere(line);
    this.#deps.report(error, this.table.code);
  }
}

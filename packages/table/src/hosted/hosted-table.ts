import type { ClientMessage } from '@samsara/protocol';
import { checkMoveOf } from '../commands/check-move.ts';
import type { Checked } from '../commands/checked.ts';
import type { Committed, Dependencies, Line, TableHost } from '../host/host.ts';
import type { Absences, Schedule, Scheduled } from '../schedule/scheduled.ts';
import { Scheduler } from '../schedule/scheduler.ts';
import type { Body, Entry } from '../state/entries.ts';
import type { Tried } from '../state/fold.ts';
import type { Table } from '../state/table.ts';
import { Audience, type Shown, type Watcher } from '../telling/audience.ts';
import type { Happening } from '../telling/scene.ts';
import type { Late, Scenes } from '../telling/scenes.ts';

export type WatchMessage = Extract<ClientMessage, { type: 'watch' }>;

/** What a host brings for one table: what is done there by itself and who sees what depend on where its people are. */
export interface HostPart {
  readonly deps: Dependencies;
  readonly scenes: Scenes;
  readonly schedule: (host: TableHost, deps: Dependencies) => Schedule;
  readonly shown: Shown;
  readonly act: TableHost['act'];
}

/**
 * A table in memory: the fold of its entries, those who follow it, and what is due. Its host writes entries; what is
 * committed is taken in here and told. The same on a server and on a device.
 */
export class HostedTable implements TableHost {
  readonly audience: Audience;
  readonly scenes: Scenes;
  readonly #scheduler: Scheduler;
  readonly #absences: Absences;
  readonly #part: HostPart;
  /** The table has got further than those who follow it were told. */
  #untold = false;

  constructor(part: HostPart) {
    this.#part = part;
    this.scenes = part.scenes;
    this.audience = new Audience(part.deps, part.shown);
    const { absences, parts } = part.schedule(this, part.deps);
    this.#absences = absences;
    this.#scheduler = new Scheduler(this, part.deps, parts);
  }

  get table(): Table {
    return this.scenes.now.table;
  }

  get presence(): Audience {
    return this.audience;
  }

  get isUntold(): boolean {
    return this.#untold;
  }

  /** Nobody is there yet; time to come back runs from now. */
  begin(): void {
    this.audience.countPresent(this.table);
    this.#absences.begin();
    this.runDue();
  }

  /** Does more by itself from now on. */
  schedule(more: (host: TableHost, deps: Dependencies) => readonly Scheduled[]): void {
    this.#scheduler.add(more(this, this.#part.deps));
  }

  stop(): void {
    this.#scheduler.stop();
  }

  act(command: string, actor: string, checkNow: () => Checked | undefined): Promise<Committed> {
    return this.#part.act(command, actor, checkNow);
  }

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

  runDue(): void {
    try {
      this.#scheduler.runDue();
    } catch (error) {
      this.#part.deps.report(error, this.table.code);
    }
  }

  /** When something is due that a timer has to wait for. */
  nextDue(): number | undefined {
    return this.#scheduler.nextDue();
  }

  /** Goes on by a committed entry. Nobody is told yet. */
  advance(entry: Entry, body?: Body, tried?: Tried): Happening {
    const { now } = this.scenes;
    const isKept = tried !== undefined && tried.from === now.table.state;
    this.#part.shown.changes?.note(now, isKept);
    const happening = now.advance(entry, body, tried);
    this.#untold = true;
    return happening;
  }

  /** Tells everybody what the last entry changed, and does what is due by now: at once, unless others may see something else by it. */
  tell(entry: Entry, happening: Happening): Promise<void> | undefined {
    if (happening.isAfresh) return this.tellAfresh();
    this.#noteLateViews();
    const late = this.scenes.follow(entry);
    if (happening.changesTable) return this.#tellChange(happening, late).then(() => this.#hasTold());
    this.#tellHappening(happening, late);
    this.#hasTold();
    return undefined;
  }

  #hasTold(): void {
    this.#untold = false;
    this.runDue();
  }

  /** Tells everybody everything, where single things that happened could not be told. */
  async tellAfresh(): Promise<void> {
    this.#untold = true;
    this.scenes.forgetLate();
    await this.scenes.assign(this.audience.watchers);
    this.audience.dismiss(this.table);
    this.audience.countPresent(this.table);
    for (const watcher of this.audience.watchers) this.audience.tellAll(watcher);
    this.#untold = false;
    this.#afterChange();
    this.runDue();
  }

  /** Lets a line follow the table, from where it has seen it last if that is not long ago. */
  async follow(line: Line, { after, moves, onlooker }: WatchMessage): Promise<void> {
    const { table } = this;
    this.audience.remove(line);
    if (this.audience.turnsAway(table, line)) return;
    const scene = await this.scenes.of(line.player);
    const watcher = {
      line,
      onlooker: onlooker ?? false,
      wantsMoves: moves ?? false,
      scene,
      you: undefined,
      shownAs: undefined,
      shownAt: undefined,
    };
    const rest = after === undefined ? undefined : scene.after(after);
    this.audience.add(watcher);
    if (this.audience.countPresent(table)) this.audience.tellPresence(table, watcher);
    this.#absences.count();
    if (rest === undefined) this.audience.tellAll(watcher);
    else this.audience.tellRest(watcher, rest);
    this.#absences.welcomeBack(line.player);
    this.runDue();
  }

  /** Somebody has come or gone. */
  notePresence(): void {
    if (this.audience.countPresent(this.table)) this.audience.tellPresence(this.table);
    this.#absences.count();
    this.runDue();
  }

  /** Whoever sees the table late sees it go on now. */
  #noteLateViews(): void {
    const { changes } = this.#part.shown;
    for (const { scene } of this.audience.watchers) {
      if (scene !== this.scenes.now) changes?.note(scene, false);
    }
  }

  #tellHappening(happening: Happening, late: Late, except?: ReadonlySet<Watcher>): void {
    this.audience.tell(this.scenes.now, [happening], except);
    if (late !== undefined && late.told.length > 0) this.audience.tell(late.scene, late.told, except);
  }

  /** After a change of seats or settings some may see more, others less than before: they get everything afresh. */
  async #tellChange(happening: Happening, late: Late): Promise<void> {
    this.audience.dismiss(this.table);
    const presenceChanged = this.audience.countPresent(this.table);
    const moved = await this.scenes.assign(this.audience.watchers);
    this.#tellHappening(happening, late, moved);
    for (const watcher of moved) this.audience.tellAll(watcher);
    if (presenceChanged) this.audience.tellPresence(this.table);
    this.#afterChange();
  }

  #afterChange(): void {
    this.#absences.count();
    this.#absences.welcomeThoseBack();
    this.#part.deps.changed?.();
  }
}

import { type PlayedGame, type Seat, sha256Hex } from '@samsara/engine';
import type { Frame, RefusalReason, ServerMessage } from '@samsara/protocol';
import {
  type Body,
  bodyOf,
  type Checked,
  type Committed,
  checkMove,
  clockShown,
  doneMessage,
  type Entry,
  type HostedTable,
  isMove,
  isRunning,
  type Line,
  nextEntry,
  type Opening,
  openingIn,
  openTable,
  PLAY_ENTRIES,
  type PlayerId,
  refusedMessage,
  Scene,
  spentTime,
  type Table,
  type Tried,
} from '@samsara/table/device';
import type { eveningShown, PlayCommand } from '@samsara/table/device-later';
import type { Order } from '../../session/session.ts';
import { type KeptGame, LOCAL_CODE, type LocalPlan, personAt } from '../worker/plan.ts';
import { drawEntropy, drawSeed, newGame, readyAndStart } from './beginning.ts';
import { type Device, hostOn, steadyAfter } from './device.ts';
import { DeviceBots } from './device-bots.ts';
import { DeviceService } from './device-service.ts';
import type { LastMove, undoing } from './later/undo.ts';
import { Outbox } from './outbox.ts';
import { SerialQueue } from './serial-queue.ts';

/** A page that never says what it has shown does not hold up the game. */
const LONGEST_WAIT_MS = 4000;
const OUT_OF_DATE = { ok: false, reason: { code: 'not-now' } } as const;

/** A table in this browser: it keeps its entries itself, for bots, several people at one device, and play without a network. */
export class DeviceTable {
  readonly #game: PlayedGame;
  readonly #device: Device;
  readonly #hosted: HostedTable;
  readonly #service: DeviceService;
  readonly #bots: DeviceBots;
  readonly #outbox = new Outbox();
  readonly #queue: SerialQueue;
  #plan: LocalPlan;
  /** From the opening of the round. */
  #entries: Entry[];
  #eyes: Seat | null;
  #line: Line | null = null;
  /** Up to which entry the page has shown the table, to whomever. */
  #shown = 0;
  #seen: Map<Seat, number>;
  #last: LastMove | null = null;
  #finished: string | null = null;
  #goingOn: Promise<void> | undefined;
  /** Undefined until what nobody needs for a first move is there. */
  #evening: typeof eveningShown | undefined;
  #undoing: typeof undoing | undefined;
  /** Has something changed that the page has to know besides the messages of the table? */
  #hasChanged = true;

  constructor(game: PlayedGame, plan: LocalPlan, kept: KeptGame | null, device: Device) {
    this.#game = game;
    this.#plan = kept?.plan ?? plan;
    this.#entries = kept === null ? newGame(game, plan, device) : [...kept.entries];
    this.#seen = new Map(kept?.seen);
    this.#device = steadyAfter(device, this.#entries[this.#entries.length - 1].at);
    const began = this.#device.now();
    const scene = new Scene(openTable(this.#entries[0], game, PLAY_ENTRIES));
    for (const entry of this.#entries.slice(1)) scene.advance(entry);
    this.#service = new DeviceService(began);
    this.#service.leaveOut(scene.table.last, began);
    this.#bots = new DeviceBots(
      (question) => device.tell({ type: 'ask', question }),
      () => (this.#shown >= this.table.seq ? 0 : this.table.last + LONGEST_WAIT_MS),
    );
    this.#queue = new SerialQueue(() => this.#flush(), device.report);
    this.#hosted = hostOn(
      this.#device,
      scene,
      this.#service,
      this.#bots,
      (command, actor, checkNow) => this.#act(command, actor, checkNow),
      (table) => this.#evening?.(table),
    );
    const people = this.#people();
    this.#eyes = people.length === 1 ? people[0] : null;
    void this.#queue.add(() => this.#begin(kept !== null));
    device.whenDealt(() => this.#goOn());
  }

  get table(): Table {
    return this.#hosted.table;
  }

  /** Resolves when everything said to the table so far is done. */
  async settled(): Promise<void> {
    await this.#goingOn;
    return this.#queue.settled();
  }

  order(id: string, order: Order): Promise<void> {
    return this.#queue.add(async () => {
      const reason = await this.#carryOut(order);
      this.#outbox.answer(
        reason === null
          ? doneMessage(id, LOCAL_CODE, this.table.seq)
          : refusedMessage(id, LOCAL_CODE, reason),
      );
    });
  }

  /** Somebody else looks at the device: they see the table as they left it, and then what happened since. */
  become(seat: Seat | null): Promise<void> {
    return this.#queue.add(async () => {
      this.#eyes = seat;
      const seen = seat === null ? undefined : this.#seen.get(seat);
      const isLeftBehind = seen !== undefined && seen < this.table.seq;
      if (!isLeftBehind || this.#hosted.scenes.now.after(seen) === undefined) return this.#look();
      this.#outbox.add({ type: 'message', message: await this.#tableAt(seen) });
      await this.#look(seen);
    });
  }

  undo(): Promise<void> {
    return this.#queue.add(async () => {
      const undoing = this.#undoing;
      if (undoing === undefined || !this.#mayUndo()) return;
      this.#hasChanged = true;
      const undone = this.#entries.splice(undoing.lastMoveOf(this.#entries, this.#eyes));
      this.#hosted.scenes.now.reopen(this.#entries[0]);
      for (const entry of this.#entries.slice(1)) this.#hosted.advance(entry);
      // What was taken back took nobody's time.
      this.#service.leaveOut(this.table.last, this.#device.now());
      for (const { actor, body } of undone.map((entry) => ({ ...entry, body: bodyOf(entry) })))
        if (undoing.isKeptInUndo(body)) this.#append(actor, body);
      this.#last = null;
      this.#shown = 0;
      this.#seen.clear();
      this.#keep();
      await this.#hosted.tellAfresh();
    });
  }

  /** Tells what happened up to this entry, also what happened before the page was loaded. */
  past(seq: number): Promise<void> {
    return this.#queue.add(async () => {
      this.#outbox.add({ type: 'past', frames: await this.#framesUpTo(seq) });
    });
  }

  shown(seq: number): Promise<void> {
    return this.#queue.add(() => {
      if (seq > this.table.seq) return;
      this.#shown = Math.max(this.#shown, seq);
      if (this.#eyes !== null) this.#seen.set(this.#eyes, seq);
      this.#hosted.runDue();
    });
  }

  /** Time stands still, and nobody acts, until it is let go on. */
  stand(stands: boolean): Promise<void> {
    return this.#queue.add(() => {
      if (stands) this.#service.stop(this.#device.now());
      else this.#service.goOn(this.#device.now());
      this.#hosted.runDue();
      this.#hosted.audience.tellClock();
    });
  }

  /** Bots neither wait a human beat nor for what is shown, until somebody at the device is asked. */
  hasten(): Promise<void> {
    return this.#queue.add(() => {
      this.#bots.isHasty = true;
      this.#hosted.runDue();
    });
  }

  thought(id: number, move: string | null): void {
    this.#bots.thought(id, move);
  }

  /** How strong the bots are from the next game on that are to be as strong as whoever plays. */
  adapt(level: string): Promise<void> {
    return this.#queue.add(async () => {
      const { adapted } = await import('./later/adapting.ts');
      this.#plan = adapted(this.#plan, level);
    });
  }

  /** All entries of the round, for whoever is to go on with the table elsewhere. */
  lift(): Promise<void> {
    return this.#queue.add(() => {
      const now = this.#device.now();
      const spent = Math.round(spentTime(this.table, now, this.#service));
      this.#outbox.add({ type: 'entries', entries: [...this.#entries], now, spent });
    });
  }

  async #begin(wasKept: boolean): Promise<void> {
    if (wasKept) await this.#later();
    await this.#look();
    this.#keep();
    this.#hosted.begin();
  }

  /** Bots, clocks and agreements. A game that cannot go on for want of a network does so when there is one. */
  #goOn(): void {
    this.#goingOn = this.#later().then(
      () => this.#hosted.runDue(),
      () => void this.#device.schedule(LONGEST_WAIT_MS, () => this.#goOn()),
    );
  }

  /** What is needed once the first cards lie. */
  async #later() {
    const [later, undo] = await Promise.all([
      import('@samsara/table/device-later'),
      import('./later/undo.ts'),
    ]);
    this.#undoing = undo.undoing;
    if (this.#evening === undefined) this.#hosted.schedule(later.playSchedule);
    this.#evening = later.eveningShown;
    return later;
  }

  /** Follows the table with the eyes of whoever holds the device, from an entry on that they have seen. */
  async #look(after?: number): Promise<void> {
    this.#hasChanged = true;
    if (this.#line !== null) this.#hosted.audience.remove(this.#line);
    this.#line = { player: this.#speaker(), send: this.#outbox.send };
    await this.#hosted.follow(this.#line, {
      type: 'watch',
      table: LOCAL_CODE,
      onlooker: this.#eyes === null,
      ...(after !== undefined && { after }),
    });
  }

  /** The page hears of all that was done when nothing is left to do. */
  #flush(): void {
    if (this.#hasChanged) this.#tellStanding();
    this.#hasChanged = false;
    for (const message of this.#outbox.take()) this.#device.tell(message);
  }

  /** Something that nobody at the device commands. */
  #act(command: string, actor: string, checkNow: () => Checked | undefined): Promise<Committed> {
    return new Promise((committed) => {
      void this.#queue.add(async () => {
        const checked = checkNow() ?? OUT_OF_DATE;
        if (checked.ok) await this.#write(actor, checked, command);
        committed(checked.ok ? { ok: true, seq: this.table.seq } : checked);
      });
    });
  }

  async #carryOut(order: Order): Promise<RefusalReason | null> {
    switch (order.type) {
      case 'move':
      case 'hand-over':
      case 'take-back':
        return this.#eyes === null ? { code: 'no-seat' } : this.#command(personAt(this.#eyes), order);
      case 'agree':
        return this.#agree(order);
      case 'rematch':
        return this.#rematch(order);
      default:
        return { code: 'not-allowed-here' };
    }
  }

  /** A command of a person at the device. */
  async #command(player: PlayerId, order: PlayCommand): Promise<RefusalReason | null> {
    const checked =
      order.type === 'move'
        ? checkMove(this.table, player, order.move)
        : (await this.#later()).checkPlay(this.table, player, order);
    if (!checked.ok) return checked.reason;
    const { body, tried } = checked;
    const last =
      tried !== undefined && isMove(body) && body[0] === 'm'
        ? { seat: body[1], text: body[2], before: this.#game.clone(this.table.state), events: tried.events }
        : this.#last;
    await this.#write(player, checked);
    this.#last = last;
    return null;
  }

  /** Whoever holds the device speaks for everybody at it. */
  async #agree(order: PlayCommand): Promise<RefusalReason | null> {
    for (const seat of this.#people()) {
      const reason = await this.#command(personAt(seat), order);
      if (reason !== null) return reason;
    }
    return null;
  }

  async #rematch(order: PlayCommand): Promise<RefusalReason | null> {
    const { checkPlay } = await this.#later();
    const { withAdapted } = await import('./later/adapting.ts');
    const checked = checkPlay(this.table, this.#speaker(), order);
    if (!checked.ok) return checked.reason;
    const { entropy } = this.#device;
    const body = withAdapted(checked.body as Opening, this.#plan);
    this.#append(this.#speaker(), { ...body, seed: drawSeed(entropy) });
    const { record: _, ...plan } = this.#plan;
    this.#plan = { ...plan, options: this.table.options };
    for (const [actor, body] of readyAndStart(plan, this.table.host, drawEntropy(plan.seats, entropy)))
      this.#append(actor, body);
    this.#last = null;
    this.#finished = null;
    this.#seen.clear();
    if (this.#people().length > 1) this.#eyes = null;
    if (this.#line !== null) this.#hosted.audience.remove(this.#line);
    this.#keep();
    await this.#hosted.tellAfresh();
    await this.#look();
    return null;
  }

  async #write(actor: string, { body, tried }: Checked & { ok: true }, command?: string): Promise<void> {
    const wasRunning = isRunning(this.table.phase);
    const { entry, happening } = this.#append(actor, body, tried, command);
    if (isMove(body)) this.#last = null;
    if (wasRunning && !isRunning(this.table.phase)) await this.#end();
    this.#keep();
    await this.#hosted.tell(entry, happening);
  }

  #append(actor: string, body: Body, tried?: Tried, command = `${actor}:${this.table.seq + 1}`) {
    const entry = nextEntry(this.table, { command, actor, body, now: this.#device.now() }, sha256Hex);
    const happening = this.#hosted.advance(entry, body, tried);
    // Of the round before its record is kept.
    if (this.table.opened === entry.seq) this.#entries = [];
    this.#entries.push(entry);
    this.#hasChanged = true;
    return { entry, happening };
  }

  async #end(): Promise<void> {
    const at = this.#device.now();
    const { endedGame } = await this.#later();
    this.#finished = `local-${at.toString(36)}`;
    const { record } = endedGame(this.table, this.#entries);
    this.#device.finish({ play: this.#finished, record, at });
  }

  #keep(): void {
    if (!isRunning(this.table.phase)) return;
    const at = this.#device.now();
    const seen = new Map(this.#seen);
    // Whoever holds the device is about to be shown the rest.
    if (this.#eyes !== null) seen.set(this.#eyes, this.table.seq);
    this.#device.keep({ plan: this.#plan, entries: this.#entries, seen: [...seen], at });
  }

  /** Whoever holds the device; under the curtain the host of the table. */
  #speaker(): PlayerId {
    return this.#eyes === null ? openingIn(this.#entries[0]).host : personAt(this.#eyes);
  }

  #people(): Seat[] {
    return this.table.seats.flatMap(({ player }, seat) => (player === null ? [] : seat));
  }

  #mayUndo(): boolean {
    if (this.table.phase !== 'playing' || this.#undoing === undefined) return false;
    if (this.#plan.practice) return this.#undoing.lastMoveOf(this.#entries, this.#eyes) >= 0;
    if (this.#last === null || this.#last.seat !== this.#eyes) return false;
    return !this.#undoing.taughtSomething(this.#game, this.table.state, this.#last);
  }

  /** Before the first move nothing has happened, and nothing is loaded to find that out. */
  async #framesUpTo(seq: number): Promise<readonly Frame[]> {
    if (this.table.moves === 0) return [];
    const { pastFrames } = await import('./later/past.ts');
    return pastFrames(this.#game, this.#entries, this.#eyes ?? 'onlooker', seq);
  }

  /** The whole table, as whoever holds the device has seen it after an entry. */
  async #tableAt(seq: number): Promise<ServerMessage> {
    const { tableAt } = await import('./later/past.ts');
    const clock = clockShown(this.table, this.#device.now(), this.#service);
    const viewer = this.#eyes ?? 'onlooker';
    return tableAt(this.#hosted, this.#entries, seq, { player: this.#speaker(), viewer, clock });
  }

  #tellStanding(): void {
    const { phase, seats, state } = this.table;
    const owing = phase === 'playing' ? this.#game.deciding(state) : [];
    const people = this.#people();
    const asked = owing.filter((seat) => seats[seat].level === null);
    if (asked.length > 0) this.#bots.isHasty = false;
    this.#device.tell({
      type: 'standing',
      people,
      stoodIn: people.filter((seat) => seats[seat].level !== null),
      asked,
      eyes: this.#eyes,
      mayUndo: this.#mayUndo(),
      finished: this.#finished,
    });
  }
}

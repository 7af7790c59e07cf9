import {
  addMove,
  dealt,
  endRecord,
  findMove,
  framesFor,
  type Game,
  type GameRecord,
  replay,
  type Seat,
  type Viewer,
} from '@samsara/engine';
import type { Frame, RefusalReason, SeatInfo, TableInfo } from '@samsara/protocol';
import type { Order } from '../../session/session.ts';
import { type Asked, BotSeats } from './bot-seats.ts';
import { LocalClock } from './local-clock.ts';
import { pastFrames } from './past.ts';
import {
  type FromTable,
  type KeptGame,
  type KeptRecord,
  LOCAL_CODE,
  LOCAL_SETTINGS,
  type LocalPlan,
  type Question,
} from './plan.ts';
import { shuffled } from './shuffling.ts';
import { type LastMove, taughtSomething } from './undo.ts';

/** What a table on this device needs from around it. */
export interface Surroundings {
  tell(message: FromTable): void;
  ask(question: Question): void;
  keep(kept: KeptGame): void;
  finish(kept: KeptRecord): void;
  now(): number;
  /** Milliseconds since 1970. */
  today(): number;
  chance(): number;
  /** Random bytes as hexadecimal digits. */
  entropy(bytes: number): string;
}

/** What happened, and whose move it was; nobody's if only the table changed. */
interface Entry {
  readonly seq: number;
  readonly events: readonly unknown[];
  readonly by: Seat | 'clock' | null;
}

interface Moment {
  readonly seq: number;
  readonly view: unknown;
}

/** A table in this browser: it plays the part of the server for bots, hot seat and play without a network. */
export class LocalTable {
  readonly #game: Game;
  readonly #around: Surroundings;
  readonly #clock: LocalClock;
  readonly #bots: BotSeats;
  #plan: LocalPlan;
  #record: GameRecord;
  #state: unknown;
  #round: number;
  #phase: TableInfo['phase'] = 'playing';
  /** All that has happened since the table was opened, for those who look later. */
  #happened: Entry[] = [];
  #seq = 0;
  #eyes: Seat | null;
  #seen = new Map<Viewer, Moment>();
  readonly #standIns: Map<Seat, string>;
  #last: LastMove | null = null;
  #finished: string | null = null;

  constructor(game: Game, plan: LocalPlan, kept: KeptGame | null, around: Surroundings) {
    this.#game = game;
    this.#around = around;
    this.#plan = kept?.plan ?? plan;
    this.#record = kept?.record ?? plan.record ?? shuffled(game, plan, around.entropy);
    this.#round = kept?.round ?? 1;
    this.#standIns = new Map(kept?.standIns);
    this.#state = replay(game, this.#record);
    this.#clock = new LocalClock(around.now, (move) => this.#make('clock', move));
    this.#bots = new BotSeats(around.now, around.chance, (seat, move) => this.#make(seat, move));
    const people = this.#people();
    this.#eyes = people.length === 1 ? people[0] : null;
    this.#begin();
  }

  order(id: string, order: Order): void {
    const reason = this.#carryOut(order);
    const table = LOCAL_CODE;
    this.#around.tell({
      type: 'message',
      message:
        reason === null
          ? { type: 'done', id, table, seq: this.#seq }
          : { type: 'refused', id, table, reason },
    });
  }

  /** Somebody else looks at the device: they see the table as they left it, and then what happened since. */
  become(seat: Seat | null): void {
    this.#eyes = seat;
    this.#tellStanding();
    const now = { seq: this.#seq, view: this.#view() };
    const seen = seat === null ? now : (this.#seen.get(seat) ?? now);
    this.#tellTable(seen);
    this.#tellFrames(seen.seq);
  }

  undo(): void {
    if (!this.#mayUndo()) return;
    const undone = this.#happened.splice(this.#ownLast());
    this.#record.moves.length -= undone.filter(({ by }) => by !== null).length;
    this.#state = replay(this.#game, this.#record);
    this.#seq -= undone.length;
    this.#last = null;
    this.#seen.clear();
    this.#tellTable({ seq: this.#seq, view: this.#view() });
    this.#afterwards();
  }

  /** Tells what happened up to this entry, from the record: also what happened before the page was loaded. */
  past(seq: number): void {
    const later = this.#happened.filter((each) => each.seq > seq && each.events.length > 0).length;
    const frames = pastFrames(this.#game, this.#record, later, this.#viewer(), seq);
    this.#around.tell({ type: 'past', frames });
  }

  shown(seq: number): void {
    if (seq === this.#seq) this.#seen.set(this.#viewer(), { seq, view: this.#view() });
    this.#bots.shown(seq);
  }

  stand(stands: boolean): void {
    this.#clock.stand(stands || this.#phase !== 'playing');
    if (stands) this.#bots.clear();
    else this.#askBots();
    this.#tellFrames(this.#seq);
  }

  thought(seat: Seat, seq: number, move: string | null): void {
    this.#bots.thought(seat, seq, move);
  }

  #carryOut(order: Order): RefusalReason | null {
    switch (order.type) {
      case 'move':
        return this.#eyes === null ? { code: 'no-seat' } : this.#make(this.#eyes, order.move);
      case 'hand-over':
        if (this.#eyes === null) return { code: 'no-seat' };
        this.#standIns.set(this.#eyes, order.level);
        return this.#changed();
      case 'take-back':
        if (this.#eyes !== null) this.#standIns.delete(this.#eyes);
        return this.#changed();
      case 'agree':
        return this.#agree(order.to);
      case 'rematch':
        return this.#rematch();
      default:
        return { code: 'not-allowed-here' };
    }
  }

  #agree(to: 'pause' | 'resume' | 'abort'): RefusalReason | null {
    if (this.#phase === 'over') return { code: 'not-now' };
    if (to === 'abort') {
      this.#end('aborted');
      return this.#changed();
    }
    this.#phase = to === 'pause' ? 'paused' : 'playing';
    this.#clock.stand(to === 'pause');
    return this.#changed();
  }

  #rematch(): RefusalReason | null {
    if (this.#phase !== 'over') return { code: 'not-now' };
    const options = { ...this.#plan.options, ...(this.#game.nextGame(this.#state) as LocalPlan['options']) };
    const { record: _, ...plan } = this.#plan;
    this.#plan = { ...plan, options };
    this.#record = shuffled(this.#game, this.#plan, this.#around.entropy);
    this.#state = dealt(this.#game, this.#record);
    this.#round++;
    this.#phase = 'playing';
    this.#finished = null;
    this.#standIns.clear();
    if (this.#people().length > 1) this.#eyes = null;
    this.#begin();
    return null;
  }

  /** A game is dealt or taken up again. */
  #begin(): void {
    this.#happened = [];
    this.#seen.clear();
    this.#last = null;
    this.#seq++;
    this.#clock.set(this.#game.deadline(this.#state));
    this.#tellTable({ seq: this.#seq, view: this.#view() });
    this.#afterwards();
  }

  /** Makes a move if it is legal, and says why if it is not. */
  #make(actor: Seat | 'clock', text: string): RefusalReason | null {
    if (this.#phase !== 'playing') return { code: 'not-now' };
    const move = findMove(this.#game, this.#state, actor, text);
    if (move === undefined) return { code: 'illegal-move', rule: this.#refusal(actor, text) };
    const before = this.#game.clone(this.#state);
    const events: unknown[] = [];
    const notation = this.#game.notation(move);
    this.#game.apply(this.#state, actor, move, (event) => events.push(event));
    addMove(this.#record, actor, notation);
    const isPerson = actor !== 'clock' && this.#levelOf(actor) === null;
    this.#last = isPerson ? { seat: actor, text: notation, before, events } : null;
    this.#seq++;
    this.#happened.push({ seq: this.#seq, events, by: actor });
    if (this.#game.outcome(this.#state) !== undefined) this.#end('finished');
    this.#afterwards();
    this.#tellFrames(this.#seq - 1);
    return null;
  }

  #refusal(actor: Seat | 'clock', text: string) {
    const { code, clause, cards } = this.#game.whyNot(this.#state, actor, text);
    return { code, clause, cards: [...cards] };
  }

  #end(reason: 'finished' | 'aborted'): void {
    endRecord(this.#record, this.#game, this.#state, reason);
    this.#phase = 'over';
    this.#finished = `local-${this.#around.today().toString(36)}`;
    this.#around.finish({ play: this.#finished, record: this.#record, at: this.#around.today() });
  }

  /** The table has changed, though nothing was played. */
  #changed(): null {
    this.#seq++;
    this.#happened.push({ seq: this.#seq, events: [], by: null });
    this.#afterwards();
    this.#tellFrames(this.#seq - 1);
    return null;
  }

  #afterwards(): void {
    if (this.#phase === 'playing') this.#clock.set(this.#game.deadline(this.#state));
    else if (this.#phase === 'over') this.#clock.stop();
    this.#askBots();
    if (this.#phase !== 'over') {
      this.#around.keep({
        plan: this.#plan,
        record: this.#record,
        round: this.#round,
        standIns: [...this.#standIns],
        at: this.#around.today(),
      });
    }
    this.#tellStanding();
  }

  #askBots(): void {
    const asked = this.#phase === 'playing' ? this.#askedBots() : [];
    this.#bots.moment(this.#seq, asked);
    for (const { seat, owes, level } of asked) {
      const view = this.#game.view(this.#state, seat);
      this.#around.ask({
        game: this.#plan.game,
        level,
        view,
        seat,
        owes,
        seq: this.#seq,
      });
    }
  }

  #askedBots(): Asked[] {
    const owing = this.#game.deciding(this.#state);
    const racing = this.#game.mayInterrupt(this.#state).filter((seat) => !owing.includes(seat));
    return [...owing, ...racing].flatMap((seat) => {
      const level = this.#levelOf(seat);
      return level === null ? [] : { seat, owes: owing.includes(seat), level };
    });
  }

  #levelOf(seat: Seat): string | null {
    const planned = this.#plan.seats[seat];
    return planned.kind === 'bot' ? planned.level : (this.#standIns.get(seat) ?? null);
  }

  #people(): Seat[] {
    return this.#plan.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  }

  #mayUndo(): boolean {
    if (this.#phase !== 'playing') return false;
    if (this.#plan.practice) return this.#ownLast() >= 0;
    if (this.#last === null || this.#last.seat !== this.#eyes) return false;
    return !taughtSomething(this.#game, this.#state, this.#last);
  }

  /** Where the last own move stands among what happened; -1 if there is none. */
  #ownLast(): number {
    return this.#happened.map(({ by }) => by).lastIndexOf(this.#eyes ?? 'clock');
  }

  #viewer(): Viewer {
    return this.#eyes ?? 'onlooker';
  }

  #view(): unknown {
    return this.#game.view(this.#state, this.#viewer());
  }

  /** The whole table, at the moment the viewer has seen last. */
  #tellTable({ seq, view }: Moment): void {
    this.#around.tell({
      type: 'message',
      message: {
        type: 'table',
        table: LOCAL_CODE,
        seq,
        info: this.#info(),
        you: { seat: this.#eyes, host: true },
        chat: [],
        view,
        clock: this.#clock.shown(),
      },
    });
  }

  #tellFrames(after: number): void {
    const viewer = this.#viewer();
    const frames: Frame[] = this.#happened
      .filter(({ seq }) => seq > after)
      .map(({ seq, events }) => ({ seq, events: framesFor(this.#game, events, viewer) }));
    if (frames.length === 0) return this.#tellClock();
    this.#around.tell({
      type: 'message',
      message: {
        type: 'frames',
        table: LOCAL_CODE,
        frames,
        info: this.#info(),
        you: { seat: this.#eyes, host: true },
        view: this.#view(),
        clock: this.#clock.shown(),
      },
    });
  }

  #tellClock(): void {
    this.#around.tell({ type: 'clock', clock: this.#clock.shown() });
  }

  #tellStanding(): void {
    const owing = this.#phase === 'playing' ? this.#game.deciding(this.#state) : [];
    this.#around.tell({
      type: 'standing',
      people: this.#people(),
      stoodIn: [...this.#standIns.keys()],
      asked: owing.filter((seat) => this.#levelOf(seat) === null),
      eyes: this.#eyes,
      mayUndo: this.#mayUndo(),
      finished: this.#finished,
    });
  }

  #info(): TableInfo {
    return {
      code: LOCAL_CODE,
      game: this.#plan.game,
      options: { ...this.#record.options },
      settings: LOCAL_SETTINGS,
      phase: this.#phase,
      round: this.#round,
      opened: 1,
      seats: this.#plan.seats.map((_, seat) => this.#seatInfo(seat)),
      host: this.#eyes,
      promise: { number: this.#round, commitment: this.#record.fairness.commitment, link: '' },
      agreed: { pause: [], resume: [], abort: [] },
      spectators: 0,
    };
  }

  #seatInfo(seat: Seat): SeatInfo {
    const { kind, name } = this.#plan.seats[seat];
    return { kind, name, level: this.#levelOf(seat), ready: true, present: true };
  }
}

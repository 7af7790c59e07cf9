import { below, fastRandom, type Game, type Random, readOptions, type Seat } from '@samsara/engine';
import { GAMES } from '@samsara/engine/games';
import { PLAY_ENTRIES, tableAfter } from '@samsara/table/device';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DeviceTable } from './device/device-table.ts';
import { isShared, mayBeGrabbed, mustGiveAway, type Sharing, takersOf } from './sharing.ts';
import { decide } from './thinking/deciding.ts';
import { type FromTable, type KeptGame, type LocalPlan, type Question, unhurried } from './worker/plan.ts';

describe('a device that several people share', () => {
  const TIM = 0;
  const EVA = 1;
  const both = { people: [TIM, EVA], stoodIn: [] };

  test('goes on once somebody else is asked, also where a bot plays for who holds it', () => {
    expect(mustGiveAway({ ...both, asked: [EVA], eyes: TIM })).toBe(true);
    expect(mustGiveAway({ ...both, stoodIn: [TIM], asked: [EVA], eyes: TIM })).toBe(true);
    expect(mustGiveAway({ ...both, asked: [TIM, EVA], eyes: TIM })).toBe(false);
    expect(mustGiveAway({ ...both, asked: [], eyes: TIM })).toBe(false);
  });

  test('is offered to whoever is asked, and to those for whom a bot plays', () => {
    expect(takersOf({ ...both, stoodIn: [TIM], asked: [EVA], eyes: null }, false)).toEqual({
      first: EVA,
      others: [TIM],
    });
    expect(takersOf({ ...both, asked: [EVA], eyes: null }, false)).toEqual({ first: EVA, others: [] });
    expect(takersOf({ ...both, asked: [], eyes: null }, false)).toEqual({ first: TIM, others: [EVA] });
  });

  test('can be asked for by somebody for whom a bot plays, so that they may play themselves again', () => {
    expect(mayBeGrabbed({ ...both, stoodIn: [TIM], asked: [EVA], eyes: EVA }, false)).toBe(true);
    expect(mayBeGrabbed({ ...both, asked: [EVA], eyes: EVA }, false)).toBe(false);
    expect(mayBeGrabbed({ ...both, asked: [EVA], eyes: EVA }, true)).toBe(true);
  });
});

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const DOINGS = 160;

describe.each(Object.entries(GAMES))('several people at one device play %s', (id, game) => {
  test.each([1, 2, 3, 4])('whoever is asked holds it or is offered it, %i', async (seed) => {
    const random = fastRandom(seed * 31 + id.length);
    const device = new Device(game as Game, planFor(id, game as Game, random));
    await device.settled();
    for (let doing = 0; doing < DOINGS && !device.isOver; doing++) {
      device.expectWayOn();
      await device.doSomething(random);
    }
    device.expectWayOn();
  });
});

/** Two people at least, and bots on the other seats. */
function planFor(id: string, game: Game, random: Random): LocalPlan {
  const { min, max } = game.meta.seats;
  const count = Math.max(2, min) + below(random, Math.min(3, max - Math.max(2, min) + 1));
  const options = { ...unhurried(game.meta.options), players: count };
  readOptions(game, options);
  return {
    game: id,
    options,
    seats: Array.from({ length: count }, (_, seat) =>
      seat < 2 || below(random, 2) === 0
        ? { kind: 'person', name: `P${seat}` }
        : { kind: 'bot', name: `B${seat}`, level: 'novice' },
    ),
  };
}

/** A device in the hands of people who do whatever can be done: they do only what the page would offer. */
class Device {
  private readonly game: Game;
  private readonly plan: LocalPlan;
  private table: DeviceTable;
  private kept: KeptGame | null = null;
  private standing: Extract<FromTable, { type: 'standing' }> | null = null;
  private seq = 0;
  private opened = 0;
  /** Those who have asked a bot to play, as the people remember it themselves. */
  private readonly handedOver = new Set<Seat>();
  private isPaused = false;
  isOver = false;

  constructor(game: Game, plan: LocalPlan) {
    this.game = game;
    this.plan = plan;
    this.table = this.open();
  }

  private open(): DeviceTable {
    const opened = ++this.opened;
    const isOpen = () => opened === this.opened;
    return new DeviceTable(this.game, this.plan, structuredClone(this.kept), {
      tell: (from) => {
        if (!isOpen()) return;
        if (from.type === 'standing') this.standing = from;
        if (from.type === 'message' && 'seq' in from.message) this.seq = from.message.seq;
        if (from.type === 'message' && from.message.type === 'frames')
          this.seq = from.message.frames.at(-1)?.seq ?? this.seq;
        if (from.type === 'ask') this.think(from.question, isOpen);
      },
      keep: (kept) => {
        if (isOpen()) this.kept = structuredClone(kept);
      },
      finish: () => {
        if (isOpen()) this.isOver = true;
      },
      now: () => Date.now(),
      schedule: (ms, what) => {
        const timer = setTimeout(() => isOpen() && what(), ms);
        return () => clearTimeout(timer);
      },
      whenDealt: (what) => what(),
      randomInt: (most) => Math.floor(most / 2),
      entropy: (bytes) => opened.toString(16).padStart(bytes * 2, '5'),
      report: (error) => {
        throw error;
      },
    });
  }

  private think(question: Question, isOpen: () => boolean): void {
    void decide(this.game, question).then((move) => {
      if (isOpen()) this.table.thought(question.id, move);
    });
  }

  settled(): Promise<void> {
    return this.table.settled();
  }

  /** The state of the game, worked out from what is kept. */
  private state(): unknown {
    return tableAfter(this.kept?.entries ?? [], this.game, PLAY_ENTRIES).state;
  }

  private sharing(): Sharing {
    if (this.standing === null) throw new Error('the table has not said how it stands');
    return this.standing;
  }

  /** The people who have to answer, worked out from what is kept alone. */
  private asked(): Seat[] {
    if (this.isOver || this.isPaused) return [];
    const state = this.state();
    return this.game
      .deciding(state)
      .filter((seat) => this.plan.seats[seat].kind === 'person' && !this.handedOver.has(seat));
  }

  expectWayOn(): void {
    const asked = this.asked();
    const sharing = this.sharing();
    if (asked.length === 0) return;
    if (sharing.eyes !== null) {
      expect(asked.includes(sharing.eyes) || mustGiveAway(sharing)).toBe(true);
      return;
    }
    const { first, others } = takersOf(sharing, false);
    expect(asked).toContain(first);
    expect([first, ...others]).toEqual(expect.arrayContaining(asked));
  }

  async doSomething(random: Random): Promise<void> {
    const sharing = this.sharing();
    const { eyes } = sharing;
    await this.table.shown(this.seq);
    if (mustGiveAway(sharing)) await this.become(null);
    else if (eyes === null) {
      const { first, others } = takersOf(sharing, below(random, 2) === 0);
      const takers = [first, ...others];
      await this.become(takers[below(random, takers.length)]);
    } else await this.act(eyes, sharing, random);
  }

  private async act(eyes: Seat, sharing: Sharing, random: Random): Promise<void> {
    const choice = below(random, 20);
    if (choice === 0) return this.handOver(eyes);
    if (choice === 1 && this.handedOver.has(eyes)) return this.takeBack(eyes);
    if (choice === 2) return this.table.undo();
    if (choice === 3) return this.reload();
    if (choice === 4 && mayBeGrabbed(sharing, below(random, 2) === 0)) return this.become(null);
    if (choice === 5 || this.isPaused) return this.pause();
    if (this.asked().includes(eyes)) return this.move(eyes, random);
    await vi.advanceTimersByTimeAsync(5000);
  }

  private async become(seat: Seat | null): Promise<void> {
    expect(isShared(this.sharing())).toBe(true);
    await this.table.become(seat);
    await this.table.stand(seat === null);
  }

  private async handOver(eyes: Seat): Promise<void> {
    if (this.isPaused) return;
    this.handedOver.add(eyes);
    await this.table.order('', { type: 'hand-over', level: 'novice' });
  }

  private async takeBack(eyes: Seat): Promise<void> {
    this.handedOver.delete(eyes);
    await this.table.order('', { type: 'take-back' });
  }

  private async pause(): Promise<void> {
    await this.table.order('', { type: 'agree', to: this.isPaused ? 'resume' : 'pause', agree: true });
    this.isPaused = !this.isPaused;
  }

  /** The page is loaded afresh from what the device keeps. */
  private async reload(): Promise<void> {
    this.table = this.open();
    await this.settled();
  }

  private async move(seat: Seat, random: Random): Promise<void> {
    const move = this.game.pickMove(this.state(), seat, random);
    await this.table.order('', { type: 'move', move: this.game.notation(move) });
  }
}

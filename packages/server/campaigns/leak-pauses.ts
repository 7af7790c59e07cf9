import { below, fastRandom, findMove, oneOf, type Random } from '@samsara/engine';
import { GAMES } from '@samsara/engine/games';
import { type BotJob, bodyOf, isMove } from '@samsara/table';
import type { Thinkers } from '../src/bots/thinkers.ts';
import type { Client } from '../src/tables/testing/client.ts';
import { dealTo } from '../src/tables/testing/company.ts';
import { Party } from '../src/tables/testing/party.ts';
import { TestClock } from '../src/tables/testing/test-clock.ts';
import { type Deal, dealOf, planOf } from './leak-deals.ts';

const BEGIN = Date.UTC(2027, 0, 15, 8);
const DELAY: readonly [number, number] = [600, 1800];
const LONGEST_MS = 10_000;

interface Found {
  readonly differences: string[];
  /** Times to think. */
  readonly compared: number;
}

/** Something that can be done on both sides. */
interface Step {
  readonly seat: number;
  readonly text: string;
}

/**
 * One deal among bots at two tables that differ only in what a viewer may not know, with the same chance. The campaign says what bots
 * play, the table when: and that must be the same on both sides.
 */
export async function comparePauses(place: number, mostMoves: number): Promise<Found> {
  const deal = planOf(numberAt(place));
  const { game, number, viewer } = deal;
  const random = fastRandom(number);
  const sides = [await Side.begin(deal, 'here'), await Side.begin(deal, 'there')];
  const differences: string[] = [];
  let compared = 0;
  try {
    for (let made = 0; made < mostMoves && differences.length === 0; made++) {
      const step = commonStep(deal, sides, random);
      if (step === undefined) break;
      const pauses = await Promise.all(sides.map((side) => side.make(step)));
      if (step.seat === sides[0].person) continue;
      compared++;
      if (pauses[0] !== pauses[1])
        differences.push(
          `${game.meta.id}, deal ${number}, viewer ${viewer}: seat ${step.seat} moves after ${pauses[0]} ms here and ${pauses[1]} ms there`,
        );
    }
  } finally {
    for (const side of sides) await side.end();
  }
  return { differences, compared };
}

/** Deals without a clock of the game. */
function numberAt(place: number): number {
  const games = Object.keys(GAMES).length;
  const turn = Math.floor(place / games);
  return 4 * games * (turn >> 1) + games * (turn % 2) + (place % games) + 1;
}

/** Something after which both sides still look the same to the viewer, and the game goes on. */
function commonStep({ game, viewer }: Deal, sides: readonly Side[], random: Random): Step | undefined {
  const [here, there] = sides.map(({ state }) => state);
  const steps: Step[] = [];
  for (const seat of game.deciding(here)) {
    const legal = new Set(game.legalMoves(there, seat).map((move) => game.notation(move)));
    for (const move of game.legalMoves(here, seat))
      if (legal.has(game.notation(move))) steps.push({ seat, text: game.notation(move) });
  }
  while (steps.length > 0) {
    const step = oneOf(random, steps);
    const after = sides.map((side) => side.after(step));
    const isOver = after.some((state) => game.outcome(state) !== undefined);
    const [one, other] = after.map((state) => JSON.stringify(game.view(state, viewer)));
    if (!isOver && one === other) return step;
    steps.splice(steps.indexOf(step), 1);
  }
  return undefined;
}

/** Bots that play what they are told to. */
class Dictated implements Thinkers {
  readonly #asked = new Map<number, (answer: string) => void>();

  think({ seat }: BotJob): Promise<string | null> {
    return new Promise((resolve) => this.#asked.set(seat, resolve));
  }

  isAsked(seat: number): boolean {
    return this.#asked.has(seat);
  }

  answer(seat: number, text: string): void {
    this.#asked.get(seat)?.(text);
    this.#asked.clear();
  }

  async close(): Promise<void> {}
}

/** A clock that can be moved on to whatever is due next. */
class SteppedClock extends TestClock {
  readonly #due = new Set<{ readonly at: number }>();

  readonly scheduleNoted = (ms: number, what: () => void): (() => void) => {
    const timer = { at: this.now() + ms };
    this.#due.add(timer);
    const callOff = this.schedule(ms, () => {
      this.#due.delete(timer);
      what();
    });
    return () => {
      this.#due.delete(timer);
      callOff();
    };
  };

  advanceToNext(): void {
    const next = Math.min(...Array.from(this.#due, ({ at }) => at), this.now() + LONGEST_MS);
    this.advance(Math.max(1, next - this.now()));
  }
}

/** One of the two tables: a person where the viewer sits, bots everywhere else. */
class Side {
  readonly person: number;
  /** The truth, which the campaign knows. */
  state: unknown;
  readonly #deal: Deal;
  readonly #party: Party;
  readonly #clock: SteppedClock;
  readonly #thinkers: Dictated;
  readonly #table: string;
  readonly #client: Client;

  private constructor(
    deal: Deal,
    state: unknown,
    person: number,
    party: Party,
    clock: SteppedClock,
    thinkers: Dictated,
    table: string,
    client: Client,
  ) {
    this.#deal = deal;
    this.state = state;
    this.person = person;
    this.#party = party;
    this.#clock = clock;
    this.#thinkers = thinkers;
    this.#table = table;
    this.#client = client;
  }

  static async begin(deal: Deal, name: 'here' | 'there'): Promise<Side> {
    const { game, options, number, viewer } = deal;
    const person = viewer === 'onlooker' ? 0 : viewer;
    const clock = new SteppedClock(BEGIN);
    const thinkers = new Dictated();
    const chance = fastRandom(number);
    const { now, scheduleNoted: schedule } = clock;
    const randomInt = (until: number) => below(chance, Math.min(until, 2 ** 31));
    const party = await Party.begin({ now, schedule, randomInt, thinkers, botDelay: DELAY });
    const { setup } = game;
    Object.assign(game, { setup: () => dealOf(number, name) });
    try {
      const seats = Array.from({ length: options.players }, (_, seat) =>
        seat === person ? { kind: 'me' as const } : { kind: 'bot' as const, level: 'casual' },
      );
      const table = await party.make('ann', { game: game.meta.id, options, seats });
      const client = await party.visit('ann');
      await client.watch(table);
      await dealTo([client], table);
      return new Side(deal, dealOf(number, name), person, party, clock, thinkers, table, client);
    } finally {
      Object.assign(game, { setup });
    }
  }

  end(): Promise<void> {
    return this.#party.end();
  }

  /** The state after a step, and this one unchanged. */
  after({ seat, text }: Step): unknown {
    const { game } = this.#deal;
    const state = game.clone(this.state);
    game.apply(state, seat, findMove(game, state, seat, text));
    return state;
  }

  /** Makes a step, and says after how many milliseconds a bot has made it. */
  async make(step: Step): Promise<number> {
    const asked = this.#clock.now();
    const { seq } = this.#client.at(this.#table);
    this.state = this.after(step);
    if (step.seat === this.person) {
      await this.#client.ask({ type: 'move', table: this.#table, move: step.text });
    } else {
      await this.#client.until(() => this.#thinkers.isAsked(step.seat));
      this.#thinkers.answer(step.seat, step.text);
    }
    while (this.#clock.now() < asked + LONGEST_MS) {
      // What is no move is refused when everything before it is done.
      await this.#client.ask({ type: 'move', table: this.#table, move: 'nothing' });
      if (this.#client.at(this.#table).seq > seq) break;
      this.#clock.advanceToNext();
    }
    const [entry] = (await this.#party.kept.log.read(this.#table, seq)).filter((each) =>
      isMove(bodyOf(each)),
    );
    if (entry === undefined) throw new Error(`${this.#table}: ${step.seat} ${step.text} was not made`);
    return entry.at - asked;
  }
}

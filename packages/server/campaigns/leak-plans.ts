import { type Actor, fastRandom, findMove, type Game, oneOf, type Random } from '@samsara/engine';
import { GAME_STANDING_ANSWERS, GAMES } from '@samsara/engine/games';
import { DEFAULT_SETTINGS } from '@samsara/protocol';
import { bodyOf, isMove, moveOf } from '@samsara/table';
import type { Client } from '../src/tables/testing/client.ts';
import { dealTo, gathering } from '../src/tables/testing/company.ts';
import { OwnThinkers } from '../src/tables/testing/own-thinkers.ts';
import { Party } from '../src/tables/testing/party.ts';
import { TestClock } from '../src/tables/testing/test-clock.ts';
import { dealOf, planOf } from './leak-deals.ts';

/** A Friday at 8 o'clock. */
const BEGIN = Date.UTC(2027, 0, 15, 8);
const DAYS = { turn: 1, reserve: 0, weekends_off: false, utc_offset_min: 0 } as const;
const STEP_MS = 10 * 60_000;
/** Nobody plans for longer than that. */
const MOST_STEPS = 24 * 6;
/** What is due is looked up in the database and written: so often there is time for it. */
const LOOKS = 4;
const PLANNER = 1;

interface Found {
  readonly differences: string[];
  readonly compared: number;
  /** Moves that were planned, or answered by a rule. */
  readonly planned: number;
}

/** A move as the log has it. */
interface Made {
  readonly actor: Actor;
  readonly text: string;
  readonly at: number;
}

/** What everybody but the planner was told, and the moves. */
interface Told {
  readonly texts: readonly string[];
  readonly moves: readonly Made[];
  readonly planned: number;
}

/**
 * One deal twice at a table over days: somebody plans, answers by rules and is away; then they are there and make the same moves
 * by hand at the same moments. What the others are told must be the same, byte by byte.
 */
export async function playPlanned(place: number, mostMoves: number): Promise<Found> {
  const away = await Evening.play(place, (evening) => evening.plan(mostMoves));
  const there = await Evening.play(place, (evening) => evening.repeat(away.moves));
  const { length } = away.texts;
  const first = away.texts.findIndex((text, i) => text !== there.texts[i]);
  const what = `${planOf(numberAt(place)).game.meta.id}, deal ${numberAt(place)} over days`;
  const differences: string[] = [];
  if (first >= 0) differences.push(`${what}: ${away.texts[first]}\n    ${there.texts[first] ?? 'nothing'}`);
  else if (there.texts.length > length) differences.push(`${what}: nothing\n    ${there.texts[length]}`);
  return { differences, compared: length, planned: away.planned };
}

/** Deals without a clock of the game, for as few people as it takes. */
function numberAt(place: number): number {
  const games = Object.keys(GAMES).length;
  return 4 * games * Math.floor(place / games) + (place % games) + 1;
}

/** One of the two runs of a deal. */
class Evening {
  readonly #clock: TestClock;
  readonly #party: Party;
  readonly #table: string;
  readonly #people: readonly Client[];
  readonly #game: Game;
  readonly #random: Random;
  /** The truth, which the campaign knows. */
  readonly #state: unknown;
  #moves: Made[] = [];
  #planned = 0;

  private constructor(
    clock: TestClock,
    party: Party,
    table: string,
    people: readonly Client[],
    number: number,
  ) {
    this.#clock = clock;
    this.#party = party;
    this.#table = table;
    this.#people = people;
    this.#game = planOf(number).game;
    this.#random = fastRandom(number);
    this.#state = dealOf(number, 'here');
  }

  static async play(place: number, run: (evening: Evening) => Promise<void>): Promise<Told> {
    const number = numberAt(place);
    const { game, options } = planOf(number);
    const clock = new TestClock(BEGIN);
    const party = await Party.begin({
      now: clock.now,
      schedule: clock.schedule,
      thinkers: new OwnThinkers({ holdBack: false }),
    });
    const { setup } = game;
    Object.assign(game, { setup: () => dealOf(number, 'here') });
    try {
      const players: string[] = [];
      for (let seat = 0; seat < options.players; seat++)
        players.push(
          await party.kept.players.make({ id: `s${seat}`, device: '- -', until: Number.MAX_SAFE_INTEGER }),
        );
      const settings = { ...DEFAULT_SETTINGS, days: DAYS, spectators: 0 };
      const { table, people } = await gathering(party, players, { game: game.meta.id, options, settings });
      await dealTo(people, table);
      const watcher = await party.visit('watcher');
      await watcher.watch(table);
      const others = [...people.filter((_, seat) => seat !== PLANNER), watcher];
      for (const client of others) client.heard.length = 0;
      const evening = new Evening(clock, party, table, people, number);
      await run(evening);
      for (const client of others) await client.until(() => client.at(table).seq >= evening.#seq);
      if (party.errors.length > 0) throw new Error(String(party.errors[0]));
      const ids = new Map(players.map((player, seat) => [player, `PLAYER ${seat}`]));
      const texts = others.flatMap(({ heard }) => heard.map((message) => comparable(message, table, ids)));
      return { texts, moves: evening.#moves, planned: evening.#planned };
    } finally {
      Object.assign(game, { setup });
      await party.end();
    }
  }

  /** Plans each move before it is asked for, as far as one move ahead; what cannot be planned is made by hand. */
  async plan(mostMoves: number): Promise<void> {
    await this.#answerByRules();
    this.#people[PLANNER].leave();
    while (this.#moves.length < mostMoves && this.#game.outcome(this.#state) === undefined) {
      const before = this.#moves.length;
      const [seat] = this.#game.deciding(this.#state);
      if (seat === undefined) return;
      if (seat === PLANNER) {
        if (!(await this.#passes())) await this.#moveOfPlanner();
      } else await this.#moveOf(seat);
      await this.#hear();
      if (this.#moves.length === before) throw new Error(`${this.#table}: nothing happens`);
    }
  }

  /** The same moves by hand, at the same moments. */
  async repeat(moves: readonly Made[]): Promise<void> {
    for (const { actor, text, at } of moves) {
      this.#clock.advance(at - this.#clock.now());
      if (actor === 'clock')
        await this.#people[0].until(() => this.#people[0].at(this.#table).seq > this.#seq);
      else await this.#ask(this.#people[actor], text);
      await this.#hear();
    }
  }

  get #planner(): string {
    return this.#people[PLANNER].player;
  }

  get #seq(): number {
    return this.#heard;
  }
  #heard = 0;

  async #answerByRules(): Promise<void> {
    const { questions } = GAME_STANDING_ANSWERS[this.#game.meta.id] ?? { questions: {} };
    const answers = Object.fromEntries(
      Object.entries(questions).map(([kind, { rules }]) => [kind, oneOf(this.#random, Object.keys(rules))]),
    );
    await this.#wish({ answers });
  }

  /** Somebody else moves; before that the planner plans what to answer, if they will be asked. */
  async #moveOf(seat: number): Promise<void> {
    const text = this.#anyMove(this.#state, seat);
    const next = this.#game.clone(this.#state);
    this.#apply(next, seat, text);
    if (this.#game.outcome(next) === undefined && this.#game.deciding(next)[0] === PLANNER) {
      const move = this.#anyMove(next, PLANNER);
      const { seq } = this.#people[seat].at(this.#table);
      await this.#wish({ plan: { seq, lines: [[{ after: null, move }]] } });
    }
    await this.#ask(this.#people[seat], text);
  }

  /** Lets time go by until the planner's move is made by itself; false where nothing is planned. */
  async #passes(): Promise<boolean> {
    const [other] = this.#people;
    const { seq } = other.at(this.#table);
    const standing = await this.#party.hub.standing(this.#table, this.#planner);
    if (standing?.asked !== null) return false;
    for (let step = 0; step < MOST_STEPS && other.at(this.#table).seq === seq; step++) {
      this.#clock.advance(STEP_MS);
      for (let i = 0; i < LOOKS; i++) await this.#party.hub.plans(this.#table, this.#planner);
    }
    if (other.at(this.#table).seq === seq) throw new Error(`${this.#table}: a planned move was not made`);
    this.#planned++;
    return true;
  }

  /** Comes, moves by hand, and goes. */
  async #moveOfPlanner(): Promise<void> {
    const client = await this.#party.visit(this.#planner);
    await client.watch(this.#table);
    await this.#ask(client, this.#anyMove(this.#state, PLANNER));
    client.leave();
  }

  async #wish(wish: Parameters<Party['hub']['plan']>[2]): Promise<void> {
    const kept = await this.#party.hub.plan(this.#table, this.#planner, wish);
    if (!kept.ok) throw new Error(`${this.#table}: a plan is refused: ${JSON.stringify(kept.reason)}`);
  }

  async #ask(client: Client, move: string): Promise<void> {
    const answer = await client.ask({ type: 'move', table: this.#table, move });
    if (!('seq' in answer)) throw new Error(`${this.#table}: ${move} is refused: ${JSON.stringify(answer)}`);
  }

  /** Reads what was written, and lets it happen here too. Time goes back to when it was: nobody looks at a clock meanwhile. */
  async #hear(): Promise<void> {
    for (const entry of await this.#party.kept.log.read(this.#table, this.#heard)) {
      this.#heard = entry.seq;
      const body = bodyOf(entry);
      if (!isMove(body)) continue;
      const made = { ...moveOf(body), at: entry.at };
      this.#apply(this.#state, made.actor, made.text);
      this.#moves.push(made);
    }
    const [other] = this.#people;
    await other.until(() => other.at(this.#table).seq >= this.#heard);
    const last = this.#moves.at(-1);
    if (last !== undefined) this.#clock.advance(last.at - this.#clock.now());
  }

  #anyMove(state: unknown, seat: number): string {
    const texts = this.#game.legalMoves(state, seat).map((move) => this.#game.notation(move));
    return oneOf(this.#random, texts);
  }

  #apply(state: unknown, actor: Actor, text: string): void {
    const move = findMove(this.#game, state, actor, text);
    if (move === undefined) throw new Error(`${this.#table}: ${actor} ${text} is no move`);
    this.#game.apply(state, actor, move);
  }
}

/** A message as it can be compared: without codes, hashes, and what a client calls its own commands. */
function comparable(message: unknown, table: string, ids: ReadonlyMap<string, string>): string {
  let text = JSON.stringify(message)
    .replaceAll(table, 'TABLE')
    .replaceAll(/[0-9a-f]{64}/g, 'HASH');
  for (const [id, name] of ids) text = text.replaceAll(id, name);
  return text.replaceAll(/"id":"tab\d+-\d+"/g, '"id":"ID"');
}

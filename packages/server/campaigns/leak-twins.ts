import { type Actor, below, fastRandom, findMove, framesFor, oneOf, type Random } from '@samsara/engine';
import { type ClientMessage, DEFAULT_SETTINGS } from '@samsara/protocol';
import { Guest } from './guest.ts';
import { type Deal, dealOf, planOf, TIME_MS } from './leak-deals.ts';
import { lookClosely, readLists } from './leak-looking.ts';
import { PlayedTable } from './played-table.ts';
import { Transcript } from './transcript.ts';
import { within } from './within.ts';

/** One of the two servers. */
export interface Side {
  readonly name: 'here' | 'there';
  readonly origin: string;
  /** Lets the time of this server go on by so many milliseconds. */
  tick(ms: number): Promise<void>;
}

interface Found {
  readonly differences: string[];
  readonly compared: number;
}

interface Sizes {
  readonly mostMoves: number;
  /** Of all numbers a viewer could ask from, one in so many is asked for after each move; each has its turn, as have lists. */
  readonly stride: number;
}

/** What is done next at one table. */
interface Step {
  readonly actor: Actor;
  readonly text: string;
}

/** In how many moves one is the clock's, where there is one. */
const CLOCK_ONE_IN = 4;

/** After how many moves one is asked for back. */
const UNDO_ONE_IN = 6;

/** One deal on two servers, played with the same moves until the viewer rightly learns in what they differ. */
export async function playTwins(sides: readonly Side[], number: number, sizes: Sizes): Promise<Found> {
  const deal = planOf(number);
  const tables = await Promise.all(
    sides.map(({ origin }) =>
      PlayedTable.open(origin, deal.game.meta.id, deal.options.players, number, deal.options, (table) => {
        table.inTurn = true;
        for (const guest of table.guests) guest.version = deal.version;
        showLate(table, deal.delay);
      }),
    ),
  );
  const watching = await Promise.all(tables.map((table, i) => watcher(table, sides[i].origin, deal)));
  const twins = new Twins(deal, sides, tables, watching, sizes);
  try {
    return await twins.play();
  } finally {
    for (const transcript of watching) transcript.guest.hangUp();
    for (const table of tables) table.hangUp();
  }
}

/** Before the deal the host lets spectators see everything so many moves late. */
function showLate(table: PlayedTable, delay: number): void {
  if (delay === 0) return;
  const deal = table.deal.bind(table);
  const absence = { after_s: 86_400, stand_in: 'nobody' } as const;
  table.deal = async () => {
    await table.must(0, { type: 'change', settings: { ...DEFAULT_SETTINGS, absence, spectators: delay } });
    await deal();
  };
}

/** The viewer's ears on one side. */
async function watcher(table: PlayedTable, origin: string, { viewer, version }: Deal): Promise<Transcript> {
  if (viewer !== 'onlooker') return new Transcript(table.guests[viewer], table.table);
  const guest = await Guest.visit(origin);
  guest.version = version;
  await guest.connect(table.table);
  const transcript = new Transcript(guest, table.table);
  const watch: ClientMessage = { type: 'watch', table: table.table };
  guest.send(watch);
  await transcript.until(1);
  return transcript;
}

/** Two tables where everything happens alike, as far as the viewer may know. */
class Twins {
  readonly #deal: Deal;
  readonly #sides: readonly Side[];
  readonly #tables: readonly PlayedTable[];
  readonly #watching: readonly Transcript[];
  readonly #sizes: Sizes;
  readonly #states: unknown[];
  readonly #random: Random;
  readonly #differences: string[] = [];
  #compared = 0;
  #moves = 0;

  constructor(
    deal: Deal,
    sides: readonly Side[],
    tables: readonly PlayedTable[],
    watching: readonly Transcript[],
    sizes: Sizes,
  ) {
    this.#deal = deal;
    this.#sides = sides;
    this.#tables = tables;
    this.#watching = watching;
    this.#sizes = sizes;
    this.#states = sides.map(({ name }) => dealOf(deal.number, name));
    this.#random = fastRandom(deal.number);
  }

  async play(): Promise<Found> {
    const { delay } = this.#deal;
    const most = delay === 0 ? this.#sizes.mostMoves : below(this.#random, this.#sizes.mostMoves);
    this.#compare('at the deal');
    while (this.#moves < most && this.#differences.length === 0) {
      const step = this.#commonStep();
      if (step === undefined || !this.#looksAlike([step, step])) break;
      const before = this.#states.map((state) => this.#deal.game.clone(state));
      await this.#make([step, step]);
      if (step.actor !== 'clock' && below(this.#random, UNDO_ONE_IN) === 0)
        await this.#takeBack(step.actor, before);
    }
    await this.#part(delay);
    return { differences: this.#differences, compared: this.#compared };
  }

  /** Whoever sees everything late cannot know yet that other moves are made on one side than on the other. */
  async #part(moves: number): Promise<void> {
    for (let made = 0; made < moves && this.#differences.length === 0; made++) {
      const steps = this.#differentSteps();
      if (steps === undefined) return;
      await this.#make(steps);
      if (made === 0) await this.#sayHere();
    }
  }

  /** Whoever has moved asks for the move back; all others agree, or one does not. */
  async #takeBack(seat: number, before: readonly unknown[]): Promise<void> {
    const agrees = below(this.#random, 2) === 0;
    const taken = await Promise.all(this.#tables.map((table) => takeBack(table, seat, agrees)));
    if (taken[0] !== taken[1])
      this.#differences.push(`${this.#what}: seat ${seat} takes back ${taken[0]} here and ${taken[1]} there`);
    if (taken.every((each) => each === 'done'))
      for (const [side, state] of before.entries()) this.#states[side] = state;
    await Promise.all(this.#watching.map((transcript) => transcript.settle()));
    this.#compare(`after seat ${seat} has asked for its move back`);
    await lookClosely(this.#deal, this.#states[0], this.#numbers(), this.#watching, this.#random);
    this.#compare(`looking closely after seat ${seat} has asked for its move back`);
  }

  async #sayHere(): Promise<void> {
    const [here] = this.#tables;
    await here.everybodyAt(await here.must(0, { type: 'say', what: { text: 'Grüezi' } }));
  }

  /** Something that can be done on both sides. */
  #commonStep(): Step | undefined {
    const { game, hasClock, options } = this.#deal;
    const steps: Step[] = [];
    for (let seat = 0; seat < options.players; seat++) {
      const there = new Set(this.#movesOf(1, seat));
      for (const text of this.#movesOf(0, seat)) if (there.has(text)) steps.push({ actor: seat, text });
    }
    const deadline = game.deadline(this.#states[0]);
    const isClocksTurn = steps.length === 0 || (hasClock && below(this.#random, CLOCK_ONE_IN) === 0);
    if (deadline !== undefined && isClocksTurn) return { actor: 'clock', text: deadline.move };
    return steps.length === 0 ? undefined : oneOf(this.#random, steps);
  }

  /** Something else on each side, after which the game goes on. */
  #differentSteps(): Step[] | undefined {
    const { game } = this.#deal;
    const steps: Step[] = [];
    for (const [side, state] of this.#states.entries()) {
      const [seat] = game.deciding(state);
      const texts = seat === undefined ? [] : this.#movesOf(side, seat);
      const others = texts.filter((text) => text !== steps[0]?.text);
      if (texts.length === 0) return undefined;
      steps.push({ actor: seat, text: oneOf(this.#random, others.length > 0 ? others : texts) });
    }
    return this.#told(steps).some(({ isOver }) => isOver) ? undefined : steps;
  }

  #movesOf(side: number, seat: number): string[] {
    const { game } = this.#deal;
    return game.legalMoves(this.#states[side], seat).map((move) => game.notation(move));
  }

  /** Does the game go on, and may the viewer see the same on both sides? */
  #looksAlike(steps: readonly Step[]): boolean {
    const [here, there] = this.#told(steps);
    return here.text === there.text && !here.isOver && !there.isOver;
  }

  /** What a step on each side tells the viewer. */
  #told(steps: readonly Step[]): { text: string; isOver: boolean }[] {
    const { game, viewer } = this.#deal;
    return this.#states.map((before, side) => {
      const state = game.clone(before);
      const events: unknown[] = [];
      this.#apply(state, steps[side], (event) => events.push(event));
      return {
        text: JSON.stringify([framesFor(game, events, viewer), game.view(state, viewer)]),
        isOver: game.outcome(state) !== undefined,
      };
    });
  }

  #apply(state: unknown, { actor, text }: Step, emit?: (event: unknown) => void): void {
    const { game } = this.#deal;
    const move = findMove(game, state, actor, text);
    if (move === undefined) throw new Error(`${actor} ${text} is no move`);
    game.apply(state, actor, move, emit);
  }

  /** Makes a step on each side; then the viewer looks at everything there is. */
  async #make(steps: readonly Step[]): Promise<void> {
    await Promise.all(this.#tables.map((table, side) => this.#makeAt(table, this.#sides[side], steps[side])));
    for (const [side, state] of this.#states.entries()) this.#apply(state, steps[side]);
    this.#moves++;
    await Promise.all(this.#watching.map((transcript) => transcript.settle()));
    const line = `${steps[0].actor} ${steps[0].text}`;
    this.#compare(`after ${line}`);
    await lookClosely(this.#deal, this.#states[0], this.#numbers(), this.#watching, this.#random);
    if (this.#moves % this.#sizes.stride === 0) await Promise.all(this.#watching.map(readLists));
    this.#compare(`looking closely after ${line}`);
  }

  async #makeAt(table: PlayedTable, side: Side, { actor, text }: Step): Promise<void> {
    if (actor !== 'clock') {
      await table.everybodyAt(await table.must(actor, { type: 'move', move: text }));
      return;
    }
    const { seq } = table.told[0];
    await side.tick(TIME_MS);
    // A table looks at its clock when somebody comes: not the viewer, who would hear of it.
    await table.watch(this.#deal.viewer === 0 ? 1 : 0);
    await within(`${table.table}: the clock's move`, table.everybodyAt(seq + 1));
  }

  /** The numbers from which the viewer asks for the rest, also those it may not have reached. */
  #numbers(): number[] {
    const { seq } = this.#tables[0].told[0];
    const { stride } = this.#sizes;
    return Array.from({ length: seq + 1 }, (_, number) => number).filter(
      (number) => (number + this.#moves) % stride === 0,
    );
  }

  #compare(what: string): void {
    const [here, there] = this.#watching;
    const difference = here.differenceTo(there);
    if (difference !== undefined) {
      this.#differences.push(`${this.#what}, ${what}: ${difference}`);
    }
    this.#compared += here.takeAll();
    there.takeAll();
  }

  /** Which deal it is, and who looks. */
  get #what(): string {
    const { game, number, viewer, delay } = this.#deal;
    const who = delay === 0 ? viewer : `${viewer}, ${delay} moves late`;
    return `${game.meta.id}, deal ${number}, viewer ${who}`;
  }
}

/** Asks for the last move back and lets the others answer; gives what came of it. */
async function takeBack(table: PlayedTable, seat: number, agree: boolean): Promise<string> {
  const asked = await table.ask(seat, { type: 'ask-undo' });
  if (asked.type === 'refused') return asked.reason.code;
  await table.everybodyAt(asked.seq);
  let { seq } = asked;
  for (const other of table.guests.keys()) {
    const answer = await table.ask(other, { type: 'answer-undo', asked: asked.seq, agree });
    // Whoever has learned nothing is not asked.
    if (answer.type === 'refused') continue;
    ({ seq } = answer);
    await table.everybodyAt(seq);
    if (!agree) return 'declined';
  }
  await within(`${table.table}: the move is taken back`, table.everybodyAt(seq + 1));
  return 'done';
}

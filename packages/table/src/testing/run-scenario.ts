import { fastRandom, type Game, type Seat } from '@samsara/engine';
import type { Frame } from '@samsara/protocol';
import { PEOPLE_ENTRIES } from '../people/state/deeds.ts';
import { type Body, bodyOf, type Entry, isMove } from '../state/entries.ts';
import { tableAfter } from '../state/fold.ts';
import { seatOf, type Table } from '../state/table.ts';
import type { ConformanceHost, Doing, Expected, Scenario, Shown, Step, WantedTable } from './conformance.ts';

/** A game that does not end by itself in so many moves is broken. */
const MOST_MOVES = 2000;

/** Plays a scenario at a host; whatever is not as it must be is told in words. */
export async function runScenario(host: ConformanceHost, scenario: Scenario, game: Game): Promise<string[]> {
  const running = new Running(host, scenario.table, game);
  await host.open(scenario.table);
  await running.look('opened', scenario.opened ?? {});
  for (const [i, step] of scenario.steps.entries()) await running.take(`step ${i + 1}`, step);
  return running.wrong;
}

class Running {
  readonly wrong: string[] = [];
  readonly #host: ConformanceHost;
  readonly #game: Game;
  /** Those who are there. */
  #people: readonly Seat[];
  /** The last entry that was looked at, and the promise then. */
  #seq = 0;
  #promise = '';
  /** Of each game that was played to its end. */
  readonly #winners: (readonly Seat[])[] = [];

  constructor(host: ConformanceHost, { seats }: WantedTable, game: Game) {
    this.#host = host;
    this.#game = game;
    this.#people = seats.flatMap((kind, seat) => (kind === 'person' ? seat : []));
  }

  async take(place: string, { does, refused, holds }: Step): Promise<void> {
    const reason = await this.#do(does);
    const rule =
      reason?.rule === undefined ? undefined : { code: reason.rule.code, clause: reason.rule.clause };
    this.#compare(`${place}: refused`, typeof refused === 'object' ? rule : reason?.code, refused);
    await this.look(place, holds ?? {});
  }

  async look(place: string, expected: Expected): Promise<void> {
    const entries = await this.#host.entries();
    const table = tableAfter(entries, this.#game, PEOPLE_ENTRIES);
    const { info, clock } = await this.#host.shown(this.#people[0]);
    const found: Required<
      Pick<
        Expected,
        | 'phase'
        | 'round'
        | 'options'
        | 'levels'
        | 'deciding'
        | 'clock'
        | 'written'
        | 'holidays'
        | 'evening'
        | 'acts'
      >
    > = {
      written: entries.filter(({ seq }) => seq > this.#seq).map((entry) => entryText(table, entry)),
      phase: info.phase,
      round: info.round,
      options: info.options,
      levels: info.seats.map(({ level }) => level),
      holidays: info.seats.map(({ holiday }) => (holiday === undefined ? null : holiday - table.made)),
      deciding: table.phase === 'playing' ? this.#game.deciding(table.state) : [],
      evening: info.evening ? { games: info.evening.games, lines: info.evening.lines.length } : null,
      acts: (info.acts ?? []).map(({ what, about }) => (about === undefined ? what : `${what} ${about}`)),
      clock: clock === null ? null : { left_ms: clock.left_ms, of_ms: clock.of_ms, stands: clock.stands },
    };
    for (const [key, value] of Object.entries(found)) {
      const wanted = expected[key as keyof typeof found];
      if (wanted !== undefined) this.#compare(`${place}: ${key}`, partOf(value, wanted), wanted);
    }
    if (expected.newPromise)
      this.#compare(`${place}: new promise`, info.promise.commitment !== this.#promise, true);
    for (const [seat, wanted] of Object.entries(expected.plans ?? {})) {
      const planned = await this.#host.planned?.(Number(seat));
      this.#compare(`${place}: plan of ${seat}`, planned?.state, wanted);
    }
    await this.#compareViewers(place, expected);
    if (expected.evening) this.#compareWins(place, info);
    this.#seq = table.seq;
    this.#promise = info.promise.commitment;
  }

  /** Every viewer is told of every entry, with as many events as everybody else. */
  async #compareViewers(place: string, { hands, told }: Expected): Promise<void> {
    const counts: string[] = [];
    for (const seat of this.#people) {
      const frames = await this.#host.frames(seat);
      counts.push(JSON.stringify(frames.map(({ seq, events = [] }) => [seq, events.length])));
      if (told?.[seat]) this.#compare(`${place}: told ${seat}`, eventTexts(frames.at(-1)), told[seat]);
      if (hands?.[seat]) {
        const { view } = await this.#host.shown(seat);
        this.#compare(`${place}: hands before ${seat}`, handsIn(view), hands[seat]);
      }
    }
    for (const count of counts) this.#compare(`${place}: counts of events`, count, counts[0]);
  }

  /** What the evening says of everybody who sits here, against what was seen of the games. */
  #compareWins(place: string, { seats, evening }: Shown['info']): void {
    const found = seats.map(({ person = null, name }) => {
      const line = evening?.lines.find(
        (each) => each.person === person && (person !== null || each.name === name),
      );
      return [line?.games, line?.wins];
    });
    const wanted = seats.map((_, seat) => [
      this.#winners.length,
      this.#winners.filter((winners) => winners.includes(seat)).length,
    ]);
    this.#compare(`${place}: wins`, found, wanted);
  }

  async #do(does: Doing) {
    if ('command' in does) return this.#host.command(does.who, does.command);
    if ('holiday' in does) return (await this.#host.holiday?.(does.who, does.holiday)) ?? null;
    if ('plans' in does) return (await this.#host.plan?.(does.who, does.plans)) ?? null;
    if ('moves' in does) return this.#move(does.who, 0);
    if ('everybody' in does) await this.#host.agree(does.everybody);
    else if ('passes' in does)
      for (let i = 0; i < (does.times ?? 1); i++) await this.#host.advance(does.passes);
    else if ('playsTo' in does) await this.#playToEnd();
    else await this.#comeOrGo(does);
    return null;
  }

  async #comeOrGo(does: { readonly goes: Seat } | { readonly comes: Seat }): Promise<void> {
    if ('goes' in does) {
      await this.#host.goes?.(does.goes);
      this.#people = this.#people.filter((seat) => seat !== does.goes);
    } else {
      await this.#host.comes?.(does.comes);
      this.#people = [...this.#people, does.comes].sort((a, b) => a - b);
    }
  }

  async #move(seat: Seat, choice: number) {
    const { view } = await this.#host.shown(seat);
    const moves = this.#game.legalMoves(this.#game.imagine(view, fastRandom(1)), seat);
    const move = this.#game.notation(moves[choice % moves.length]);
    return this.#host.command(seat, { type: 'move', move });
  }

  async #playToEnd(): Promise<void> {
    for (let moves = 0; moves < MOST_MOVES; moves++) {
      const { info, view } = await this.#host.shown(this.#people[0]);
      if (info.phase === 'over') {
        this.#winners.push(this.#game.outcome(this.#game.imagine(view, fastRandom(1)))?.winners ?? []);
        return;
      }
      const [seat] = this.#game.deciding(this.#game.imagine(view, fastRandom(1)));
      await this.#move(seat, moves);
    }
    this.wrong.push(`no end after ${MOST_MOVES} moves`);
  }

  #compare(place: string, found: unknown, wanted: unknown): void {
    const [is, must] = [JSON.stringify(found), JSON.stringify(wanted)];
    if (is !== must) this.wrong.push(`${place}: ${is} instead of ${must}`);
  }
}

/** Of an object that may hold more, what is asked for. */
function partOf(value: unknown, wanted: object | string | number | null): unknown {
  const isPlain = (each: unknown) => typeof each === 'object' && each !== null && !Array.isArray(each);
  if (!isPlain(value) || !isPlain(wanted)) return value;
  return Object.fromEntries(
    Object.keys(wanted as object).map((key) => [key, (value as Record<string, unknown>)[key]]),
  );
}

/** `0 hand-over`, `clock time-out`, `server m1`, `server agreed pause`. */
function entryText(table: Table, entry: Entry): string {
  const who = seatOf(table, entry.actor) ?? entry.actor;
  return `${who} ${bodyText(bodyOf(entry))}`;
}

function bodyText(body: Body): string {
  if (isMove(body)) return body[0] === 'm' ? `m${body[1]}` : body[1];
  return 'to' in body ? `${body.type} ${body.to}` : body.type;
}

function eventTexts(frame: Frame | undefined): string[] {
  return (frame?.events ?? []).map((event) => {
    const { type, seat, cards } = (event ?? { type: 'nothing' }) as {
      readonly type: string;
      readonly seat?: Seat;
      readonly cards?: readonly unknown[] | null;
    };
    const seen = cards === undefined ? [] : cards === null ? ['hidden'] : [`${cards.length} cards`];
    return [type, ...(seat === undefined ? [] : [seat]), ...seen].join(' ');
  });
}

function handsIn(view: unknown): (number | null)[] {
  const { seats } = view as { readonly seats: readonly { readonly hand: readonly unknown[] | null }[] };
  return seats.map(({ hand }) => hand?.length ?? null);
}

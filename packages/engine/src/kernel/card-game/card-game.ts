import { completeGame } from '../complete-game.ts';
import type { Deadline, Emit } from '../events.ts';
import type { GameMeta, GameWithPositions, Refusal } from '../game.ts';
import { asSeat } from '../json.ts';
import { amendedOptions } from '../options.ts';
import { below, cloneRandom, makeRandom, shuffle } from '../random.ts';
import { type Actor, ALONE, isClock, isSeat, leftOf, NOBODY, type Seat } from '../seats.ts';
import { sharesOf } from '../thinking/shares.ts';
import type { Card, Zone } from '../zones.ts';
import { attemptsAt } from './attempts.ts';
import { copyOf, type Fact } from './facts.ts';
import { describeTable, type PositionTerms, readPosition, sortHands, spellPart } from './position.ts';
import type { CardGameRules, CommonCode, Objection, TableEvent, TimeOut } from './rules.ts';
import { type CardTable, optionSpecs, type TableOptions } from './table.ts';
import { type CardTableView, imagineFrom, type Kinds, viewOf } from './view.ts';

const TIME_OUT: TimeOut = { type: 'time-out' };

/** A game made by `cardGame`. */
export type CardGame<State extends CardTable, Move, Event> = GameWithPositions<
  State,
  Move | TimeOut,
  Event | TableEvent,
  CardTableView<State>,
  State['options']
>;

/**
 * A whole game from what only its author can say. Views, imagined states and positions follow from the zones, legal moves and
 * refusals from the objections, and the clock moves for whoever is late.
 */
export function cardGame<
  State extends CardTable,
  Move extends { readonly type: string },
  Event extends { readonly type: string },
  Code extends string,
>(rules: CardGameRules<State, Move, Event, Code>): CardGame<State, Move, Event> {
  type AnyMove = Move | TimeOut;
  type Tell = Emit<Event | TableEvent> | undefined;

  const { cards, refusals } = rules;
  const meta: GameMeta = {
    id: rules.id,
    version: rules.version,
    seats: rules.seats,
    options: optionSpecs(rules.seats, rules.options),
    simulated: { decision_ms: 0 },
    cards,
  };
  const checkOptions = ({ players, starter }: TableOptions) => {
    if (starter !== null) asSeat(starter, 'options.starter', players);
  };
  const cardNamed = (word: string): Card | undefined => {
    const lower = word.toLowerCase();
    const card = cards.indexOf(lower);
    return card < 0 ? rules.cardNamed?.(lower) : card;
  };
  const counted = new WeakMap<object, readonly number[]>();
  const copiesAt = (options: State['options']): readonly number[] => {
    const known = counted.get(options) ?? cards.map((_, card) => rules.copies?.(card, options) ?? 1);
    counted.set(options, known);
    return known;
  };
  const zones = rules.zones as { readonly seats: Kinds; readonly piles: Kinds };
  const terms: PositionTerms = {
    game: { meta, checkOptions },
    zones,
    facts: rules.facts as Readonly<Record<string, Fact<unknown>>>,
    cardNamed,
    copies: (options) => copiesAt(options as State['options']),
    check: (state) => rules.check?.(state as State),
  };
  const notation = (move: AnyMove) =>
    move.type === TIME_OUT.type ? TIME_OUT.type : rules.notation(move as Move);
  const attempts = attemptsAt(rules.moves, rules.notation, cards, cardNamed);

  function deadline(state: State): Deadline | undefined {
    const ms = state.options.decision_ms;
    return state.outcome !== null || ms === 0
      ? undefined
      : { countdown: state.moves, move: TIME_OUT.type, ms };
  }

  function refusal(code: Code | CommonCode, named: readonly Card[] = []): Refusal {
    return { code, clause: refusals[code], cards: named.map((card) => cards[card]) };
  }

  function objectionTo(state: State, actor: Actor, move: AnyMove): Refusal | undefined {
    if (state.outcome !== null) return refusal('game-over');
    if (isClock(actor)) {
      return move.type === TIME_OUT.type && deadline(state) ? undefined : refusal('not-your-turn');
    }
    if (!isSeat(actor, state.options.players)) return refusal('no-such-seat');
    if (actor !== state.turn) return refusal('not-your-turn');
    if (move.type === TIME_OUT.type) return refusal('unreadable');
    const objection: Objection<Code> | undefined = rules.objection(state, actor, move as Move);
    if (objection === undefined) return undefined;
    return typeof objection === 'string' ? refusal(objection) : refusal(objection.code, objection.cards);
  }

  function legalMoves(state: State, actor: Actor): AnyMove[] {
    if (isClock(actor)) return deadline(state) ? [TIME_OUT] : [];
    if (state.outcome !== null || actor !== state.turn) return [];
    const legal: AnyMove[] = [];
    for (let i = 0; i < rules.moves.length; i++) {
      if (rules.objection(state, actor, rules.moves[i]) === undefined) legal.push(rules.moves[i]);
    }
    return legal;
  }

  function apply(state: State, actor: Actor, move: AnyMove, tell?: Tell): void {
    const objection = objectionTo(state, actor, move);
    if (objection) throw new Error(`${actor} ${notation(move)}: ${objection.code} (${objection.clause})`);
    const seat = state.turn;
    if (isClock(actor)) tell?.({ type: 'timed-out', seat });
    state.moves++;
    rules.play(state, seat, isClock(actor) ? rules.late(state, seat) : (move as Move), tell);
    sortHands(zones.seats, state);
    const { outcome } = state;
    if (outcome !== null) tell?.({ type: 'ended', winners: outcome.winners, reason: outcome.reason });
  }

  return {
    ...completeGame<State, AnyMove, Event | TableEvent, CardTableView<State>, State['options']>({
      meta,
      checkOptions,
      setup(options, seed) {
        const random = makeRandom(seed);
        const starter = options.starter ?? below(random, options.players);
        const state = emptyTable(terms, options, starter, random);
        const deck = terms.copies(options).flatMap((count, card) => new Array<Card>(count).fill(card));
        shuffle(random, deck);
        rules.deal(state as State, deck);
        sortHands(zones.seats, state);
        return state as State;
      },
      begins: ({ starter }) => starter,
      describe: (state) => describeTable(terms, state),
      clone: (state) => cloneTable(zones, state) as State,
      deciding: ({ outcome, turn }) => (outcome === null ? ALONE[turn] : NOBODY),
      mayInterrupt: () => NOBODY,
      legalMoves,
      refusals,
      whyNot(state, actor, attempt) {
        const move = attempts.read(attempt);
        if (typeof move === 'string') return refusal(move);
        const objection = objectionTo(state, actor, move);
        if (objection === undefined) throw new Error(`nothing speaks against ${attempt}`);
        return objection;
      },
      apply,
      deadline,
      outcome: ({ outcome }) => outcome ?? undefined,
      nextGame: ({ options, starter }) => ({
        ...amendedOptions(meta, options),
        starter: leftOf(starter, options.players),
      }),
      notation,
      spell: (_state, _actor, attempt) => attempts.spell(attempt),
      view: (state, viewer) => viewOf(terms, state, viewer) as CardTableView<State>,
      show: (event, viewer) => (isTableEvent(event) ? event : rules.show(event as Event, viewer)),
      imagine: (view, random) => imagineFrom(terms, view as unknown as CardTableView, random) as State,
      taste: {
        likes: (state, seat, move) =>
          move.type === TIME_OUT.type ? 0 : rules.bot.likes(state, seat, move as Move),
        chances: (state) => sharesOf(state.seats.map((_, seat) => rules.bot.strength(state, seat))),
        lookahead: rules.bot.lookahead,
      },
    }),
    position: (given) => readPosition(terms, given) as State,
    spellPosition: (part) => spellPart(terms, part),
    cardNamed,
    unordered: Object.keys(zones.seats).filter((name) => zones.seats[name] === 'hand'),
  };
}

function isTableEvent(event: { readonly type: string }): event is TableEvent {
  return event.type === 'timed-out' || event.type === 'ended';
}

function emptyTable(
  { zones, facts }: PositionTerms,
  options: TableOptions,
  starter: Seat,
  random: CardTable['random'],
): CardTable {
  const empty = (kinds: Kinds) => Object.fromEntries(Object.keys(kinds).map((name) => [name, [] as Zone]));
  const { players } = options;
  return {
    options,
    random,
    seats: Array.from({ length: players }, () => empty(zones.seats)),
    piles: empty(zones.piles),
    facts: Object.fromEntries(Object.entries(facts).map(([key, fact]) => [key, fact.start(players)])),
    starter,
    turn: starter,
    moves: 0,
    outcome: null,
  };
}

function cloneTable(kinds: PositionTerms['zones'], state: CardTable): CardTable {
  return {
    options: state.options,
    random: cloneRandom(state.random),
    seats: state.seats.map((zones) => cloneZones(kinds.seats, zones)),
    piles: cloneZones(kinds.piles, state.piles),
    facts: copyOf(state.facts),
    starter: state.starter,
    turn: state.turn,
    moves: state.moves,
    outcome: state.outcome,
  };
}

function cloneZones(kinds: Kinds, zones: Readonly<Record<string, Zone>>): Record<string, Zone> {
  const cloned: Record<string, Zone> = {};
  for (const name in kinds) cloned[name] = zones[name].slice();
  return cloned;
}

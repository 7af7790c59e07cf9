import type { CardGame } from '../kernel/card-game/card-game.ts';
import type { CardGameRules, TableEvent, TimeOut } from '../kernel/card-game/rules.ts';
import type { CardTable } from '../kernel/card-game/table.ts';
import type { CardTableView } from '../kernel/card-game/view.ts';
import type { GameWithPositions } from '../kernel/game.ts';
import { readOptions } from '../kernel/options.ts';
import { fastRandom } from '../kernel/random.ts';
import type { GameTexts, TextsByLanguage } from '../texts/game-texts.ts';
import { LANGUAGES, type Language } from '../texts/languages.ts';
import { cardGameTerms } from './card-game-terms.ts';
import { contractOf } from './contract.ts';
import { randomStep } from './random-play.ts';
import { runScenario, type Scenario } from './scenario.ts';
import { type SuiteCheck, suiteChecks, titled } from './scenario-suite.ts';
import type { Terms } from './terms.ts';
import { textChecks } from './text-suite.ts';

/** A game made by `cardGame`, with everything that is said about it. */
export interface CheckedGame<
  State extends CardTable,
  Move extends { readonly type: string },
  Event extends { readonly type: string },
  Code extends string,
> {
  readonly rules: CardGameRules<State, Move, Event, Code>;
  readonly game: CardGame<State, Move, Event>;
  readonly texts: TextsByLanguage<GameTexts<Move | TimeOut, Event | TableEvent, CardTableView<State>>>;
  readonly scenarios: readonly Scenario[];
  /** Clauses that no scenario can show. */
  readonly notBinding: readonly string[];
  /** Sets of options, each of which the contract is tried with. */
  readonly tables: readonly object[];
  /** Random games for each promise and table. */
  readonly games: number;
  /** Languages whose texts are checked; all if left out. */
  readonly languages?: readonly Language[];
}

/** A test by its name, for whatever runs tests: it throws what is wrong. */
export interface NamedCheck {
  readonly name: string;
  run(): void;
}

/** Every test that a game made by `cardGame` gets for nothing: its scenarios, the contract, planted leaks, its texts. */
export function cardGameChecks<
  State extends CardTable,
  Move extends { readonly type: string },
  Event extends { readonly type: string },
  Code extends string,
>(checked: CheckedGame<State, Move, Event, Code>): NamedCheck[] {
  const { rules, texts, scenarios, notBinding, tables, games, languages = LANGUAGES } = checked;
  const game = checked.game as GameWithPositions;
  const clauses = Object.keys(texts.en.rules);
  const binding = clauses.filter((clause) => !notBinding.includes(clause));
  const isAsked = ({ name }: SuiteCheck) =>
    LANGUAGES.every((language) => languages.includes(language) || !name.startsWith(`${language}:`));
  const termsFor = (given: object) => cardGameTerms(rules, checked.game, given, clauses);
  return [
    ...titled(scenarios).map(([name, scenario]) => ({
      name,
      run: () => expectNone(runScenario(game, scenario).map((difference) => JSON.stringify(difference))),
    })),
    ...suiteChecks({ game, scenarios, binding, rules: texts.en.rules }).map((check) =>
      named(check, 'scenarios'),
    ),
    ...tables.flatMap((given) =>
      contractOf(termsFor(given)).map(({ name, run }) => ({
        name: `${JSON.stringify(given)} ${name}`,
        run: () => run(games),
      })),
    ),
    { name: 'a leak that is planted is found', run: () => expectLeakFound(termsFor(tables[0])) },
    ...textChecks({ ...samplesFrom(checked), game: checked.game, texts })
      .filter(isAsked)
      .map((check) => named(check, 'texts')),
    { name: 'texts: every language has every clause, card and option', run: () => expectSameKeys(texts) },
  ];
}

function named({ name, problems }: SuiteCheck, subject: string): NamedCheck {
  return { name: `${subject}: ${name}`, run: () => expectNone(problems()) };
}

function expectNone(problems: readonly string[]): void {
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

const LEAK_GAMES = 20;

/** The search for leaks is worth something only if it finds one: here everybody sees the first card of every hidden zone. */
function expectLeakFound<State, Move, Event, View extends object, Options>(
  terms: Terms<State, Move, Event, View, Options>,
): void {
  const { game } = terms;
  const leaking: typeof game = {
    ...game,
    view: (state, viewer) => ({
      ...game.view(state, viewer),
      leak: terms.secrets(state, viewer)[0].map(({ cards }) => cards[0] ?? null),
    }),
  };
  const secrets = contractOf({ ...terms, game: leaking }).find(({ name }) => name.includes('secret'));
  try {
    secrets?.run(LEAK_GAMES);
  } catch {
    return;
  }
  throw new Error('a view that shows hidden cards is not found out');
}

const SAMPLE_GAMES = 6;
const MOST_SAMPLES = 400;

/** What texts are asked to speak of, as random games bring it. */
function samplesFrom<
  State extends CardTable,
  Move extends { readonly type: string },
  Event extends { readonly type: string },
  Code extends string,
>({ game, rules, tables }: CheckedGame<State, Move, Event, Code>) {
  const events = new Map<string, Event | TableEvent>();
  const views: Record<string, CardTableView<State>> = {};
  const options = readOptions<State['options']>(game, tables[0]);
  for (let seed = 1; seed <= SAMPLE_GAMES; seed++) {
    const random = fastRandom(seed);
    const state = game.setup(options, seed);
    for (let step = randomStep(game, state, random); step; step = randomStep(game, state, random)) {
      game.apply(state, step.actor, step.move, (event) => {
        const shown = game.show(event, READER) ?? event;
        if (events.size < MOST_SAMPLES) events.set(JSON.stringify(shown), shown);
      });
      if (state.moves < MOST_VIEWS) views[`${seed} ${state.moves}`] = game.view(state, READER);
    }
    views[`${seed} at the end`] = game.view(state, READER);
  }
  return {
    names: { seats: NAMES.slice(0, options.players), you: READER },
    moves: [...rules.moves, { type: 'time-out' } as const],
    events: [...events.values()],
    views,
    refusedCards: () => rules.cards.slice(0, 2),
  };
}

const READER = 1;
const MOST_VIEWS = 30;
const NAMES = ['Anna', 'Ben', 'Chloé', 'Dora', 'Emil', 'Fanny', 'Gus', 'Hana', 'Ida', 'Jon', 'Kim', 'Lea'];

function expectSameKeys(texts: TextsByLanguage<GameTexts<never, never, never>>): void {
  const keys = (language: Language) => {
    const { rules, cards, options, endings } = texts[language];
    return [rules, cards, options, endings].map((entries) => Object.keys(entries).sort().join()).join(';');
  };
  expectNone(LANGUAGES.filter((language) => keys(language) !== keys('en')));
}

import type { Game } from '../kernel/game.ts';
import type { GameTexts, Names, TextsByLanguage } from '../texts/game-texts.ts';
import { LANGUAGES, type Language } from '../texts/languages.ts';
import type { SuiteCheck } from './scenario-suite.ts';

/** The texts of a game, with everything they are asked to speak of. */
export interface TextSuite<Move, Event, View> {
  readonly game: Pick<Game<unknown, Move, Event, View>, 'notation' | 'refusals'>;
  readonly texts: TextsByLanguage<GameTexts<Move, Event, View>>;
  /** With a reader; every event is also told to somebody who only looks on. */
  readonly names: Names;
  readonly moves: readonly Move[];
  readonly events: readonly Event[];
  /** What the reader sees, by a name for the moment. */
  readonly views: Readonly<Record<string, View>>;
  /** The ids of the cards that a refusal with this code speaks of. */
  refusedCards(code: string): readonly string[];
  /** Clauses that may say `null`, which is zero in German. */
  readonly clausesWithZero?: readonly string[];
}

/** What the texts of every game must do in every language. */
export function textChecks<Move, Event, View>(suite: TextSuite<Move, Event, View>): SuiteCheck[] {
  const said = (language: Language) => everySentence(suite, language);
  const zeros = new Set(suite.clausesWithZero?.map((clause) => `rule ${clause}`));
  return [
    ...LANGUAGES.flatMap((language) => [
      {
        name: `${language}: every sentence is complete`,
        problems: () =>
          among(
            said(language),
            (text, what) => !isComplete(text, what) || (saysNull(text) && !zeros.has(what)),
          ),
      },
      {
        name: `${language}: quotes and apostrophes are typographic`,
        problems: () => among(said(language), (text) => /['"]/.test(text)),
      },
    ]),
    ...(['de', 'fr'] as const).map((language) => ({
      name: `${language}: nothing is left in English`,
      problems: () => {
        const english = said('en');
        return among(said(language), (text, what) => text === english.get(what));
      },
    })),
    {
      name: 'fr: a narrow space stands before : ; ! ? and inside quotation marks',
      problems: () => among(said('fr'), (text) => /[^\u202f][:;!?»]|«[^\u202f]/.test(text)),
    },
  ];
}

/** Everything that can be said, under a name that is the same in all languages. */
function everySentence<Move, Event, View>(
  { game, texts, names, moves, events, views, refusedCards }: TextSuite<Move, Event, View>,
  language: Language,
): Map<string, string> {
  const { about, abilities = {}, endings, rules, options, ...say } = texts[language];
  const onlooker: Names = { ...names, you: null };
  const said = new Map([['about', about]]);
  for (const [id, text] of Object.entries(abilities)) said.set(`ability ${id}`, text);
  for (const [id, text] of Object.entries(endings)) said.set(`ending ${id}`, text);
  for (const [id, text] of Object.entries(rules)) said.set(`rule ${id}`, text);
  for (const [id, text] of Object.entries(options)) said.set(`option ${id}`, text.explains);
  for (const [code, clause] of Object.entries(game.refusals)) {
    said.set(`refusal ${code}`, say.refusal({ code, clause, cards: refusedCards(code) }));
  }
  for (const move of moves) said.set(`move ${game.notation(move)}`, say.move(move, names));
  for (const event of events) {
    said.set(`event ${JSON.stringify(event)}`, say.event(event, names));
    said.set(`event onlooker ${JSON.stringify(event)}`, say.event(event, onlooker));
  }
  for (const [moment, view] of Object.entries(views)) {
    said.set(`asks ${moment}`, say.asks(view, names));
    for (const [i, line] of say.table(view, names).entries()) said.set(`table ${moment} ${i}`, line);
  }
  return said;
}

/** The sentences that are wrong, with their names. */
function among(said: Map<string, string>, isWrong: (text: string, what: string) => boolean): string[] {
  return [...said].filter(([what, text]) => isWrong(text, what)).map(([what, text]) => `${what}: ${text}`);
}

/** Moves stand on buttons and need no full stop; the ability of a card begins with its colour. */
function isComplete(text: string, what: string): boolean {
  if (/undefined|NaN|\[object| {2}/.test(text) || text.length <= 2) return false;
  if (!what.startsWith('move ') && !/[.?!]$/.test(text)) return false;
  return what.startsWith('ability ') || text.charAt(0) === text.charAt(0).toUpperCase();
}

function saysNull(text: string): boolean {
  return text.includes('null');
}

import type { CommonCode, TableEvent, TimeOut } from '../kernel/card-game/rules.ts';
import type { CardTable, TableOptions } from '../kernel/card-game/table.ts';
import type { CardTableView } from '../kernel/card-game/view.ts';
import * as de from './de.ts';
import * as en from './en.ts';
import * as fr from './fr.ts';
import type { GameTexts, OptionText, TextsByLanguage } from './game-texts.ts';
import type { Language } from './languages.ts';
import { listed, type People, peopleOf, type Sentences, sentenceFor, type Who } from './sentences.ts';

/** What one language says about a game made by `cardGame`; what all such games say is added. */
export interface CardGameWords<
  State extends CardTable,
  Move extends { readonly type: string },
  Event extends { readonly type: string },
  Code extends string,
> {
  readonly name: string;
  /** The game in one sentence. */
  readonly about: string;
  /** Names of the cards, by their words. */
  readonly cards: Readonly<Record<string, string>>;
  /** Shorter names for places without room. */
  readonly shortCards?: Readonly<Record<string, string>>;
  readonly options: Readonly<Record<Exclude<keyof State['options'], keyof TableOptions>, OptionText>>;
  /** By the reason of the outcome. */
  readonly endings: Readonly<Record<string, string>>;
  /** Why a move is refused: a sentence, or one that speaks of cards, which it gets by name. */
  readonly refusals: Readonly<Record<Code, string | ((cards: readonly string[]) => string)>>;
  /** A move as a button says it. */
  readonly moves: Sentences<Move>;
  readonly events: Sentences<Event>;
  /** What is expected of the reader, who is on turn. */
  asks(view: CardTableView<State>): string;
  /** The table in words, line by line. */
  table(view: CardTableView<State>, people: People): string[];
  /** Every clause of the rules. */
  readonly rules: Readonly<Record<string, string>>;
}

/** All texts of a game made by `cardGame` in one language. */
export function cardGameTexts<
  State extends CardTable,
  Move extends { readonly type: string },
  Event extends { readonly type: string },
  Code extends string,
>(
  language: Language,
  words: CardGameWords<State, Move, Event, Code>,
): GameTexts<Move | TimeOut, Event | TableEvent, CardTableView<State>> {
  const common = COMMON[language];
  const moves = { ...words.moves, 'time-out': () => common.timeOut } as Sentences<Move | TimeOut>;
  const events = { ...words.events, ...common.events } as Sentences<Event | TableEvent>;
  const reasons: Readonly<Record<string, string | ((cards: readonly string[]) => string)>> = words.refusals;
  const { players, starter, decision_ms } = common.options;
  return {
    name: words.name,
    about: words.about,
    cards: words.cards,
    ...(words.shortCards && { shortCards: words.shortCards }),
    options: { players, starter, ...words.options, decision_ms },
    endings: words.endings,
    rules: words.rules,
    refusal({ code, cards, moves: instead = [] }) {
      if (code === 'unreadable') return common.notAMove([], instead);
      const reason = reasons[code] ?? common.refusals[code as Exclude<CommonCode, 'unreadable'>];
      return typeof reason === 'string' ? reason : reason(cards.map((id) => words.cards[id]));
    },
    move: (move, names) => sentenceFor(moves, move, peopleOf(names)),
    event: (event, names) => sentenceFor(events, event, peopleOf(names)),
    asks(view, names) {
      if (view.outcome !== null) return common.over;
      return view.turn === names.you ? words.asks(view) : common.waiting(peopleOf(names).one(view.turn));
    },
    table: (view, names) => words.table(view, peopleOf(names)),
  };
}

interface Common {
  readonly timeOut: string;
  readonly over: string;
  waiting(who: Who): string;
  readonly events: Sentences<TableEvent>;
  notAMove(cards: readonly unknown[], moves: readonly string[]): string;
  readonly refusals: Readonly<Record<Exclude<CommonCode, 'unreadable'>, string>>;
  readonly options: Readonly<Record<keyof TableOptions, OptionText>>;
}

/** What every such game says. */
const COMMON: TextsByLanguage<Common> = {
  en: {
    timeOut: 'Time is up',
    over: 'The game is over.',
    waiting: (who) => `Waiting for ${en.whom(who)}.`,
    events: {
      'timed-out': ({ seat }, people) => `Time is up for ${en.whom(people.one(seat))}.`,
      ended: ({ winners }, people) => `The game is over: ${winnersIn(people, winners, ' and ', WIN_EN)}.`,
    },
    notAMove: en.notAMove,
    refusals: {
      'unknown-card': 'There is no such card in this game.',
      'no-such-seat': 'There is no such seat at this table.',
      'not-your-turn': 'It is not your turn.',
      'game-over': 'The game is over.',
    },
    options: {
      players: { name: 'Players', explains: 'How many people play.' },
      starter: { name: 'Who begins', explains: 'The seat that begins; without one, chance decides.' },
      decision_ms: {
        name: 'Time for a decision',
        explains: 'Milliseconds for each decision; 0 means no limit.',
      },
    },
  },
  de: {
    timeOut: 'Die Zeit ist um',
    over: 'Die Partie ist zu Ende.',
    waiting: (who) => `Warten auf ${who.you ? 'dich' : who.name}.`,
    events: {
      'timed-out': ({ seat }, people) => `Die Zeit ist um: ${named(people.one(seat), 'du')}.`,
      ended: ({ winners }, people) =>
        `Die Partie ist zu Ende: ${winnersIn(people, winners, ' und ', WIN_DE)}.`,
    },
    notAMove: de.notAMove,
    refusals: {
      'unknown-card': 'Diese Karte gibt es in diesem Spiel nicht.',
      'no-such-seat': 'Diesen Platz gibt es an diesem Tisch nicht.',
      'not-your-turn': 'Du bist nicht am Zug.',
      'game-over': 'Die Partie ist zu Ende.',
    },
    options: {
      players: { name: 'Mitspieler', explains: 'Wie viele mitspielen.' },
      starter: {
        name: 'Wer beginnt',
        explains: 'Der Platz, der beginnt; ohne Angabe entscheidet der Zufall.',
      },
      decision_ms: {
        name: 'Zeit für eine Entscheidung',
        explains: 'Millisekunden für jede Entscheidung; 0 heißt ohne Grenze.',
      },
    },
  },
  fr: {
    timeOut: 'Le temps est écoulé',
    over: 'La partie est terminée.',
    waiting: (who) => `On attend ${fr.whom(who)}.`,
    events: {
      'timed-out': ({ seat }, people) => `Le temps est écoulé pour ${fr.whom(people.one(seat))}.`,
      ended: ({ winners }, people) =>
        `La partie est terminée\u202f: ${winnersIn(people, winners, ' et ', WIN_FR)}.`,
    },
    notAMove: fr.notAMove,
    refusals: {
      'unknown-card': 'Cette carte n’existe pas dans ce jeu.',
      'no-such-seat': 'Cette place n’existe pas à cette table.',
      'not-your-turn': 'Ce n’est pas à vous de jouer.',
      'game-over': 'La partie est terminée.',
    },
    options: {
      players: { name: 'Joueurs', explains: 'Combien de personnes jouent.' },
      starter: { name: 'Qui commence', explains: 'La place qui commence\u202f; sinon le hasard décide.' },
      decision_ms: {
        name: 'Temps par décision',
        explains: 'Millisecondes pour chaque décision\u202f; 0 veut dire sans limite.',
      },
    },
  },
};

/** How a language says that the reader, one other, several with the reader, or several others win, and that nobody does. */
interface Winning {
  readonly you: string;
  readonly reader: string;
  readonly one: string;
  readonly several: string;
  readonly withReader: string;
  readonly nobody: string;
}

const WIN_EN: Winning = {
  you: 'you',
  reader: 'win',
  one: 'wins',
  several: 'win',
  withReader: 'win',
  nobody: 'nobody wins',
};
const WIN_DE: Winning = {
  you: 'du',
  reader: 'gewinnst',
  one: 'gewinnt',
  several: 'gewinnen',
  withReader: 'gewinnt',
  nobody: 'niemand gewinnt',
};
const WIN_FR: Winning = {
  you: 'vous',
  reader: 'gagnez',
  one: 'gagne',
  several: 'gagnent',
  withReader: 'gagnez',
  nobody: 'personne ne gagne',
};

function winnersIn(people: People, seats: readonly number[], and: string, winning: Winning): string {
  if (seats.length === 0) return winning.nobody;
  const winners = people.all(seats);
  const withYou = winners.some(({ you }) => you);
  const who = listed(
    winners.map((each) => named(each, winning.you)),
    and,
  );
  if (winners.length === 1) return `${who} ${withYou ? winning.reader : winning.one}`;
  return `${who} ${withYou ? winning.withReader : winning.several}`;
}

function named(who: Who, you: string): string {
  return who.you ? you : who.name;
}

import type { Card } from '../../../../kernel/zones.ts';
import { cardsOf, does } from '../../../../texts/de.ts';
import { capital, listed, type Who } from '../../../../texts/sentences.ts';
import { isKarmaCard } from '../../cards.ts';
import type { ExpectedPlay } from '../expected.ts';
import { cardName, makePlayTexts, type PlayWords, type Words, wantedBy } from '../words.ts';

const KARMA_CARDS: Words['karmaCards'] = {
  table: 'Tischkarte ausspielen',
  bottom: 'Unterste Karte nach oben',
  five: '5 oder kleiner',
  give: 'Stapel an Mitspieler geben',
};

const SHORT: Words['shortCards'] = { bottom: 'Unterste nach oben', give: 'Stapel geben' };

export const playDe: PlayWords = {
  name: 'Karma',
  about:
    'Spiel hoch oder nimm den Stapel, werde alle deine Karten los, und sei am Ende nicht die einzige Person, die noch welche hat.',
  karmaCards: KARMA_CARDS,
  shortCards: SHORT,

  endings: {
    'last-with-cards': 'Nur noch eine Person hat Karten und verliert.',
    stalled: 'Zu viele Züge in Folge haben nichts vorangebracht: Wer die meisten Karten hat, verliert.',
    'turn-limit': 'Der letzte Zug ist gespielt: Wer die meisten Karten hat, verliert.',
  },

  moves: {
    look: () => 'Verdeckte Karten ansehen',
    skip: () => 'Nicht ansehen',
    choose: ({ cards }) => `${named(cards, ' und ')} offen hinlegen`,
    play: ({ from, card, count }) =>
      `${count === 1 ? quoted(card) : capital(some(card, count))}${from === 'open' ? ' vom Tisch' : ''} spielen`,
    turn: ({ place }) => `Verdeckte Karte ${place} aufdecken`,
    take: () => 'Stapel nehmen',
    decline: () => 'Auf die Zusatzkarte verzichten',
    give: ({ to }, people) => `Den Stapel an ${everybody([people.one(to)], 'dich')} geben`,
    draw: () => 'Nachziehen',
    'time-out': () => 'Die Zeit ist um',
  },

  events: {
    dealt: ({ seat, count, cards }, people) =>
      `${does(people.one(seat), 'bekommst', 'bekommt')} ${cards ? named(cards, ' und ') : cardsOf(count)}.`,
    looked: ({ seat, looked, cards }, people) => {
      const who = people.one(seat);
      if (!looked) return `${does(who, 'siehst deine', 'sieht die eigenen')} verdeckten Karten nicht an.`;
      const seen = cards ? `: ${named(cards, ' und ')}` : '';
      return `${does(who, 'siehst deine', 'sieht die eigenen')} verdeckten Karten an${seen}.`;
    },
    chose: ({ seat }, people) => `${does(people.one(seat), 'hast', 'hat')} gewählt.`,
    opened: ({ seat, cards }, people) =>
      `${does(people.one(seat), 'legst', 'legt')} ${named(cards, ' und ')} offen hin.`,
    played: ({ seat, from, card, count }, people) =>
      `${does(people.one(seat), 'spielst', 'spielt')} ${some(card, count)}${from === 'open' ? ' vom Tisch' : ''}.`,
    turned: ({ seat, card, fits }, people) =>
      `${does(people.one(seat), 'deckst', 'deckt')} ${some(card, 1)} auf: ${fits ? 'Das passt' : 'Das passt nicht'}.`,
    took: ({ seat, count, cards }, people) =>
      `${does(people.one(seat), 'nimmst', 'nimmt')} den Stapel: ${cardsOf(count)}${inBrackets(cards)}.`,
    gave: ({ seat, to, count, cards }, people) =>
      `${does(people.one(seat), 'gibst', 'gibt')} ${toWhom(people.one(to))} den Stapel: ${cardsOf(count)}${inBrackets(cards)}.`,
    raised: ({ card }) => `${capital(some(card, 1))} kommt von ganz unten nach oben.`,
    triple: ({ seat, card, removed }, people) =>
      `${does(people.one(seat), 'vollendest', 'vollendet')} einen Drilling aus ${tripled(card)}: ${cardsOf(removed.length)} sind aus dem Spiel.`,
    left: ({ cards }) =>
      `${capital(some(cards[0], cards.length))} ${cards.length === 1 ? 'ist' : 'sind'} aus dem Spiel.`,
    drew: ({ seat, count, cards }, people) =>
      `${does(people.one(seat), 'ziehst', 'zieht')} ${cards ? named(cards, ' und ') : cardsOf(count)} nach.`,
    declined: ({ seat }, people) =>
      `${does(people.one(seat), 'verzichtest', 'verzichtet')} auf die Zusatzkarte.`,
    'went-out': ({ seat }, people) => `${does(people.one(seat), 'bist', 'ist')} fertig: keine Karten mehr.`,
    'came-back': ({ seat }, people) => `${does(people.one(seat), 'bist', 'ist')} wieder im Spiel.`,
    'timed-out': ({ seats }, people) => `Die Zeit ist um für ${everybody(people.all(seats), 'dich')}.`,
    ended: ({ outcome }, people) => {
      const losers = people.all(outcome.losers);
      if (losers.length === 0) return 'Die Partie ist vorbei: Niemand hat mehr Karten, alle gewinnen.';
      const rest = outcome.winners.length > 0 ? ' Alle anderen gewinnen.' : '';
      return `Die Partie ist vorbei: ${capital(everybody(losers, 'du'))} ${lose(losers)}.${rest}`;
    },
  },

  asks: {
    nothing: 'Die Partie ist vorbei.',
    look: 'Möchtest du deine verdeckten Karten ansehen?',
    choose: (count) =>
      count === 1
        ? 'Suche dir eine deiner Karten aus, die du offen hinlegst.'
        : `Suche dir ${count === 2 ? 'zwei' : 'drei'} deiner Karten aus, die du offen hinlegst.`,
    draw: 'Deine Hand ist leer: Zieh zuerst nach.',
    mayDraw: 'Du darfst noch nachziehen.',
    others: (waitedFor) => `Warten auf ${everybody(waitedFor, 'dich')}.`,
    receiver: (count) => `Wer bekommt den Stapel (${cardsOf(count)})?`,
    play: (play) => `${play.extra ? 'Zusatzkarte' : 'Du bist am Zug'}: ${orElse(play)}.`,
  },
};

const NUMBERS = ['keine', 'eine', 'zwei', 'drei', 'vier', 'fünf', 'sechs'];

function one(card: Card): string {
  return cardName(card, KARMA_CARDS);
}

export function quoted(card: Card): string {
  return isKarmaCard(card) ? `„${one(card)}“` : one(card);
}

/** `eine 9`, `zwei 9er`, `„Stapel an Mitspieler geben“`, `zwei Karten „Stapel an Mitspieler geben“` */
export function some(card: Card, count: number): string {
  if (count > 1) return `${NUMBERS[count]} ${several(card)}`;
  return isKarmaCard(card) ? quoted(card) : `eine ${one(card)}`;
}

/** `14er`, `Karten „5 oder kleiner“` */
export function several(card: Card): string {
  return isKarmaCard(card) ? `Karten ${quoted(card)}` : `${one(card)}er`;
}

/** After `aus`: `14ern`, `„5 oder kleiner“` */
function tripled(card: Card): string {
  return isKarmaCard(card) ? quoted(card) : `${one(card)}ern`;
}

export function plain(cards: readonly Card[]): string {
  return cards.map(quoted).join(', ');
}

export function named(cards: readonly Card[], and: string): string {
  return listed(cards.map(quoted), and);
}

export function inBrackets(cards: readonly Card[] | null): string {
  return cards && cards.length > 0 ? ` (${plain(cards)})` : '';
}

function toWhom(who: Who): string {
  return who.you ? 'dir' : who.name;
}

function everybody(all: readonly Who[], you: 'du' | 'dich'): string {
  return listed(
    all.map((who) => (who.you ? you : who.name)),
    ' und ',
  );
}

function lose(losers: readonly Who[]): string {
  const you = losers.some((who) => who.you);
  if (losers.length === 1) return you ? 'verlierst' : 'verliert';
  return you ? 'verliert' : 'verlieren';
}

/** What fits on a card: `mindestens eine 9`. */
export function fitting(top: Card | null): string {
  switch (wantedBy(top)) {
    case 'any':
      return 'eine beliebige Karte';
    case 'up-to-five':
      return 'eine Zahl von 1 bis 5';
    case 'the-highest':
      return 'eine 16';
    case 'at-least':
      return `mindestens eine ${one(top as Card)}`;
  }
}

const PLACES: Readonly<Record<ExpectedPlay['from'][number], string>> = {
  hand: 'einer beliebigen Handkarte',
  open: 'einer beliebigen offenen Tischkarte',
  hidden: 'einer verdeckten Tischkarte',
};

/** What may be done instead of each other: `Spiele mindestens eine 9 oder eine Karma-Karte, oder nimm den Stapel`. */
function orElse(play: ExpectedPlay): string {
  if (!play.canPlay && !play.mayDecline) return 'Keine Karte passt, nimm den Stapel';
  const ways = [wayToPlay(play)];
  if (play.mayTake) ways.push('nimm den Stapel');
  if (play.mayDecline) ways.push('verzichte darauf');
  return listed(ways, ', oder ');
}

function wayToPlay({ from, demand, opensPile }: ExpectedPlay): string {
  if (opensPile)
    return `Eröffne den Stapel mit ${listed(
      from.map((place) => PLACES[place]),
      ' oder ',
    )}`;
  if (from.includes('hidden')) return 'Decke eine verdeckte Karte auf';
  const fromTable = from.includes('open');
  const fits = fitting(demand);
  if (wantedBy(demand) === 'any') return `Spiele ${fromTable ? 'eine beliebige offene Tischkarte' : fits}`;
  return `Spiele ${fromTable ? 'von deinen offenen Tischkarten ' : ''}${fits} oder eine Karma-Karte`;
}

export const playTextsDe = makePlayTexts(playDe);

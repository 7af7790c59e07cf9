import type { Card } from '../../../../kernel/zones.ts';
import { cardsOf } from '../../../../texts/de.ts';
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

export function one(card: Card): string {
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

export function named(cards: readonly Card[], and: string): string {
  return listed(cards.map(quoted), and);
}

export function everybody(all: readonly Who[], you: 'du' | 'dich'): string {
  return listed(
    all.map((who) => (who.you ? you : who.name)),
    ' und ',
  );
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

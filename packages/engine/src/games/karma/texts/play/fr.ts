import type { Card } from '../../../../kernel/zones.ts';
import { cardsOf, whom } from '../../../../texts/fr.ts';
import { listed, type Who } from '../../../../texts/sentences.ts';
import { isKarmaCard } from '../../cards.ts';
import type { ExpectedPlay } from '../expected.ts';
import { cardName, makePlayTexts, type PlayWords, type Words, wantedBy } from '../words.ts';

/** The French sheet prints the English names and explains them in French. */
const KARMA_CARDS: Words['karmaCards'] = {
  table: 'Play a Table Card',
  bottom: 'Bottoms Up',
  five: 'Five or Below',
  give: 'Give the Pile to a Friend',
};

const SHORT: Words['shortCards'] = { give: 'Give the Pile' };

export const playFr: PlayWords = {
  name: 'Karma',
  about:
    'Jouez haut ou prenez la pile, débarrassez-vous de toutes vos cartes et ne soyez pas la dernière personne à en avoir.',
  karmaCards: KARMA_CARDS,
  shortCards: SHORT,

  moves: {
    look: () => 'Regarder vos cartes cachées',
    skip: () => 'Ne pas regarder',
    choose: ({ cards }) => `Poser face visible ${named(cards, ' et ')}`,
    play: ({ from, card, count }) =>
      `Jouer ${count === 1 ? quoted(card) : some(card, count)}${from === 'open' ? ' de la table' : ''}`,
    turn: ({ place }) => `Retourner la carte cachée ${place}`,
    take: () => 'Prendre la pile',
    decline: () => 'Renoncer à la carte supplémentaire',
    give: ({ to }, people) =>
      people.one(to).you ? 'Vous donner la pile' : `Donner la pile à ${people.one(to).name}`,
    draw: () => 'Piocher',
    'time-out': () => 'Temps écoulé',
  },

  asks: {
    nothing: 'La partie est finie.',
    look: 'Voulez-vous regarder vos cartes cachées ?',
    choose: (count) =>
      `Choisissez ${['une', 'deux', 'trois'][count - 1]} de vos cartes à poser face visible.`,
    draw: 'Votre main est vide : piochez d’abord.',
    mayDraw: 'Vous pouvez encore piocher.',
    others: (waitedFor) => `On attend ${everybody(waitedFor)}.`,
    receiver: (count) => `À qui va la pile (${cardsOf(count)}) ?`,
    play: (play) => `${play.extra ? 'Carte supplémentaire' : 'À vous de jouer'} : ${orElse(play)}.`,
  },
};

const NUMBERS = ['aucun', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six'];

export function one(card: Card): string {
  return cardName(card, KARMA_CARDS);
}

export function quoted(card: Card): string {
  return isKarmaCard(card) ? `« ${one(card)} »` : one(card);
}

/** `un 9`, `deux 9`, `« Give the Pile to a Friend »`, `deux cartes « Give the Pile to a Friend »` */
export function some(card: Card, count: number): string {
  if (count > 1) return `${NUMBERS[count]} ${several(card)}`;
  return isKarmaCard(card) ? quoted(card) : `un ${one(card)}`;
}

export function several(card: Card): string {
  return isKarmaCard(card) ? `cartes ${quoted(card)}` : one(card);
}

export function named(cards: readonly Card[], and: string): string {
  return listed(cards.map(quoted), and);
}

export function everybody(all: readonly Who[]): string {
  return listed(all.map(whom), ' et ');
}

/** What fits on a card: `au moins un 9`. */
export function fitting(top: Card | null): string {
  switch (wantedBy(top)) {
    case 'any':
      return 'n’importe quelle carte';
    case 'up-to-five':
      return 'un nombre de 1 à 5';
    case 'the-highest':
      return 'un 16';
    case 'at-least':
      return `au moins un ${one(top as Card)}`;
  }
}

const PLACES: Readonly<Record<ExpectedPlay['from'][number], string>> = {
  hand: 'n’importe quelle carte de votre main',
  open: 'n’importe quelle carte de table visible',
  hidden: 'une carte de table cachée',
};

/** What may be done instead of each other: `jouez au moins un 9 ou une carte Karma, ou prenez la pile`. */
function orElse(play: ExpectedPlay): string {
  if (!play.canPlay && !play.mayDecline) return 'aucune carte ne convient, prenez la pile';
  const ways = [wayToPlay(play)];
  if (play.mayTake) ways.push('prenez la pile');
  if (play.mayDecline) ways.push('renoncez-y');
  return listed(ways, ', ou ');
}

function wayToPlay({ from, demand, opensPile }: ExpectedPlay): string {
  if (opensPile)
    return `ouvrez la pile avec ${listed(
      from.map((place) => PLACES[place]),
      ' ou ',
    )}`;
  if (from.includes('hidden')) return 'retournez une carte cachée';
  const fromTable = from.includes('open');
  const fits = fitting(demand);
  if (wantedBy(demand) === 'any') return `jouez ${fromTable ? PLACES.open : fits}`;
  return `jouez ${fits} ou une carte Karma${fromTable ? ' parmi vos cartes de table visibles' : ''}`;
}

export const playTextsFr = makePlayTexts(playFr);

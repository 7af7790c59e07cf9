import type { Card } from '../../../../kernel/zones.ts';
import { cardsOf, does, whom } from '../../../../texts/fr.ts';
import { capital, listed, type Who } from '../../../../texts/sentences.ts';
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

  endings: {
    'last-with-cards': 'Une seule personne a encore des cartes et perd.',
    stalled: 'Trop de tours de suite sans progrès : qui a le plus de cartes perd.',
    'turn-limit': 'Le dernier tour est joué : qui a le plus de cartes perd.',
  },

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

  events: {
    dealt: ({ seat, count, cards }, people) =>
      `${does(people.one(seat), 'recevez', 'reçoit')} ${cards ? named(cards, ' et ') : cardsOf(count)}.`,
    looked: ({ seat, looked, cards }, people) => {
      const who = people.one(seat);
      if (!looked) return `${does(who, 'ne regardez pas vos', 'ne regarde pas ses')} cartes cachées.`;
      const seen = cards ? ` : ${named(cards, ' et ')}` : '';
      return `${does(who, 'regardez vos', 'regarde ses')} cartes cachées${seen}.`;
    },
    chose: ({ seat }, people) => `${does(people.one(seat), 'avez', 'a')} choisi.`,
    opened: ({ seat, cards }, people) =>
      `${does(people.one(seat), 'posez', 'pose')} face visible ${named(cards, ' et ')}.`,
    played: ({ seat, from, card, count }, people) =>
      `${does(people.one(seat), 'jouez', 'joue')} ${some(card, count)}${from === 'open' ? ' de la table' : ''}.`,
    turned: ({ seat, card, fits }, people) =>
      `${does(people.one(seat), 'retournez', 'retourne')} ${some(card, 1)}, qui ${fits ? 'convient' : 'ne convient pas'}.`,
    took: ({ seat, count, cards }, people) =>
      `${does(people.one(seat), 'prenez', 'prend')} la pile : ${cardsOf(count)}${inBrackets(cards)}.`,
    gave: ({ seat, to, count, cards }, people) => {
      const receiver = people.one(to);
      const gives = receiver.you
        ? `${people.one(seat).name} vous donne la pile`
        : `${does(people.one(seat), 'donnez', 'donne')} la pile à ${receiver.name}`;
      return `${gives} : ${cardsOf(count)}${inBrackets(cards)}.`;
    },
    raised: ({ card }) => `${capital(some(card, 1))} remonte du bas de la pile au sommet.`,
    triple: ({ seat, card, removed }, people) =>
      `${does(people.one(seat), 'complétez', 'complète')} un triple de ${several(card)} : ${cardsOf(removed.length)} quittent la partie.`,
    left: ({ cards }) =>
      `${capital(some(cards[0], cards.length))} ${cards.length === 1 ? 'quitte' : 'quittent'} la partie.`,
    drew: ({ seat, count, cards }, people) =>
      `${does(people.one(seat), 'piochez', 'pioche')} ${cards ? named(cards, ' et ') : cardsOf(count)}.`,
    declined: ({ seat }, people) =>
      `${does(people.one(seat), 'renoncez', 'renonce')} à la carte supplémentaire.`,
    'went-out': ({ seat }, people) => `${does(people.one(seat), 'avez', 'a')} terminé : plus aucune carte.`,
    'came-back': ({ seat }, people) => `${does(people.one(seat), 'revenez', 'revient')} dans la partie.`,
    'timed-out': ({ seats }, people) => `Temps écoulé pour ${everybody(people.all(seats))}.`,
    ended: ({ outcome }, people) => {
      const losers = people.all(outcome.losers);
      if (losers.length === 0)
        return 'La partie est finie : plus personne n’a de cartes, et tout le monde gagne.';
      const rest = outcome.winners.length > 0 ? ' Tous les autres gagnent.' : '';
      return `La partie est finie : ${everybody(losers)} ${lose(losers)}.${rest}`;
    },
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

export function plain(cards: readonly Card[]): string {
  return cards.map(quoted).join(', ');
}

export function named(cards: readonly Card[], and: string): string {
  return listed(cards.map(quoted), and);
}

export function inBrackets(cards: readonly Card[] | null): string {
  return cards && cards.length > 0 ? ` (${plain(cards)})` : '';
}

function everybody(all: readonly Who[]): string {
  return listed(all.map(whom), ' et ');
}

function lose(losers: readonly Who[]): string {
  if (losers.some((who) => who.you)) return 'perdez';
  return losers.length === 1 ? 'perd' : 'perdent';
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

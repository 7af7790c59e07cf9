import type { Card } from '../../../../kernel/zones.ts';
import { cardsOf, does } from '../../../../texts/fr.ts';
import { capital, type Who } from '../../../../texts/sentences.ts';
import { everybody, named, quoted, several, some } from '../play/fr.ts';
import type { Words } from '../words.ts';

export const eventsFr: Words['events'] = {
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
};

export function plain(cards: readonly Card[]): string {
  return cards.map(quoted).join(', ');
}

export function inBrackets(cards: readonly Card[] | null): string {
  return cards && cards.length > 0 ? ` (${plain(cards)})` : '';
}

function lose(losers: readonly Who[]): string {
  if (losers.some((who) => who.you)) return 'perdez';
  return losers.length === 1 ? 'perd' : 'perdent';
}

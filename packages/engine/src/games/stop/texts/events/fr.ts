import type { Card } from '../../../../kernel/zones.ts';
import { cardsOf, does, whom } from '../../../../texts/fr.ts';
import { capital, listed, type Who } from '../../../../texts/sentences.ts';
import { a, CALLED, called, side, where } from '../play/fr.ts';
import type { Words } from '../words.ts';
import { attacks } from '../words.ts';

export const eventsFr: Words['events'] = {
  dealt: ({ seat, count, cards }, people) =>
    `${does(people.one(seat), 'recevez', 'reçoit')} ${cards ? named(cards) : cardsOf(count)}.`,
  opened: ({ card: turned, stays }) =>
    stays
      ? `${capital(a(turned))} ouvre la pile.`
      : `${capital(a(turned))} est retourné et repart dans la pioche.`,
  played: ({ seat, way, card: laid, free, direction, calls }, people) => {
    const who = people.one(seat);
    const against = attacks(laid) ? ` contre ${whom(people.leftOf(seat))}` : '';
    const both = `${free ? '« Choix libre » et ' : ''}${a(laid)}${against}`;
    if (way === 'interjected') return `${does(who, 'intercalez', 'intercale')} ${both}${called(calls)}`;
    if (way === 'answer') return `${does(who, 'répondez par', 'répond par')} ${both}${called(calls)}`;
    return `${does(who, 'jouez', 'joue')} ${both}${where(direction)}${called(calls)}`;
  },
  forgot: ({ seat, call }, people) =>
    `${does(people.one(seat), 'avez', 'a')} oublié d’annoncer « ${CALLED[call]} ».`,
  drew: ({ seat, why, count, cards }, people) =>
    `${does(people.one(seat), 'piochez', 'pioche')} ${cards && cards.length > 0 ? named(cards) : cardsOf(count)}${why === 'call' ? ' en pénalité' : ''}.`,
  turned: ({ seat, card: turned }, people) =>
    `${does(people.one(seat), 'retournez', 'retourne')} ${a(turned)} et ${people.one(seat).you ? 'prenez' : 'prend'} la carte.`,
  skipped: ({ seat }, people) => `${does(people.one(seat), 'passez votre', 'passe son')} tour.`,
  reshuffled: ({ count }) => `La pile est mélangée : la nouvelle pioche a ${cardsOf(count)}.`,
  swapped: ({ direction }) => `Toutes les mains vont à ${side(direction)}.`,
  unlocked: () => 'Le verrou est levé.',
  'timed-out': ({ seat }, people) => `Temps écoulé pour ${whom(people.one(seat))}.`,
  scored: ({ result, points }, people) => {
    const { winner, reason } = result;
    const how =
      winner === null
        ? `La manche est arrêtée${reason === 'deadlock' ? ', car personne ne peut jouer ni piocher' : ' à la limite des tours'}.`
        : `${does(people.one(winner), 'gagnez', 'gagne')} la manche.`;
    const sums = points.map((sum, seat) => `${capital(whom(people.one(seat)))} ${sum}`);
    return `${how} Points de pénalité : ${sums.join(', ')}.`;
  },
  ended: ({ outcome }, people) => `La partie est finie : ${winning(people.all(outcome.winners))}.`,
};

function named(cards: readonly Card[]): string {
  return listed(cards.map(a), ' et ');
}

/** `Anna gagne`, `vous gagnez`, `Anna et vous gagnez`, `Anna et Ben gagnent` */
function winning(winners: readonly Who[]): string {
  const who = listed(winners.map(whom), ' et ');
  if (winners.some((winner) => winner.you)) return `${who} gagnez`;
  return `${who} ${winners.length === 1 ? 'gagne' : 'gagnent'}`;
}

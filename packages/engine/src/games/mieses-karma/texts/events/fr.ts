import type { Card } from '../../../../kernel/zones.ts';
import { cardsOf, does, whom } from '../../../../texts/fr.ts';
import { listed, type Who } from '../../../../texts/sentences.ts';
import { everybody, one, onTheLeft, WITH_ARTICLE } from '../play/fr.ts';
import type { Words } from '../words.ts';

export const eventsFr: Words['events'] = {
  attached: ({ seat, card, end }, people) =>
    `${does(people.one(seat), 'ajoutez', 'ajoute')} ${one(card)}${onTheLeft(end)}.`,
  discarded: ({ seat, card }, people) => `${does(people.one(seat), 'défaussez', 'défausse')} ${one(card)}.`,
  salvaged: ({ seat, card }, people) =>
    `${does(people.one(seat), 'ajoutez', 'ajoute')} ${one(card)} depuis la défausse.`,
  swapped: ({ seat, card }, people) =>
    `${does(people.one(seat), 'défaussez', 'défausse')} ${one(card)} pour une autre carte.`,
  stole: ({ seat, from, card }, people) => {
    const robbed = people.one(from);
    if (robbed.you) return `${people.one(seat).name} vous vole ${one(card)}.`;
    return `${does(people.one(seat), 'volez', 'vole')} ${one(card)} à ${robbed.name}.`;
  },
  added: ({ seat, card }, people) => `${does(people.one(seat), 'ajoutez', 'ajoute')} aussi ${one(card)}.`,
  imitated: ({ seat, species }, people) =>
    `${does(people.one(seat), 'imitez', 'imite')} ${WITH_ARTICLE[species]}.`,
  asked: ({ seat }, people) => `${does(people.one(seat), 'demandez', 'demande')} une carte.`,
  laid: ({ seat, cards }, people) =>
    `${does(people.one(seat), 'posez', 'pose')} une carte face cachée${cards ? ` : ${named(cards)}` : ''}.`,
  declined: ({ seat }, people) => `${does(people.one(seat), 'ne donnez', 'ne donne')} rien.`,
  opened: ({ gifts }, people) =>
    `On retourne les dons : ${gifts.map(({ seat, card }) => `${one(card)} (${whom(people.one(seat))})`).join(', ')}.`,
  took: ({ seat, from, card, end }, people) => {
    const giver = people.one(from);
    const gift = giver.you ? 'votre don' : `don offert par ${giver.name}`;
    return `${does(people.one(seat), 'prenez', 'prend')} ${one(card)}, ${gift}${onTheLeft(end)}.`;
  },
  'nobody-gave': () => 'Personne ne donne de carte.',
  'put-away': ({ seat, count, cards }, people) =>
    `${does(people.one(seat), 'posez', 'pose')} ${cardsOf(count)} de la main sur la défausse${inBrackets(cards)}.`,
  drew: ({ seat, count, cards }, people) =>
    `${does(people.one(seat), 'piochez', 'pioche')} ${cardsOf(count)}${inBrackets(cards)}.`,
  reshuffled: ({ count }) => `La défausse est mélangée et devient la pioche : ${cardsOf(count)}.`,
  died: ({ seat, reaper }, people) =>
    `${does(people.one(seat), 'mourez', 'meurt')} : ${reaper ? 'la faucheuse est venue' : 'il ne reste plus de cartes'}.`,
  karma: ({ seat, gained, karma }, people) =>
    `${does(people.one(seat), 'gagnez', 'gagne')} ${gained} karma et ${people.one(seat).you ? 'en avez' : 'en a'} maintenant ${karma}.`,
  foursomes: ({ seat, count }, people) => {
    const who = people.one(seat);
    if (count === 0) return `${does(who, 'n’avez', 'n’a')} aucune série de quatre.`;
    return `${does(who, 'avez', 'a')} ${count === 1 ? '1 série' : `${count} séries`} de quatre.`;
  },
  scored: ({ seat, card }, people) =>
    `${does(people.one(seat), 'posez', 'pose')} ${one(card)} sur la pile de points.`,
  kept: ({ seat, card }, people) => `${does(people.one(seat), 'gardez', 'garde')} ${one(card)}.`,
  cleared: ({ seat, count }, people) =>
    `${does(people.one(seat), 'débarrassez votre', 'débarrasse sa')} ligne : ${cardsOf(count)} sur la défausse.`,
  reborn: ({ seat, card }, people) => `${does(people.one(seat), 'renaissez', 'renaît')} : ${one(card)}.`,
  'second-turn': ({ seat }, people) => `${does(people.one(seat), 'jouez', 'joue')} un second tour.`,
  'timed-out': ({ seats }, people) => `Le temps est écoulé pour ${everybody(people.all(seats))}.`,
  ended: ({ outcome }, people) => {
    const winners = people.all(outcome.winners);
    const most = Math.max(...(outcome.points ?? [0]));
    return `La partie est finie : ${everybody(winners)} ${win(winners)} avec ${most} points.`;
  },
};

export function plain(cards: readonly Card[]): string {
  return cards.map(one).join(', ');
}

function named(cards: readonly Card[]): string {
  return listed(cards.map(one), ' et ');
}

export function stackName(stack: string): string {
  return stack === 'humans' ? 'humains' : `pile ${stack}`;
}

function inBrackets(cards: readonly Card[] | null): string {
  return cards && cards.length > 0 ? ` (${plain(cards)})` : '';
}

/** « Anna gagne », « vous gagnez », « Anna et vous gagnez », « Anna et Ben gagnent ». */
function win(all: readonly Who[]): string {
  if (all.some(({ you }) => you)) return 'gagnez';
  return all.length === 1 ? 'gagne' : 'gagnent';
}

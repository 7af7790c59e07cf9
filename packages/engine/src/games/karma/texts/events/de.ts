import type { Card } from '../../../../kernel/zones.ts';
import { cardsOf, does } from '../../../../texts/de.ts';
import { capital, type Who } from '../../../../texts/sentences.ts';
import { isKarmaCard } from '../../cards.ts';
import { everybody, named, one, quoted, some } from '../play/de.ts';
import type { Words } from '../words.ts';

export const eventsDe: Words['events'] = {
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
};

/** After `aus`: `14ern`, `„5 oder kleiner“` */
function tripled(card: Card): string {
  return isKarmaCard(card) ? quoted(card) : `${one(card)}ern`;
}

export function plain(cards: readonly Card[]): string {
  return cards.map(quoted).join(', ');
}

export function inBrackets(cards: readonly Card[] | null): string {
  return cards && cards.length > 0 ? ` (${plain(cards)})` : '';
}

function toWhom(who: Who): string {
  return who.you ? 'dir' : who.name;
}

function lose(losers: readonly Who[]): string {
  const you = losers.some((who) => who.you);
  if (losers.length === 1) return you ? 'verlierst' : 'verliert';
  return you ? 'verliert' : 'verlieren';
}

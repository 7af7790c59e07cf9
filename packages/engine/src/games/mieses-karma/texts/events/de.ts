import type { Card } from '../../../../kernel/zones.ts';
import { cardsOf, does } from '../../../../texts/de.ts';
import { listed, type Who } from '../../../../texts/sentences.ts';
import { ACCUSATIVE, accusative, one, onTheLeft, whom } from '../play/de.ts';
import type { Words } from '../words.ts';

export const eventsDe: Words['events'] = {
  attached: ({ seat, card, end }, people) =>
    `${does(people.one(seat), 'legst', 'legt')} ${one(card)}${onTheLeft(end)} an.`,
  discarded: ({ seat, card }, people) => `${does(people.one(seat), 'legst', 'legt')} ${one(card)} ab.`,
  salvaged: ({ seat, card }, people) =>
    `${does(people.one(seat), 'legst', 'legt')} ${one(card)} vom Ablagestapel an.`,
  swapped: ({ seat, card }, people) =>
    `${does(people.one(seat), 'legst', 'legt')} ${one(card)} für eine neue Karte ab.`,
  stole: ({ seat, from, card }, people) =>
    `${does(people.one(seat), 'stiehlst', 'stiehlt')} ${one(card)} von ${whom(people.one(from))}.`,
  added: ({ seat, card }, people) => `${does(people.one(seat), 'legst', 'legt')} zusätzlich ${one(card)} an.`,
  imitated: ({ seat, species }, people) =>
    `${does(people.one(seat), 'ahmst', 'ahmt')} ${ACCUSATIVE[species]} nach.`,
  asked: ({ seat }, people) => `${does(people.one(seat), 'bittest', 'bittet')} um eine Karte.`,
  laid: ({ seat, cards }, people) =>
    `${does(people.one(seat), 'legst', 'legt')} eine Karte verdeckt hin${cards ? `: ${named(cards)}` : ''}.`,
  declined: ({ seat }, people) => `${does(people.one(seat), 'gibst', 'gibt')} nichts.`,
  opened: ({ gifts }, people) =>
    `Die Gaben werden aufgedeckt: ${gifts.map(({ seat, card }) => `${one(card)} von ${whom(people.one(seat))}`).join(', ')}.`,
  took: ({ seat, from, card, end }, people) =>
    `${does(people.one(seat), 'nimmst', 'nimmt')} ${one(card)} von ${whom(people.one(from))}${onTheLeft(end)}.`,
  'nobody-gave': () => 'Niemand gibt eine Karte.',
  'put-away': ({ seat, count, cards }, people) =>
    `${does(people.one(seat), 'legst', 'legt')} ${cardsOf(count)} von der Hand auf den Ablagestapel${inBrackets(cards)}.`,
  drew: ({ seat, count, cards }, people) =>
    `${does(people.one(seat), 'ziehst', 'zieht')} ${cardsOf(count)}${inBrackets(cards)}.`,
  reshuffled: ({ count }) => `Der Ablagestapel wird gemischt und zum Nachziehstapel: ${cardsOf(count)}.`,
  died: ({ seat, reaper }, people) =>
    `${does(people.one(seat), 'stirbst', 'stirbt')}${reaper ? ': Der Sensenmann ist da' : ': Es sind keine Karten mehr da'}.`,
  karma: ({ seat, gained, karma }, people) =>
    `${does(people.one(seat), 'bekommst', 'bekommt')} ${gained} Karma und ${people.one(seat).you ? 'hast' : 'hat'} jetzt ${karma}.`,
  foursomes: ({ seat, count }, people) =>
    `${does(people.one(seat), 'hast', 'hat')} ${count === 0 ? 'keine Viererkombination' : count === 1 ? '1 Viererkombination' : `${count} Viererkombinationen`}.`,
  scored: ({ seat, card }, people) =>
    `${does(people.one(seat), 'legst', 'legt')} ${one(card)} auf den Punktstapel.`,
  kept: ({ seat, card }, people) => `${does(people.one(seat), 'behältst', 'behält')} ${one(card)}.`,
  cleared: ({ seat, count }, people) =>
    `${does(people.one(seat), 'räumst deine', 'räumt die eigene')} Linie ab: ${cardsOf(count)} auf den Ablagestapel.`,
  reborn: ({ seat, card }, people) =>
    `${does(people.one(seat), 'wirst', 'wird')} wiedergeboren: ${one(card)}.`,
  'second-turn': ({ seat }, people) => `${does(people.one(seat), 'machst', 'macht')} einen zweiten Zug.`,
  'timed-out': ({ seats }, people) =>
    `Die Zeit ist um für ${listed(people.all(seats).map(accusative), ' und ')}.`,
  ended: ({ outcome }, people) => {
    const winners = people.all(outcome.winners);
    const most = Math.max(...(outcome.points ?? [0]));
    return `Die Partie ist vorbei: ${subjects(winners)} ${wins(winners)} mit ${most} Punkten.`;
  },
};

export function plain(cards: readonly Card[]): string {
  return cards.map(one).join(', ');
}

function named(cards: readonly Card[]): string {
  return listed(cards.map(one), ' und ');
}

export function stackName(stack: string): string {
  return stack === 'humans' ? 'Menschen' : `Stapel ${stack}`;
}

function inBrackets(cards: readonly Card[] | null): string {
  return cards && cards.length > 0 ? ` (${plain(cards)})` : '';
}

function subjects(all: readonly Who[]): string {
  return listed(
    all.map((who) => (who.you ? 'du' : who.name)),
    ' und ',
  );
}

/** „Anna gewinnt“, „du gewinnst“, „Anna und du gewinnt“, „Anna und Ben gewinnen“. */
function wins(all: readonly Who[]): string {
  const withYou = all.some(({ you }) => you);
  if (all.length === 1) return withYou ? 'gewinnst' : 'gewinnt';
  return withYou ? 'gewinnt' : 'gewinnen';
}

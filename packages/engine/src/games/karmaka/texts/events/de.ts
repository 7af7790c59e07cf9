import type { Card } from '../../../../kernel/zones.ts';
import { cardsOf, does } from '../../../../texts/de.ts';
import { listed, type Who } from '../../../../texts/sentences.ts';
import { RUNGS } from '../../rebirth.ts';
import { one, RUNG_NAMES, shown, whom } from '../play/de.ts';
import type { Words } from '../words.ts';

export const eventsDe: Words['events'] = {
  passed: ({ seat }, people) => `${does(people.one(seat), 'passt', 'passt')}.`,
  played: ({ seat, way, to, card }, people) => {
    const who = people.one(seat);
    const what = card === null ? 'eine Karte' : one(card);
    if (way === 'deed') return `${does(who, 'spielst', 'spielt')} ${what} als Werk.`;
    if (way === 'ability') return `${does(who, 'nutzt', 'nutzt')} die Fähigkeit von ${what}.`;
    const future =
      way === 'ally' ? futureOf(people.one(to)) : who.you ? 'deine Zukunft' : 'die eigene Zukunft';
    return `${does(who, 'legst', 'legt')} ${what} auf ${future}.`;
  },
  drew: ({ seat, from, count, cards }, people) => {
    const what = cards && count > 0 ? named(cards) : some(count);
    const where = from === 'source' ? 'von der Quelle' : 'vom eigenen Deck';
    return `${does(people.one(seat), 'ziehst', 'zieht')} ${what} ${where}.`;
  },
  targeted: ({ seat, target, card }, people) => {
    const who = people.one(seat);
    const on = seat === target ? (who.you ? 'dich selbst' : 'sich selbst') : whom(people.one(target));
    return `${does(who, 'setzt', 'setzt')} ${one(card)} auf ${on} ein.`;
  },
  copied: ({ seat, card, owner }, people) =>
    owner === null
      ? `${does(people.one(seat), 'führst', 'führt')} die Fähigkeit der abgelegten Karte ${one(card)} aus.`
      : `${does(people.one(seat), 'kopierst', 'kopiert')} ${one(card)} aus ${owner === seat && !people.one(seat).you ? 'den eigenen Werken' : worksOf(people.one(owner))}.`,
  'copied-nothing': ({ seat, card }, people) =>
    `${does(people.one(seat), 'kopierst', 'kopiert')} mit ${one(card)} nichts.`,
  ruined: ({ owner, from, card }, people) =>
    `${one(card)} kommt ${areaOf(people.one(owner), from)} auf die Ruinen.`,
  peeked: ({ seat, target, cards }, people) =>
    `${does(people.one(seat), 'siehst dir', 'sieht sich')} ${handOf(people.one(target))} an${cards?.length === 0 ? '; es sind keine da' : shown(cards)}.`,
  picked: ({ seat, target, count, cards }, people) =>
    count === 0
      ? `${does(people.one(seat), 'kannst', 'kann')} ${areaOf(people.one(target), 'hand')} keine Karte ziehen.`
      : `${does(people.one(seat), 'ziehst', 'zieht')} blind ${cardsOf(count)} ${areaOf(people.one(target), 'hand')}${shown(cards)}.`,
  kept: ({ seat, target, card }, people) =>
    `${does(people.one(seat), 'behältst', 'behält')} ${card === null ? 'eine Karte' : one(card)} von ${from(people.one(target))}.`,
  dealt: ({ seat, count }, people) =>
    `${does(people.one(seat), 'bekommst', 'bekommt')} ${some(count)} auf das Deck.`,
  looked: ({ seat, count, cards }, people) =>
    count === 0
      ? `${does(people.one(seat), 'findest', 'findet')} in der Quelle keine Karte.`
      : `${does(people.one(seat), 'siehst dir', 'sieht sich')} ${cardsOf(count)} der Quelle an${shown(cards)}.`,
  returned: ({ seat, count }, people) =>
    `${does(people.one(seat), 'legst', 'legt')} ${some(count)} auf die Quelle zurück.`,
  placed: ({ seat, card }, people) =>
    `${does(people.one(seat), 'legst', 'legt')} ${card === null ? 'eine Karte' : one(card)} auf die eigene Zukunft.`,
  jubilated: ({ seat, card }, people) =>
    `${does(people.one(seat), 'legst', 'legt')} ${one(card)} zu den eigenen Werken.`,
  fetched: ({ seat, to, card }, people) =>
    to === 'hand'
      ? `${does(people.one(seat), 'nimmst', 'nimmt')} ${one(card)} aus den Ruinen auf die Hand.`
      : `${does(people.one(seat), 'legst', 'legt')} ${one(card)} aus den Ruinen auf die eigene Zukunft.`,
  thieved: ({ seat, target, card }, people) =>
    `${does(people.one(seat), 'stiehlst', 'stiehlt')} ${one(card)}, ${topDeedOf(people.one(target))}.`,
  stole: ({ seat, target, card }, people) =>
    `${does(people.one(seat), 'stiehlst', 'stiehlt')} ${card === null ? 'die oberste Karte' : one(card)} ${areaOf(people.one(target), 'future')}.`,
  transmigrated: ({ seat, place, card }, people) => {
    const rank = place === 1 ? 'die oberste Karte' : `die ${place}. Karte von oben`;
    const what = card === null ? rank : `${one(card)}, ${rank},`;
    return `${does(people.one(seat), 'nimmst', 'nimmt')} ${what} aus der eigenen Zukunft auf die Hand.`;
  },
  offered: ({ seat, card, to }, people) =>
    `${does(people.one(seat), 'bietest', 'bietet')} ${listed(to.map(people.one).map(toWhom), ' und ')} ${one(card)} an.`,
  accepted: ({ seat, card }, people) =>
    `${does(people.one(seat), 'nimmst', 'nimmt')} ${one(card)} in die eigene Zukunft.`,
  refused: ({ seat, card }, people) => `${does(people.one(seat), 'lehnst', 'lehnt')} ${one(card)} ab.`,
  unwanted: ({ card }) => `Niemand will ${one(card)}; die Karte kommt auf die Ruinen.`,
  reshuffled: ({ count }) =>
    `${count === 0 ? 'Keine Karte' : cardsOf(count)} der Ruinen ${count < 2 ? 'wird' : 'werden'} zur neuen Quelle gemischt.`,
  died: ({ seat, deeds, rings, needed }, people) => {
    const who = people.one(seat);
    const life = who.you ? 'Dein Leben' : `Das Leben von ${who.name}`;
    const points = deeds === 1 ? '1 Punkt' : `${deeds} Punkten`;
    const spent = rings === 1 ? '1 Ring' : `${rings} Ringen`;
    const brought = [...(deeds > 0 ? [points] : []), ...(rings > 0 ? [spent] : [])].join(' und ');
    return `${life} endet ${brought === '' ? 'ohne einen Punkt' : `mit ${brought}`}; nötig waren ${needed}.`;
  },
  ascended: ({ seat, rung }, people) =>
    `${does(people.one(seat), 'steigst', 'steigt')} auf zur Stufe ${RUNG_NAMES[RUNGS[rung]]}.`,
  stayed: ({ seat, ring }, people) => {
    const who = people.one(seat);
    const gain = ring
      ? ` und ${who.you ? 'bekommst' : 'bekommt'} einen Ring`
      : '; es sind keine Ringe mehr da';
    return `${does(who, 'bleibst', 'bleibt')} auf derselben Stufe${gain}.`;
  },
  reborn: ({ seat, count, deck, cards }, people) => {
    const hand = count === 0 ? 'leerer Hand' : `${cardsOf(count)} auf der Hand${shown(cards)}`;
    const dealt = deck === 0 ? 'leerem Deck' : `${count === 0 ? cardsOf(deck) : deck} im Deck`;
    return `${does(people.one(seat), 'wirst', 'wird')} wiedergeboren, mit ${hand} und ${dealt}.`;
  },
  'timed-out': ({ seat }, people) => `Die Zeit ist um für ${whom(people.one(seat))}.`,
  ended: ({ outcome }, people) => {
    const winners = people.all(outcome.winners);
    const names = listed(
      winners.map((who) => (who.you ? 'du' : who.name)),
      ' und ',
    );
    if (winners.length === 1)
      return `Das Spiel ist zu Ende: ${names} ${winners[0].you ? 'gewinnst' : 'gewinnt'}.`;
    return `Das Spiel ist zu Ende: ${names} ${winners.some(({ you }) => you) ? 'gewinnt' : 'gewinnen'}.`;
  },
};

/** Where a card comes from, with its owner. */
function areaOf(who: Who, area: 'hand' | 'deck' | 'future' | 'deeds'): string {
  if (who.you)
    return {
      hand: 'aus deiner Hand',
      deck: 'von deinem Deck',
      future: 'aus deiner Zukunft',
      deeds: 'von deinen Werken',
    }[area];
  const place = {
    hand: 'aus der Hand',
    deck: 'vom Deck',
    future: 'aus der Zukunft',
    deeds: 'von den Werken',
  }[area];
  return `${place} von ${who.name}`;
}

function futureOf(who: Who): string {
  return who.you ? 'deine Zukunft' : `die Zukunft von ${who.name}`;
}

function handOf(who: Who): string {
  return who.you ? 'deine Handkarten' : `die Handkarten von ${who.name}`;
}

function topDeedOf(who: Who): string {
  return who.you ? 'dein letztes Werk' : `das letzte Werk von ${who.name}`;
}

function worksOf(who: Who): string {
  return who.you ? 'deinen Werken' : `den Werken von ${who.name}`;
}

export function named(cards: readonly Card[]): string {
  return listed(cards.map(one), ' und ');
}

/** How many cards, in a sentence that also holds if there are none. */
function some(count: number): string {
  return count === 0 ? 'keine Karte' : cardsOf(count);
}

function toWhom(who: Who): string {
  return who.you ? 'dir' : who.name;
}

/** After `von`. */
function from(who: Who): string {
  return who.you ? 'dir' : who.name;
}

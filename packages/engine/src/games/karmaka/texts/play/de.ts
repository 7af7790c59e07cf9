import type { Card } from '../../../../kernel/zones.ts';
import { cardsOf, does } from '../../../../texts/de.ts';
import { listed, type Who } from '../../../../texts/sentences.ts';
import { CARDS } from '../../cards.ts';
import { RUNGS } from '../../rebirth.ts';
import { abilitiesDe, cardsDe } from '../cards/de.ts';
import { makePlayTexts, type PlayWords, type Words } from '../words.ts';

export const RUNG_NAMES: Words['rungs'] = {
  'dung-beetle': 'Mistkäfer',
  snake: 'Schlange',
  wolf: 'Wolf',
  ape: 'Affe',
  transcendence: 'Transzendenz',
};

export const COLOUR_NAMES: Words['colours'] = { red: 'rot', green: 'grün', blue: 'blau', mosaic: 'Mosaik' };

export const playDe: PlayWords = {
  name: 'Karmaka',
  about:
    'Lebe, stirb und steige vom Mistkäfer bis zur Transzendenz auf; doch jede Karte, die du nutzt, kann zu dir zurückkehren.',
  cards: cardsDe,
  abilities: abilitiesDe,
  colours: COLOUR_NAMES,
  rungs: RUNG_NAMES,

  endings: {
    transcended: 'Eine Figur hat die Transzendenz erreicht.',
    'turn-limit': 'Der letzte Zug ist gespielt: Wer auf der Leiter am höchsten steht, gewinnt.',
  },

  moves: {
    deed: ({ card }) => `${one(card)}: als Werk`,
    ability: ({ card }) => `${one(card)}: Fähigkeit nutzen`,
    future: ({ card }) => `${one(card)}: in deine Zukunft`,
    ally: ({ card }) => `${one(card)}: in die Zukunft deines Verbündeten`,
    pass: () => 'Passen',
    target: ({ number }, people) =>
      `${people.one(number).you ? 'Dich selbst' : people.one(number).name} wählen`,
    choose: ({ card }) => `${one(card)} wählen`,
    place: ({ number }) =>
      number === 1 ? 'Die oberste Karte wählen' : `Die ${number}. Karte von oben wählen`,
    draw: () => 'Eine Karte ziehen',
    done: () => 'Fertig',
    accept: () => 'In deine Zukunft nehmen',
    refuse: () => 'Ablehnen',
    rings: ({ number }) => (number === 0 ? 'Keine Ringe einsetzen' : `${ringsOf(number)} einsetzen`),
    'time-out': () => 'Die Zeit ist um',
  },

  events: {
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
  },

  asks: {
    nothing: 'Das Spiel ist zu Ende.',
    others: (who) => `Warten auf ${whom(who)}.`,
    turn: (mayPass, further) => {
      if (further) return 'Du darfst eine weitere Karte spielen oder passen.';
      return mayPass ? 'Du bist am Zug: Spiel eine Karte oder passe.' : 'Du bist am Zug: Spiel eine Karte.';
    },
    offer: (card) => `Willst du ${one(card)} für deine Zukunft?`,
    rings: (rings, deeds, needed) => {
      const life = deeds === 0 ? `kein Punkt, nötig sind ${needed}` : `${deeds} von ${needed} Punkten`;
      const spend = rings === 1 ? 'Setzt du deinen Ring ein' : `Wie viele deiner ${rings} Ringe setzt du ein`;
      return `Dein Leben ist vorbei: ${life}. ${spend}?`;
    },
    target: (_, name) => `${name}: Wähle eine Person.`,
    mimic: (_, name) => `${name}: Wessen letztes Werk kopierst du?`,
    look: (_, name) => `${name}: Sieh dir die Handkarten an und gib sie dann zurück.`,
    draw: (_, name) => `${name}: Zieh noch eine Karte oder hör auf.`,
    ruinOwn: (_, name) => `${name}: Welche deiner Handkarten kommt auf die Ruinen?`,
    ruinDeed: (_, name) => `${name}: Welches deiner Werke kommt auf die Ruinen?`,
    roulette: (_, name) => `${name}: Leg eine Handkarte auf die Ruinen oder geh weiter.`,
    fetchToFuture: (_, name) => `${name}: Welche Karte der Ruinen kommt in deine Zukunft?`,
    fetchToHand: (_, name) => `${name}: Welche Karte der Ruinen nimmst du auf die Hand?`,
    sow: (_, name) => `${name}: Welche Handkarte legst du in deine Zukunft?`,
    addDeed: (_, name) => `${name}: Leg eine Handkarte zu deinen Werken oder hör auf.`,
    transmigrate: (_, name) => `${name}: Welche Karte deiner Zukunft nimmst du auf die Hand?`,
    destinyKeep: ({ seen }, name) => `${name}: Leg eine Karte in deine Zukunft oder hör auf${shown(seen)}.`,
    destinyReturn: ({ seen }, name) =>
      `${name}: Welche Karte kommt als Nächste auf die Quelle zurück${shown(seen)}?`,
    deny: (_, name) => `${name}: Welche Handkarte legst du ab, um sie zu kopieren?`,
    keep: ({ seen }, name) => `${name}: Welche Karte behältst du${shown(seen)}?`,
    embody: (_, name) => `${name}: Welches deiner Werke kopierst du?`,
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

export function bare(card: Card): string {
  return cardsDe[CARDS[card]];
}

export function one(card: Card): string {
  return `„${bare(card)}“`;
}

export function plain(cards: readonly Card[]): string {
  return cards.map(bare).join(', ');
}

export function named(cards: readonly Card[]): string {
  return listed(cards.map(one), ' und ');
}

function shown(cards: readonly Card[] | null): string {
  return cards && cards.length > 0 ? ` (${plain(cards)})` : '';
}

/** How many cards, in a sentence that also holds if there are none. */
function some(count: number): string {
  return count === 0 ? 'keine Karte' : cardsOf(count);
}

export function ringsOf(count: number): string {
  return count === 1 ? '1 Ring' : `${count} Ringe`;
}

function whom(who: Who): string {
  return who.you ? 'dich' : who.name;
}

function toWhom(who: Who): string {
  return who.you ? 'dir' : who.name;
}

/** After `von`. */
function from(who: Who): string {
  return who.you ? 'dir' : who.name;
}

export const playTextsDe = makePlayTexts(playDe);

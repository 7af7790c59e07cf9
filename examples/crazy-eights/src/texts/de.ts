import { type CardGameWords, listed } from '@samsara/engine/texts';
import { cardsOf, does } from '@samsara/engine/texts/de';
import { CARDS, type Rank, rankOf, type Suit, suitOf } from '../cards.ts';
import type { Code, Event, Move, State } from '../rules.ts';

const RANK_NAMES: Partial<Record<Rank, string>> = { j: 'Bube', q: 'Dame', k: 'König', a: 'Ass' };

const SUIT_NAMES: Record<Suit, string> = { clubs: 'Kreuz', diamonds: 'Karo', hearts: 'Herz', spades: 'Pik' };

const NAMES = CARDS.map(
  (_, card) => `${SUIT_NAMES[suitOf(card)]} ${RANK_NAMES[rankOf(card)] ?? rankOf(card)}`,
);

function wish(suit: Suit | null): string {
  return suit === null ? '' : ` und ${SUIT_NAMES[suit]} wünschen`;
}

export const de: CardGameWords<State, Move, Event, Code> = {
  name: 'Crazy Eights',
  about: 'Bediene Farbe oder Wert, wechsle mit einer Acht die Farbe und werde als Erster alle Karten los.',
  cards: Object.fromEntries(CARDS.map((id, card) => [id, NAMES[card]])),
  options: {},
  endings: {
    'empty-hand': 'Jemand hat die letzte Karte gespielt.',
    blocked: 'Niemand kann spielen oder ziehen: Wer am wenigsten Karten hält, gewinnt.',
  },
  refusals: {
    'not-held': ([card]) => `Du hast ${card} nicht auf der Hand.`,
    'does-not-fit': ([top]) =>
      `Das passt nicht: Oben liegt ${top}, und nach einer Acht zählt die gewünschte Farbe.`,
    'must-play': (cards) => `Du kannst spielen, also musst du: ${listed(cards, ' oder ')}.`,
    'draw-first': 'Du kannst noch nicht passen: Zieh erst eine Karte.',
    'drawn-already': 'Du hast in diesem Zug schon gezogen: Spiele eine passende Karte oder passe.',
    'nothing-to-draw': 'Es gibt nichts mehr zu ziehen.',
  },
  moves: {
    play: ({ card, suit }) => `${NAMES[card]} spielen${wish(suit)}`,
    draw: () => 'Eine Karte ziehen',
    pass: () => 'Passen',
  },
  events: {
    played: ({ seat, card, suit }, people) => {
      const who = people.one(seat);
      const wishes =
        suit === null ? '' : ` und ${who.you ? 'wünschst dir' : 'wünscht sich'} ${SUIT_NAMES[suit]}`;
      return `${does(who, 'spielst', 'spielt')} ${NAMES[card]}${wishes}.`;
    },
    drew: ({ seat, card }, people) =>
      `${does(people.one(seat), 'ziehst', 'zieht')} ${card === null ? 'eine Karte' : NAMES[card]}.`,
    passed: ({ seat }, people) => `${does(people.one(seat), 'passt', 'passt')}.`,
    reshuffled: ({ count }) => `Der Stapel wird gemischt: ${cardsOf(count)} werden der neue Talon.`,
  },
  asks: ({ facts }) => {
    if (facts.drawn) return 'Spiele eine passende Karte oder passe.';
    return facts.suit === null
      ? 'Spiele eine passende Karte; hast du keine, ziehe.'
      : `Spiele ${SUIT_NAMES[facts.suit]} oder eine Acht; hast du keine, ziehe.`;
  },
  table: ({ seats, piles, facts }, people) => [
    ...seats.map(({ hand, handCount }, seat) => {
      const cards = hand === null ? cardsOf(handCount) : hand.map((card) => NAMES[card]).join(', ');
      const who = people.one(seat);
      return `${who.you ? 'Du' : who.name}: ${cards || 'keine Karten'}.`;
    }),
    `Stapel: oben ${NAMES[piles.pile![piles.pileCount - 1]]}${facts.suit === null ? '' : `, gewünscht ${SUIT_NAMES[facts.suit]}`}.`,
    `Talon: ${cardsOf(piles.stockCount)}.`,
  ],
  rules: {
    'CE-01': 'Zwei bis sechs spielen mit einem Blatt von 52 Karten, ohne Joker.',
    'CE-02': 'Zu zweit bekommt jeder sieben Karten, sonst fünf. Der Rest ist der Talon.',
    'CE-03':
      'Die oberste Karte des Talons, die keine Acht ist, wird aufgedeckt und beginnt den Stapel. Achten über ihr bleiben, wo sie sind.',
    'CE-04':
      'Es geht links herum. Wer am Zug ist, spielt eine Karte von der Hand, oder zieht und spielt dann oder passt.',
    'CE-05': 'Eine Karte passt, wenn sie die Farbe oder den Wert der obersten Karte hat.',
    'CE-06':
      'Eine Acht passt immer. Wer sie spielt, wünscht sich eine Farbe. Bis die nächste Karte gespielt ist, passt eine Karte nur, wenn sie diese Farbe hat oder eine Acht ist.',
    'CE-07': 'Wer eine passende Karte hält, muss eine spielen, auch wenn es eine Acht ist.',
    'CE-08': 'Wer keine hält, zieht zuerst eine Karte vom Talon.',
    'CE-09':
      'Niemand zieht zweimal in einem Zug. Wer gezogen hat, darf eine passende Karte spielen oder passen, auch wenn die gezogene passt.',
    'CE-10':
      'Muss jemand ziehen und ist der Talon leer, werden alle Karten des Stapels bis auf die oberste gemischt und sind der neue Talon. Eine gewünschte Farbe bleibt gewünscht. Gibt es auch nichts zu mischen, kann niemand ziehen, und wer keine passende Karte hält, passt.',
    'CE-11': 'Wer die letzte Karte spielt, gewinnt sofort, auch mit einer Acht. Dann ist die Partie zu Ende.',
    'CE-12':
      'Passen alle der Reihe nach, ist die Partie blockiert und zu Ende. Wer am wenigsten Karten hält, gewinnt; es können mehrere sein.',
    'CE-13':
      'Ist die Zeit um, zieht oder passt die Uhr für den, der zu spät ist, und spielt die erste passende Karte, wo beides nicht erlaubt ist.',
    'CE-14':
      'Der Zufall entscheidet, wer beginnt, wenn der Tisch es nicht sagt. In der nächsten Partie am selben Tisch beginnt der linke Nachbar.',
  },
};

import type { CardGameWords } from '@samsara/engine/texts';
import { cardsOf, does } from '@samsara/engine/texts/de';
import { CARDS, type Code, type Event, type Move, type State } from '../rules.ts';

export const de: CardGameWords<State, Move, Event, Code> = {
  name: 'Climb',
  about: 'Spiele so hoch wie der Stapel oder höher und werde als Erster alle Karten los.',
  cards: Object.fromEntries(CARDS.map((id) => [id, id])),
  options: {},
  endings: {
    'empty-hand': 'Jemand hat die letzte Karte gespielt.',
    'long-game': 'Der letzte Zug ist gemacht: Wer am wenigsten Karten hält, gewinnt.',
  },
  refusals: {
    'not-held': ([card]) => `Du hast keine ${card} auf der Hand.`,
    'too-low': ([top]) => `Oben liegt eine ${top}: Spiele ${top} oder höher, oder ziehe.`,
  },
  moves: {
    play: ({ card }) => `Die ${CARDS[card]} spielen`,
    draw: () => 'Eine Karte ziehen',
  },
  events: {
    played: ({ seat, card }, people) => `${does(people.one(seat), 'spielst', 'spielt')} die ${CARDS[card]}.`,
    drew: ({ seat, card }, people) =>
      `${does(people.one(seat), 'ziehst', 'zieht')} ${card === null ? 'eine Karte' : `eine ${CARDS[card]}`}.`,
    'found-nothing': ({ seat }, people) => `${does(people.one(seat), 'findest', 'findet')} nichts zu ziehen.`,
    reshuffled: ({ count }) => `Der Stapel wird gemischt: ${cardsOf(count)} werden der neue Talon.`,
  },
  asks: () => 'Spiele eine Karte, die hoch genug ist, oder ziehe.',
  table: ({ seats, piles }, people) => [
    ...seats.map(({ hand, handCount }, seat) => {
      const who = people.one(seat);
      const cards = hand?.map((card) => CARDS[card]).join(', ') ?? cardsOf(handCount);
      return `${who.you ? 'Du' : who.name}: ${cards || 'keine Karten'}.`;
    }),
    `Stapel: oben ${CARDS[piles.pile?.at(-1) ?? 0]}.`,
    `Talon: ${cardsOf(piles.stockCount)}.`,
  ],
  rules: {
    'R-01': 'Das Blatt hat die Zahlen 1 bis 10, jede fünfmal.',
    'R-02': 'Jeder bekommt vier Karten. Die nächste Karte beginnt den Stapel, der Rest ist der Talon.',
    'R-03': 'Es geht links herum. Wer am Zug ist, spielt eine Karte von der Hand oder zieht eine.',
    'R-04':
      'Eine Karte muss so hoch sein wie die oberste oder höher. Auf eine 10 darf jede Karte gespielt werden.',
    'R-05':
      'Ist der Talon leer, werden alle Karten des Stapels bis auf die oberste gemischt und sind der neue Talon. Wo es nichts zu ziehen gibt, wird nichts gezogen.',
    'R-06': 'Wer die letzte Karte spielt, gewinnt, und die Partie ist zu Ende.',
    'R-07':
      'Nach 200 Zügen ist die Partie zu Ende. Wer am wenigsten Karten hält, gewinnt; es können mehrere sein.',
    'R-08': 'Ist die Zeit um, zieht die Uhr für den, der zu spät ist.',
  },
};

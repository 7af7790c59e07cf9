import type { Card } from '../../../kernel/zones.ts';
import { cardsOf, notAMove } from '../../../texts/de.ts';
import { capital } from '../../../texts/sentences.ts';
import { FREE_CHOICE } from '../cards.ts';
import { eventsDe } from './events/de.ts';
import { card, colour, colourNoun, inflected, playDe, playTextsDe, the } from './play/de.ts';
import { makeTexts, type Words } from './words.ts';

/** STR-73 */
const COPIES = 'Wie viele es in jeder Farbe gibt; offiziell 2.';

export const wordsDe: Words = {
  ...playDe,
  events: eventsDe,

  endings: {
    'target-reached': 'Die Grenze der Strafpunkte ist erreicht: Wer die wenigsten hat, gewinnt.',
  },

  options: {
    players: { name: 'Personen', explains: 'Wie viele mitspielen: 2 bis 10.' },
    reaction: {
      name: 'Dazwischenwerfen',
      explains: 'In Echtzeit zählt die schnellste Karte; sonst werden alle im Uhrzeigersinn gefragt.',
      values: { realtime: 'in Echtzeit', poll: 'alle werden gefragt' },
    },
    interject_ms: {
      name: 'Sperre',
      explains:
        'Zeit nach einer Zahlenkarte, in der nur dazwischengeworfen wird; 0 macht daraus ein reines Wettrennen.',
    },
    swap_ms: {
      name: 'Zeit gegen einen Kartentausch',
      explains: 'Zeit, in der alle einen Kartentausch verhindern können.',
    },
    response_ms: {
      name: 'Zeit für eine Antwort',
      explains: 'Zeit, wenn dich eine 2, ein Aussetzen oder ein +X trifft; 0 bedeutet keine Grenze.',
    },
    turn_ms: {
      name: 'Zeit für einen Zug',
      explains: 'Zeit für einen Zug; 0 bedeutet keine Grenze.',
    },
    auto_call: { name: 'Automatisch rufen', explains: 'Achtung und Stop werden für alle gerufen.' },
    opening_number_only: {
      name: 'Mit einer Zahl beginnen',
      explains: 'Zu Beginn einer Runde wird aufgedeckt, bis eine Zahl kommt.',
    },
    target_points: { name: 'Punkte', explains: 'Die Partie endet, wenn jemand so viele Strafpunkte hat.' },
    turn_limit: {
      name: 'Züge in einer Runde',
      explains: 'Nach so vielen Zügen wird eine Runde abgebrochen und gewertet.',
    },
    dealer: {
      name: 'Wer zuerst gibt',
      explains: 'Gibt und fängt an; ist niemand genannt, entscheidet der Zufall.',
    },
    hand_cards: {
      name: 'Ausgeteilte Karten',
      explains: 'So viele Karten bekommen alle zu Beginn einer Runde; offiziell 7.',
    },
    penalty_two: {
      name: 'Punkte für eine 2',
      explains: 'So viel zählt eine 2, die auf der Hand bleibt; offiziell 10.',
    },
    penalty_skip: {
      name: 'Punkte für Aussetzen',
      explains: 'So viel zählt ein Aussetzen, das auf der Hand bleibt; offiziell 20.',
    },
    penalty_swap: {
      name: 'Punkte für Kartentausch',
      explains: 'So viel zählt ein Kartentausch, der auf der Hand bleibt; offiziell 40.',
    },
    penalty_plus_x: {
      name: 'Punkte für +X',
      explains: 'So viel zählt ein +X, das auf der Hand bleibt; offiziell 30.',
    },
    penalty_free_choice: {
      name: 'Punkte für Freie Wahl',
      explains: 'So viel zählt eine Freie Wahl, die auf der Hand bleibt; offiziell 50.',
    },
    cards_zero: { name: 'Anzahl der 0', explains: COPIES },
    cards_two: { name: 'Anzahl der 2', explains: COPIES },
    cards_numbers: {
      name: 'Anzahl der anderen Zahlen',
      explains: 'Wie viele es von jeder in jeder Farbe gibt; offiziell 2.',
    },
    cards_skip: { name: 'Anzahl Aussetzen', explains: COPIES },
    cards_swap: { name: 'Anzahl Kartentausch', explains: COPIES },
    cards_plus_x: { name: 'Anzahl +X', explains: COPIES },
    cards_free_choice: { name: 'Anzahl Freie Wahl', explains: 'Wie viele es gibt; offiziell 8.' },
  },

  refusals: {
    unreadable: notAMove,
    'unknown-card': 'Diese Karte gibt es in diesem Spiel nicht.',
    'needs-colour-card': 'Auf „Freie Wahl“ gehört eine Karte mit Farbe: Nenne beide.',
    'second-free-choice': 'Eine zweite „Freie Wahl“ hat keine Farbe: Nenne eine Karte, die eine hat.',
    'one-card-only': ([which]) => `In einem Zug wird nur eine Karte gespielt, etwa ${the(which)}.`,
    'one-at-a-time': 'Dazwischengeworfen wird Karte für Karte.',
    'say-direction': () => 'Sag, wohin die Hände beim Kartentausch gehen: nach links oder nach rechts.',
    'one-direction': 'Nenne nur eine Richtung: links oder rechts.',
    'no-direction': ([which]) => `${capital(the(which))} hat keine Richtung; die hat nur ein Kartentausch.`,
    'game-over': 'Die Partie ist vorbei.',
    'no-such-seat': 'Auf diesem Platz spielt niemand.',
    'not-your-turn': 'Du bist nicht an der Reihe.',
    'only-whoever-is-hit': ([top]) => `Oben liegt ${the(top)}: Nur wer getroffen ist, darf sich wehren.`,
    'not-asked': 'Du wirst gerade nicht gefragt.',
    'only-the-clock': 'Nur die Uhr kann sagen, dass die Zeit um ist.',
    'only-for-seats': 'Die Uhr spielt keine Karten.',
    'no-time-limit': 'Hierfür gibt es keine Zeitgrenze.',
    'not-held': ([which]) => `Du hast ${none(which)} auf der Hand.`,
    'does-not-fit': ([top]) => `Oben liegt ${the(top)}: Bediene Farbe, Zahl oder Symbol.`,
    'no-colour-card': 'Du hast keine Karte mit Farbe, also kannst du „Freie Wahl“ nicht spielen.',
    'free-choice-on-turn-only': '„Freie Wahl“ geht nur in deinem eigenen normalen Zug.',
    'draw-instead': 'Einfach passen geht nicht: Zieh eine Karte.',
    'nothing-to-accept': 'Niemand hat dich angegriffen: Spiel eine Karte oder zieh eine.',
    'accept-instead': 'Du bist getroffen: Wehre dich mit einem Ausweg oder nimm es an.',
    'accept-the-skip':
      'Du sollst aussetzen und ziehst deshalb nichts: Wehre dich mit einem Ausweg oder nimm es an.',
    'accept-the-plus-x': 'Du sollst eine Karte aufdecken: Wehre dich mit einem Ausweg oder nimm es an.',
    'no-way-out': ([top]) => `Das ist kein Ausweg, wenn oben ${the(top)} liegt.`,
    'zero-of-that-colour': ([top]) => `Die 0 muss ${colour(top)} sein.`,
    'no-plus-x-defence': 'Ein weiteres +X ist kein Ausweg.',
    'not-identical': ([top]) => `Oben liegt ${the(top)}: Dazwischenwerfen darfst du nur die gleiche Karte.`,
    'not-held-to-throw-in': ([which]) => `Zum Dazwischenwerfen hast du ${none(which)} auf der Hand.`,
    'no-symbols-thrown-in': 'Symbolkarten lassen sich niemals dazwischenwerfen.',
    'symbol-on-top': ([top]) => `Oben liegt ${the(top)}: Darauf lässt sich nichts werfen.`,
    'throw-in-or-pass': 'Du wirst gefragt, ob du die gleiche Karte dazwischenwirfst: Tu es oder passe.',
    'zero-or-pass': ([top]) => `Jetzt hilft nur die 0 in ${colourNoun(top)}; spiel sie oder passe.`,
    'already-passed': 'Du hast schon gepasst; warte, bis die Hände wandern.',
    'already-stored': 'Dein Zug ist schon für das Ende der Sperre gemerkt; nur ein Ruf kann noch dazukommen.',
    'nothing-to-pass': 'Niemand fragt dich: Wirf eine Karte dazwischen oder warte ab.',
  },

  table: {
    seat: (seat, who, dealer) => {
      const name = `${who.you ? 'Du' : who.name}${dealer ? ` (${who.you ? 'gibst' : 'gibt'})` : ''}`;
      const hand = seat.hand ? `auf der Hand ${plain(seat.hand)}` : `${cardsOf(seat.handCount)} auf der Hand`;
      return `${name}: ${seat.handCount === 0 ? 'Hand leer' : hand}; ${pointsOf(seat.points)}.`;
    },
    pile: ({ pile }) => `Stapel: oben ${card(pile[pile.length - 1])}, ${cardsOf(pile.length)}.`,
    stock: (count) => (count === 0 ? 'Ziehstapel: leer.' : `Ziehstapel: ${cardsOf(count)}.`),
    round: (finished) => `Gespielte Runden: ${finished}.`,
  },
};

function none(which: Card): string {
  if (which === FREE_CHOICE) return 'keine „Freie Wahl“';
  return inflected(which, {
    feminine: ['keine ', 'e'],
    masculine: ['keinen ', 'en'],
    neuter: ['kein ', 'es'],
  });
}

function plain(cards: readonly Card[]): string {
  return cards.map(card).join(', ');
}

function pointsOf(count: number): string {
  return count === 1 ? '1 Punkt' : `${count} Punkte`;
}

export const textsDe = { ...playTextsDe, ...makeTexts(wordsDe) };

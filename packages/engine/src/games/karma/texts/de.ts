import { type Card, countOf } from '../../../kernel/zones.ts';
import { cardsOf, notAMove } from '../../../texts/de.ts';
import { listed } from '../../../texts/sentences.ts';
import { isKarmaCard } from '../cards.ts';
import { eventsDe, inBrackets, plain } from './events/de.ts';
import { fitting, named, playDe, quoted, several, some } from './play/de.ts';
import { kindsOf, makeTexts, type Words } from './words.ts';

/** KAR-61 */
const COPIES = 'Wie viele ein Kartensatz hat; offiziell 3.';
const COPIES_OF_EACH = 'Wie viele von jeder ein Kartensatz hat; offiziell 3.';

export const wordsDe: Words = {
  ...playDe,
  events: eventsDe,

  endings: {
    'last-with-cards': 'Nur noch eine Person hat Karten und verliert.',
    stalled: 'Zu viele Züge in Folge haben nichts vorangebracht: Wer die meisten Karten hat, verliert.',
    'turn-limit': 'Der letzte Zug ist gespielt: Wer die meisten Karten hat, verliert.',
  },

  options: {
    players: {
      name: 'Mitspielende',
      explains: 'Wie viele mitspielen; AMIGO ist für bis zu 6, SET für bis zu 12.',
    },
    edition: {
      name: 'Ausgabe',
      explains:
        'AMIGO: Den Stapel darfst du immer nehmen, und die Zusatzkarte ist Pflicht. SET: Wer spielen kann, muss, und die Zusatzkarte ist freiwillig.',
      values: { amigo: 'AMIGO-Ausgabe', set: 'SET-Ausgabe' },
    },
    foresight: {
      name: 'Vorhersehung',
      explains:
        'Nur AMIGO: Bevor die Handkarten verteilt werden, darfst du deine drei verdeckten Karten einmal ansehen.',
    },
    alternative_triples: {
      name: 'Alternative Drillinge',
      explains:
        'Nur SET: Ein Drilling nimmt bloß seine drei Karten aus dem Spiel, den Rest des Stapels bekommt jemand anders; „Stapel an Mitspieler geben“ spielt nicht mit.',
    },
    oldest: { name: 'Älteste Person', explains: 'AMIGO: Sie fängt an; ohne Angabe entscheidet das Los.' },
    dealer: {
      name: 'Kartengeber',
      explains: 'SET: Wer links daneben sitzt, fängt an; ohne Angabe entscheidet das Los.',
    },
    stall_limit: {
      name: 'Züge ohne Fortschritt',
      explains: 'Nach so vielen Zügen in Folge ohne Fortschritt wird die Partie abgebrochen.',
    },
    turn_limit: { name: 'Züge insgesamt', explains: 'Nach so vielen Zügen wird die Partie abgebrochen.' },
    pile_visible: {
      name: 'Offener Stapel',
      explains: 'Alle dürfen sämtliche Karten des Stapels sehen, nicht nur die oberste.',
    },
    draw_by_hand: {
      name: 'Nachziehen von Hand',
      explains: 'Nur SET: Du ziehst selbst nach, und wer es vergisst, spielt mit weniger Karten weiter.',
    },
    choosing_ms: {
      name: 'Zeit zum Auswählen',
      explains: 'Zeit für die Vorhersehung und die Wahl der offenen Tischkarten; 0 heißt ohne Grenze.',
    },
    decision_ms: {
      name: 'Zeit pro Entscheidung',
      explains: 'Zeit für jede Entscheidung; 0 heißt ohne Grenze.',
    },
    hand_cards: {
      name: 'Ausgeteilte Karten',
      explains: 'So viele Karten kommen auf jede Hand, bevor einige offen hingelegt werden; offiziell 6.',
    },
    open_cards: { name: 'Offene Karten', explains: 'So viele davon legst du offen vor dich; offiziell 3.' },
    hidden_cards: {
      name: 'Verdeckte Karten',
      explains: 'So viele Karten liegen verdeckt vor dir; offiziell 3.',
    },
    full_hand: { name: 'Nachziehen auf', explains: 'Alle ziehen auf so viele Handkarten nach; offiziell 3.' },
    cards_low: { name: 'Anzahl der 1 bis 5', explains: COPIES_OF_EACH },
    cards_middle: { name: 'Anzahl der 6 bis 10', explains: COPIES_OF_EACH },
    cards_high: { name: 'Anzahl der 11 bis 16', explains: COPIES_OF_EACH },
    cards_table: { name: `Anzahl „${playDe.karmaCards.table}“`, explains: COPIES },
    cards_bottom: { name: `Anzahl „${playDe.karmaCards.bottom}“`, explains: COPIES },
    cards_five: { name: `Anzahl „${playDe.karmaCards.five}“`, explains: COPIES },
    cards_give: { name: `Anzahl „${playDe.karmaCards.give}“`, explains: COPIES },
  },

  refusals: {
    unreadable: notAMove,
    'unknown-card': 'Diese Karte gibt es in diesem Spiel nicht.',
    'cards-differ': (cards) =>
      `Nur gleiche Karten lassen sich zusammen spielen, ${named(kindsOf(cards), ' und ')} sind aber verschieden.`,
    'game-over': 'Die Partie ist vorbei.',
    'no-such-seat': 'Diesen Platz gibt es an diesem Tisch nicht.',
    'not-your-turn': 'Du bist noch nicht am Zug.',
    'only-for-seats': 'Die Uhr spielt keine Karten; das tun nur die Leute am Tisch.',
    'only-the-clock': 'Nur die Uhr kann sagen, dass die Zeit um ist.',
    'no-time-limit': 'Für diese Entscheidung gibt es keine Zeitgrenze.',
    'no-foresight': 'An diesem Tisch wird ohne Vorhersehung gespielt: Verdeckte Karten bleiben ungesehen.',
    'look-is-over': 'Der Moment, deine verdeckten Karten anzusehen, ist vorbei.',
    'decide-to-look-first': 'Entscheide zuerst, ob du deine verdeckten Karten ansehen möchtest.',
    'already-decided': 'Du hast dich schon entschieden; die anderen überlegen noch.',
    'choose-first': 'Suche dir zuerst die Karten aus, die du offen hinlegst.',
    'choose-three':
      'Suche dir genau so viele Karten aus, wie offen hingelegt werden: drei, wenn der Tisch nichts anderes sagt.',
    'choose-what-you-hold': (cards) =>
      `Dafür ${cards.length === 1 ? 'fehlt' : 'fehlen'} dir auf der Hand ${tallied(cards)}.`,
    'already-chosen': 'Du hast deine offenen Tischkarten schon ausgesucht; die anderen wählen noch.',
    'no-exchange': 'Die offenen Tischkarten sind ausgesucht und lassen sich nicht mehr tauschen.',
    'not-held': ([card]) => `Du hast dort ${isKarmaCard(card) ? 'kein' : 'keine'} ${quoted(card)}.`,
    'not-so-many': ([card]) => `So viele ${several(card)} hast du nicht.`,
    'one-place-only': ([card]) =>
      `Zusammen gespielte Karten kommen vom selben Ort: Mische nicht ${several(card)} von der Hand mit denen vom Tisch.`,
    'hand-first': 'Solange du Karten auf der Hand hast, müssen deine Tischkarten warten.',
    'draw-pile-first': 'Solange im Nachziehstapel noch Karten sind, müssen deine Tischkarten warten.',
    'open-first-now': (cards) =>
      `Die Reihenfolge der Tischkarten bleibt: offene vor verdeckten, und du hast noch ${named(cards, ' und ')}.`,
    'open-first': (cards) => `Spiele zuerst alle deine offenen Tischkarten: ${named(cards, ' und ')}.`,
    'table-card-now': (cards) =>
      `„Tischkarte ausspielen“ verlangt jetzt eine deiner Tischkarten: ${tableCard(cards)}.`,
    'table-card-only': (cards) => `Die Zusatzkarte muss eine deiner Tischkarten sein: ${tableCard(cards)}.`,
    'too-low': ([top]) => `Oben liegt ${some(top, 1)}: Spiele ${fitting(top)} oder eine Karma-Karte.`,
    'above-five': ([top]) => `Oben liegt ${some(top, 1)}: Spiele ${fitting(top)} oder eine Karma-Karte.`,
    'extra-must-fit': ([top]) =>
      `Vor „Tischkarte ausspielen“ lag ${some(top, 1)} oben: Die Zusatzkarte muss ${fitting(top)} oder eine Karma-Karte sein.`,
    'only-one-extra': ([card]) =>
      `„Tischkarte ausspielen“ verlangt nur eine Tischkarte: Spiele nur ${isKarmaCard(card) ? `eine Karte ${quoted(card)}` : some(card, 1)}.`,
    'one-hidden-at-a-time': 'Verdeckte Karten werden einzeln aufgedeckt.',
    'no-such-hidden-card': 'An diesem Platz liegt keine verdeckte Karte.',
    'no-pile-to-take': 'Es gibt keinen Stapel zu nehmen: Eröffne einen mit einer beliebigen Karte.',
    'must-play': (cards) =>
      `Du kannst spielen, also musst du auch: ${named(kindsOf(cards), ' oder ')} würde passen.`,
    'must-turn':
      'Decke eine verdeckte Karte auf: Sie könnte noch passen, den Stapel darfst du also noch nicht nehmen.',
    'decline-instead':
      'Den Stapel kannst du hier nicht nehmen: Spiele eine Zusatzkarte oder verzichte darauf.',
    'extra-is-a-duty': 'Die Zusatzkarte ist Pflicht: Spiele sie oder nimm den Stapel.',
    'nothing-to-decline': 'Es gibt keine Zusatzkarte, auf die du verzichten könntest.',
    'must-open-pile': 'Nach dem Drilling ist kein Stapel mehr da: Du musst den neuen eröffnen.',
    'name-receiver': 'Sag zuerst, wer den Stapel bekommt.',
    'nothing-to-give':
      'Gerade gibt es keinen Stapel zu vergeben; dazu braucht es „Stapel an Mitspieler geben“ oder einen alternativen Drilling.',
    'not-to-yourself': 'Dir selbst kannst du den Stapel nicht geben.',
    'no-such-receiver': 'Auf diesem Platz sitzt niemand, der den Stapel bekommen könnte.',
    'drawing-is-automatic': 'An diesem Tisch wird für dich nachgezogen.',
    'hand-is-full': 'Deine Hand ist voll, du ziehst deshalb nicht nach.',
    'draw-pile-empty': 'Der Nachziehstapel ist leer.',
    'draw-first':
      'Deine Hand ist leer: Zieh zuerst nach. Solange im Nachziehstapel noch Karten sind, müssen deine Tischkarten warten.',
    'draw-forgotten':
      'Für deinen letzten Zug kannst du nicht mehr nachziehen; nach diesem darfst du es wieder.',
  },

  table: {
    seat: (seat, who, out) => {
      const name = who.you ? 'Du' : who.name;
      if (out) return `${name}: fertig.`;
      const parts = [
        seat.hand ? `auf der Hand ${plain(seat.hand)}` : `${cardsOf(seat.handCount)} auf der Hand`,
      ];
      if (seat.handCount === 0) parts[0] = 'Hand leer';
      if (seat.open.length > 0) parts.push(`offen ${plain(seat.open)}`);
      if (seat.hiddenCount > 0) parts.push(`${seat.hiddenCount} verdeckt${inBrackets(seat.foreseen)}`);
      return `${name}: ${parts.join('; ')}.`;
    },
    pile: ({ pile, pileTop, pileCount }) => {
      if (pileTop === null) return 'Stapel: leer.';
      const all = pile && pileCount > 1 ? `; von unten ${plain(pile)}` : '';
      return `Stapel: oben ${quoted(pileTop)}, ${cardsOf(pileCount)}${all}.`;
    },
    draw: (count) => (count === 0 ? 'Nachziehstapel: leer.' : `Nachziehstapel: ${cardsOf(count)}.`),
    outOfGame: (count) => `Aus dem Spiel: ${cardsOf(count)}.`,
  },
};

/** `eine 3 und zwei 9er` */
function tallied(cards: readonly Card[]): string {
  return listed(
    kindsOf(cards).map((card) => some(card, countOf(cards, card))),
    ' und ',
  );
}

function tableCard(cards: readonly Card[]): string {
  return cards.length > 0 ? named(kindsOf(cards), ' oder ') : 'eine verdeckte';
}

export const textsDe = makeTexts(wordsDe);

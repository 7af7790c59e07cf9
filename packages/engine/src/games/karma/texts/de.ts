import { type Card, countOf } from '../../../kernel/zones.ts';
import { cardsOf, does, notAMove } from '../../../texts/de.ts';
import { capital, listed, type Who } from '../../../texts/sentences.ts';
import { isKarmaCard } from '../cards.ts';
import type { ExpectedPlay } from './expected.ts';
import { cardName, kindsOf, makeTexts, type Words, wantedBy } from './words.ts';

const KARMA_CARDS: Words['karmaCards'] = {
  table: 'Tischkarte ausspielen',
  bottom: 'Unterste Karte nach oben',
  five: '5 oder kleiner',
  give: 'Stapel an Mitspieler geben',
};

const SHORT: Words['shortCards'] = { bottom: 'Unterste nach oben', give: 'Stapel geben' };

/** KAR-61 */
const COPIES = 'Wie viele ein Kartensatz hat; offiziell 3.';
const COPIES_OF_EACH = 'Wie viele von jeder ein Kartensatz hat; offiziell 3.';

export const wordsDe: Words = {
  name: 'Karma',
  about:
    'Spiel hoch oder nimm den Stapel, werde alle deine Karten los, und sei am Ende nicht die einzige Person, die noch welche hat.',
  karmaCards: KARMA_CARDS,
  shortCards: SHORT,

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
    cards_table: { name: `Anzahl „${KARMA_CARDS.table}“`, explains: COPIES },
    cards_bottom: { name: `Anzahl „${KARMA_CARDS.bottom}“`, explains: COPIES },
    cards_five: { name: `Anzahl „${KARMA_CARDS.five}“`, explains: COPIES },
    cards_give: { name: `Anzahl „${KARMA_CARDS.give}“`, explains: COPIES },
  },

  endings: {
    'last-with-cards': 'Nur noch eine Person hat Karten und verliert.',
    stalled: 'Zu viele Züge in Folge haben nichts vorangebracht: Wer die meisten Karten hat, verliert.',
    'turn-limit': 'Der letzte Zug ist gespielt: Wer die meisten Karten hat, verliert.',
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

  moves: {
    look: () => 'Verdeckte Karten ansehen',
    skip: () => 'Nicht ansehen',
    choose: ({ cards }) => `${named(cards, ' und ')} offen hinlegen`,
    play: ({ from, card, count }) =>
      `${count === 1 ? quoted(card) : capital(some(card, count))}${from === 'open' ? ' vom Tisch' : ''} spielen`,
    turn: ({ place }) => `Verdeckte Karte ${place} aufdecken`,
    take: () => 'Stapel nehmen',
    decline: () => 'Auf die Zusatzkarte verzichten',
    give: ({ to }, people) => `Den Stapel an ${everybody([people.one(to)], 'dich')} geben`,
    draw: () => 'Nachziehen',
    'time-out': () => 'Die Zeit ist um',
  },

  events: {
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
  },

  asks: {
    nothing: 'Die Partie ist vorbei.',
    look: 'Möchtest du deine verdeckten Karten ansehen?',
    choose: (count) =>
      count === 1
        ? 'Suche dir eine deiner Karten aus, die du offen hinlegst.'
        : `Suche dir ${count === 2 ? 'zwei' : 'drei'} deiner Karten aus, die du offen hinlegst.`,
    draw: 'Deine Hand ist leer: Zieh zuerst nach.',
    mayDraw: 'Du darfst noch nachziehen.',
    others: (waitedFor) => `Warten auf ${everybody(waitedFor, 'dich')}.`,
    receiver: (count) => `Wer bekommt den Stapel (${cardsOf(count)})?`,
    play: (play) => `${play.extra ? 'Zusatzkarte' : 'Du bist am Zug'}: ${orElse(play)}.`,
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

const NUMBERS = ['keine', 'eine', 'zwei', 'drei', 'vier', 'fünf', 'sechs'];

function one(card: Card): string {
  return cardName(card, KARMA_CARDS);
}

function quoted(card: Card): string {
  return isKarmaCard(card) ? `„${one(card)}“` : one(card);
}

/** `eine 9`, `zwei 9er`, `„Stapel an Mitspieler geben“`, `zwei Karten „Stapel an Mitspieler geben“` */
function some(card: Card, count: number): string {
  if (count > 1) return `${NUMBERS[count]} ${several(card)}`;
  return isKarmaCard(card) ? quoted(card) : `eine ${one(card)}`;
}

/** `14er`, `Karten „5 oder kleiner“` */
function several(card: Card): string {
  return isKarmaCard(card) ? `Karten ${quoted(card)}` : `${one(card)}er`;
}

/** After `aus`: `14ern`, `„5 oder kleiner“` */
function tripled(card: Card): string {
  return isKarmaCard(card) ? quoted(card) : `${one(card)}ern`;
}

/** `eine 3 und zwei 9er` */
function tallied(cards: readonly Card[]): string {
  return listed(
    kindsOf(cards).map((card) => some(card, countOf(cards, card))),
    ' und ',
  );
}

function plain(cards: readonly Card[]): string {
  return cards.map(quoted).join(', ');
}

function named(cards: readonly Card[], and: string): string {
  return listed(cards.map(quoted), and);
}

function inBrackets(cards: readonly Card[] | null): string {
  return cards && cards.length > 0 ? ` (${plain(cards)})` : '';
}

function tableCard(cards: readonly Card[]): string {
  return cards.length > 0 ? named(kindsOf(cards), ' oder ') : 'eine verdeckte';
}

function toWhom(who: Who): string {
  return who.you ? 'dir' : who.name;
}

function everybody(all: readonly Who[], you: 'du' | 'dich'): string {
  return listed(
    all.map((who) => (who.you ? you : who.name)),
    ' und ',
  );
}

function lose(losers: readonly Who[]): string {
  const you = losers.some((who) => who.you);
  if (losers.length === 1) return you ? 'verlierst' : 'verliert';
  return you ? 'verliert' : 'verlieren';
}

/** What fits on a card: `mindestens eine 9`. */
function fitting(top: Card | null): string {
  switch (wantedBy(top)) {
    case 'any':
      return 'eine beliebige Karte';
    case 'up-to-five':
      return 'eine Zahl von 1 bis 5';
    case 'the-highest':
      return 'eine 16';
    case 'at-least':
      return `mindestens eine ${one(top as Card)}`;
  }
}

const PLACES: Readonly<Record<ExpectedPlay['from'][number], string>> = {
  hand: 'einer beliebigen Handkarte',
  open: 'einer beliebigen offenen Tischkarte',
  hidden: 'einer verdeckten Tischkarte',
};

/** What may be done instead of each other: `Spiele mindestens eine 9 oder eine Karma-Karte, oder nimm den Stapel`. */
function orElse(play: ExpectedPlay): string {
  if (!play.canPlay && !play.mayDecline) return 'Keine Karte passt, nimm den Stapel';
  const ways = [wayToPlay(play)];
  if (play.mayTake) ways.push('nimm den Stapel');
  if (play.mayDecline) ways.push('verzichte darauf');
  return listed(ways, ', oder ');
}

function wayToPlay({ from, demand, opensPile }: ExpectedPlay): string {
  if (opensPile)
    return `Eröffne den Stapel mit ${listed(
      from.map((place) => PLACES[place]),
      ' oder ',
    )}`;
  if (from.includes('hidden')) return 'Decke eine verdeckte Karte auf';
  const fromTable = from.includes('open');
  const fits = fitting(demand);
  if (wantedBy(demand) === 'any') return `Spiele ${fromTable ? 'eine beliebige offene Tischkarte' : fits}`;
  return `Spiele ${fromTable ? 'von deinen offenen Tischkarten ' : ''}${fits} oder eine Karma-Karte`;
}

export const textsDe = makeTexts(wordsDe);

import type { Card } from '../../../kernel/zones.ts';
import { cardsOf, does, notAMove } from '../../../texts/de.ts';
import { capital, listed, type Who } from '../../../texts/sentences.ts';
import { ACHTUNG, type Calls, STOP } from '../calls.ts';
import { COLOUR_OF, COLOURS, type Colour, FREE_CHOICE, KIND_OF, KINDS, type KindId } from '../cards.ts';
import type { Direction } from '../moves.ts';
import { abilityTexts, CARD_TEXTS } from './abilities.ts';
import { attacks, CALLED, makeTexts, type Words } from './words.ts';

const COLOUR_NAMES: Readonly<Record<Colour, string>> = {
  blue: 'blau',
  red: 'rot',
  yellow: 'gelb',
  green: 'grün',
};

/** A number card is called by its number. */
const SYMBOLS: Partial<Record<KindId, string>> = { skip: 'Aussetzen', swap: 'Kartentausch', 'plus-x': '+X' };

type Gender = 'feminine' | 'masculine' | 'neuter';

const SIDES: Readonly<Record<'left' | 'right', string>> = { left: 'links', right: 'rechts' };

/** STR-73 */
const COPIES = 'Wie viele es in jeder Farbe gibt; offiziell 2.';

export const wordsDe: Words = {
  name: 'STOP',
  about:
    'Bediene Farbe, Zahl oder Symbol, wirf die gleiche Karte dazwischen, bevor du an der Reihe bist, und rufe rechtzeitig.',
  card,
  titles: { '0': 'Stop', '2': 'Zwei Karten ziehen', 'plus-x': 'X Karten ziehen' },

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

  endings: {
    'target-reached': 'Die Grenze der Strafpunkte ist erreicht: Wer die wenigsten hat, gewinnt.',
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

  moves: {
    play: ({ card: laid, free, direction, calls }) =>
      `${free ? '„Freie Wahl“ mit ' : ''}${free ? withOne(laid) : capital(accusative(laid))} spielen${where(direction)}${calling(calls)}`,
    interject: ({ card: laid, calls }) => `${capital(accusative(laid))} dazwischenwerfen${calling(calls)}`,
    draw: () => 'Eine Karte ziehen',
    accept: () => 'Annehmen',
    pass: () => 'Passen',
    'time-out': () => 'Die Zeit ist um',
  },

  events: {
    dealt: ({ seat, count, cards }, people) =>
      `${does(people.one(seat), 'bekommst', 'bekommt')} ${cards ? named(cards) : cardsOf(count)}.`,
    opened: ({ card: turned, stays }) =>
      stays
        ? `${capital(a(turned))} eröffnet den Stapel.`
        : `${capital(a(turned))} wird aufgedeckt und kommt zurück.`,
    played: ({ seat, way, card: laid, free, direction, calls }, people) => {
      const who = people.one(seat);
      const both = `${free ? '„Freie Wahl“ und ' : ''}${aAccusative(laid)}`;
      const victim = people.leftOf(seat);
      const against = attacks(laid) ? ` gegen ${victim.you ? 'dich' : victim.name}` : '';
      if (way === 'interjected')
        return `${does(who, 'wirfst', 'wirft')} ${both}${against} dazwischen${called(calls)}`;
      if (way === 'answer')
        return `${does(who, 'wehrst dich', 'wehrt sich')} mit ${withA(laid)}${against}${called(calls)}`;
      return `${does(who, 'spielst', 'spielt')} ${both}${against}${where(direction)}${called(calls)}`;
    },
    forgot: ({ seat, call }, people) =>
      `${does(people.one(seat), 'hast', 'hat')} den Ruf „${CALLED[call]}“ vergessen.`,
    drew: ({ seat, why, count, cards }, people) =>
      `${does(people.one(seat), 'ziehst', 'zieht')} ${why === 'call' ? 'zur Strafe ' : ''}${cards && cards.length > 0 ? named(cards) : cardsOf(count)}.`,
    turned: ({ seat, card: turned }, people) =>
      `${does(people.one(seat), 'deckst', 'deckt')} ${aAccusative(turned)} auf und ${people.one(seat).you ? 'nimmst' : 'nimmt'} die Karte.`,
    skipped: ({ seat }, people) => `${does(people.one(seat), 'setzt', 'setzt')} aus.`,
    reshuffled: ({ count }) => `Der Stapel wird gemischt: Der neue Ziehstapel hat ${cardsOf(count)}.`,
    swapped: ({ direction }) => `Alle Hände gehen nach ${side(direction)}.`,
    unlocked: () => 'Die Sperre ist vorbei.',
    'timed-out': ({ seat }, people) =>
      people.one(seat).you ? 'Deine Zeit ist um.' : `Für ${people.one(seat).name} ist die Zeit um.`,
    scored: ({ result, points }, people) => {
      const { winner, reason } = result;
      const how =
        winner === null
          ? `Die Runde wird abgebrochen${reason === 'deadlock' ? ', weil niemand spielen oder ziehen kann' : ', weil die Zuggrenze erreicht ist'}.`
          : `${does(people.one(winner), 'gewinnst', 'gewinnt')} die Runde.`;
      const sums = points.map((sum, seat) => `${capital(whom(people.one(seat)))} ${sum}`);
      return `${how} Strafpunkte: ${sums.join(', ')}.`;
    },
    ended: ({ outcome }, people) => `Die Partie ist vorbei: ${winning(people.all(outcome.winners))}.`,
  },

  asks: {
    nothing: 'Die Partie ist vorbei.',
    passed: 'Du hast gepasst. Die anderen überlegen noch.',
    stored: 'Dein Zug ist bis zum Ende der Sperre gemerkt.',
    others: (who) => `Warten auf ${who.you ? 'dich' : who.name}.`,
    mayThrowIn: (top) => `Du darfst ${accusative(top)} dazwischenwerfen.`,
    asked: (top) => `Oben liegt ${the(top)}: Wirfst du die gleiche Karte dazwischen?`,
    lock: (top) => `Oben liegt ${the(top)}: Wirf die gleiche Karte dazwischen, falls du sie hast.`,
    lockOnTurn: (top) =>
      `Oben liegt ${the(top)}: Wirf die gleiche Karte dazwischen, oder wähle deinen Zug für das Ende der Sperre.`,
    prevent: (top, direction) =>
      `Die Hände sollen nach ${side(direction)} gehen: Spiel die 0 in ${colourNoun(top)} oder passe.`,
    turn: (top) => `Du bist an der Reihe: Bediene ${accusative(top)} oder zieh eine Karte.`,
    two: (top, sum) =>
      `Du musst ${cardsOf(sum)} ziehen: Spiel die 0 in ${colourNoun(top)} oder eine beliebige 2, oder nimm sie an.`,
    skip: (top) =>
      `Du sollst aussetzen: Spiel die 0 in ${colourNoun(top)} oder ein beliebiges Aussetzen, oder nimm es an.`,
    plusX: (top) => `Du musst eine Karte aufdecken: Spiel die 0 in ${colourNoun(top)}, oder nimm es an.`,
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

function gender(which: Card): Gender {
  const { id } = KINDS[KIND_OF[which]];
  if (id === 'swap') return 'masculine';
  return id === 'skip' || id === 'plus-x' ? 'neuter' : 'feminine';
}

function kindName(which: Card): string {
  const { id } = KINDS[KIND_OF[which]];
  return SYMBOLS[id] ?? id;
}

function colour(which: Card): string {
  return COLOUR_NAMES[COLOURS[COLOUR_OF[which]]];
}

/** `Blau`, as in `die 0 in Blau` */
function colourNoun(which: Card): string {
  return capital(colour(which));
}

/** The card with its article and the ending of its colour, by gender. */
function inflected(
  which: Card,
  forms: Readonly<Record<Gender, readonly [article: string, ending: string]>>,
): string {
  if (which === FREE_CHOICE) return '„Freie Wahl“';
  const [article, ending] = forms[gender(which)];
  return `${article}${colour(which)}${ending} ${kindName(which)}`;
}

/** `blaue 4`, `rotes Aussetzen`, `grüner Kartentausch`, `Freie Wahl` */
function card(which: Card): string {
  if (which === FREE_CHOICE) return 'Freie Wahl';
  return inflected(which, { feminine: ['', 'e'], masculine: ['', 'er'], neuter: ['', 'es'] });
}

function a(which: Card): string {
  return inflected(which, { feminine: ['eine ', 'e'], masculine: ['ein ', 'er'], neuter: ['ein ', 'es'] });
}

function aAccusative(which: Card): string {
  return inflected(which, { feminine: ['eine ', 'e'], masculine: ['einen ', 'en'], neuter: ['ein ', 'es'] });
}

function withA(which: Card): string {
  return inflected(which, {
    feminine: ['einer ', 'en'],
    masculine: ['einem ', 'en'],
    neuter: ['einem ', 'en'],
  });
}

/** After `mit`, without an article. */
function withOne(which: Card): string {
  return inflected(which, { feminine: ['', 'er'], masculine: ['', 'em'], neuter: ['', 'em'] });
}

function the(which: Card): string {
  return inflected(which, { feminine: ['die ', 'e'], masculine: ['der ', 'e'], neuter: ['das ', 'e'] });
}

function accusative(which: Card): string {
  return inflected(which, { feminine: ['die ', 'e'], masculine: ['den ', 'en'], neuter: ['das ', 'e'] });
}

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

function named(cards: readonly Card[]): string {
  return listed(cards.map(aAccusative), ' und ');
}

function pointsOf(count: number): string {
  return count === 1 ? '1 Punkt' : `${count} Punkte`;
}

function side(direction: Direction): string {
  return direction === null ? '' : SIDES[direction];
}

function where(direction: Direction): string {
  return direction ? `, Hände nach ${side(direction)}` : '';
}

function words(calls: Calls): string[] {
  return [...(calls & ACHTUNG ? [CALLED.achtung] : []), ...(calls & STOP ? [CALLED.stop] : [])];
}

function calling(calls: Calls): string {
  return calls === 0
    ? ''
    : `, mit ${words(calls)
        .map((word) => `„${word}“`)
        .join(' und ')}`;
}

function called(calls: Calls): string {
  return calls === 0 ? '.' : `: „${words(calls).join(' ')}“.`;
}

function whom(who: Who): string {
  return who.you ? 'du' : who.name;
}

/** `Anna gewinnt`, `du gewinnst`, `Anna und du gewinnt`, `Anna und Ben gewinnen` */
function winning(winners: readonly Who[]): string {
  const who = listed(winners.map(whom), ' und ');
  const you = winners.some((winner) => winner.you);
  if (winners.length === 1) return `${who} ${you ? 'gewinnst' : 'gewinnt'}`;
  return `${who} ${you ? 'gewinnt' : 'gewinnen'}`;
}

export const textsDe = { ...makeTexts(wordsDe), ...abilityTexts(CARD_TEXTS.de) };

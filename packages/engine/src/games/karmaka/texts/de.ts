import type { Card } from '../../../kernel/zones.ts';
import { cardsOf, notAMove } from '../../../texts/de.ts';
import { COLOURS, VALUES } from '../cards.ts';
import { RUNGS } from '../rebirth.ts';
import type { KnownCard } from '../view.ts';
import { cardsDe } from './cards/de.ts';
import { eventsDe, named } from './events/de.ts';
import { bare, COLOUR_NAMES, one, plain, playDe, RUNG_NAMES, ringsOf } from './play/de.ts';
import { makeTexts, type Words } from './words.ts';

/** KKR-93 */
const COPIES = 'Wie viele es von jeder höchstens gibt; mit 0 fehlt die Farbe; offiziell 3.';

export const wordsDe: Words = {
  ...playDe,
  events: eventsDe,

  endings: {
    transcended: 'Eine Figur hat die Transzendenz erreicht.',
    'turn-limit': 'Der letzte Zug ist gespielt: Wer auf der Leiter am höchsten steht, gewinnt.',
  },

  options: {
    players: {
      name: 'Spielende',
      explains: 'Wie viele mitspielen: 2 bis 4; Teams brauchen 4, „Großer böser Wolf“ 3.',
    },
    variant: {
      name: 'Variante',
      explains: 'Jeder für sich, zwei Teams zu zweit oder zwei Verbündete gegen einen Wolf.',
      values: { 'free-for-all': 'Jeder für sich', teams: 'Teams', wolf: 'Großer böser Wolf' },
    },
    wolf: {
      name: 'Wolf',
      explains: 'Großer böser Wolf: wer allein spielt; ist niemand benannt, entscheidet der Zufall.',
    },
    starter: {
      name: 'Wer beginnt',
      explains: 'Wer den ersten Zug hat; ist niemand benannt, entscheidet der Zufall.',
    },
    turn_limit: {
      name: 'Züge insgesamt',
      explains: 'Nach so vielen Zügen wird das Spiel beendet, und wer am höchsten steht, gewinnt.',
    },
    decision_ms: {
      name: 'Zeit für eine Entscheidung',
      explains: 'Zeit für jede Entscheidung; 0 heißt ohne Grenze.',
    },
    first_hand: { name: 'Erste Hand', explains: 'Karten auf jeder Hand zu Beginn; offiziell 4.' },
    first_deck: { name: 'Erstes Deck', explains: 'Karten in jedem Deck zu Beginn; offiziell 2.' },
    new_life: {
      name: 'Neues Leben',
      explains: 'Karten von Hand und Deck zusammen nach einer Wiedergeburt; offiziell 6.',
    },
    rings: { name: 'Karma-Ringe', explains: 'So viele Ringe gibt es für alle; offiziell 12.' },
    rung_points: {
      name: 'Punkte für die erste Stufe',
      explains:
        'So viele Punkte braucht ein Leben für die unterste Stufe; jede höhere braucht einen mehr; offiziell 4.',
    },
    cards_red: { name: 'Anzahl roter Karten', explains: COPIES },
    cards_green: { name: 'Anzahl grüner Karten', explains: COPIES },
    cards_blue: { name: 'Anzahl blauer Karten', explains: COPIES },
    cards_embody: { name: `Anzahl „${cardsDe.embody}“`, explains: 'Wie viele es gibt; offiziell 5.' },
    cards_mimic: { name: `Anzahl „${cardsDe.mimic}“`, explains: 'Wie viele es gibt; offiziell 2.' },
  },

  refusals: {
    unreadable: notAMove,
    'unknown-card': 'Diese Karte gibt es in diesem Spiel nicht.',
    'game-over': 'Das Spiel ist zu Ende.',
    'no-such-seat': 'Auf diesem Platz spielt niemand.',
    'not-your-turn': 'Du bist nicht am Zug.',
    'others-decide': 'Warte: Erst muss sich jemand anders entscheiden.',
    'offer-runs': ([card]) => `Erst entscheiden deine Rivalen, ob sie ${one(card)} haben wollen.`,
    'only-the-clock': 'Nur die Uhr kann sagen, dass die Zeit um ist.',
    'only-for-seats': 'Nur Spielende machen Spielzüge.',
    'no-time-limit': 'An diesem Tisch gibt es keine Zeitgrenze.',
    'not-held': ([card]) => `${one(card)} hast du nicht auf der Hand.`,
    'must-play': 'Dein Deck ist leer, du musst also eine Karte spielen.',
    'no-ally': 'Du hast keinen Verbündeten, auf dessen Zukunft du spielen könntest.',
    'partners-do-not-give': 'Zwei gegen einen: Die Partner spielen einander nichts auf die Zukunft.',
    'play-or-pass': 'Jetzt gibt es nichts zu wählen: Spiel eine Karte, oder passe, wenn du darfst.',
    'nothing-offered': 'Es wird keine Karte angeboten.',
    'take-it-or-not': ([card]) => `Sag, ob du ${one(card)} für deine Zukunft willst.`,
    'not-your-own': ([card]) =>
      `${one(card)} hast du selbst gespielt: Nehmen oder ablehnen können die Karte nur deine Rivalen.`,
    'not-asked': ([card]) =>
      `${one(card)} wird nur der Person angeboten, gegen die die Karte eingesetzt wurde.`,
    'allies-not-asked': ([card]) => `${one(card)} wird nur Rivalen angeboten, keinen Verbündeten.`,
    'asked-later': ([card]) =>
      `Noch wirst du nicht gefragt: Erst entscheiden die Rivalen vor dir, ob sie ${one(card)} haben wollen.`,
    'already-refused': ([card]) => `Du hast ${one(card)} schon abgelehnt; gefragt wirst du nur einmal.`,
    'not-dying': 'Ringe kannst du nur am Ende eines Lebens einsetzen.',
    'say-rings': 'Dein Leben ist vorbei: Sag, wie viele Ringe du einsetzt.',
    'not-so-many-rings': 'Du kannst nicht mehr Ringe einsetzen, als du hast.',
    'name-a-player': 'Wähle zuerst eine Person.',
    'no-such-player': 'Auf diesem Platz sitzt niemand; gezählt wird ab 0.',
    'not-yourself': 'Du bist nicht dein eigener Rivale: Wähle jemand anders.',
    'not-the-opposite':
      'Gegen die Person gegenüber darfst du keine Karten einsetzen, nur gegen deine Nachbarn.',
    'not-an-ally': 'Wer mit dir verbündet ist, ist kein Rivale.',
    'choose-a-card': 'Wähle zuerst eine Karte.',
    'choose-or-stop': 'Wähle eine Karte, oder sag, dass du fertig bist.',
    'not-in-hand': ([card]) => `${one(card)} hast du nicht auf der Hand: Wähle eine deiner Handkarten.`,
    'not-your-deed': ([card]) => `${one(card)} liegt nicht bei deinen Werken: Wähle eines deiner Werke.`,
    'no-deed-to-copy': ([card]) =>
      `${one(card)} liegt nicht bei deinen Werken: Kopieren kannst du nur eines von ihnen.`,
    'not-in-ruins': ([card, ...among]) => `${one(card)} liegt nicht in den Ruinen: ${choice(among)}.`,
    'too-deep': ([card, ...among]) =>
      `${one(card)} liegt zu tief: Wählen kannst du nur unter den obersten drei Karten der Ruinen (${plain(among)}).`,
    'not-in-future': ([card]) =>
      `${one(card)} liegt nicht in deiner Zukunft: Wähle eine Karte, die dort liegt.`,
    'not-looked-at': ([card, ...among]) =>
      `${one(card)} ist nicht unter den Karten, die du dir ansiehst: ${choice(among)}.`,
    'not-picked': ([card, ...among]) => `${one(card)} hast du nicht gezogen: ${choice(among)}.`,
    'choose-a-place': 'Wähle zuerst eine der Karten, mit ihrem Namen oder ihrer Stelle von oben.',
    'no-such-place': 'Diese Stelle gibt es hier nicht; gezählt wird von oben, die oberste Karte ist 1.',
    'draw-or-stop': 'Zieh eine Karte, oder sag, dass du fertig bist.',
    'close-the-hand': 'Gib zuerst die Handkarten zurück, die du dir ansiehst.',
    'not-optional': 'Das kannst du nicht auslassen.',
  },

  table: {
    seat: (seat, who) => {
      const rung = RUNG_NAMES[RUNGS[seat.rung]];
      const parts = [seat.rings > 0 ? `${rung}, ${ringsOf(seat.rings)}` : rung];
      const { hand, deck, future } = seat.remembered;
      parts.push(`Hand: ${seat.hand ? row(seat.hand) : pile(seat.handCount) + known(hand.map(bare))}`);
      parts.push(`Deck: ${pile(seat.deckCount)}${known(deck.map(atPlace))}`);
      parts.push(
        `Zukunft: ${seat.future ? row(seat.future) : pile(seat.futureCount) + known(future.map(atPlace))}`,
      );
      parts.push(`Werke: ${row(seat.deeds)}`);
      return `${who.you ? 'Du' : who.name}: ${parts.join('; ')}.`;
    },
    source: (count, seen) => `Quelle: ${pile(count)}${known(seen.map(atPlace))}.`,
    ruins: (ruins) => (ruins.length === 0 ? 'Ruinen: leer.' : `Ruinen, von unten: ${row(ruins)}.`),
    middle: (card) => `In der Mitte: ${valued(card)}.`,
  },
};

function row(cards: readonly Card[]): string {
  return cards.length === 0 ? 'leer' : cards.map(valued).join(', ');
}

/** A card with its colour and points. KK-12 */
function valued(card: Card): string {
  return `${bare(card)} (${COLOUR_NAMES[COLOURS[card]]} ${VALUES[card]})`;
}

/** How many cards lie face down. */
function pile(count: number): string {
  return count === 0 ? 'leer' : cardsOf(count);
}

/** What can be chosen. */
function choice(among: readonly Card[]): string {
  return `Zur Wahl ${among.length === 1 ? 'steht' : 'stehen'} ${named(among)}`;
}

/** What the reader remembers. KKR-86 */
function known(parts: readonly string[]): string {
  return parts.length > 0 ? ` (bekannt: ${parts.join(', ')})` : '';
}

function atPlace({ place, card }: KnownCard): string {
  return `${bare(card)} ${place === 1 ? 'ganz oben' : `als ${place}. von oben`}`;
}

export const textsDe = makeTexts(wordsDe);

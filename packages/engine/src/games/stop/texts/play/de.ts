import type { Card } from '../../../../kernel/zones.ts';
import { cardsOf } from '../../../../texts/de.ts';
import { capital } from '../../../../texts/sentences.ts';
import { ACHTUNG, type Calls, STOP } from '../../calls.ts';
import { COLOUR_OF, COLOURS, type Colour, FREE_CHOICE, KIND_OF, KINDS, type KindId } from '../../cards.ts';
import type { Direction } from '../../moves.ts';
import { abilityTexts, type CardTexts } from '../abilities.ts';
import { CALLED, makePlayTexts, type PlayWords } from '../words.ts';

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

export const playDe: PlayWords = {
  name: 'STOP',
  about:
    'Bediene Farbe, Zahl oder Symbol, wirf die gleiche Karte dazwischen, bevor du an der Reihe bist, und rufe rechtzeitig.',
  card,
  titles: { '0': 'Stop', '2': 'Zwei Karten ziehen', 'plus-x': 'X Karten ziehen' },

  moves: {
    play: ({ card: laid, free, direction, calls }) =>
      `${free ? '„Freie Wahl“ mit ' : ''}${free ? withOne(laid) : capital(accusative(laid))} spielen${where(direction)}${calling(calls)}`,
    interject: ({ card: laid, calls }) => `${capital(accusative(laid))} dazwischenwerfen${calling(calls)}`,
    draw: () => 'Eine Karte ziehen',
    accept: () => 'Annehmen',
    pass: () => 'Passen',
    'time-out': () => 'Die Zeit ist um',
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

export function colour(which: Card): string {
  return COLOUR_NAMES[COLOURS[COLOUR_OF[which]]];
}

/** `Blau`, as in `die 0 in Blau` */
export function colourNoun(which: Card): string {
  return capital(colour(which));
}

/** The card with its article and the ending of its colour, by gender. */
export function inflected(
  which: Card,
  forms: Readonly<Record<Gender, readonly [article: string, ending: string]>>,
): string {
  if (which === FREE_CHOICE) return '„Freie Wahl“';
  const [article, ending] = forms[gender(which)];
  return `${article}${colour(which)}${ending} ${kindName(which)}`;
}

/** `blaue 4`, `rotes Aussetzen`, `grüner Kartentausch`, `Freie Wahl` */
export function card(which: Card): string {
  if (which === FREE_CHOICE) return 'Freie Wahl';
  return inflected(which, { feminine: ['', 'e'], masculine: ['', 'er'], neuter: ['', 'es'] });
}

/** After `mit`, without an article. */
function withOne(which: Card): string {
  return inflected(which, { feminine: ['', 'er'], masculine: ['', 'em'], neuter: ['', 'em'] });
}

export function the(which: Card): string {
  return inflected(which, { feminine: ['die ', 'e'], masculine: ['der ', 'e'], neuter: ['das ', 'e'] });
}

function accusative(which: Card): string {
  return inflected(which, { feminine: ['die ', 'e'], masculine: ['den ', 'en'], neuter: ['das ', 'e'] });
}

export function side(direction: Direction): string {
  return direction === null ? '' : SIDES[direction];
}

export function where(direction: Direction): string {
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

export function called(calls: Calls): string {
  return calls === 0 ? '.' : `: „${words(calls).join(' ')}“.`;
}

const CARD_TEXTS: CardTexts = {
  effects: {
    '0': 'Eine gewöhnliche Zahl, oder die Abwehr gegen Aussetzen, Kartentausch, 2 oder +X derselben Farbe.',
    '2': 'Wer als Nächstes dran ist, zieht zwei Karten und setzt aus, außer eine 0 ihrer Farbe oder eine weitere 2 antwortet.',
    '6': 'Zählt auch als 9.',
    '9': 'Zählt auch als 6.',
    skip: 'Wer als Nächstes dran ist, setzt aus, außer eine 0 ihrer Farbe oder ein weiteres Aussetzen antwortet.',
    swap: 'Alle geben ihre ganze Hand nach links oder nach rechts, außer jemand legt eine 0 ihrer Farbe.',
    'plus-x':
      'Wer als Nächstes dran ist, deckt eine Karte auf: Bei einer Zahl zieht man so viele dazu und behält sie, ein Symbol behält man nur. Danach setzt man aus, außer eine 0 ihrer Farbe antwortet.',
    'free-choice': 'Geht auf jede Karte, zusammen mit einer Karte beliebiger Farbe.',
  },
  plain: 'Eine einfache Zahl.',
  score: (points) => `Auf der Hand geblieben zählt sie ${points} ${points === 1 ? 'Punkt' : 'Punkte'}.`,
};

export const playTextsDe = { ...makePlayTexts(playDe), ...abilityTexts(CARD_TEXTS) };

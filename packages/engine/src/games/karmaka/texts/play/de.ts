import type { Card } from '../../../../kernel/zones.ts';
import type { Who } from '../../../../texts/sentences.ts';
import { CARDS } from '../../cards.ts';
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

export function bare(card: Card): string {
  return cardsDe[CARDS[card]];
}

export function one(card: Card): string {
  return `„${bare(card)}“`;
}

export function plain(cards: readonly Card[]): string {
  return cards.map(bare).join(', ');
}

export function shown(cards: readonly Card[] | null): string {
  return cards && cards.length > 0 ? ` (${plain(cards)})` : '';
}

export function ringsOf(count: number): string {
  return count === 1 ? '1 Ring' : `${count} Ringe`;
}

export function whom(who: Who): string {
  return who.you ? 'dich' : who.name;
}

export const playTextsDe = makePlayTexts(playDe);

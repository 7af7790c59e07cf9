import { playDe as words } from '@samsara/engine/games/karmaka/texts/play/de';
import type { KarmakaWords, OwnWords } from './words.ts';

const own: OwnWords = {
  ribbons: {
    dwindle: 'Vergäng\u00adlichkeit',
    transmigrate: 'Transmi\u00adgration',
    peek: 'Verstohle\u00adner Blick',
    denial: 'Verwei\u00adgerung',
    embody: 'Verkör\u00adperung',
    vengeance: 'Vergel\u00adtung',
  },
  ladder: 'Karmische Leiter',
  source: 'Quelle',
  ruins: 'Ruinen',
  hand: 'Hand',
  deck: 'Deck',
  future: 'Zukunft',
  deeds: 'Werke',
  middle: 'In der Mitte',
  nothingHere: 'Hier liegen keine Karten.',
  close: 'Schließen',
  you: 'Du',
  relations: { ally: 'verbündet', rival: 'Rivale', wolf: 'Wolf' },
  of: (zone, name) => `${zone}: ${name}`,
  lookThrough: (zone, count) => `${zone}, ${cardsOf(count)}, durchsehen`,
  rung: (name, needed) => (needed === null ? name : `${name}: ${pointsOf(needed)} zum Aufstieg`),
  rings: (count) => (count === 1 ? '1 Karmischer Ring' : `${count} Karmische Ringe`),
  score: (score, needed) => (needed === null ? pointsOf(score) : `${score} von ${pointsOf(needed)}n`),
  topFirst: 'Die oberste Karte steht vorn.',
  place: (place) => (place === 1 ? 'ganz oben' : `${place}. von oben`),
  youKnow: 'Du weißt',
  final: { points: 'Punkte in diesem Leben', rings: 'Ringe', life: 'Leben' },

  ways: { deed: 'Werk', ability: 'Fähigkeit', future: 'Zukunft' },
  deedBrings: (gain, score, needed) => {
    if (gain === 0) return '+0, schützt die anderen';
    if (needed === null) return `+${gain} → ${score}`;
    return `+${gain} → ${score} von ${needed}${score >= needed ? ', du steigst auf' : ''}`;
  },
  abilityCosts: 'ein Rivale darf sie nehmen',
  futureKeeps: 'Verdeckt für dein nächstes Leben.',
  allyKeeps: (name) => `Verdeckt für das nächste Leben von ${name}.`,
  nearTheEnd: 'gewinnt, wenn dieses Leben endet',
  lastCard: 'Deine letzte Karte: Mit deinem nächsten Zug endet dieses Leben.',
  warnings: {
    idle: 'Jetzt ohne Wirkung; ein Rivale darf sie nehmen.',
    'idle-copy': 'Eine Kopie ihrer selbst hat keine Wirkung.',
    'ends-life': 'Dein Leben würde ohne genügend Punkte enden.',
    'too-many-rings': 'Mehr Ringe, als etwas nützen.',
    'could-rise': 'Mit genügend Ringen würdest du aufsteigen.',
  },

  step: (step, of) => `Schritt ${step} von ${of}`,
  cardOf: (card, most) => `Karte ${card} von höchstens ${most}`,
  copies: (ability) => `wiederholt ${ability}`,
  handOf: (name, count) => `Hand von ${name}, ${cardsOf(count)}`,
  offeredBy: (name) => `${name} bietet dir diese Karte an.`,
  offerStates: { asked: 'wird gefragt', later: 'wird noch gefragt', refused: 'will sie nicht' },
  take: 'Nehmen',
  refuse: 'Ablehnen',
  ifTaken: 'Verdeckt oben auf deine Zukunft; im nächsten Leben auf deiner Hand.',
  ifRefused: 'Zum nächsten gefragten Rivalen oder auf die Ruinen.',

  suggested: 'empfohlen',
  suggestsRings: (count, missing, rung) => {
    if (count > 0) return `Vorschlag: ${count} ausgeben, gerade genug für die Stufe ${rung}.`;
    return missing > 0
      ? `Vorschlag: Ringe behalten. Es ${missing === 1 ? 'fehlt 1 Punkt' : `fehlen ${missing} Punkte`}, so viele Ringe hast du nicht; du bekommst einen dazu.`
      : 'Vorschlag: Ringe behalten. Du steigst auch ohne sie auf.';
  },
  rebirth:
    'Danach kommen deine Werke auf die Ruinen, deine Zukunft wird deine Hand, und das Deck wird aufgefüllt.',
};

export const karmakaWordsDe: KarmakaWords = {
  ...own,
  rungs: words.rungs,
  colours: words.colours,
  abilities: words.abilities,
};

function cardsOf(count: number): string {
  if (count === 0) return 'leer';
  return count === 1 ? '1 Karte' : `${count} Karten`;
}

function pointsOf(count: number): string {
  return count === 1 ? '1 Punkt' : `${count} Punkte`;
}

import type { Card } from '../../../../kernel/zones.ts';
import { cardsOf } from '../../../../texts/de.ts';
import { capital, listed, type Who } from '../../../../texts/sentences.ts';
import { SIGNS, type Species, signAt } from '../../cards.ts';
import type { End } from '../../moves.ts';
import { cardName } from '../card-names.ts';
import type { ExpectedTurn } from '../expected.ts';
import { type CardWords, makePlayTexts, type PlayWords } from '../words.ts';

const CARD_WORDS: CardWords = {
  signs: {
    sun: 'Sonne',
    clover: 'Kleeblatt',
    heart: 'Herz',
    scales: 'Waage',
    joker: 'Joker',
    reaper: 'Sensenmann',
  },
  buddha: 'mit Buddha',
  species: {
    ant: 'Ameise',
    'potato-beetle': 'Kartoffelkäfer',
    earthworm: 'Regenwurm',
    butterfly: 'Schmetterling',
    'guinea-pig': 'Meerschweinchen',
    hedgehog: 'Igel',
    magpie: 'Elster',
    chameleon: 'Chamäleon',
    cat: 'Katze',
    dog: 'Hund',
    cow: 'Kuh',
    ape: 'Affe',
  },
  humans: ['erster Mensch', 'zweiter Mensch', 'dritter Mensch', 'vierter Mensch', 'fünfter Mensch'],
  human: 'Mensch',
};

/** Wen oder was ein Chamäleon nachahmt. */
export const ACCUSATIVE: Readonly<Record<Species, string>> = {
  ant: 'die Ameise',
  'potato-beetle': 'den Kartoffelkäfer',
  earthworm: 'den Regenwurm',
  butterfly: 'den Schmetterling',
  'guinea-pig': 'das Meerschweinchen',
  hedgehog: 'den Igel',
  magpie: 'die Elster',
  chameleon: 'das Chamäleon',
  cat: 'die Katze',
  dog: 'den Hund',
  cow: 'die Kuh',
  ape: 'den Affen',
  human: 'den Menschen',
};

const POWERS: PlayWords['powers'] = {
  ant: 'Sie hat keine Fähigkeit.',
  'potato-beetle': 'Einmal pro Zug: Lege die oberste Karte des Ablagestapels an, wenn sie passt.',
  earthworm: 'Einmal pro Zug: Lege eine Handkarte ab und ziehe eine neue.',
  butterfly: 'Nach dem Tod: Joker zählen bei Viererkombinationen als beliebiges Symbol.',
  'guinea-pig': 'Nach dem Tod: ein Karma mehr, wenn eine Lebenskarte in deiner Linie liegt.',
  hedgehog: 'Mit der Kartenaktion darfst du auch eine Handkarte anlegen, die nicht passt.',
  magpie: 'Einmal pro Zug: Nimm die Endkarte einer fremden Linie und lege sie an, wenn sie passt.',
  chameleon: 'Einmal pro Zug: Nutze die Fähigkeit eines fremden Tieres.',
  cat: 'Nach dem Tod: Behalte bis zu zwei übrige Karten deiner Linie für das nächste Leben.',
  dog: 'Deine Linie darf in beide Richtungen wachsen.',
  cow: 'Überlebst du einen Zug, mach noch einen.',
  ape: 'Einmal pro Zug: Lege eine weitere passende Handkarte an.',
  human:
    'Menschen haben keine Fähigkeit; sie bringen in der Reihenfolge ihres Stapels 6, 5, 4, 3 und 2 Punkte, und wenn einer stirbt, ist die Partie zu Ende.',
};

export const playDe: PlayWords = {
  name: 'Mieses Karma',
  about:
    'Von der Ameise zum Menschen: Baue Lebenslinien, gib anderen und sammle von Leben zu Leben gutes Karma.',
  cards: CARD_WORDS,
  powers: POWERS,

  moves: {
    attach: ({ card, end }) => `${one(card)}${onTheLeft(end)} anlegen`,
    discard: ({ card }) => `${one(card)} ablegen`,
    salvage: () => 'Oberste Karte des Ablagestapels anlegen',
    swap: ({ card }) => `${one(card)} ablegen und eine Karte ziehen`,
    steal: ({ seat, end }, people) =>
      `Von ${whom(people.one(seat))} stehlen${end === 'left' ? ', Karte ganz links' : ''}`,
    add: ({ card }) => `${one(card)} zusätzlich anlegen`,
    imitate: ({ species }) => `${capital(ACCUSATIVE[species])} nachahmen`,
    ask: () => 'Um eine Karte bitten',
    end: () => 'Zug beenden',
    give: ({ card }) => `${one(card)} geben`,
    decline: () => 'Nichts geben',
    take: ({ seat, end }, people) => `Gabe von ${whom(people.one(seat))} nehmen${onTheLeft(end)}`,
    exchange: () => 'Hand tauschen',
    'keep-hand': () => 'Hand behalten',
    score: ({ card }) => `${one(card)} auf den Punktstapel legen`,
    keep: ({ card }) => `${one(card)} behalten`,
    again: () => 'Zweiten Zug machen',
    done: () => 'Genug',
    'time-out': () => 'Die Zeit ist um',
  },

  asks: {
    nothing: 'Die Partie ist vorbei.',
    others: (waitedFor) => `Warten auf ${listed(waitedFor.map(accusative), ' und ')}.`,
    turn: (turn) => `Du bist am Zug: ${listed(waysOn(turn), ' oder ')}.`,
    gift: ({ ends }, asking) =>
      `${asking.name} bittet um eine Karte, die an ${listed(
        ends.map((sign) => CARD_WORDS.signs[sign]),
        ' oder ',
      )} passt: Gibst du eine?`,
    answer: ({ type, count }) => {
      switch (type) {
        case 'taking':
          return 'Nimm eine der Gaben.';
        case 'exchanging':
          return `Niemand hat gegeben: Tauschst du deine Hand (${cardsOf(count)})?`;
        case 'imitating':
          return 'Dein Chamäleon stirbt: Ahmt es ein Tier nach?';
        case 'scoring':
          return `Wähle ${cardsOf(count)} deiner Linie für den Punktstapel.`;
        case 'keeping':
          return `Du darfst ${count === 1 ? 'noch eine Karte' : 'bis zu zwei Karten'} deiner Linie behalten.`;
        case 'second-turn':
          return 'Machst du einen zweiten Zug?';
      }
    },
  },
};

export function one(card: Card): string {
  return cardName(card, CARD_WORDS);
}

/** The sign that a card shows at one of its sides. */
export function sign(card: Card, end: End): string {
  return CARD_WORDS.signs[SIGNS[signAt(card, end)]];
}

export function onTheLeft(end: End): string {
  return end === 'left' ? ' links' : '';
}

/** Nach „von“. */
export function whom(who: Who): string {
  return who.you ? 'dir' : who.name;
}

/** Nach „für“ und „auf“. */
export function accusative(who: Who): string {
  return who.you ? 'dich' : who.name;
}

function waysOn({ cardAction, ability, ask, end }: ExpectedTurn): string[] {
  return [
    ...(cardAction ? ['lege eine Karte an oder ab'] : []),
    ...(ability ? ['nutze deine Fähigkeit'] : []),
    ...(ask ? ['bitte um eine Karte'] : []),
    ...(end ? ['beende deinen Zug'] : []),
  ];
}

export const playTextsDe = makePlayTexts(playDe);

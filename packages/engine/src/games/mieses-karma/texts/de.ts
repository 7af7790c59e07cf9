import type { Card } from '../../../kernel/zones.ts';
import { cardsOf, notAMove } from '../../../texts/de.ts';
import { listed } from '../../../texts/sentences.ts';
import { SPECIES_OF, STACKS } from '../cards.ts';
import { eventsDe, plain, stackName } from './events/de.ts';
import { ACCUSATIVE, one, playDe, sign } from './play/de.ts';
import { abilityTexts, cardClauses } from './rules/card-clauses.ts';
import { type AnimalWords, makeTexts, type Words } from './words.ts';

const ANIMAL_WORDS: AnimalWords = {
  statements: {
    animal: 'die Art selbst',
    noAbility: 'dass es keine Fähigkeit gibt',
    idea: 'die Idee der Fähigkeit',
    detail: 'die Fähigkeit im Einzelnen',
    stack: 'der Stapel',
    dealt: 'die Zahl der Lebenskarten',
    symbols: 'die Symbole',
    copies: 'die Zahl der Karten',
    pointsRange: 'dass die Karten 2 bis 6 Punkte bringen',
    points: 'welche Karte wie viel bringt',
  },
  lifeCards: 'Lebenskarten.',
  lifeStatements: {
    total: '60 Karten',
    symbols: 'die vier Symbole',
    jokers: 'Joker',
    reapers: 'Sensenmänner',
    buddhas: 'Buddhas',
    distribution: 'ihre Verteilung',
    reaperOnTheRight: 'dass Sensenmänner nur rechts stehen',
  },
  facts: (stack, karma, dealt, symbols) =>
    `${stack === null ? 'Das erste Leben für alle' : `${stackName(stack)}, ab Karma ${karma}`}; ${dealt} Lebenskarten; ${symbols.join(', ')}.`,
  provenance: (attested, reconstructed) =>
    `Durch Quellen belegt: ${listed(attested, ' und ')}. Rekonstruiert: ${listed(reconstructed, ' und ')}.`,
};

export const wordsDe: Words = {
  ...playDe,
  events: eventsDe,

  endings: {
    'human-died': 'Ein Mensch ist gestorben: Alle Linien werden gewertet, und die meisten Punkte gewinnen.',
    'no-life-cards':
      'Für ein neues Leben war keine Lebenskarte mehr da: Alle Linien werden gewertet, und die meisten Punkte gewinnen.',
    'turn-limit': 'Die Zuggrenze ist erreicht: Alle Linien werden gewertet, und die meisten Punkte gewinnen.',
  },
  animals: ANIMAL_WORDS,

  options: {
    players: {
      name: 'Mitspielende',
      explains:
        'Wie viele mitspielen; das veröffentlichte Spiel ist für 3 bis 5, zu zweit ist unsere Erweiterung.',
    },
    openingHandVariant: {
      name: 'Zwei Karten zum Anfang',
      explains: 'Ameisen beginnen mit zwei statt vier Lebenskarten, wie es eine der Quellen sagt.',
    },
    decision_ms: {
      name: 'Zeit pro Entscheidung',
      explains: 'Zeit für jede Entscheidung; 0 heißt ohne Grenze.',
    },
    turn_limit: {
      name: 'Züge insgesamt',
      explains: 'Nach so vielen Zügen wird die Partie beendet und gewertet; 0 heißt ohne Grenze.',
    },
    extra_cards: {
      name: 'Mehr Lebenskarten',
      explains:
        'So viele Lebenskarten gibt es bei jeder Geburt zusätzlich zur Zahl auf der Karte; offiziell 0.',
    },
    points_per_card: {
      name: 'Punkte je Karte',
      explains: 'So viel zählt am Ende jede Karte im Punktstapel; offiziell 2.',
    },
    cards_plain: {
      name: 'Anzahl der Symbolkarten',
      explains: 'Von jeder Lebenskarte mit zwei verschiedenen Symbolen ohne Buddha; offiziell 2.',
    },
    cards_buddha: {
      name: 'Buddhakarten',
      explains: 'Lebenskarten mit zwei Symbolen und einem Buddha, so viele für jedes Symbol; offiziell 4.',
    },
    cards_joker: {
      name: 'Jokerkarten',
      explains: 'Lebenskarten mit einem Joker, so viele für jedes Symbol; offiziell 2.',
    },
    cards_reaper: {
      name: 'Sensenmannkarten',
      explains: 'Lebenskarten mit einem Sensenmann, so viele für jedes Symbol; offiziell 2.',
    },
    cards_animal: { name: 'Anzahl der Tiere', explains: 'Karten von jedem Tier ab Stapel II; offiziell 2.' },
    cards_human: {
      name: 'Menschenkarten',
      explains: 'So viele der ersten Menschen sind im Spiel; offiziell 5.',
    },
  },

  refusals: {
    unreadable: notAMove,
    'unknown-card': 'Diese Karte gibt es in diesem Spiel nicht.',
    'unknown-animal': 'Dieses Tier gibt es in diesem Spiel nicht.',
    'not-a-life-card': ([card]) =>
      `Gespielt werden nur Lebenskarten; „${one(card)}“ ist eine Wiedergeburtkarte.`,
    'game-over': 'Die Partie ist vorbei.',
    'no-such-seat': 'Auf diesem Platz spielt niemand mit.',
    'not-your-turn': 'Du bist nicht am Zug.',
    'not-asked-yet': 'Es wird der Reihe nach entschieden, und gerade nicht von dir.',
    'only-the-clock': 'Nur die Uhr kann sagen, dass die Zeit um ist.',
    'only-for-seats': 'Die Uhr spielt nicht mit.',
    'no-time-limit': 'An diesem Tisch gibt es keine Zeitgrenze.',
    'not-held': ([card]) => `„${one(card)}“ hast du nicht auf der Hand.`,
    'card-action-taken': 'Du hast in diesem Zug schon eine Karte gespielt.',
    'does-not-fit': ([card]) =>
      `Die nächste Karte deiner Linie braucht links „${sign(card, 'right')}“ oder einen Joker.`,
    'does-not-fit-left': ([card]) =>
      `Am linken Ende deiner Linie braucht eine Karte rechts „${sign(card, 'left')}“ oder einen Joker.`,
    'fits-left-only': ([card]) => `„${one(card)}“ passt nur ans linke Ende deiner Linie: Sag „left“ dazu.`,
    'fits-right-only': ([card]) => `„${one(card)}“ passt nur ans rechte Ende deiner Linie.`,
    'left-end-closed': 'Nach links baut nur ein Hund.',
    'imitate-dog-first': 'Um nach links zu bauen, muss dein Chamäleon zuerst den Hund nachahmen.',
    'closed-by-reaper': ([card]) => `Auf „${one(card)}“ kann nichts mehr folgen.`,
    'reaper-on-the-left': ([card]) => `„${one(card)}“ kann nur am rechten Ende liegen.`,
    'card-action-due': 'Lege zuerst eine Karte an oder ab.',
    'ability-used': 'Du hast deine Fähigkeit in diesem Zug schon genutzt.',
    'not-your-ability': ([card]) => `Dein Tier, „${one(card)}“, kann das nicht.`,
    'imitate-first': ([card]) => `Dafür muss dein Chamäleon zuerst ${speciesOf(card)} nachahmen.`,
    'not-what-you-imitate': ([card]) =>
      `Dein Chamäleon ahmt in diesem Zug ${speciesOf(card)} nach und kann das deshalb nicht.`,
    'nobody-to-imitate': 'Kein Tier der anderen kann das, also kann es dein Chamäleon auch nicht.',
    'nothing-to-salvage': 'Der Ablagestapel ist leer.',
    'not-from-yourself': 'Aus der eigenen Linie kannst du nicht stehlen.',
    'no-card-to-steal': 'An diesem Ende liegt keine Lebenskarte.',
    'nobody-is-that-animal': 'Niemand sonst ist gerade dieses Tier.',
    'already-imitating': 'Du ahmst in diesem Zug schon ein Tier nach.',
    'nothing-to-imitate': 'Da gibt es nichts nachzuahmen.',
    'imitate-later': 'Dieses Tier kannst du erst nach deinem Zug nachahmen.',
    'too-late-to-imitate': 'Für diese Fähigkeit ist es jetzt zu spät.',
    'already-asked': 'Du hast in diesem Zug schon gebeten.',
    'nothing-can-fit': 'Deine Linie ist geschlossen; es gibt nichts zu erbitten.',
    'nobody-asks': 'Gerade bittet niemand um eine Karte.',
    'answer-the-request': 'Sag zuerst, ob du eine Karte gibst.',
    'gift-does-not-fit': ([card]) => `Deine Gabe braucht links „${sign(card, 'right')}“ oder einen Joker.`,
    'gift-does-not-fit-left': ([card]) =>
      `Deine Gabe braucht rechts „${sign(card, 'left')}“ oder einen Joker.`,
    'gift-fits-no-end': ([right, left]) =>
      `Deine Gabe braucht links „${sign(right, 'right')}“ oder rechts „${sign(left, 'left')}“, oder dort einen Joker.`,
    'take-a-gift': 'Du musst eine der Gaben nehmen.',
    'no-such-gift': 'Von diesem Platz kam keine Gabe.',
    'no-gifts': 'Es gibt keine Gaben zu nehmen.',
    'exchange-or-keep': 'Sag zuerst, ob du deine Hand tauschst.',
    'nothing-to-exchange': 'Tauschen darfst du nur, wenn du gebeten hast und niemand etwas gab.',
    'no-hand-to-exchange': 'Deine Hand ist leer; es gibt nichts zu tauschen.',
    'score-first': 'Wähle zuerst die Karten für deinen Punktstapel.',
    'only-life-cards-score': ([card]) =>
      `Auf den Punktstapel kommen nur Lebenskarten; „${one(card)}“ ist eine Wiedergeburtkarte.`,
    'not-in-your-line': ([card]) => `„${one(card)}“ liegt nicht in deiner Linie.`,
    'nothing-to-score': 'Es gibt gerade keine Viererkombination zu werten.',
    'keep-or-be-done': 'Sag zuerst, welche Karten du behältst.',
    'nothing-to-keep': 'Es gibt gerade keine Karten zu behalten.',
    'only-life-cards-are-kept': ([card]) =>
      `Behalten kannst du nur Lebenskarten; „${one(card)}“ ist eine Wiedergeburtkarte.`,
    'imitate-or-be-done': 'Sag zuerst, ob du ein Tier nachahmst.',
    'again-or-be-done': 'Sag zuerst, ob du einen zweiten Zug machst.',
    'no-second-turn': 'Einen zweiten Zug gibt es jetzt nicht.',
    'nothing-to-leave': 'Es gibt nichts auszulassen; beende deinen Zug, wenn du fertig bist.',
  },

  table: {
    seat: (seat, who) => {
      const line = [...[...seat.left].reverse(), seat.animal, ...seat.right].map(one).join(' · ');
      const hand =
        seat.hand && seat.hand.length > 0
          ? `auf der Hand ${plain(seat.hand)}`
          : `${cardsOf(seat.handCount)} auf der Hand`;
      const gift = seat.laid ? `; Gabe ${seat.gift === null ? 'verdeckt' : one(seat.gift)}` : '';
      return `${who.you ? 'Du' : who.name}: ${line}; Karma ${seat.karma}; Punktstapel ${seat.pointsCount}; ${hand}${gift}.`;
    },
    piles: ({ drawCount, discardTop, discardCount }) =>
      `Nachziehstapel: ${cardsOf(drawCount)}. Ablagestapel: ${discardTop === null ? 'leer' : `oben ${one(discardTop)}, ${cardsOf(discardCount)}`}.`,
    stacks: (stacks) =>
      `Wiedergeburtkarten: ${stacks.map(({ count }, i) => `${stackName(STACKS[i])} ${count}`).join(', ')}.`,
  },
};

/** „den Hund“ */
function speciesOf(card: Card): string {
  return ACCUSATIVE[SPECIES_OF[card]];
}

export const textsDe = { ...makeTexts(wordsDe), abilities: abilityTexts(wordsDe) };

/** The clauses about the cards. */
export const cardClausesDe = cardClauses(wordsDe);

import type { Learning } from '../../../../contract/learning.ts';

/** Karma in a minute, and the chapters of its rules. */
export const learning: Learning = {
  minute: {
    aim: {
      cards: ['3', '9', '16'],
      clauses: ['KA-05', 'KA-06'],
      title: { en: 'Be rid of everything', de: 'Alles loswerden', fr: 'Ne plus rien avoir' },
      says: {
        en: 'Get rid of all your cards, in hand and on the table. The last one who still has cards loses, everybody else wins.',
        de: 'Werde alle deine Karten los, auf der Hand und auf dem Tisch. Wer als Letzte oder Letzter noch Karten hat, verliert.',
        fr: 'Débarrassez-vous de toutes vos cartes, en main et sur la table. La dernière personne qui en a encore perd.',
      },
    },
    turn: {
      cards: ['8', '8', null],
      clauses: ['KA-19', 'KA-45', 'KA-46'],
      title: { en: 'Play or take', de: 'Spielen oder nehmen', fr: 'Jouer ou ramasser' },
      says: {
        en: 'Play one card or several identical ones onto the pile, or take the whole pile. Then draw until you hold three again.',
        de: 'Spiel eine Karte oder mehrere gleiche auf den Stapel, oder nimm den ganzen Stapel. Dann zieh auf drei Handkarten nach.',
        fr: 'Jouez une carte ou plusieurs identiques sur la pile, ou prenez toute la pile. Complétez ensuite votre main à trois cartes.',
      },
    },
    fits: {
      cards: ['7', '7', '12'],
      clauses: ['KA-21', 'KA-23'],
      title: { en: 'Equal or higher', de: 'Gleich oder höher', fr: 'Égal ou plus haut' },
      says: {
        en: 'A number fits if it is equal to the top card of the pile or higher. Identical cards may go together.',
        de: 'Eine Zahl passt, wenn sie mindestens so hoch ist wie die oberste Karte des Stapels. Gleiche Karten dürfen zusammen.',
        fr: 'Un nombre convient s’il est égal à la carte du dessus ou plus élevé. Des cartes identiques se jouent ensemble.',
      },
    },
    specials: {
      cards: ['table', 'bottom', 'five', 'give'],
      clauses: ['KA-52', 'KA-53', 'KA-54', 'KA-62', 'KA-65', 'KA-68'],
      title: { en: 'Karma cards', de: 'Karma-Karten', fr: 'Les cartes Karma' },
      says: {
        en: 'They go on anything: play a table card too, bring the bottom card up, demand five or below, give the pile away.',
        de: 'Sie passen immer: Tischkarte dazu spielen, unterste Karte nach oben holen, fünf oder kleiner verlangen, den Stapel verschenken.',
        fr: 'Elles vont sur tout : jouer aussi une carte de table, remonter la carte du fond, exiger cinq ou moins, donner la pile.',
      },
    },
    end: {
      cards: ['14', null, null],
      clauses: ['KA-28', 'KA-29', 'KA-33', 'KA-34'],
      title: { en: 'First open, then blind', de: 'Erst offen, dann blind', fr: 'Visibles, puis cachées' },
      says: {
        en: 'Hand empty and nothing left to draw? Play your open table cards, then turn the hidden ones over, unseen, one by one.',
        de: 'Hand leer und nichts mehr zu ziehen? Spiel deine offenen Tischkarten, dann decke die verdeckten ungesehen einzeln auf.',
        fr: 'Main vide et plus rien à piocher ? Jouez vos cartes de table visibles, puis retournez les cachées, une par une.',
      },
    },
    trap: {
      cards: ['11', '11', '11'],
      clauses: ['KA-35', 'KA-36', 'KA-38', 'KA-40'],
      title: { en: 'Three of a kind, and bad luck', de: 'Drillinge und Pech', fr: 'Triples et malchance' },
      says: {
        en: 'Three identical cards in a row remove the whole pile, and you play again. A hidden card that fails brings you the pile.',
        de: 'Drei gleiche in Folge räumen den ganzen Stapel weg, und du spielst nochmal. Eine verdeckte Karte, die nicht passt, bringt dir den Stapel.',
        fr: 'Trois cartes identiques de suite enlèvent toute la pile, et vous rejouez. Une carte cachée qui ne convient pas vous la donne.',
      },
    },
  },
  chapters: [
    { from: 'KA-01', title: { en: 'Aim', de: 'Ziel', fr: 'But du jeu' } },
    { from: 'KA-08', title: { en: 'Setup', de: 'Vorbereitung', fr: 'Mise en place' } },
    { from: 'KA-16', title: { en: 'Order of play', de: 'Ablauf', fr: 'Déroulement' } },
    { from: 'KA-21', title: { en: 'Playing cards', de: 'Karten spielen', fr: 'Jouer des cartes' } },
    { from: 'KA-28', title: { en: 'Table cards', de: 'Tischkarten', fr: 'Cartes de table' } },
    { from: 'KA-38', title: { en: 'Triples', de: 'Drillinge', fr: 'Triples' } },
    { from: 'KA-42', title: { en: 'Taking the pile', de: 'Den Stapel nehmen', fr: 'Prendre la pile' } },
    { from: 'KA-45', title: { en: 'Drawing', de: 'Nachziehen', fr: 'Piocher' } },
    { from: 'KA-52', title: { en: 'Karma cards', de: 'Karma-Karten', fr: 'Cartes Karma' } },
    { from: 'KA-71', title: { en: 'The end', de: 'Das Ende', fr: 'La fin' } },
    { from: 'KA-73', title: { en: 'Variants', de: 'Varianten', fr: 'Variantes' } },
    {
      from: 'KAR-01',
      title: { en: 'Rulings: playing', de: 'Klärungen: Spielen', fr: 'Précisions : jouer' },
    },
    {
      from: 'KAR-13',
      title: { en: 'Rulings: Karma cards', de: 'Klärungen: Karma-Karten', fr: 'Précisions : cartes Karma' },
    },
    {
      from: 'KAR-35',
      title: { en: 'Rulings: triples', de: 'Klärungen: Drillinge', fr: 'Précisions : triples' },
    },
    {
      from: 'KAR-46',
      title: {
        en: 'Rulings: going out',
        de: 'Klärungen: Ausscheiden',
        fr: 'Précisions : sortir du jeu',
      },
    },
  ],
  mood: ['KA-03', 'KA-07'],
};

import type { Learning } from '../../../../contract/learning.ts';

/** Mieses Karma in a minute, and the chapters of its rules. */
export const learning: Learning = {
  minute: {
    aim: {
      cards: ['ant-1', 'dog-1', 'human-1'],
      clauses: ['MK-44', 'MK-54', 'MK-58'],
      title: { en: 'From ant to human', de: 'Von der Ameise zum Menschen', fr: 'De la fourmi à l’humain' },
      says: {
        en: 'Everybody begins as an ant. Good karma lets you be reborn as a higher animal, at last as a human. Most points win.',
        de: 'Alle beginnen als Ameise. Gutes Karma lässt dich als höheres Tier wiederkehren, zuletzt als Mensch. Die meisten Punkte gewinnen.',
        fr: 'Tout le monde commence fourmi. Un bon karma fait renaître plus haut, enfin en humain. Le plus de points gagne.',
      },
    },
    turn: {
      cards: ['sun-clover', null],
      clauses: ['MK-03', 'MK-06', 'MK-07', 'MK-10', 'MK-12'],
      title: { en: 'Attach or discard', de: 'Anlegen oder ablegen', fr: 'Ajouter ou défausser' },
      says: {
        en: 'Attach a card to your life line, or discard one. You may also use your animal’s ability and ask the others for a card.',
        de: 'Leg eine Karte an deine Lebenslinie an oder eine ab. Außerdem darfst du die Fähigkeit nutzen und um eine Karte bitten.',
        fr: 'Ajoutez une carte à votre ligne de vie, ou défaussez-en une. Vous pouvez aussi utiliser votre pouvoir et demander une carte.',
      },
    },
    fits: {
      cards: ['sun-heart', 'heart-scales', 'scales-joker'],
      clauses: ['MK-09', 'MK-70', 'MK-91'],
      title: { en: 'Sign to sign', de: 'Zeichen an Zeichen', fr: 'Symbole contre symbole' },
      says: {
        en: 'Like dominoes: the left sign of a card must be the one at the right end of your line. A joker fits any sign.',
        de: 'Wie Domino: Das linke Zeichen einer Karte muss dem rechten Ende deiner Linie gleichen. Ein Joker passt zu jedem Zeichen.',
        fr: 'Comme aux dominos : le symbole gauche d’une carte est celui du bout droit de votre ligne. Un joker convient partout.',
      },
    },
    specials: {
      cards: ['clover-sun-buddha', 'heart-reaper', 'magpie-1'],
      clauses: ['MK-27', 'MK-31', 'MK-75'],
      title: { en: 'Buddha and reaper', de: 'Buddha und Sensenmann', fr: 'Bouddha et faucheuse' },
      says: {
        en: 'At death every Buddha in your line brings one karma. A reaper ends your life this turn. Every animal but the ant has an ability.',
        de: 'Beim Tod bringt jeder Buddha deiner Linie ein Karma. Ein Sensenmann beendet dein Leben. Jedes Tier außer der Ameise hat eine Fähigkeit.',
        fr: 'À la mort, chaque Bouddha rapporte un karma. Une faucheuse met fin à votre vie. Tout animal, sauf la fourmi, a un pouvoir.',
      },
    },
    end: {
      cards: ['sun-sun', 'clover-heart', 'scales-scales', 'human-2'],
      clauses: ['MK-32', 'MK-33', 'MK-43', 'MK-52'],
      title: { en: 'Foursomes', de: 'Viererkombinationen', fr: 'Séries de quatre' },
      says: {
        en: 'Four equal or four different signs in a line are worth two points. The game ends when somebody dies as a human.',
        de: 'Vier gleiche oder vier verschiedene Zeichen einer Linie sind zwei Punkte wert. Das Spiel endet, wenn jemand als Mensch stirbt.',
        fr: 'Quatre symboles égaux ou tous différents valent deux points. La partie finit quand quelqu’un meurt humain.',
      },
    },
    trap: {
      cards: ['sun-reaper', 'joker-heart'],
      clauses: ['MK-20', 'MK-22', 'MK-26', 'MK-108'],
      title: {
        en: 'Gifts cut both ways',
        de: 'Geschenke mit zwei Seiten',
        fr: 'Des dons à double tranchant',
      },
      says: {
        en: 'Who asks must take one of the cards given, even a reaper, and its giver gains karma. An empty hand means death.',
        de: 'Wer bittet, muss eine der Karten nehmen, auch einen Sensenmann, und wer sie gab, bekommt Karma. Eine leere Hand bedeutet Tod.',
        fr: 'Qui demande doit prendre l’une des cartes, même une faucheuse, et qui l’a donnée gagne du karma. Main vide : la mort.',
      },
    },
  },
  chapters: [
    { from: 'MK-01', title: { en: 'The turn', de: 'Der Zug', fr: 'Le tour' } },
    {
      from: 'MK-12',
      title: { en: 'Asking for a card', de: 'Um eine Karte bitten', fr: 'Demander une carte' },
    },
    { from: 'MK-26', title: { en: 'Death', de: 'Tod', fr: 'Mort' } },
    { from: 'MK-39', title: { en: 'Rebirth', de: 'Wiedergeburt', fr: 'Renaissance' } },
    { from: 'MK-48', title: { en: 'End and points', de: 'Ende und Punkte', fr: 'Fin et points' } },
    { from: 'MK-57', title: { en: 'Setup', de: 'Vorbereitung', fr: 'Mise en place' } },
    { from: 'MK-68', title: { en: 'Cards and animals', de: 'Karten und Tiere', fr: 'Cartes et animaux' } },
    {
      from: 'MK-86',
      title: { en: 'Rulings: attaching', de: 'Klärungen: Anlegen', fr: 'Précisions : ajouter' },
    },
    { from: 'MK-97', title: { en: 'Rulings: asking', de: 'Klärungen: Bitten', fr: 'Précisions : demander' } },
    {
      from: 'MK-114',
      title: { en: 'Rulings: abilities', de: 'Klärungen: Fähigkeiten', fr: 'Précisions : pouvoirs' },
    },
    {
      from: 'MK-131',
      title: {
        en: 'Rulings: death and rebirth',
        de: 'Klärungen: Tod und Wiedergeburt',
        fr: 'Précisions : mort et renaissance',
      },
    },
    {
      from: 'MK-153',
      title: { en: 'Rulings: the end', de: 'Klärungen: das Ende', fr: 'Précisions : la fin' },
    },
    { from: 'MK-159', title: { en: 'Who sees what', de: 'Wer was sieht', fr: 'Qui voit quoi' } },
    { from: 'MK-174', title: { en: 'This table', de: 'Dieser Tisch', fr: 'Cette table' } },
  ],
  mood: ['MK-56'],
};

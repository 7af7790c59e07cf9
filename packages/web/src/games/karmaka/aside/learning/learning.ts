import type { Learning } from '../../../../contract/learning.ts';

/** Karmaka in a minute, and the chapters of its rules. */
export const learning: Learning = {
  minute: {
    aim: {
      cards: ['panic', 'journey', 'destiny'],
      clauses: ['KK-05', 'KK-06', 'KK-10'],
      title: { en: 'Climb the ladder', de: 'Die Leiter hinauf', fr: 'Gravir l’échelle' },
      says: {
        en: 'You begin as a Dung Beetle. Rise life by life: Snake, Wolf, Ape, Transcendence. Whoever gets there first wins.',
        de: 'Du beginnst als Mistkäfer. Steig Leben für Leben auf: Schlange, Wolf, Affe, Transzendenz. Wer zuerst dort ist, gewinnt.',
        fr: 'Vous commencez Bousier. Montez vie après vie : Serpent, Loup, Singe, Transcendance. Qui y arrive le premier gagne.',
      },
    },
    turn: {
      cards: [null, 'salvage'],
      clauses: ['KK-37', 'KK-39', 'KK-40', 'KK-41'],
      title: { en: 'Draw one, play one', de: 'Eine ziehen, eine spielen', fr: 'Piocher une, jouer une' },
      says: {
        en: 'Draw from your Deck. Then play a card: as a Deed for points, for its ability, or face down for your next life.',
        de: 'Zieh von deinem Deck. Dann spiel eine Karte: als Werk für Punkte, für ihre Fähigkeit oder verdeckt fürs nächste Leben.',
        fr: 'Piochez dans votre Pile. Puis jouez une carte : comme Œuvre, pour son pouvoir, ou cachée pour votre vie suivante.',
      },
    },
    fits: {
      cards: ['vengeance', 'spite', 'embody'],
      clauses: ['KK-16', 'KK-52', 'KK-53'],
      title: { en: 'One colour counts', de: 'Eine Farbe zählt', fr: 'Une couleur compte' },
      says: {
        en: 'Any card may be played, for points or for its ability. In the end only your best colour scores; mosaic counts with every colour.',
        de: 'Jede Karte darf gespielt werden. Am Ende zählt nur deine beste Farbe; Mosaik zählt zu jeder Farbe.',
        fr: 'Toute carte peut se jouer. À la fin, seule votre meilleure couleur compte ; la mosaïque compte avec chacune.',
      },
    },
    specials: {
      cards: ['thievery', 'mimic'],
      clauses: ['KK-44', 'KK-45', 'KK-46'],
      title: {
        en: 'Abilities have a price',
        de: 'Fähigkeiten haben ihren Preis',
        fr: 'Un pouvoir a son prix',
      },
      says: {
        en: 'A card used for its ability is then offered to a rival, who may keep it for the next life. Otherwise it is ruined.',
        de: 'Eine für ihre Fähigkeit gespielte Karte wird einem Rivalen angeboten. Er darf sie fürs nächste Leben nehmen; sonst kommt sie auf die Ruinen.',
        fr: 'Une carte jouée pour son pouvoir est ensuite proposée à un rival, qui peut la garder pour sa vie suivante. Sinon : la Fosse.',
      },
    },
    end: {
      cards: ['transmigrate', 'longevity'],
      clauses: ['KK-11', 'KK-51', 'KK-55', 'KK-56'],
      title: { en: 'Death and rebirth', de: 'Tod und Wiedergeburt', fr: 'Mort et renaissance' },
      says: {
        en: 'No card in Hand or Deck: you die. 4 points lift a Beetle, then 5, 6, 7. Too few bring a ring.',
        de: 'Ohne Karte in Hand und Deck stirbst du. 4 Punkte heben den Käfer, dann 5, 6, 7; sonst gibt es einen Ring.',
        fr: 'Sans carte en Main ni en Pile, vous mourez. 4 points élèvent le Bousier, puis 5, 6, 7 ; sinon, un Anneau.',
      },
    },
    trap: {
      cards: ['hells-heart', 'swindle'],
      clauses: ['KK-42', 'KK-43', 'KK-58'],
      title: { en: 'Just enough is risky', de: 'Knapp ist riskant', fr: 'Juste assez, c’est risqué' },
      says: {
        en: 'Some cards strike your top Deed: keep a spare on top. And you may pass only while your Deck has cards.',
        de: 'Manche Karten treffen dein letztes Werk: Leg ein entbehrliches obenauf. Und passen darfst du nur, solange dein Deck Karten hat.',
        fr: 'Certaines cartes frappent votre dernière Œuvre : gardez-en une de trop. Et on ne passe que si la Pile a des cartes.',
      },
    },
  },
  chapters: [
    { from: 'KK-01', title: { en: 'The box', de: 'Die Schachtel', fr: 'La boîte' } },
    { from: 'KK-05', title: { en: 'Aim', de: 'Ziel', fr: 'But du jeu' } },
    { from: 'KK-10', title: { en: 'Ladder and cards', de: 'Leiter und Karten', fr: 'Échelle et cartes' } },
    { from: 'KK-17', title: { en: 'The table', de: 'Der Tisch', fr: 'La table' } },
    { from: 'KK-28', title: { en: 'Setup', de: 'Vorbereitung', fr: 'Mise en place' } },
    { from: 'KK-35', title: { en: 'The turn', de: 'Der Zug', fr: 'Le tour' } },
    { from: 'KK-51', title: { en: 'Death', de: 'Tod', fr: 'Mort' } },
    { from: 'KK-59', title: { en: 'Rebirth', de: 'Wiedergeburt', fr: 'Renaissance' } },
    {
      from: 'KK-69',
      title: { en: 'Who gets the card', de: 'Wer die Karte bekommt', fr: 'À qui va la carte' },
    },
    { from: 'KK-76', title: { en: 'Variants', de: 'Varianten', fr: 'Variantes' } },
    { from: 'KK-85', title: { en: 'Questions', de: 'Fragen', fr: 'Questions' } },
    {
      from: 'KKR-01',
      title: { en: 'Rulings: the turn', de: 'Klärungen: der Zug', fr: 'Précisions : le tour' },
    },
    {
      from: 'KKR-17',
      title: {
        en: 'Rulings: price and targets',
        de: 'Klärungen: Preis und Ziele',
        fr: 'Précisions : prix et cibles',
      },
    },
    {
      from: 'KKR-42',
      title: {
        en: 'Rulings: Source and Ruins',
        de: 'Klärungen: Quelle und Ruinen',
        fr: 'Précisions : Source et Fosse',
      },
    },
    {
      from: 'KKR-57',
      title: { en: 'Rulings: scoring', de: 'Klärungen: Wertung', fr: 'Précisions : décompte' },
    },
    {
      from: 'KKR-71',
      title: {
        en: 'Rulings: teams and more',
        de: 'Klärungen: Teams und mehr',
        fr: 'Précisions : équipes et autres',
      },
    },
    { from: 'KKH-01', title: { en: 'Who sees what', de: 'Wer was sieht', fr: 'Qui voit quoi' } },
  ],
  mood: ['KK-01', 'KK-14', 'KK-84', 'KK-113'],
};

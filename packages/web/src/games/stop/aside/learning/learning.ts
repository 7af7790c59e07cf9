import type { Learning } from '../../../../contract/learning.ts';

/** STOP in a minute, and the chapters of its rules. */
export const learning: Learning = {
  minute: {
    aim: {
      cards: ['blue-7', 'red-3', 'yellow-8'],
      clauses: ['ST-01', 'ST-24', 'ST-29'],
      title: { en: 'Empty your hand', de: 'Die Hand leeren', fr: 'Vider sa main' },
      says: {
        en: 'Be the first without cards in each round. What others still hold counts against them; the fewest points win.',
        de: 'Sei in jeder Runde zuerst ohne Karten. Was andere noch halten, zählt gegen sie; die wenigsten Punkte gewinnen.',
        fr: 'Soyez le premier sans cartes à chaque manche. Celles qui restent aux autres comptent contre eux ; le moins de points gagne.',
      },
    },
    turn: {
      cards: ['blue-4', 'blue-8'],
      clauses: ['ST-09', 'ST-11', 'ST-13'],
      title: { en: 'One card a turn', de: 'Eine Karte pro Zug', fr: 'Une carte par tour' },
      says: {
        en: 'Play one card that fits. If you cannot or do not want to, draw one card instead; then your turn is over.',
        de: 'Spiel eine passende Karte. Wenn du nicht kannst oder willst, zieh stattdessen eine; dann ist dein Zug vorbei.',
        fr: 'Jouez une carte qui convient. Si vous ne pouvez ou ne voulez pas, piochez-en une ; votre tour est alors terminé.',
      },
    },
    fits: {
      cards: ['blue-6', 'blue-1', 'red-6', 'yellow-9'],
      clauses: ['ST-10', 'ST-38'],
      title: {
        en: 'Colour, number or symbol',
        de: 'Farbe, Zahl oder Symbol',
        fr: 'Couleur, nombre, symbole',
      },
      says: {
        en: 'One of them must be the same as on the top card. A 6 and a 9 go on each other in any colour.',
        de: 'Eines davon muss mit der obersten Karte übereinstimmen. 6 und 9 passen in jeder Farbe aufeinander.',
        fr: 'L’un d’eux doit être celui de la carte du dessus. Un 6 et un 9 vont l’un sur l’autre, toutes couleurs confondues.',
      },
    },
    specials: {
      cards: ['red-2', 'green-skip', 'yellow-plus-x', 'blue-swap'],
      clauses: ['ST-32', 'ST-33', 'ST-34', 'ST-41', 'ST-44', 'ST-47', 'ST-53'],
      title: { en: 'Signs that attack', de: 'Zeichen, die angreifen', fr: 'Des signes qui attaquent' },
      says: {
        en: '2: draw two. Skip. +X: draw by chance. Swap: all hands move on. A 0 of the same colour wards each of them off.',
        de: '2: zwei ziehen. Aussetzen. +X: nach Zufall ziehen. Tausch: alle Hände wandern. Eine 0 der gleichen Farbe wehrt sie ab.',
        fr: '2 : piochez deux. Passer. +X : piochez au hasard. Échange : les mains tournent. Un 0 de la même couleur en protège.',
      },
    },
    end: {
      cards: ['green-5', 'green-3'],
      clauses: ['ST-19', 'ST-21', 'ST-22', 'ST-28'],
      title: { en: 'Achtung! … Stop!', de: 'Achtung! … Stop!', fr: 'Achtung ! … Stop !' },
      says: {
        en: 'Call “Achtung!” with your second-to-last card and “Stop!” with your last. That ends the round; 500 points end the game.',
        de: 'Ruf „Achtung!“ bei der vorletzten Karte und „Stop!“ bei der letzten. Das beendet die Runde; 500 Punkte beenden das Spiel.',
        fr: 'Annoncez « Achtung ! » à l’avant-dernière carte, « Stop ! » à la dernière. La manche finit là ; à 500 points, la partie.',
      },
    },
    trap: {
      cards: ['red-5', 'red-5'],
      clauses: ['ST-15', 'ST-18', 'ST-20', 'ST-23'],
      title: { en: 'Out of turn', de: 'Dazwischenwerfen', fr: 'Intercaler' },
      says: {
        en: 'Holding exactly the number card on top? Throw it in at any time: play goes on after you. A forgotten call costs two cards.',
        de: 'Hast du genau die Zahlenkarte, die oben liegt? Wirf sie jederzeit dazwischen: Es geht nach dir weiter. Ein vergessener Ruf kostet zwei Karten.',
        fr: 'Vous avez exactement la carte nombre du dessus ? Intercalez-la à tout moment : on continue après vous. Annonce oubliée : deux cartes.',
      },
    },
  },
  chapters: [
    { from: 'ST-01', title: { en: 'Aim', de: 'Ziel', fr: 'But du jeu' } },
    { from: 'ST-04', title: { en: 'Setup', de: 'Vorbereitung', fr: 'Mise en place' } },
    { from: 'ST-08', title: { en: 'A round', de: 'Eine Runde', fr: 'Une manche' } },
    { from: 'ST-15', title: { en: 'Throwing in', de: 'Dazwischenwerfen', fr: 'Intercaler' } },
    { from: 'ST-19', title: { en: 'Calls', de: 'Rufe', fr: 'Annonces' } },
    { from: 'ST-24', title: { en: 'Points and end', de: 'Punkte und Ende', fr: 'Points et fin' } },
    { from: 'ST-30', title: { en: 'Number cards', de: 'Zahlenkarten', fr: 'Cartes nombre' } },
    { from: 'ST-40', title: { en: 'Symbol cards', de: 'Symbolkarten', fr: 'Cartes symbole' } },
    {
      from: 'STR-01',
      title: { en: 'Rulings: in real time', de: 'Klärungen: in Echtzeit', fr: 'Précisions : temps réel' },
    },
    { from: 'STR-11', title: { en: 'Rulings: calls', de: 'Klärungen: Rufe', fr: 'Précisions : annonces' } },
    { from: 'STR-20', title: { en: 'Rulings: turns', de: 'Klärungen: Züge', fr: 'Précisions : tours' } },
    {
      from: 'STR-30',
      title: { en: 'Rulings: throwing in', de: 'Klärungen: Dazwischenwerfen', fr: 'Précisions : intercaler' },
    },
    {
      from: 'STR-35',
      title: { en: 'Rulings: the cards', de: 'Klärungen: die Karten', fr: 'Précisions : les cartes' },
    },
    {
      from: 'STR-58',
      title: { en: 'Rulings: the end', de: 'Klärungen: das Ende', fr: 'Précisions : la fin' },
    },
  ],
  mood: [],
};

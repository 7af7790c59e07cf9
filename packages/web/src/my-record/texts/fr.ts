import type { MyRecordWords } from '../texts.ts';

const games = (count: number) => (count > 1 ? `${count} parties` : `${count} partie`);

export const fr: MyRecordWords = {
  title: 'Mon bilan',
  explains:
    'Les parties que tu as jouées jusqu’au bout : sur cet appareil, et sur le serveur tant que cet appareil est toi. Les parties interrompues et l’entraînement ne comptent pas.',
  empty:
    'Il n’y a encore rien ici. Joue une partie jusqu’au bout, contre des bots, avec des amis ou autour d’un appareil, et elle comptera ici. Ou importe les parties d’un autre appareil.',
  emptyPlay: 'Jouer une partie',
  noneFits: 'Aucune partie ne correspond à ce choix.',
  serverMissing: 'Le serveur ne répond pas pour l’instant : il manque les parties jouées là-bas.',

  ofGame: 'Jeu',
  withWhom: 'Avec qui',
  howMany: 'À combien',
  all: 'Tout',
  companies: { bots: 'Bots seuls', people: 'Avec des gens', device: 'Un appareil' },
  players: (count) => `à ${count}`,

  totals: 'En tout',
  games: 'Parties',
  wins: 'Victoires',
  wonOf: (percent) => `${percent} des tiennes`,
  meanPlace: 'Place moyenne',
  meanPoints: 'Points en moyenne',
  row: 'Victoires de suite',
  longest: 'Plus longue série',
  choices: 'Choix',
  luck: 'Chance',
  ofReviewed: (count) => (count > 1 ? `moyenne de ${count} analysées` : '1 partie analysée'),
  hundredths: 'Choix et chance en centièmes de victoire, comme les comptent les analyses.',

  byGame: 'Jeu par jeu',
  overTime: 'Au fil du temps',
  show: 'Afficher',
  asChart: 'Graphique',
  asTable: 'Tableau',
  chartExplains: 'Chaque barre est un jour ou un mois avec des parties ; sa part dorée, les victoires.',
  day: 'Jour',
  month: 'Mois',

  list: 'Les parties',
  date: 'Date',
  game: 'Jeu',
  company: 'Compagnie',
  result: 'Résultat',
  won: 'gagnée',
  place: (place, of) => `place ${place} sur ${of}`,
  points: (count) => (Math.abs(count) > 1 ? `${count} points` : `${count} point`),
  notYours: 'partagée à plusieurs',
  replay: 'Revoir',
  review: 'Analyse',
  showMore: (count) => `En montrer ${count} de plus`,

  transfer: 'Les emporter',
  transferExplains:
    'L’export écrit toutes ces parties dans un fichier, avec chaque coup ; personne d’autre ne le reçoit. L’import prend un tel fichier d’un autre appareil : chaque partie est d’abord rejouée, et seules les vraies sont gardées.',
  export: 'Tout exporter',
  import: 'Importer un fichier',
  stop: 'Arrêter',
  exporting: (done, all) => `${done} sur ${all} rassemblées …`,
  exported: (count) => `${games(count)} dans le fichier.`,
  notExported: (count) => `${games(count)} impossible à obtenir pour l’instant.`,
  nothingToExport: 'Il n’y a rien à exporter.',
  importing: (done, all) => `Vérification de la ligne ${done} sur ${all} …`,
  imported: (count) => `${games(count)} de plus.`,
  known: (count) => (count > 1 ? `${count} étaient déjà là.` : `${count} était déjà là.`),
  bad: (count) => (count > 1 ? `${count} lignes sont inutilisables :` : `${count} ligne est inutilisable :`),
  stopped: 'Arrêté.',
  badLine: (line, why) => `Ligne ${line} : ${why}`,
  troubles: {
    'too-large': 'le fichier dépasse 64 Mo',
    'too-many-lines': 'le fichier a plus de 5 000 lignes ; le reste est laissé de côté',
    'too-long': 'la ligne est trop longue',
    'too-slow': 'la rejouer prend trop de temps',
    'no-room': 'il n’y a plus de place sur cet appareil',
    unreadable: 'le fichier ne peut pas être lu',
  },

  forget: 'Oublier toutes mes parties',
  reallyForget:
    'Oublier toutes les parties terminées sur cet appareil et sur le serveur, avec ce que les analyses ont dit de tes choix et la force qu’on te prête ? Les autres gardent les leurs. C’est définitif ; exporte-les d’abord si tu peux encore en vouloir.',
  keepIt: 'Les garder',
  forgotten: 'C’est oublié.',
  notForgotten: 'Le serveur ne répond pas pour l’instant, et rien n’a été oublié. Réessaie plus tard.',
};

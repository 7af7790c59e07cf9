import type { PuzzlePageWords } from '../texts.ts';

export const fr: PuzzlePageWords = {
  title: 'Énigmes',
  explains:
    'Un moment d’une partie entre robots, vu d’une place, et un coup nettement meilleur que les autres. Lequel joueriez-vous ?',

  ask: 'Que joueriez-vous ?',
  anyMove: 'Jouez-le à la table, comme dans une partie. Tout coup est une réponse.',
  before: 'Voici ce qui vient de se passer…',
  letPass: 'Laisser passer',
  hardness: 'Énigme',
  you: 'Vous',

  right: 'Oui, c’est le bon coup !',
  rightAgain: 'Cette fois, c’est trouvé !',
  wrong: 'Il y a mieux.',
  thisIsIt: 'C’était ce coup-là.',
  chances: (own, best) =>
    `Votre coup gagne ${own} parties sur 100 à partir d’ici. Un autre en gagne ${best}.`,
  notCounted: 'Seul le premier essai compte.',
  ratedNow: (rating, change) => `Cote ${rating} (${change < 0 ? `−${-change}` : `+${change}`})`,
  values: 'Ce que vaut chaque coup',
  valuesExplain:
    'Parties gagnées sur 100 si chacun continue à bien jouer, d’après ce que cette place peut savoir.',
  best: 'le meilleur',
  yours: 'le vôtre',
  outOf: (chance) => `${chance} sur 100`,
  oneMove: 'L’un des autres',
  moreMoves: (n) => (n === 1 ? '1 autre coup' : `${n} autres coups`),
  hide: 'Voir la table',
  show: 'Voir la réponse',

  next: 'Suivante',
  again: 'Réessayer',
  showMe: 'Montrez-moi',
  share: 'Partager l’énigme',
  shareText: (game) => `${game} : que joueriez-vous ?`,
  copied: 'Le lien est copié.',
  notCopied: 'Le lien n’a pas pu être copié.',
  rules: 'Règles',

  rating: 'Cote',
  found: (n) => (n === 0 ? 'Aucune trouvée' : n === 1 ? '1 trouvée' : `${n} trouvées`),
  foundOf: (n, all) => `${n} sur ${all} ${n > 1 ? 'trouvées' : 'trouvée'}`,
  inRow: (n) => (n === 0 ? 'Trouvez-en une et commencez une série.' : `${n} d’affilée`),
  days: (n) => (n === 1 ? '1 jour d’affilée' : `${n} jours d’affilée`),
  lastAnswers: 'Vos dernières réponses',
  answersInWords: (right, all) => `${right} justes sur les ${all} dernières`,
  solve: 'Résoudre',
  howRated: 'Comment la cote est calculée',
  ratedByWhom: [
    'Chaque énigme a une cote fixe : elle dit à quel point un robot doit être fort pour trouver le coup. Vous en avez une dans chaque jeu et commencez à 1500.',
    'Une réponse compte comme une partie contre l’énigme, selon le système Glicko de Mark Glickman. Une difficile trouvée : elle monte beaucoup. Une facile manquée : elle baisse beaucoup. Les premières réponses la déplacent loin, les suivantes moins ; après des jours d’absence elle est moins sûre et bouge de nouveau davantage.',
    'Seul le premier essai d’une énigme compte. Tout reste sur cet appareil.',
  ],

  none: 'Il n’y a pas encore d’énigmes pour ce jeu.',
  gone: 'Cette énigme n’existe plus.',
  others: 'Vers les autres énigmes',
  allFound: 'Toutes trouvées !',
  allFoundExplains: (n, game) => `Vous avez trouvé le meilleur coup des ${n} énigmes de ${game}.`,
  play: 'Jouer une partie',
  toPuzzles: 'Autres jeux',

  forget: 'Oublier cotes et réponses',
  reallyForget: 'Vraiment tout oublier ?',
  keepIt: 'Non, garder',
  forgotten: 'Oublié.',
};

import type { ReviewWords } from '../texts.ts';

export const fr: ReviewWords = {
  title: 'Analyse',
  explains:
    'Chances de gagner, sur 100, si tout le monde continue à bien jouer : toujours d’après ce que la personne pouvait savoir à cet instant.',

  beginning: 'La partie est examinée …',
  roughly: 'Un premier regard sur chaque choix …',
  closely: (done, total) => `Examen plus attentif : ${done} sur ${total}`,
  finished: 'Chaque choix a été examiné avec attention.',
  stop: 'Arrêter',
  stopped: 'Arrêté. Ce qui a été trouvé reste affiché.',
  goOn: 'Regarder de plus près',
  failed: (why) => `Cette partie ne peut pas être analysée${why === '' ? '' : ` : ${why}`}.`,

  whose: 'Analyse pour',
  noResult: 'La partie s’est terminée sans résultat : il n’y a rien à additionner.',

  curve: 'Les chances au fil de la partie',
  show: 'Afficher',
  asCurve: 'Courbe',
  asTable: 'Tableau',
  moment: 'Moment',
  beforeDeal: 'Avant la distribution',
  end: 'La fin',
  move: (n) => `Coup ${n}`,
  moves: (from, to) => `Coups ${from} à ${to}`,
  chance: (name, chance) => `${name} ${chance}`,
  chanceOutOf: 'Chances sur 100',
  eachByThemselves: 'D’après ce que chacun pouvait voir : la somme n’est pas forcément 100.',
  whatHappened: 'Ce qui s’est passé',
  choice: 'Choix',

  parts: 'D’où cela vient',
  start: 'Au départ',
  causes: { cards: 'Les cartes', others: 'Les autres', own: 'Ses propres choix' },
  result: 'Résultat',
  resultIs: (how) => `Résultat : ${how}`,
  won: 'gagné',
  lost: 'pas gagné',
  partsExplain:
    'Le départ, les cartes, les autres et les propres choix donnent exactement le résultat : 100 pour une victoire, 0 sinon.',

  turningPoints: 'Les moments décisifs',
  noTurningPoints: 'Aucun moment n’a changé les chances de 4 ou plus.',
  deal: 'La distribution',
  jump: 'Montrer sur la courbe',

  walk: 'Les choix à revoir',
  noMistakes: 'Aucun choix n’a coûté 4 chances ou plus. Bien joué !',
  walkAt: (n, all) => `${n} sur ${all}`,
  previous: 'Précédent',
  next: 'Suivant',
  made: 'Joué',
  better: 'Mieux',
  asBest: 'C’était le meilleur coup.',
  letPass: 'Laisser passer le moment',
  chanceOf: (chance) => `${chance} sur 100`,
  plusMinus: (n) => `à ${n} près`,
  cost: (n) => `Ce choix a coûté ${n} chances sur 100.`,
  found: (n) => `Le coup évident aurait coûté ${n} chances ou plus.`,
  position: 'La table telle qu’on la voyait',
  inWords: 'La table en mots',
  highlight: 'Montré sur la table',
  why: 'Pourquoi',
  tryAgain: 'Réessayer à partir d’ici',
  seeInReplay: 'Voir dans la partie',
  reasons: {
    wins: 'Le meilleur coup gagne la partie presque à coup sûr.',
    loses: 'Après le coup joué, la partie est presque perdue.',
    forgot: 'On a oublié quelque chose qui va avec ce coup.',
    'let-pass': 'C’était le moment d’agir ; il est passé.',
    hasty: 'Il valait mieux attendre.',
    'only-move': 'Tous les autres coups étaient nettement moins bons que le meilleur.',
    better:
      'Rejoué de nombreuses fois d’après ce que l’on pouvait savoir, le meilleur coup a gagné plus souvent.',
  },
  brings: (sentences) => `Il apporte à coup sûr : ${sentences}`,
  bringsInstead: (sentences) => `Le coup joué apporte à coup sûr : ${sentences}`,
  leadsTo: (sentences) => `Si chacun fait ensuite le plus évident, il arrive le plus souvent : ${sentences}`,
  leadsToInstead: (sentences) => `Après le coup joué, il arrive le plus souvent : ${sentences}`,
  handAfter: (better, made) => `Cartes en main ensuite : ${better} au lieu de ${made}.`,
  againYourTurn: 'C’est encore à la même personne de jouer.',

  marks: {
    brilliant: 'Coup brillant',
    fine: 'Bon',
    inaccuracy: 'Imprécision',
    mistake: 'Erreur',
    blunder: 'Gaffe',
  },
  legend: 'Le sens des signes',
  legendOf: (mark, from) => {
    if (mark === 'fine') return `a coûté moins de ${from} chances`;
    if (mark === 'brilliant')
      return `le meilleur coup, là où le coup évident en aurait coûté ${from} ou plus`;
    return `a coûté ${from} chances ou plus`;
  },
  count: (mark, n) => `${mark} : ${n}`,

  replay: 'Revoir la partie',
  progress: 'Mes progrès',
  practise: 'S’entraîner sur de tels moments',

  progressExplains:
    'Ce que vos propres choix ont coûté à chaque partie, en chances sur 100. Plus près de 0, c’est mieux ; la chance n’y compte pas.',
  progressEmpty:
    'Rien encore. Jouez une partie jusqu’au bout : dès que le résultat est affiché, ce que vos choix ont coûté est calculé et gardé ici.',
  ofGame: 'Jeu',
  allGames: 'Tous les jeux',
  choicesByGame: 'Vos choix, partie par partie',
  meanOf: (n) => (n < 2 ? `Sur ${n} partie` : `Moyenne de ${n} parties`),
  date: 'Jour',
  game: 'Jeu',
  chartExplains:
    'Chaque point est une partie, gagnée s’il est doré ; la ligne est la moyenne des cinq dernières.',
  keptHere:
    'Gardé sur cet appareil seulement ; avec une clé d’accès (dans les réglages), vous le retrouvez aussi sur vos autres appareils.',
  keptShared:
    'Gardé sur cet appareil et sur le serveur, pour vos autres appareils ; personne d’autre ne peut le lire.',
  forget: 'Tout oublier',
  reallyForget: 'Vraiment oublier ?',
  keepIt: 'Non, garder',
  forgotten: 'Oublié.',
  notForgotten: 'Rien n’a été oublié : le serveur est injoignable pour le moment.',
};

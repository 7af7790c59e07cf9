import type { DealWords } from '../texts.ts';

export const fr: DealWords = {
  title: 'La donne du jour',
  explains:
    'Chaque jour, une donne par jeu : les mêmes cartes pour tout le monde, contre les mêmes robots. Qui décide pareil joue la même partie ; la chance ne compte donc plus dans la comparaison.',
  honest:
    'Les cartes découlent du jeu et de la date, chacun peut le vérifier. Un résultat ne compte qu’une fois la partie rejouée par le serveur. Le jour change à minuit UTC.',
  streak: (days) =>
    days === 0
      ? 'Jouez aujourd’hui et commencez une série.'
      : days === 1
        ? '1 jour d’affilée'
        : `${days} jours d’affilée`,
  play: 'Jouer',
  goOn: 'Continuer',
  compare: 'Comparer',
  playAgain: 'Rejouer',
  notPlayed: 'Pas encore jouée',
  begun: 'Commencée',
  won: (choices) => `Gagnée en ${choices} choix`,
  lost: 'Perdue',
  points: (n) => (n <= 1 ? `${n} point` : `${n} points`),

  calendar: 'Calendrier',
  earlier: 'Mois précédent',
  later: 'Mois suivant',
  today: 'Aujourd’hui',
  finished: (n) => (n === 0 ? 'rien de terminé' : n === 1 ? '1 donne terminée' : `${n} donnes terminées`),
  catchUp: 'Un jour passé peut encore se jouer. Il ne compte pas pour la série.',

  compareTitle: (game) => `${game} : le bilan`,
  yours: 'Votre partie',
  notYours: 'Vous n’avez pas encore terminé cette donne sur cet appareil.',
  inYourPlace: 'Des robots à votre place, avec vos cartes',
  thinking: 'Les robots jouent encore…',
  betterThan: (n, all) => `Mieux que ${n} robots sur ${all} à votre place.`,
  review: 'Analyse',
  people: 'Les gens d’ici',
  send: 'Envoyer mon résultat',
  sendExplains:
    'Vos coups vont à ce serveur, qui les rejoue. Vous voyez ensuite comment les autres s’en sont tirés.',
  sending: 'La partie est rejouée…',
  notSent: 'Le serveur est injoignable. Votre résultat reste sur cet appareil ; réessayez plus tard.',
  tooLate: 'Les résultats sont acceptés le jour même et le lendemain.',
  counted: (played, won) =>
    played === 1
      ? `1 personne l’a jouée, ${won} gagnée.`
      : `${played} personnes l’ont jouée, dont ${won} avec succès.`,
  guest: 'Invité',
  you: 'Vous',
  place: (n) => `Place ${n}`,

  challenge: 'Défier quelqu’un',
  challengeExplains:
    'Un lien vers cette donne précise. Qui l’ouvre joue vos cartes à votre place, puis découvre votre partie.',
  makeLink: 'Envoyer un lien',
  linkCopied: 'Le lien est copié.',
  linkNotCopied: 'Le lien n’a pas pu être copié.',
  shareText: (game) => `${game} : les mêmes cartes, les mêmes robots. Ferez-vous mieux ?`,
  challenged: (name) => `${name} vous défie`,
  challengedExplains:
    'Les mêmes cartes, la même place, les mêmes robots. Ensuite, les deux parties sont ouvertes côte à côte.',
  accept: 'Jouer cette donne',
  untrue: 'Ce lien ne contient pas de vraie partie.',
  sideBySide: 'Les deux parties côte à côte',
  choice: (n) => `Choix ${n}`,
  parted: (n) => `Pareil jusqu’au choix ${n}.`,
  sameGame: 'Vous avez fait les mêmes choix du début à la fin.',

  picture: 'Image à partager',
  pictureSaved: 'L’image est enregistrée.',
  pictureLine: (n, all) => `mieux que ${n} robots sur ${all}`,
};

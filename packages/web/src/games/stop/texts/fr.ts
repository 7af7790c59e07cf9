import type { StopWords } from './words.ts';

export const fr: StopWords = {
  presets: {
    classic: {
      name: 'Classique',
      explains: 'Comme imprimé : jusqu’à 500 points, la carte la plus rapide compte.',
    },
    short: { name: 'Courte', explains: 'Jusqu’à 150 points : trois ou quatre manches.' },
    relaxed: {
      name: 'Détendue',
      explains: 'Plus de temps pour intercaler, annonces automatiques, pas d’horloge pour le tour.',
    },
    calm: {
      name: 'Chacun son tour',
      explains: 'Pas de course : chacun est interrogé à son tour. Jusqu’à 200 points.',
    },
    duel: { name: 'Duel', explains: 'À deux, jusqu’à 200 points.' },
    crowd: { name: 'Grande tablée', explains: 'Huit personnes et un peu plus de temps pour intercaler.' },
  },
  stock: 'Pioche',
  pile: 'Pile',
  calls: {
    label: 'Annonces',
    word: { achtung: 'Achtung !', stop: 'Stop !' },
    when: { achtung: 'pour l’avant-dernière carte', stop: 'pour la dernière carte' },
    armed: 'avec la prochaine carte',
    automatic: 'Les annonces se font pour vous',
  },
  windows: {
    interjecting: 'Intercaler !',
    swapping: 'Un 0 arrête l’Échange',
    answering: 'Une parade ?',
    turn: 'Tour',
    asking: 'Chacun son tour',
  },
  throwIn: 'Intercaler',
  stopSwap: 'Arrêter',
  threats: {
    two: ({ you, name }, sum) => `${you ? 'Vous piochez' : `${name} pioche`} ${sum}`,
    skip: ({ you, name }) => (you ? 'Vous passez votre tour' : `${name} passe son tour`),
    plusX: ({ you, name }) => (you ? 'Vous retournez une carte' : `${name} retourne une carte`),
  },
  handsGo: { left: 'Mains à gauche', right: 'Mains à droite' },
  youGet: (giver, count) => `vous en recevez ${count} de ${giver}`,
  chooseColourCard: 'Maintenant, la carte qui fixe la couleur',
  planned: 'Retenu',
  lastCard: 'dernière carte !',
  dealer: { word: 'Donne', sign: 'D' },
  score: {
    open: 'Points',
    target: (points) => `La partie finit à ${points}. Qui a le moins de points gagne.`,
    round: (number) => `Manche ${number}`,
    earlier: 'Avant',
    total: 'Total',
    player: 'Joueur',
    lastHands: (round) => `Restait en main après la manche ${round}`,
    nothingLeft: 'rien',
    points: (points, target) => `${points} points de pénalité sur ${target}`,
    added: (points) => `${points} à la dernière manche`,
  },
  clockwise: 'On joue dans le sens des aiguilles d’une montre',
  understood: 'Compris',
};

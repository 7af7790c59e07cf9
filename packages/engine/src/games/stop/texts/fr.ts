import type { Card } from '../../../kernel/zones.ts';
import { cardsOf, notAMove } from '../../../texts/fr.ts';
import { capital } from '../../../texts/sentences.ts';
import { eventsFr } from './events/fr.ts';
import { card, colour, playFr, playTextsFr, the } from './play/fr.ts';
import { makeTexts, type Words } from './words.ts';

/** STR-73 */
const COPIES = 'Combien il y en a de chaque couleur ; officiellement 2.';

export const wordsFr: Words = {
  ...playFr,
  events: eventsFr,

  endings: {
    'target-reached': 'La limite des points de pénalité est atteinte : qui en a le moins gagne.',
  },

  options: {
    players: { name: 'Joueurs', explains: 'Combien de personnes jouent : de 2 à 10.' },
    reaction: {
      name: 'Intercaler',
      explains:
        'En temps réel, la carte la plus rapide compte ; sinon, tout le monde est interrogé dans le sens des aiguilles d’une montre.',
      values: { realtime: 'en temps réel', poll: 'tout le monde est interrogé' },
    },
    interject_ms: {
      name: 'Verrou',
      explains:
        'Temps après une carte nombre pendant lequel on ne peut qu’intercaler ; 0 en fait une pure course.',
    },
    swap_ms: {
      name: 'Délai contre un Échange',
      explains: 'Temps pendant lequel tout le monde peut empêcher un Échange.',
    },
    response_ms: {
      name: 'Temps de réponse',
      explains: 'Temps pour qui est visé par un 2, un Passer ou un +X ; 0 signifie sans limite.',
    },
    turn_ms: { name: 'Temps d’un tour', explains: 'Temps pour un tour ; 0 signifie sans limite.' },
    auto_call: {
      name: 'Annonces automatiques',
      explains: 'Achtung et Stop sont annoncés pour tout le monde.',
    },
    opening_number_only: {
      name: 'Ouvrir par un nombre',
      explains: 'Au début d’une manche, on retourne des cartes jusqu’à un nombre.',
    },
    target_points: {
      name: 'Points',
      explains: 'La partie finit quand quelqu’un a autant de points de pénalité.',
    },
    turn_limit: {
      name: 'Tours dans une manche',
      explains: 'Après autant de tours, une manche est arrêtée et comptée.',
    },
    dealer: {
      name: 'Premier donneur',
      explains: 'Donne et commence ; si personne n’est désigné, le hasard décide.',
    },
    hand_cards: {
      name: 'Cartes distribuées',
      explains: 'Cartes données à chaque personne au début d’une manche ; officiellement 7.',
    },
    penalty_two: { name: 'Points d’un 2', explains: 'Ce que compte un 2 resté en main ; officiellement 10.' },
    penalty_skip: {
      name: 'Points d’un Passer',
      explains: 'Ce que compte un Passer resté en main ; officiellement 20.',
    },
    penalty_swap: {
      name: 'Points d’un Échange',
      explains: 'Ce que compte un Échange resté en main ; officiellement 40.',
    },
    penalty_plus_x: {
      name: 'Points d’un +X',
      explains: 'Ce que compte un +X resté en main ; officiellement 30.',
    },
    penalty_free_choice: {
      name: 'Points du Choix libre',
      explains: 'Ce que compte un Choix libre resté en main ; officiellement 50.',
    },
    cards_zero: { name: 'Exemplaires du 0', explains: COPIES },
    cards_two: { name: 'Exemplaires du 2', explains: COPIES },
    cards_numbers: {
      name: 'Exemplaires des autres nombres',
      explains: 'Combien il y en a de chacun dans chaque couleur ; officiellement 2.',
    },
    cards_skip: { name: 'Exemplaires de Passer', explains: COPIES },
    cards_swap: { name: 'Exemplaires d’Échange', explains: COPIES },
    cards_plus_x: { name: 'Exemplaires du +X', explains: COPIES },
    cards_free_choice: {
      name: 'Exemplaires du Choix libre',
      explains: 'Combien il y en a ; officiellement 8.',
    },
  },

  refusals: {
    unreadable: notAMove,
    'unknown-card': 'Cette carte n’existe pas dans ce jeu.',
    'needs-colour-card': 'Sur « Choix libre », il faut une carte de couleur : nommez les deux.',
    'second-free-choice': 'Un second « Choix libre » n’a pas de couleur : nommez une carte qui en a une.',
    'one-card-only': ([which]) => `On ne joue qu’une carte par tour, par exemple ${the(which)}.`,
    'one-at-a-time': 'On intercale une carte à la fois.',
    'say-direction': ([which]) => `Dites où vont les mains avec ${the(which)} : à gauche ou à droite.`,
    'one-direction': 'Ne donnez qu’un seul sens : à gauche ou à droite.',
    'no-direction': ([which]) => `${capital(the(which))} n’a pas de sens ; seul un Échange en a un.`,
    'game-over': 'La partie est finie.',
    'no-such-seat': 'Personne ne joue à cette place.',
    'not-your-turn': 'Ce n’est pas votre tour.',
    'only-whoever-is-hit': ([top]) => `Seule la personne visée peut parer ${the(top)}.`,
    'not-asked': 'On ne vous interroge pas maintenant.',
    'only-the-clock': 'Seule l’horloge peut dire que le temps est écoulé.',
    'only-for-seats': 'L’horloge ne joue pas de cartes.',
    'no-time-limit': 'Il n’y a pas de limite de temps pour cela.',
    'not-held': ([which]) => `Vous n’avez pas de ${card(which)} en main.`,
    'does-not-fit': ([top]) =>
      `${capital(the(top))} est sur le dessus : suivez sa couleur, son nombre ou son symbole.`,
    'no-colour-card': 'Vous n’avez aucune carte de couleur : « Choix libre » ne peut pas être joué.',
    'free-choice-on-turn-only': '« Choix libre » ne se joue qu’à votre propre tour normal.',
    'draw-instead': 'On ne peut pas simplement passer : piochez une carte.',
    'nothing-to-accept': 'Personne ne vous a attaqué : jouez une carte ou piochez-en une.',
    'accept-instead': 'Vous êtes visé : répondez par une parade ou acceptez.',
    'accept-the-skip':
      'Vous devez passer votre tour, sans rien piocher : répondez par une parade ou acceptez.',
    'accept-the-plus-x': 'Vous devez retourner une carte : répondez par une parade ou acceptez.',
    'no-way-out': ([top]) => `Ce n’est pas une parade contre ${the(top)}.`,
    'zero-of-that-colour': ([top]) => `Le 0 doit être ${colour(top)}.`,
    'no-plus-x-defence': 'Un autre +X n’est pas une parade.',
    'not-identical': ([top]) => `Vous ne pouvez intercaler que la même carte que ${the(top)}.`,
    'not-held-to-throw-in': ([which]) => `Vous n’avez pas de ${card(which)} à intercaler.`,
    'no-symbols-thrown-in': 'Les cartes symbole ne peuvent jamais être intercalées.',
    'symbol-on-top': ([top]) => `Rien ne s’intercale sur ${the(top)}.`,
    'throw-in-or-pass': 'On vous demande si vous intercalez la même carte : faites-le ou passez.',
    'zero-or-pass': ([top]) =>
      `Maintenant, il n’y a que le 0 ${colour(top)} contre ${the(top)} ; jouez-le ou passez.`,
    'already-passed': 'Vous avez déjà passé ; attendez que les mains circulent.',
    'already-stored':
      'Votre coup est déjà retenu pour la fin du verrou ; seule une annonce peut s’y ajouter.',
    'nothing-to-pass': 'Personne ne vous interroge : intercalez une carte ou attendez.',
  },

  table: {
    seat: (seat, who, dealer) => {
      const name = `${who.you ? 'Vous' : who.name}${dealer ? ` (${who.you ? 'donnez' : 'donne'})` : ''}`;
      const hand = seat.hand ? `en main ${plain(seat.hand)}` : `${cardsOf(seat.handCount)} en main`;
      return `${name} : ${seat.handCount === 0 ? 'main vide' : hand} ; ${pointsOf(seat.points)}.`;
    },
    pile: ({ pile }) => `Pile : ${card(pile[pile.length - 1])} sur le dessus, ${cardsOf(pile.length)}.`,
    stock: (count) => (count === 0 ? 'Pioche : vide.' : `Pioche : ${cardsOf(count)}.`),
    round: (finished) => `Manches jouées : ${finished}.`,
  },
};

function plain(cards: readonly Card[]): string {
  return cards.map(card).join(', ');
}

function pointsOf(count: number): string {
  return count < 2 ? `${count} point` : `${count} points`;
}

export const textsFr = { ...playTextsFr, ...makeTexts(wordsFr) };

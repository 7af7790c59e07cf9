import type { Card } from '../../../kernel/zones.ts';
import { cardsOf, does, notAMove, whom } from '../../../texts/fr.ts';
import { capital, listed, type Who } from '../../../texts/sentences.ts';
import { ACHTUNG, type Calls, STOP } from '../calls.ts';
import { COLOUR_OF, COLOURS, type Colour, FREE_CHOICE, KIND_OF, KINDS, type KindId } from '../cards.ts';
import type { Direction } from '../moves.ts';
import { abilityTexts, CARD_TEXTS } from './abilities.ts';
import { attacks, makeTexts, type Words } from './words.ts';

const COLOUR_NAMES: Readonly<Record<Colour, string>> = {
  blue: 'bleu',
  red: 'rouge',
  yellow: 'jaune',
  green: 'vert',
};

/** A number card is called by its number. */
const SYMBOLS: Partial<Record<KindId, string>> = { skip: 'Passer', swap: 'Échange', 'plus-x': '+X' };

/** The words that are called, with the space French puts before the mark. */
const CALLED = { achtung: 'Achtung !', stop: 'Stop !' } as const;

const SIDES: Readonly<Record<'left' | 'right', string>> = { left: 'gauche', right: 'droite' };

/** STR-73 */
const COPIES = 'Combien il y en a de chaque couleur ; officiellement 2.';

export const wordsFr: Words = {
  name: 'STOP',
  about:
    'Suivez la couleur, le nombre ou le symbole, intercalez la même carte avant votre tour, et annoncez à temps.',
  card,
  titles: { '0': 'Stop', '2': 'piocher deux cartes', 'plus-x': 'piocher X cartes' },

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

  endings: {
    'target-reached': 'La limite des points de pénalité est atteinte : qui en a le moins gagne.',
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

  moves: {
    play: ({ card: laid, free, direction, calls }) =>
      `Jouer ${free ? '« Choix libre » avec ' : ''}${the(laid)}${where(direction)}${calling(calls)}`,
    interject: ({ card: laid, calls }) => `Intercaler ${the(laid)}${calling(calls)}`,
    draw: () => 'Piocher une carte',
    accept: () => 'Accepter',
    pass: () => 'Laisser passer',
    'time-out': () => 'Temps écoulé',
  },

  events: {
    dealt: ({ seat, count, cards }, people) =>
      `${does(people.one(seat), 'recevez', 'reçoit')} ${cards ? named(cards) : cardsOf(count)}.`,
    opened: ({ card: turned, stays }) =>
      stays
        ? `${capital(a(turned))} ouvre la pile.`
        : `${capital(a(turned))} est retourné et repart dans la pioche.`,
    played: ({ seat, way, card: laid, free, direction, calls }, people) => {
      const who = people.one(seat);
      const against = attacks(laid) ? ` contre ${whom(people.leftOf(seat))}` : '';
      const both = `${free ? '« Choix libre » et ' : ''}${a(laid)}${against}`;
      if (way === 'interjected') return `${does(who, 'intercalez', 'intercale')} ${both}${called(calls)}`;
      if (way === 'answer') return `${does(who, 'répondez par', 'répond par')} ${both}${called(calls)}`;
      return `${does(who, 'jouez', 'joue')} ${both}${where(direction)}${called(calls)}`;
    },
    forgot: ({ seat, call }, people) =>
      `${does(people.one(seat), 'avez', 'a')} oublié d’annoncer « ${CALLED[call]} ».`,
    drew: ({ seat, why, count, cards }, people) =>
      `${does(people.one(seat), 'piochez', 'pioche')} ${cards && cards.length > 0 ? named(cards) : cardsOf(count)}${why === 'call' ? ' en pénalité' : ''}.`,
    turned: ({ seat, card: turned }, people) =>
      `${does(people.one(seat), 'retournez', 'retourne')} ${a(turned)} et ${people.one(seat).you ? 'prenez' : 'prend'} la carte.`,
    skipped: ({ seat }, people) => `${does(people.one(seat), 'passez votre', 'passe son')} tour.`,
    reshuffled: ({ count }) => `La pile est mélangée : la nouvelle pioche a ${cardsOf(count)}.`,
    swapped: ({ direction }) => `Toutes les mains vont à ${side(direction)}.`,
    unlocked: () => 'Le verrou est levé.',
    'timed-out': ({ seat }, people) => `Temps écoulé pour ${whom(people.one(seat))}.`,
    scored: ({ result, points }, people) => {
      const { winner, reason } = result;
      const how =
        winner === null
          ? `La manche est arrêtée${reason === 'deadlock' ? ', car personne ne peut jouer ni piocher' : ' à la limite des tours'}.`
          : `${does(people.one(winner), 'gagnez', 'gagne')} la manche.`;
      const sums = points.map((sum, seat) => `${capital(whom(people.one(seat)))} ${sum}`);
      return `${how} Points de pénalité : ${sums.join(', ')}.`;
    },
    ended: ({ outcome }, people) => `La partie est finie : ${winning(people.all(outcome.winners))}.`,
  },

  asks: {
    nothing: 'La partie est finie.',
    passed: 'Vous avez passé. Les autres réfléchissent encore.',
    stored: 'Votre coup est retenu jusqu’à la fin du verrou.',
    others: (who) => `En attente de ${whom(who)}.`,
    mayThrowIn: (top) => `Vous pouvez intercaler ${the(top)}.`,
    asked: (top) => `Intercalez-vous la même carte que ${the(top)} ?`,
    lock: (top) => `Intercalez la même carte que ${the(top)}, si vous l’avez.`,
    lockOnTurn: (top) =>
      `Intercalez la même carte que ${the(top)}, ou choisissez votre coup pour la fin du verrou.`,
    prevent: (top, direction) =>
      `Les mains doivent aller à ${side(direction)} : jouez le 0 ${colour(top)} ou passez.`,
    turn: (top) => `À vous : suivez ${the(top)} ou piochez une carte.`,
    two: (top, sum) =>
      `Vous devez piocher ${cardsOf(sum)} : jouez le 0 ${colour(top)} ou n’importe quel 2, ou acceptez.`,
    skip: (top) =>
      `Vous devez passer votre tour : jouez le 0 ${colour(top)} ou n’importe quel Passer, ou acceptez.`,
    plusX: (top) => `Vous devez retourner une carte : jouez le 0 ${colour(top)}, ou acceptez.`,
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

function colour(which: Card): string {
  return COLOUR_NAMES[COLOURS[COLOUR_OF[which]]];
}

/** `4 bleu`, `Passer rouge`, `Choix libre` */
function card(which: Card): string {
  if (which === FREE_CHOICE) return 'Choix libre';
  const { id } = KINDS[KIND_OF[which]];
  return `${SYMBOLS[id] ?? id} ${colour(which)}`;
}

function a(which: Card): string {
  return `un ${card(which)}`;
}

function the(which: Card): string {
  if (which === FREE_CHOICE) return '« Choix libre »';
  return card(which).startsWith('É') ? `l’${card(which)}` : `le ${card(which)}`;
}

function plain(cards: readonly Card[]): string {
  return cards.map(card).join(', ');
}

function named(cards: readonly Card[]): string {
  return listed(cards.map(a), ' et ');
}

function pointsOf(count: number): string {
  return count < 2 ? `${count} point` : `${count} points`;
}

function side(direction: Direction): string {
  return direction === null ? '' : SIDES[direction];
}

function where(direction: Direction): string {
  return direction ? `, mains à ${side(direction)}` : '';
}

function words(calls: Calls): string[] {
  return [...(calls & ACHTUNG ? [CALLED.achtung] : []), ...(calls & STOP ? [CALLED.stop] : [])];
}

function calling(calls: Calls): string {
  return calls === 0
    ? ''
    : `, avec ${words(calls)
        .map((word) => `« ${word} »`)
        .join(' et ')}`;
}

function called(calls: Calls): string {
  return calls === 0 ? '.' : ` : « ${words(calls).join(' ')} ».`;
}

/** `Anna gagne`, `vous gagnez`, `Anna et vous gagnez`, `Anna et Ben gagnent` */
function winning(winners: readonly Who[]): string {
  const who = listed(winners.map(whom), ' et ');
  if (winners.some((winner) => winner.you)) return `${who} gagnez`;
  return `${who} ${winners.length === 1 ? 'gagne' : 'gagnent'}`;
}

export const textsFr = { ...makeTexts(wordsFr), ...abilityTexts(CARD_TEXTS.fr) };

import { type Card, countOf } from '../../../kernel/zones.ts';
import { cardsOf, does, notAMove, whom } from '../../../texts/fr.ts';
import { capital, listed, type Who } from '../../../texts/sentences.ts';
import { isKarmaCard } from '../cards.ts';
import type { ExpectedPlay } from './expected.ts';
import { cardName, kindsOf, makeTexts, type Words, wantedBy } from './words.ts';

/** The French sheet prints the English names and explains them in French. */
const KARMA_CARDS: Words['karmaCards'] = {
  table: 'Play a Table Card',
  bottom: 'Bottoms Up',
  five: 'Five or Below',
  give: 'Give the Pile to a Friend',
};

const SHORT: Words['shortCards'] = { give: 'Give the Pile' };

/** KAR-61 */
const COPIES = 'Combien un paquet en compte ; officiellement 3.';
const COPIES_OF_EACH = 'Combien un paquet en compte de chaque ; officiellement 3.';

export const wordsFr: Words = {
  name: 'Karma',
  about:
    'Jouez haut ou prenez la pile, débarrassez-vous de toutes vos cartes et ne soyez pas la dernière personne à en avoir.',
  karmaCards: KARMA_CARDS,
  shortCards: SHORT,

  options: {
    players: {
      name: 'Joueurs',
      explains: 'Le nombre de joueurs : jusqu’à 6 pour AMIGO, jusqu’à 12 pour SET.',
    },
    edition: {
      name: 'Édition',
      explains:
        'AMIGO : on peut toujours prendre la pile, et la carte supplémentaire est obligatoire. SET : qui peut jouer le doit, et la carte supplémentaire est facultative.',
      values: { amigo: 'Édition AMIGO', set: 'Édition SET' },
    },
    foresight: {
      name: 'Clairvoyance',
      explains:
        'AMIGO seulement : avant de recevoir votre main, vous pouvez regarder une fois vos trois cartes cachées.',
    },
    alternative_triples: {
      name: 'Triples alternatifs',
      explains:
        'SET seulement : un triple n’enlève que ses trois cartes, et le reste de la pile va à un autre joueur ; « Give the Pile to a Friend » ne sert pas.',
    },
    oldest: {
      name: 'Joueur le plus âgé',
      explains: 'AMIGO : cette personne commence ; si personne n’est désigné, le hasard décide.',
    },
    dealer: {
      name: 'Donneur',
      explains: 'SET : son voisin de gauche commence ; si personne n’est désigné, le hasard décide.',
    },
    stall_limit: {
      name: 'Tours sans progrès',
      explains: 'Après ce nombre de tours de suite sans progrès, la partie est arrêtée.',
    },
    turn_limit: { name: 'Tours en tout', explains: 'Après ce nombre de tours, la partie est arrêtée.' },
    pile_visible: {
      name: 'Pile visible',
      explains: 'Chacun peut voir toutes les cartes de la pile, pas seulement celle du sommet.',
    },
    draw_by_hand: {
      name: 'Pioche manuelle',
      explains: 'SET seulement : vous piochez vous-même, et qui l’oublie continue avec moins de cartes.',
    },
    choosing_ms: {
      name: 'Temps de choix',
      explains:
        'Temps pour la Clairvoyance et le choix des cartes de table visibles ; 0 signifie sans limite.',
    },
    decision_ms: {
      name: 'Temps de décision',
      explains: 'Temps pour chaque décision ; 0 signifie sans limite.',
    },
    hand_cards: {
      name: 'Cartes distribuées',
      explains: 'Cartes données à chaque main, avant d’en poser face visible ; officiellement 6.',
    },
    open_cards: {
      name: 'Cartes visibles',
      explains: 'Combien d’entre elles vous posez face visible ; officiellement 3.',
    },
    hidden_cards: {
      name: 'Cartes cachées',
      explains: 'Cartes posées face cachée devant vous ; officiellement 3.',
    },
    full_hand: {
      name: 'Compléter jusqu’à',
      explains: 'Tout le monde complète sa main jusqu’à ce nombre ; officiellement 3.',
    },
    cards_low: { name: 'Exemplaires des 1 à 5', explains: COPIES_OF_EACH },
    cards_middle: { name: 'Exemplaires des 6 à 10', explains: COPIES_OF_EACH },
    cards_high: { name: 'Exemplaires des 11 à 16', explains: COPIES_OF_EACH },
    cards_table: { name: `Exemplaires de « ${KARMA_CARDS.table} »`, explains: COPIES },
    cards_bottom: { name: `Exemplaires de « ${KARMA_CARDS.bottom} »`, explains: COPIES },
    cards_five: { name: `Exemplaires de « ${KARMA_CARDS.five} »`, explains: COPIES },
    cards_give: { name: `Exemplaires de « ${KARMA_CARDS.give} »`, explains: COPIES },
  },

  endings: {
    'last-with-cards': 'Une seule personne a encore des cartes et perd.',
    stalled: 'Trop de tours de suite sans progrès : qui a le plus de cartes perd.',
    'turn-limit': 'Le dernier tour est joué : qui a le plus de cartes perd.',
  },

  refusals: {
    unreadable: notAMove,
    'unknown-card': 'Cette carte n’existe pas dans ce jeu.',
    'cards-differ': (cards) =>
      `Seules des cartes identiques se jouent ensemble, or ${named(kindsOf(cards), ' et ')} sont différentes.`,
    'game-over': 'La partie est finie.',
    'no-such-seat': 'Cette place n’existe pas à cette table.',
    'not-your-turn': 'Ce n’est pas encore votre tour.',
    'only-for-seats': 'L’horloge ne joue pas de cartes ; seules les personnes à table le font.',
    'only-the-clock': 'Seule l’horloge peut dire que le temps est écoulé.',
    'no-time-limit': 'Cette décision n’est pas limitée dans le temps.',
    'no-foresight': 'À cette table, on joue sans Clairvoyance : les cartes cachées restent inconnues.',
    'look-is-over': 'Le moment de regarder vos cartes cachées est passé.',
    'decide-to-look-first': 'Décidez d’abord si vous voulez regarder vos cartes cachées.',
    'already-decided': 'Vous avez déjà décidé ; les autres réfléchissent encore.',
    'choose-first': 'Choisissez d’abord les cartes que vous posez face visible.',
    'choose-three':
      'Choisissez exactement autant de cartes qu’il faut en poser face visible : trois, sauf si la table en décide autrement.',
    'choose-what-you-hold': (cards) => `Il vous manque pour cela en main : ${tallied(cards)}.`,
    'already-chosen': 'Vous avez déjà choisi vos cartes de table visibles ; les autres choisissent encore.',
    'no-exchange': 'Les cartes de table visibles sont choisies et ne peuvent plus être échangées.',
    'not-held': ([card]) =>
      `Vous n’avez pas ${isKarmaCard(card) ? quoted(card) : `de ${one(card)}`} à cet endroit.`,
    'not-so-many': ([card]) => `Vous n’avez pas autant de ${several(card)}.`,
    'one-place-only': ([card]) =>
      `Les cartes jouées ensemble viennent du même endroit : on ne mêle pas les ${several(card)} de la main et de la table.`,
    'hand-first': 'Tant qu’il vous reste des cartes en main, vos cartes de table doivent attendre.',
    'draw-pile-first': 'Tant qu’il reste des cartes dans la pioche, vos cartes de table doivent attendre.',
    'open-first-now': (cards) =>
      `L’ordre des cartes de table reste le même : les visibles avant les cachées, et il vous reste ${named(cards, ' et ')}.`,
    'open-first': (cards) => `Jouez d’abord toutes vos cartes de table visibles : ${named(cards, ' et ')}.`,
    'table-card-now': (cards) =>
      `« Play a Table Card » demande maintenant une de vos cartes de table : ${tableCard(cards)}.`,
    'table-card-only': (cards) =>
      `La carte supplémentaire doit être une de vos cartes de table : ${tableCard(cards)}.`,
    'too-low': ([top]) =>
      `${capital(some(top, 1))} est au sommet : jouez ${fitting(top)} ou une carte Karma.`,
    'above-five': ([top]) => `${some(top, 1)} est au sommet : jouez ${fitting(top)} ou une carte Karma.`,
    'extra-must-fit': ([top]) =>
      `Avant « Play a Table Card », ${some(top, 1)} était au sommet : la carte supplémentaire doit être ${fitting(top)} ou une carte Karma.`,
    'only-one-extra': ([card]) =>
      `« Play a Table Card » ne demande qu’une carte de table : jouez ${isKarmaCard(card) ? `une seule carte ${quoted(card)}` : `un seul ${one(card)}`}.`,
    'one-hidden-at-a-time': 'Les cartes cachées se retournent une par une.',
    'no-such-hidden-card': 'Il n’y a pas de carte cachée à cette place.',
    'no-pile-to-take': 'Il n’y a pas de pile à prendre : ouvrez-en une avec n’importe quelle carte.',
    'must-play': (cards) =>
      `Vous pouvez jouer, donc vous le devez : ${named(kindsOf(cards), ' ou ')} conviendrait.`,
    'must-turn':
      'Retournez une carte cachée : elle peut encore convenir, vous ne pouvez donc pas encore prendre la pile.',
    'decline-instead':
      'Ici, vous ne pouvez pas prendre la pile : jouez une carte supplémentaire ou renoncez-y.',
    'extra-is-a-duty': 'La carte supplémentaire est obligatoire : jouez-la ou prenez la pile.',
    'nothing-to-decline': 'Il n’y a pas de carte supplémentaire à laquelle renoncer.',
    'must-open-pile': 'Après le triple, il n’y a plus de pile : c’est à vous d’ouvrir la nouvelle.',
    'name-receiver': 'Dites d’abord à qui va la pile.',
    'nothing-to-give':
      'Il n’y a pas de pile à donner maintenant ; il faut pour cela « Give the Pile to a Friend » ou un triple alternatif.',
    'not-to-yourself': 'Vous ne pouvez pas vous donner la pile à vous-même.',
    'no-such-receiver': 'Il n’y a personne à cette place à qui donner la pile.',
    'drawing-is-automatic': 'À cette table, on pioche pour vous.',
    'hand-is-full': 'Votre main est complète, donc vous ne piochez pas.',
    'draw-pile-empty': 'La pioche est vide.',
    'draw-first':
      'Votre main est vide : piochez d’abord. Tant qu’il reste des cartes dans la pioche, vos cartes de table doivent attendre.',
    'draw-forgotten':
      'Il est trop tard pour piocher pour votre tour précédent ; vous pourrez piocher de nouveau après celui-ci.',
  },

  moves: {
    look: () => 'Regarder vos cartes cachées',
    skip: () => 'Ne pas regarder',
    choose: ({ cards }) => `Poser face visible ${named(cards, ' et ')}`,
    play: ({ from, card, count }) =>
      `Jouer ${count === 1 ? quoted(card) : some(card, count)}${from === 'open' ? ' de la table' : ''}`,
    turn: ({ place }) => `Retourner la carte cachée ${place}`,
    take: () => 'Prendre la pile',
    decline: () => 'Renoncer à la carte supplémentaire',
    give: ({ to }, people) =>
      people.one(to).you ? 'Vous donner la pile' : `Donner la pile à ${people.one(to).name}`,
    draw: () => 'Piocher',
    'time-out': () => 'Temps écoulé',
  },

  events: {
    dealt: ({ seat, count, cards }, people) =>
      `${does(people.one(seat), 'recevez', 'reçoit')} ${cards ? named(cards, ' et ') : cardsOf(count)}.`,
    looked: ({ seat, looked, cards }, people) => {
      const who = people.one(seat);
      if (!looked) return `${does(who, 'ne regardez pas vos', 'ne regarde pas ses')} cartes cachées.`;
      const seen = cards ? ` : ${named(cards, ' et ')}` : '';
      return `${does(who, 'regardez vos', 'regarde ses')} cartes cachées${seen}.`;
    },
    chose: ({ seat }, people) => `${does(people.one(seat), 'avez', 'a')} choisi.`,
    opened: ({ seat, cards }, people) =>
      `${does(people.one(seat), 'posez', 'pose')} face visible ${named(cards, ' et ')}.`,
    played: ({ seat, from, card, count }, people) =>
      `${does(people.one(seat), 'jouez', 'joue')} ${some(card, count)}${from === 'open' ? ' de la table' : ''}.`,
    turned: ({ seat, card, fits }, people) =>
      `${does(people.one(seat), 'retournez', 'retourne')} ${some(card, 1)}, qui ${fits ? 'convient' : 'ne convient pas'}.`,
    took: ({ seat, count, cards }, people) =>
      `${does(people.one(seat), 'prenez', 'prend')} la pile : ${cardsOf(count)}${inBrackets(cards)}.`,
    gave: ({ seat, to, count, cards }, people) => {
      const receiver = people.one(to);
      const gives = receiver.you
        ? `${people.one(seat).name} vous donne la pile`
        : `${does(people.one(seat), 'donnez', 'donne')} la pile à ${receiver.name}`;
      return `${gives} : ${cardsOf(count)}${inBrackets(cards)}.`;
    },
    raised: ({ card }) => `${capital(some(card, 1))} remonte du bas de la pile au sommet.`,
    triple: ({ seat, card, removed }, people) =>
      `${does(people.one(seat), 'complétez', 'complète')} un triple de ${several(card)} : ${cardsOf(removed.length)} quittent la partie.`,
    left: ({ cards }) =>
      `${capital(some(cards[0], cards.length))} ${cards.length === 1 ? 'quitte' : 'quittent'} la partie.`,
    drew: ({ seat, count, cards }, people) =>
      `${does(people.one(seat), 'piochez', 'pioche')} ${cards ? named(cards, ' et ') : cardsOf(count)}.`,
    declined: ({ seat }, people) =>
      `${does(people.one(seat), 'renoncez', 'renonce')} à la carte supplémentaire.`,
    'went-out': ({ seat }, people) => `${does(people.one(seat), 'avez', 'a')} terminé : plus aucune carte.`,
    'came-back': ({ seat }, people) => `${does(people.one(seat), 'revenez', 'revient')} dans la partie.`,
    'timed-out': ({ seats }, people) => `Temps écoulé pour ${everybody(people.all(seats))}.`,
    ended: ({ outcome }, people) => {
      const losers = people.all(outcome.losers);
      if (losers.length === 0)
        return 'La partie est finie : plus personne n’a de cartes, et tout le monde gagne.';
      const rest = outcome.winners.length > 0 ? ' Tous les autres gagnent.' : '';
      return `La partie est finie : ${everybody(losers)} ${lose(losers)}.${rest}`;
    },
  },

  asks: {
    nothing: 'La partie est finie.',
    look: 'Voulez-vous regarder vos cartes cachées ?',
    choose: (count) =>
      `Choisissez ${['une', 'deux', 'trois'][count - 1]} de vos cartes à poser face visible.`,
    draw: 'Votre main est vide : piochez d’abord.',
    mayDraw: 'Vous pouvez encore piocher.',
    others: (waitedFor) => `On attend ${everybody(waitedFor)}.`,
    receiver: (count) => `À qui va la pile (${cardsOf(count)}) ?`,
    play: (play) => `${play.extra ? 'Carte supplémentaire' : 'À vous de jouer'} : ${orElse(play)}.`,
  },

  table: {
    seat: (seat, who, out) => {
      const name = who.you ? 'Vous' : who.name;
      if (out) return `${name} : terminé.`;
      const parts = [seat.hand ? `en main ${plain(seat.hand)}` : `${cardsOf(seat.handCount)} en main`];
      if (seat.handCount === 0) parts[0] = 'main vide';
      if (seat.open.length > 0) parts.push(`sur la table ${plain(seat.open)}`);
      const hidden = seat.hiddenCount < 2 ? 'cachée' : 'cachées';
      if (seat.hiddenCount > 0) parts.push(`${seat.hiddenCount} ${hidden}${inBrackets(seat.foreseen)}`);
      return `${name} : ${parts.join(' ; ')}.`;
    },
    pile: ({ pile, pileTop, pileCount }) => {
      if (pileTop === null) return 'Pile : vide.';
      const all = pile && pileCount > 1 ? ` ; depuis le bas ${plain(pile)}` : '';
      return `Pile : ${quoted(pileTop)} au sommet, ${cardsOf(pileCount)}${all}.`;
    },
    draw: (count) => (count === 0 ? 'Pioche : vide.' : `Pioche : ${cardsOf(count)}.`),
    outOfGame: (count) => `Hors de la partie : ${cardsOf(count)}.`,
  },
};

const NUMBERS = ['aucun', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six'];

function one(card: Card): string {
  return cardName(card, KARMA_CARDS);
}

function quoted(card: Card): string {
  return isKarmaCard(card) ? `« ${one(card)} »` : one(card);
}

/** `un 9`, `deux 9`, `« Give the Pile to a Friend »`, `deux cartes « Give the Pile to a Friend »` */
function some(card: Card, count: number): string {
  if (count > 1) return `${NUMBERS[count]} ${several(card)}`;
  return isKarmaCard(card) ? quoted(card) : `un ${one(card)}`;
}

function several(card: Card): string {
  return isKarmaCard(card) ? `cartes ${quoted(card)}` : one(card);
}

/** `un 3 et deux 9` */
function tallied(cards: readonly Card[]): string {
  return listed(
    kindsOf(cards).map((card) => some(card, countOf(cards, card))),
    ' et ',
  );
}

function plain(cards: readonly Card[]): string {
  return cards.map(quoted).join(', ');
}

function named(cards: readonly Card[], and: string): string {
  return listed(cards.map(quoted), and);
}

function inBrackets(cards: readonly Card[] | null): string {
  return cards && cards.length > 0 ? ` (${plain(cards)})` : '';
}

function tableCard(cards: readonly Card[]): string {
  return cards.length > 0 ? named(kindsOf(cards), ' ou ') : 'une carte cachée';
}

function everybody(all: readonly Who[]): string {
  return listed(all.map(whom), ' et ');
}

function lose(losers: readonly Who[]): string {
  if (losers.some((who) => who.you)) return 'perdez';
  return losers.length === 1 ? 'perd' : 'perdent';
}

/** What fits on a card: `au moins un 9`. */
function fitting(top: Card | null): string {
  switch (wantedBy(top)) {
    case 'any':
      return 'n’importe quelle carte';
    case 'up-to-five':
      return 'un nombre de 1 à 5';
    case 'the-highest':
      return 'un 16';
    case 'at-least':
      return `au moins un ${one(top as Card)}`;
  }
}

const PLACES: Readonly<Record<ExpectedPlay['from'][number], string>> = {
  hand: 'n’importe quelle carte de votre main',
  open: 'n’importe quelle carte de table visible',
  hidden: 'une carte de table cachée',
};

/** What may be done instead of each other: `jouez au moins un 9 ou une carte Karma, ou prenez la pile`. */
function orElse(play: ExpectedPlay): string {
  if (!play.canPlay && !play.mayDecline) return 'aucune carte ne convient, prenez la pile';
  const ways = [wayToPlay(play)];
  if (play.mayTake) ways.push('prenez la pile');
  if (play.mayDecline) ways.push('renoncez-y');
  return listed(ways, ', ou ');
}

function wayToPlay({ from, demand, opensPile }: ExpectedPlay): string {
  if (opensPile)
    return `ouvrez la pile avec ${listed(
      from.map((place) => PLACES[place]),
      ' ou ',
    )}`;
  if (from.includes('hidden')) return 'retournez une carte cachée';
  const fromTable = from.includes('open');
  const fits = fitting(demand);
  if (wantedBy(demand) === 'any') return `jouez ${fromTable ? PLACES.open : fits}`;
  return `jouez ${fits} ou une carte Karma${fromTable ? ' parmi vos cartes de table visibles' : ''}`;
}

export const textsFr = makeTexts(wordsFr);

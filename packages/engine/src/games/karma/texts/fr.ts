import { type Card, countOf } from '../../../kernel/zones.ts';
import { cardsOf, notAMove } from '../../../texts/fr.ts';
import { capital, listed } from '../../../texts/sentences.ts';
import { isKarmaCard } from '../cards.ts';
import { eventsFr, inBrackets, plain } from './events/fr.ts';
import { fitting, named, one, playFr, quoted, several, some } from './play/fr.ts';
import { kindsOf, makeTexts, type Words } from './words.ts';

/** KAR-61 */
const COPIES = 'Combien un paquet en compte ; officiellement 3.';
const COPIES_OF_EACH = 'Combien un paquet en compte de chaque ; officiellement 3.';

export const wordsFr: Words = {
  ...playFr,
  events: eventsFr,

  endings: {
    'last-with-cards': 'Une seule personne a encore des cartes et perd.',
    stalled: 'Trop de tours de suite sans progrès : qui a le plus de cartes perd.',
    'turn-limit': 'Le dernier tour est joué : qui a le plus de cartes perd.',
  },

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
    cards_table: { name: `Exemplaires de « ${playFr.karmaCards.table} »`, explains: COPIES },
    cards_bottom: { name: `Exemplaires de « ${playFr.karmaCards.bottom} »`, explains: COPIES },
    cards_five: { name: `Exemplaires de « ${playFr.karmaCards.five} »`, explains: COPIES },
    cards_give: { name: `Exemplaires de « ${playFr.karmaCards.give} »`, explains: COPIES },
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

/** `un 3 et deux 9` */
function tallied(cards: readonly Card[]): string {
  return listed(
    kindsOf(cards).map((card) => some(card, countOf(cards, card))),
    ' et ',
  );
}

function tableCard(cards: readonly Card[]): string {
  return cards.length > 0 ? named(kindsOf(cards), ' ou ') : 'une carte cachée';
}

export const textsFr = makeTexts(wordsFr);

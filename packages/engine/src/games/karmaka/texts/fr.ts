import type { Card } from '../../../kernel/zones.ts';
import { cardsOf, notAMove } from '../../../texts/fr.ts';
import { listed } from '../../../texts/sentences.ts';
import { COLOURS, VALUES } from '../cards.ts';
import { RUNGS } from '../rebirth.ts';
import type { KnownCard } from '../view.ts';
import { cardsFr } from './cards/fr.ts';
import { eventsFr } from './events/fr.ts';
import { COLOUR_NAMES, one, plain, plainOne, playFr, RUNG_NAMES, ringsOf } from './play/fr.ts';
import { makeTexts, type Words } from './words.ts';

/** KKR-93 */
const COPIES = 'Combien il y en a de chacune au plus ; 0 enlève la couleur ; officiellement 3.';

export const wordsFr: Words = {
  ...playFr,
  events: eventsFr,

  endings: {
    transcended: 'Une figurine a atteint la Transcendance.',
    'turn-limit': 'Le dernier tour est joué : le plus haut placé sur l’échelle gagne.',
  },

  options: {
    players: {
      name: 'Joueurs',
      explains: 'Combien jouent : 2 à 4 ; il en faut 4 en équipes, 3 pour le Grand Méchant Loup.',
    },
    variant: {
      name: 'Variante',
      explains: 'Chacun pour soi, deux équipes de deux, ou deux partenaires contre un Loup.',
      values: { 'free-for-all': 'Chacun pour soi', teams: 'Équipes', wolf: 'Grand Méchant Loup' },
    },
    wolf: {
      name: 'Loup',
      explains: 'Grand Méchant Loup : qui joue seul ; si personne n’est nommé, le hasard décide.',
    },
    starter: {
      name: 'Premier joueur',
      explains: 'Qui commence ; si personne n’est nommé, le hasard décide.',
    },
    turn_limit: {
      name: 'Nombre de tours',
      explains: 'Après ce nombre de tours, la partie s’arrête et le plus haut placé gagne.',
    },
    decision_ms: {
      name: 'Temps par décision',
      explains: 'Temps pour chaque décision ; 0 signifie sans limite.',
    },
    first_hand: { name: 'Première Main', explains: 'Cartes de chaque Main au début ; officiellement 4.' },
    first_deck: { name: 'Première Pile', explains: 'Cartes de chaque Pile au début ; officiellement 2.' },
    new_life: {
      name: 'Nouvelle vie',
      explains: 'Cartes de la Main et de la Pile ensemble après une renaissance ; officiellement 6.',
    },
    rings: { name: 'Anneaux', explains: 'Combien d’anneaux il y a pour tout le monde ; officiellement 12.' },
    rung_points: {
      name: 'Points du premier échelon',
      explains:
        'Points qu’une vie doit réunir pour quitter l’échelon le plus bas ; chaque échelon plus haut en demande un de plus ; officiellement 4.',
    },
    cards_red: { name: 'Exemplaires des cartes rouges', explains: COPIES },
    cards_green: { name: 'Exemplaires des cartes vertes', explains: COPIES },
    cards_blue: { name: 'Exemplaires des cartes bleues', explains: COPIES },
    cards_embody: {
      name: `Exemplaires de « ${cardsFr.embody} »`,
      explains: 'Combien il y en a ; officiellement 5.',
    },
    cards_mimic: {
      name: `Exemplaires de « ${cardsFr.mimic} »`,
      explains: 'Combien il y en a ; officiellement 2.',
    },
  },

  refusals: {
    unreadable: notAMove,
    'unknown-card': 'Cette carte n’existe pas dans ce jeu.',
    'game-over': 'La partie est terminée.',
    'no-such-seat': 'Personne ne joue à cette place.',
    'not-your-turn': 'Ce n’est pas votre tour.',
    'others-decide': 'Attendez : quelqu’un d’autre doit d’abord décider.',
    'offer-runs': ([card]) => `Vos rivaux décident d’abord s’ils veulent ${one(card)}.`,
    'only-the-clock': 'Seule l’horloge peut dire que le temps est écoulé.',
    'only-for-seats': 'Seuls les joueurs jouent des coups.',
    'no-time-limit': 'Il n’y a pas de limite de temps à cette table.',
    'not-held': ([card]) => `Vous n’avez pas ${one(card)} en Main.`,
    'must-play': 'Votre Pile est vide : vous devez jouer une carte.',
    'no-ally': 'Vous n’avez pas d’allié dont la Vie Future puisse recevoir une carte.',
    'partners-do-not-give':
      'À deux contre un, les partenaires ne jouent pas de carte sur la Vie Future de l’autre.',
    'play-or-pass': 'Il n’y a rien à choisir : jouez une carte, ou passez si vous le pouvez.',
    'nothing-offered': 'Aucune carte n’est proposée.',
    'take-it-or-not': ([card]) => `Dites si vous voulez ${one(card)} pour votre Vie Future.`,
    'not-your-own': ([card]) =>
      `Vous avez joué ${one(card)} vous-même : seuls vos rivaux peuvent prendre ou refuser la carte.`,
    'not-asked': ([card]) => `La carte ${one(card)} n’est proposée qu’au joueur visé.`,
    'allies-not-asked': ([card]) => `La carte ${one(card)} n’est proposée qu’aux rivaux, pas aux alliés.`,
    'asked-later': ([card]) =>
      `Ce n’est pas encore à vous de répondre : les rivaux avant vous décident d’abord s’ils veulent ${one(card)}.`,
    'already-refused': ([card]) =>
      `Vous avez déjà refusé ${one(card)} ; la question n’est posée qu’une fois.`,
    'not-dying': 'Les anneaux ne se dépensent qu’à la fin d’une vie.',
    'say-rings': 'Votre vie est finie : dites combien d’anneaux vous dépensez.',
    'not-so-many-rings': 'Vous ne pouvez pas dépenser plus d’anneaux que vous n’en avez.',
    'name-a-player': 'Désignez d’abord un joueur.',
    'no-such-player': 'Personne n’occupe cette place ; on compte à partir de 0.',
    'not-yourself': 'Vous n’êtes pas votre propre rival : désignez quelqu’un d’autre.',
    'not-the-opposite': 'Vous ne pouvez pas viser le joueur d’en face, seulement vos voisins.',
    'not-an-ally': 'Votre allié n’est pas un rival.',
    'choose-a-card': 'Choisissez d’abord une carte.',
    'choose-or-stop': 'Choisissez une carte, ou dites que vous avez fini.',
    'not-in-hand': ([card]) =>
      `Vous n’avez pas ${one(card)} en Main : choisissez une des cartes de votre Main.`,
    'not-your-deed': ([card]) => `${one(card)} n’est pas parmi vos Œuvres : choisissez l’une d’elles.`,
    'no-deed-to-copy': ([card]) =>
      `${one(card)} n’est pas parmi vos Œuvres : vous ne pouvez copier que l’une d’elles.`,
    'not-in-ruins': ([card, ...among]) => `${one(card)} n’est pas dans la Fosse : ${choice(among)}.`,
    'too-deep': ([card, ...among]) =>
      `${one(card)} se trouve trop bas : vous ne pouvez choisir que parmi les trois cartes du dessus de la Fosse (${plain(among)}).`,
    'not-in-future': ([card]) =>
      `${one(card)} n’est pas dans votre Vie Future : choisissez une carte qui s’y trouve.`,
    'not-looked-at': ([card, ...among]) =>
      `${one(card)} n’est pas parmi les cartes que vous regardez : ${choice(among)}.`,
    'not-picked': ([card, ...among]) => `Vous n’avez pas tiré ${one(card)} : ${choice(among)}.`,
    'choose-a-place': 'Choisissez d’abord une des cartes, par son nom ou sa place à partir du dessus.',
    'no-such-place': 'Cette place n’existe pas ici ; on compte à partir de la carte du dessus, qui est la 1.',
    'draw-or-stop': 'Piochez une carte, ou dites que vous avez fini.',
    'close-the-hand': 'Rendez d’abord la Main que vous regardez.',
    'not-optional': 'Vous ne pouvez pas vous en dispenser.',
  },

  table: {
    seat: (seat, who) => {
      const rung = RUNG_NAMES[RUNGS[seat.rung]];
      const parts = [seat.rings > 0 ? `${rung}, ${ringsOf(seat.rings)}` : rung];
      const { hand, deck, future } = seat.remembered;
      parts.push(`Main : ${seat.hand ? row(seat.hand) : pile(seat.handCount) + known(hand.map(plainOne))}`);
      parts.push(`Pile : ${pile(seat.deckCount)}${known(deck.map(atPlace))}`);
      parts.push(
        `Vie Future : ${seat.future ? row(seat.future) : pile(seat.futureCount) + known(future.map(atPlace))}`,
      );
      parts.push(`Œuvres : ${row(seat.deeds)}`);
      return `${who.you ? 'Vous' : who.name} : ${parts.join(' ; ')}.`;
    },
    source: (count, seen) => `Source : ${pile(count)}${known(seen.map(atPlace))}.`,
    ruins: (ruins) => (ruins.length === 0 ? 'Fosse : vide.' : `Fosse, de bas en haut : ${row(ruins)}.`),
    middle: (card) => `Au milieu : ${valued(card)}.`,
  },
};

function row(cards: readonly Card[]): string {
  return cards.length === 0 ? 'vide' : cards.map(valued).join(', ');
}

/** A card with its colour and points. KK-12 */
function valued(card: Card): string {
  return `${plainOne(card)} (${COLOUR_NAMES[COLOURS[card]]} ${VALUES[card]})`;
}

/** How many cards lie face down. */
function pile(count: number): string {
  return count === 0 ? 'vide' : cardsOf(count);
}

/** What can be chosen. */
function choice(among: readonly Card[]): string {
  return `vous pouvez choisir ${listed(among.map(one), ' ou ')}`;
}

/** What the reader remembers. KKR-86 */
function known(parts: readonly string[]): string {
  return parts.length > 0 ? ` (connu : ${parts.join(', ')})` : '';
}

function atPlace({ place, card }: KnownCard): string {
  return `${plainOne(card)} ${place === 1 ? 'au-dessus' : `en place ${place} à partir du dessus`}`;
}

export const textsFr = makeTexts(wordsFr);

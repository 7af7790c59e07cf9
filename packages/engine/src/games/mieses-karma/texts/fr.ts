import type { Card } from '../../../kernel/zones.ts';
import { cardsOf, does, notAMove, whom } from '../../../texts/fr.ts';
import { capital, listed, type Who } from '../../../texts/sentences.ts';
import { SIGNS, SPECIES_OF, type Species, STACKS, signAt } from '../cards.ts';
import type { End } from '../moves.ts';
import { abilityTexts } from './card-clauses.ts';
import { cardName } from './card-names.ts';
import type { ExpectedTurn } from './expected.ts';
import { type AnimalWords, type CardWords, makeTexts, type Words } from './words.ts';

const CARD_WORDS: CardWords = {
  signs: {
    sun: 'soleil',
    clover: 'trèfle',
    heart: 'cœur',
    scales: 'balance',
    joker: 'joker',
    reaper: 'faucheuse',
  },
  buddha: 'avec Bouddha',
  species: {
    ant: 'fourmi',
    'potato-beetle': 'doryphore',
    earthworm: 'ver de terre',
    butterfly: 'papillon',
    'guinea-pig': 'cochon d’Inde',
    hedgehog: 'hérisson',
    magpie: 'pie',
    chameleon: 'caméléon',
    cat: 'chat',
    dog: 'chien',
    cow: 'vache',
    ape: 'singe',
  },
  humans: ['premier humain', 'deuxième humain', 'troisième humain', 'quatrième humain', 'cinquième humain'],
  human: 'humain',
};

/** Avec l’article, pour les phrases du caméléon. */
const WITH_ARTICLE: Readonly<Record<Species, string>> = {
  ant: 'la fourmi',
  'potato-beetle': 'le doryphore',
  earthworm: 'le ver de terre',
  butterfly: 'le papillon',
  'guinea-pig': 'le cochon d’Inde',
  hedgehog: 'le hérisson',
  magpie: 'la pie',
  chameleon: 'le caméléon',
  cat: 'le chat',
  dog: 'le chien',
  cow: 'la vache',
  ape: 'le singe',
  human: 'l’humain',
};

const ANIMAL_WORDS: AnimalWords = {
  abilities: {
    ant: 'Elle n’a pas de pouvoir.',
    'potato-beetle': 'Une fois par tour : ajoutez la carte du dessus de la défausse si elle convient.',
    earthworm: 'Une fois par tour : défaussez une carte de votre main et piochez-en une autre.',
    butterfly: 'Après la mort : les jokers comptent comme n’importe quel symbole dans les séries.',
    'guinea-pig': 'Après la mort : un karma de plus s’il y a une carte de vie dans votre ligne.',
    hedgehog: 'Avec l’action de carte, vous pouvez ajouter une carte qui ne convient pas.',
    magpie: 'Une fois par tour : prenez la carte au bout d’une autre ligne et ajoutez-la si elle convient.',
    chameleon: 'Une fois par tour : utilisez le pouvoir de l’animal d’un autre joueur.',
    cat: 'Après la mort : gardez jusqu’à deux cartes restantes de votre ligne pour la vie suivante.',
    dog: 'Votre ligne peut grandir dans les deux sens.',
    cow: 'Si vous survivez à un tour, jouez-en un autre.',
    ape: 'Une fois par tour : ajoutez une carte supplémentaire qui convient.',
    human:
      'Les humains n’ont pas de pouvoir ; dans l’ordre de leur pile, ils valent 6, 5, 4, 3 et 2 points, et la mort de l’un d’eux termine la partie.',
  },
  statements: {
    animal: 'sa présence dans le jeu',
    noAbility: 'l’absence de pouvoir',
    idea: 'l’idée de son pouvoir',
    detail: 'le détail de son pouvoir',
    stack: 'sa pile',
    dealt: 'le nombre de cartes de vie',
    symbols: 'ses symboles',
    copies: 'le nombre de cartes',
    pointsRange: 'des cartes de 2 à 6 points',
    points: 'la valeur de chaque carte',
  },
  lifeCards: 'Cartes de vie.',
  lifeStatements: {
    total: '60 cartes',
    symbols: 'les quatre symboles',
    jokers: 'les jokers',
    reapers: 'les faucheuses',
    buddhas: 'les Bouddhas',
    distribution: 'leur répartition',
    reaperOnTheRight: 'la faucheuse toujours à droite',
  },
  facts: (stack, karma, dealt, symbols) =>
    `${stack === null ? 'La première vie de chacun' : `${capital(stackName(stack))}, à partir de ${karma} karma`} ; ${dealt} cartes de vie ; ${symbols.join(', ')}.`,
  provenance: (attested, reconstructed) =>
    `Attesté par des sources : ${listed(attested, ' et ')}. Reconstitué : ${listed(reconstructed, ' et ')}.`,
};

export const wordsFr: Words = {
  name: 'Mieses Karma',
  about:
    'De la fourmi à l’humain : construisez des lignes de vie, donnez aux autres et gagnez du bon karma de vie en vie.',
  cards: CARD_WORDS,
  animals: ANIMAL_WORDS,

  options: {
    players: {
      name: 'Joueurs',
      explains:
        'Nombre de joueurs ; le jeu publié est prévu pour 3 à 5, la partie à deux est notre extension.',
    },
    openingHandVariant: {
      name: 'Deux cartes au départ',
      explains:
        'Les fourmis commencent avec deux cartes de vie au lieu de quatre, comme le dit l’une des sources.',
    },
    decision_ms: {
      name: 'Temps de décision',
      explains: 'Temps pour chaque décision ; 0 signifie sans limite.',
    },
    turn_limit: {
      name: 'Tours en tout',
      explains: 'Après ce nombre de tours, la partie est terminée et comptée ; 0 signifie sans limite.',
    },
    extra_cards: {
      name: 'Cartes de vie en plus',
      explains: 'Cartes de vie données à chaque naissance en plus de celles de la carte ; officiellement 0.',
    },
    points_per_card: {
      name: 'Points par carte',
      explains: 'Ce que compte à la fin chaque carte d’une pile de points ; officiellement 2.',
    },
    cards_plain: {
      name: 'Exemplaires des cartes de symboles',
      explains: 'De chaque carte de vie à deux symboles différents sans Bouddha ; officiellement 2.',
    },
    cards_buddha: {
      name: 'Cartes avec Bouddha',
      explains:
        'Cartes de vie à deux symboles avec un Bouddha, autant pour chaque symbole ; officiellement 4.',
    },
    cards_joker: {
      name: 'Cartes avec joker',
      explains: 'Cartes de vie avec un joker, autant pour chaque symbole ; officiellement 2.',
    },
    cards_reaper: {
      name: 'Cartes avec faucheuse',
      explains: 'Cartes de vie avec une faucheuse, autant pour chaque symbole ; officiellement 2.',
    },
    cards_animal: {
      name: 'Exemplaires des animaux',
      explains: 'Cartes de chaque animal à partir de la pile II ; officiellement 2.',
    },
    cards_human: {
      name: 'Cartes d’humains',
      explains: 'Autant des premiers humains sont en jeu ; officiellement 5.',
    },
  },

  endings: {
    'human-died': 'Un humain est mort : toutes les lignes sont évaluées, et le plus de points gagne.',
    'no-life-cards':
      'Il ne restait aucune carte de vie pour une nouvelle vie : toutes les lignes sont évaluées, et le plus de points gagne.',
    'turn-limit':
      'La limite de tours est atteinte : toutes les lignes sont évaluées, et le plus de points gagne.',
  },

  refusals: {
    unreadable: notAMove,
    'unknown-card': 'Cette carte n’existe pas dans ce jeu.',
    'unknown-animal': 'Cet animal n’existe pas dans ce jeu.',
    'not-a-life-card': ([card]) =>
      `On ne joue que des cartes de vie ; « ${one(card)} » est une carte de renaissance.`,
    'game-over': 'La partie est finie.',
    'no-such-seat': 'Personne ne joue à cette place.',
    'not-your-turn': 'Ce n’est pas votre tour.',
    'not-asked-yet': 'Chacun décide à son tour, et ce n’est pas à vous pour le moment.',
    'only-the-clock': 'Seule l’horloge peut dire que le temps est écoulé.',
    'only-for-seats': 'L’horloge ne joue pas.',
    'no-time-limit': 'Il n’y a pas de limite de temps à cette table.',
    'not-held': ([card]) => `Vous n’avez pas « ${one(card)} » en main.`,
    'card-action-taken': 'Vous avez déjà joué une carte pendant ce tour.',
    'does-not-fit': ([card]) =>
      `La prochaine carte de votre ligne doit avoir « ${sign(card, 'right')} » ou un joker à gauche.`,
    'does-not-fit-left': ([card]) =>
      `Au bout gauche de votre ligne, une carte doit avoir « ${sign(card, 'left')} » ou un joker à droite.`,
    'fits-left-only': ([card]) =>
      `« ${capital(one(card))} » ne convient qu’au bout gauche de votre ligne : précisez « left ».`,
    'fits-right-only': ([card]) => `« ${capital(one(card))} » ne convient qu’au bout droit de votre ligne.`,
    'left-end-closed': 'Seul un chien construit vers la gauche.',
    'imitate-dog-first': 'Pour construire vers la gauche, votre caméléon doit d’abord imiter le chien.',
    'closed-by-reaper': ([card]) => `Rien ne peut suivre « ${one(card)} ».`,
    'reaper-on-the-left': ([card]) => `« ${one(card)} » ne peut se trouver qu’à droite.`,
    'card-action-due': 'Ajoutez ou défaussez d’abord une carte.',
    'ability-used': 'Vous avez déjà utilisé votre pouvoir pendant ce tour.',
    'not-your-ability': ([card]) => `Votre animal, « ${one(card)} », ne sait pas faire cela.`,
    'imitate-first': ([card]) => `Pour cela, votre caméléon doit d’abord imiter ${speciesOf(card)}.`,
    'not-what-you-imitate': ([card]) =>
      `Pendant ce tour, votre caméléon imite ${speciesOf(card)} et ne peut donc pas faire cela.`,
    'nobody-to-imitate':
      'Aucun animal des autres ne sait faire cela, votre caméléon ne le peut donc pas non plus.',
    'nothing-to-salvage': 'La défausse est vide.',
    'not-from-yourself': 'Vous ne pouvez pas voler dans votre propre ligne.',
    'no-card-to-steal': 'Il n’y a pas de carte de vie à ce bout.',
    'nobody-is-that-animal': 'Personne d’autre n’est cet animal en ce moment.',
    'already-imitating': 'Vous imitez déjà un animal pendant ce tour.',
    'nothing-to-imitate': 'Il n’y a là rien à imiter.',
    'imitate-later': 'Vous ne pourrez imiter cet animal qu’après votre tour.',
    'too-late-to-imitate': 'Il est trop tard pour ce pouvoir.',
    'already-asked': 'Vous avez déjà sollicité les autres pendant ce tour.',
    'nothing-can-fit': 'Votre ligne est fermée ; il n’y a rien à demander.',
    'nobody-asks': 'Personne ne demande de carte.',
    'answer-the-request': 'Dites d’abord si vous donnez une carte.',
    'gift-does-not-fit': ([card]) => `Votre don doit avoir « ${sign(card, 'right')} » ou un joker à gauche.`,
    'gift-does-not-fit-left': ([card]) =>
      `Votre don doit avoir « ${sign(card, 'left')} » ou un joker à droite.`,
    'gift-fits-no-end': ([right, left]) =>
      `Votre don doit avoir « ${sign(right, 'right')} » à gauche ou « ${sign(left, 'left')} » à droite, ou bien un joker.`,
    'take-a-gift': 'Vous devez prendre l’un des dons.',
    'no-such-gift': 'Aucun don ne vient de cette place.',
    'no-gifts': 'Il n’y a pas de don à prendre.',
    'exchange-or-keep': 'Dites d’abord si vous échangez votre main.',
    'nothing-to-exchange': 'Vous ne pouvez échanger que si vous avez sollicité et que personne n’a donné.',
    'no-hand-to-exchange': 'Votre main est vide ; il n’y a rien à échanger.',
    'score-first': 'Choisissez d’abord les cartes de votre pile de points.',
    'only-life-cards-score': ([card]) =>
      `Seules des cartes de vie vont sur la pile de points ; « ${one(card)} » est une carte de renaissance.`,
    'not-in-your-line': ([card]) => `« ${one(card)} » n’est pas dans votre ligne.`,
    'nothing-to-score': 'Il n’y a pas de série à compter pour le moment.',
    'keep-or-be-done': 'Dites d’abord quelles cartes vous gardez.',
    'nothing-to-keep': 'Il n’y a pas de carte à garder pour le moment.',
    'only-life-cards-are-kept': ([card]) =>
      `On ne peut garder que des cartes de vie ; « ${one(card)} » est une carte de renaissance.`,
    'imitate-or-be-done': 'Dites d’abord si vous imitez un animal.',
    'again-or-be-done': 'Dites d’abord si vous jouez un second tour.',
    'no-second-turn': 'Il n’y a pas de second tour à jouer maintenant.',
    'nothing-to-leave': 'Il n’y a rien à laisser de côté ; terminez votre tour si vous avez fini.',
  },

  moves: {
    attach: ({ card, end }) => `Ajouter ${one(card)}${onTheLeft(end)}`,
    discard: ({ card }) => `Défausser ${one(card)}`,
    salvage: () => 'Ajouter la carte du dessus de la défausse',
    swap: ({ card }) => `Défausser ${one(card)} et piocher une carte`,
    steal: ({ seat, end }, people) =>
      `Voler à ${whom(people.one(seat))}${end === 'left' ? ', carte tout à gauche' : ''}`,
    add: ({ card }) => `Ajouter aussi ${one(card)}`,
    imitate: ({ species }) => `Imiter ${WITH_ARTICLE[species]}`,
    ask: () => 'Demander une carte',
    end: () => 'Terminer le tour',
    give: ({ card }) => `Donner ${one(card)}`,
    decline: () => 'Ne rien donner',
    take: ({ seat, end }, people) => `Prendre le don offert par ${whom(people.one(seat))}${onTheLeft(end)}`,
    exchange: () => 'Échanger votre main',
    'keep-hand': () => 'Garder votre main',
    score: ({ card }) => `Poser ${one(card)} sur la pile de points`,
    keep: ({ card }) => `Garder ${one(card)}`,
    again: () => 'Jouer un second tour',
    done: () => 'Cela suffit',
    'time-out': () => 'Le temps est écoulé',
  },

  events: {
    attached: ({ seat, card, end }, people) =>
      `${does(people.one(seat), 'ajoutez', 'ajoute')} ${one(card)}${onTheLeft(end)}.`,
    discarded: ({ seat, card }, people) => `${does(people.one(seat), 'défaussez', 'défausse')} ${one(card)}.`,
    salvaged: ({ seat, card }, people) =>
      `${does(people.one(seat), 'ajoutez', 'ajoute')} ${one(card)} depuis la défausse.`,
    swapped: ({ seat, card }, people) =>
      `${does(people.one(seat), 'défaussez', 'défausse')} ${one(card)} pour une autre carte.`,
    stole: ({ seat, from, card }, people) => {
      const robbed = people.one(from);
      if (robbed.you) return `${people.one(seat).name} vous vole ${one(card)}.`;
      return `${does(people.one(seat), 'volez', 'vole')} ${one(card)} à ${robbed.name}.`;
    },
    added: ({ seat, card }, people) => `${does(people.one(seat), 'ajoutez', 'ajoute')} aussi ${one(card)}.`,
    imitated: ({ seat, species }, people) =>
      `${does(people.one(seat), 'imitez', 'imite')} ${WITH_ARTICLE[species]}.`,
    asked: ({ seat }, people) => `${does(people.one(seat), 'demandez', 'demande')} une carte.`,
    laid: ({ seat, cards }, people) =>
      `${does(people.one(seat), 'posez', 'pose')} une carte face cachée${cards ? ` : ${named(cards)}` : ''}.`,
    declined: ({ seat }, people) => `${does(people.one(seat), 'ne donnez', 'ne donne')} rien.`,
    opened: ({ gifts }, people) =>
      `On retourne les dons : ${gifts.map(({ seat, card }) => `${one(card)} (${whom(people.one(seat))})`).join(', ')}.`,
    took: ({ seat, from, card, end }, people) => {
      const giver = people.one(from);
      const gift = giver.you ? 'votre don' : `don offert par ${giver.name}`;
      return `${does(people.one(seat), 'prenez', 'prend')} ${one(card)}, ${gift}${onTheLeft(end)}.`;
    },
    'nobody-gave': () => 'Personne ne donne de carte.',
    'put-away': ({ seat, count, cards }, people) =>
      `${does(people.one(seat), 'posez', 'pose')} ${cardsOf(count)} de la main sur la défausse${inBrackets(cards)}.`,
    drew: ({ seat, count, cards }, people) =>
      `${does(people.one(seat), 'piochez', 'pioche')} ${cardsOf(count)}${inBrackets(cards)}.`,
    reshuffled: ({ count }) => `La défausse est mélangée et devient la pioche : ${cardsOf(count)}.`,
    died: ({ seat, reaper }, people) =>
      `${does(people.one(seat), 'mourez', 'meurt')} : ${reaper ? 'la faucheuse est venue' : 'il ne reste plus de cartes'}.`,
    karma: ({ seat, gained, karma }, people) =>
      `${does(people.one(seat), 'gagnez', 'gagne')} ${gained} karma et ${people.one(seat).you ? 'en avez' : 'en a'} maintenant ${karma}.`,
    foursomes: ({ seat, count }, people) => {
      const who = people.one(seat);
      if (count === 0) return `${does(who, 'n’avez', 'n’a')} aucune série de quatre.`;
      return `${does(who, 'avez', 'a')} ${count === 1 ? '1 série' : `${count} séries`} de quatre.`;
    },
    scored: ({ seat, card }, people) =>
      `${does(people.one(seat), 'posez', 'pose')} ${one(card)} sur la pile de points.`,
    kept: ({ seat, card }, people) => `${does(people.one(seat), 'gardez', 'garde')} ${one(card)}.`,
    cleared: ({ seat, count }, people) =>
      `${does(people.one(seat), 'débarrassez votre', 'débarrasse sa')} ligne : ${cardsOf(count)} sur la défausse.`,
    reborn: ({ seat, card }, people) => `${does(people.one(seat), 'renaissez', 'renaît')} : ${one(card)}.`,
    'second-turn': ({ seat }, people) => `${does(people.one(seat), 'jouez', 'joue')} un second tour.`,
    'timed-out': ({ seats }, people) => `Le temps est écoulé pour ${everybody(people.all(seats))}.`,
    ended: ({ outcome }, people) => {
      const winners = people.all(outcome.winners);
      const most = Math.max(...(outcome.points ?? [0]));
      return `La partie est finie : ${everybody(winners)} ${win(winners)} avec ${most} points.`;
    },
  },

  asks: {
    nothing: 'La partie est finie.',
    others: (waitedFor) => `En attente : ${everybody(waitedFor)}.`,
    turn: (turn) => `À vous : ${listed(waysOn(turn), ' ou ')}.`,
    gift: ({ ends }, asking) =>
      `${asking.name} demande une carte qui convienne à ${ends.map((sign) => CARD_WORDS.signs[sign]).join(' ou ')} : en donnez-vous une ?`,
    answer: ({ type, count }) => {
      switch (type) {
        case 'taking':
          return 'Prenez l’un des dons.';
        case 'exchanging':
          return `Personne n’a donné : échangez-vous votre main (${cardsOf(count)}) ?`;
        case 'imitating':
          return 'Votre caméléon meurt : imite-t-il un animal ?';
        case 'scoring':
          return `Choisissez ${cardsOf(count)} de votre ligne pour la pile de points.`;
        case 'keeping':
          return `Vous pouvez garder ${count === 1 ? 'encore une carte' : 'jusqu’à deux cartes'} de votre ligne.`;
        case 'second-turn':
          return 'Jouez-vous un second tour ?';
      }
    },
  },

  table: {
    seat: (seat, who) => {
      const line = [...[...seat.left].reverse(), seat.animal, ...seat.right].map(one).join(' · ');
      const hand =
        seat.hand && seat.hand.length > 0
          ? `en main ${plain(seat.hand)}`
          : `${cardsOf(seat.handCount)} en main`;
      const gift = seat.laid ? ` ; don ${seat.gift === null ? 'face cachée' : one(seat.gift)}` : '';
      return `${who.you ? 'Vous' : who.name} : ${line} ; karma ${seat.karma} ; pile de points ${seat.pointsCount} ; ${hand}${gift}.`;
    },
    piles: ({ drawCount, discardTop, discardCount }) =>
      `Pioche : ${cardsOf(drawCount)}. Défausse : ${discardTop === null ? 'vide' : `${one(discardTop)} au-dessus, ${cardsOf(discardCount)}`}.`,
    stacks: (stacks) =>
      `Cartes de renaissance : ${stacks.map(({ count }, i) => `${stackName(STACKS[i])} ${count}`).join(', ')}.`,
  },
};

function one(card: Card): string {
  return cardName(card, CARD_WORDS);
}

/** The sign that a card shows at one of its sides. */
function sign(card: Card, end: End): string {
  return CARD_WORDS.signs[SIGNS[signAt(card, end)]];
}

/** « le chien » */
function speciesOf(card: Card): string {
  return WITH_ARTICLE[SPECIES_OF[card]];
}

function plain(cards: readonly Card[]): string {
  return cards.map(one).join(', ');
}

function named(cards: readonly Card[]): string {
  return listed(cards.map(one), ' et ');
}

function stackName(stack: string): string {
  return stack === 'humans' ? 'humains' : `pile ${stack}`;
}

function onTheLeft(end: End): string {
  return end === 'left' ? ' à gauche' : '';
}

function inBrackets(cards: readonly Card[] | null): string {
  return cards && cards.length > 0 ? ` (${plain(cards)})` : '';
}

function everybody(all: readonly Who[]): string {
  return listed(all.map(whom), ' et ');
}

/** « Anna gagne », « vous gagnez », « Anna et vous gagnez », « Anna et Ben gagnent ». */
function win(all: readonly Who[]): string {
  if (all.some(({ you }) => you)) return 'gagnez';
  return all.length === 1 ? 'gagne' : 'gagnent';
}

function waysOn({ cardAction, ability, ask, end }: ExpectedTurn): string[] {
  return [
    ...(cardAction ? ['ajoutez ou défaussez une carte'] : []),
    ...(ability ? ['utilisez votre pouvoir'] : []),
    ...(ask ? ['demandez une carte'] : []),
    ...(end ? ['terminez votre tour'] : []),
  ];
}

export const textsFr = { ...makeTexts(wordsFr), abilities: abilityTexts(wordsFr) };

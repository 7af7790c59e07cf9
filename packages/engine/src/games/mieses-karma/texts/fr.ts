import type { Card } from '../../../kernel/zones.ts';
import { cardsOf, notAMove } from '../../../texts/fr.ts';
import { capital, listed } from '../../../texts/sentences.ts';
import { SPECIES_OF, STACKS } from '../cards.ts';
import { eventsFr, plain, stackName } from './events/fr.ts';
import { one, playFr, sign, WITH_ARTICLE } from './play/fr.ts';
import { abilityTexts, cardClauses } from './rules/card-clauses.ts';
import { type AnimalWords, makeTexts, type Words } from './words.ts';

const ANIMAL_WORDS: AnimalWords = {
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
  ...playFr,
  events: eventsFr,

  endings: {
    'human-died': 'Un humain est mort : toutes les lignes sont évaluées, et le plus de points gagne.',
    'no-life-cards':
      'Il ne restait aucune carte de vie pour une nouvelle vie : toutes les lignes sont évaluées, et le plus de points gagne.',
    'turn-limit':
      'La limite de tours est atteinte : toutes les lignes sont évaluées, et le plus de points gagne.',
  },
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

/** « le chien » */
function speciesOf(card: Card): string {
  return WITH_ARTICLE[SPECIES_OF[card]];
}

export const textsFr = { ...makeTexts(wordsFr), abilities: abilityTexts(wordsFr) };

/** The clauses about the cards. */
export const cardClausesFr = cardClauses(wordsFr);

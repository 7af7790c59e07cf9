import { playFr as words } from '@samsara/engine/games/karmaka/texts/play/fr';
import type { KarmakaWords, OwnWords } from './words.ts';

const own: OwnWords = {
  ribbons: { transmigrate: 'Transmi\u00adgration', embody: 'Incar\u00adnation' },
  ladder: 'Échelle karmique',
  source: 'Source',
  ruins: 'Fosse',
  hand: 'Main',
  deck: 'Pile',
  future: 'Vie Future',
  deeds: 'Œuvres',
  middle: 'Au milieu',
  nothingHere: 'Aucune carte ici.',
  close: 'Fermer',
  you: 'Vous',
  relations: { ally: 'allié', rival: 'rival', wolf: 'Loup' },
  of: (zone, name) => `${zone} : ${name}`,
  lookThrough: (zone, count) => `${zone}, ${cardsOf(count)}, parcourir`,
  rung: (name, needed) => (needed === null ? name : `${name} : ${pointsOf(needed)} pour monter`),
  rings: (count) => (count < 2 ? `${count} Anneau Karmique` : `${count} Anneaux Karmiques`),
  score: (score, needed) => (needed === null ? pointsOf(score) : `${score} sur ${pointsOf(needed)}`),
  topFirst: 'La carte du dessus vient en premier.',
  place: (place) => (place === 1 ? 'au-dessus' : `${place}ᵉ à partir du dessus`),
  youKnow: 'Vous savez',
  final: { points: 'Points de cette vie', rings: 'Anneaux', life: 'Vie' },

  ways: { deed: 'Œuvre', ability: 'Pouvoir', future: 'Vie Future' },
  deedBrings: (gain, score, needed) => {
    if (gain === 0) return '+0, protège les autres';
    if (needed === null) return `+${gain} → ${score}`;
    return `+${gain} → ${score} sur ${needed}${score >= needed ? ', vous montez' : ''}`;
  },
  abilityCosts: 'un rival peut la prendre',
  futureKeeps: 'Face cachée, pour votre prochaine vie.',
  allyKeeps: (name) => `Face cachée, pour la prochaine vie ${of(name)}.`,
  nearTheEnd: 'gagne à la fin de cette vie',
  lastCard: 'Votre dernière carte : cette vie s’achève à votre prochain tour.',
  warnings: {
    idle: 'Sans effet à présent ; un rival peut la prendre.',
    'idle-copy': 'Se copier soi-même reste sans effet.',
    'ends-life': 'Votre vie s’achèverait sans assez de points.',
    'too-many-rings': 'Plus d’anneaux qu’il n’en faut.',
    'could-rise': 'Avec assez d’anneaux, vous monteriez.',
  },

  step: (step, of) => `Étape ${step} sur ${of}`,
  cardOf: (card, most) => `Carte ${card} sur ${most} au plus`,
  copies: (ability) => `copie ${ability}`,
  handOf: (name, count) => `Main ${of(name)}, ${cardsOf(count)}`,
  offeredBy: (name) => `${name} vous propose cette carte.`,
  offerStates: { asked: 'à qui on la propose', later: 'sera consulté', refused: 'n’en veut pas' },
  take: 'Prendre',
  refuse: 'Refuser',
  ifTaken: 'Face cachée sur votre Vie Future ; dans votre Main à la prochaine vie.',
  ifRefused: 'Au rival suivant, s’il y en a un, ou dans la Fosse.',

  suggested: 'conseillé',
  suggestsRings: (count, missing, rung) => {
    if (count > 0) return `Conseil : en dépenser ${count}, juste assez pour l’échelon ${rung}.`;
    return missing > 0
      ? `Conseil : gardez vos anneaux. Il manque ${pointsOf(missing)}, plus que vous n’avez d’anneaux ; vous en recevrez un.`
      : 'Conseil : gardez vos anneaux. Vous montez sans eux.';
  },
  rebirth:
    'Ensuite vos Œuvres vont dans la Fosse, votre Vie Future devient votre Main, et la Pile est complétée.',
};

export const karmakaWordsFr: KarmakaWords = {
  ...own,
  rungs: words.rungs,
  colours: words.colours,
  abilities: words.abilities,
};

/** `d’Anna`, `de Ben` */
function of(name: string): string {
  return /^[aeiouyhàâéèêëîïôöùûüœæ]/i.test(name) ? `d’${name}` : `de ${name}`;
}

function cardsOf(count: number): string {
  if (count === 0) return 'vide';
  return count === 1 ? '1 carte' : `${count} cartes`;
}

function pointsOf(count: number): string {
  return count < 2 ? `${count} point` : `${count} points`;
}

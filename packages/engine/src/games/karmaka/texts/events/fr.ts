import type { Card } from '../../../../kernel/zones.ts';
import { cardsOf, does, whom } from '../../../../texts/fr.ts';
import { listed, type Who } from '../../../../texts/sentences.ts';
import { RUNGS } from '../../rebirth.ts';
import { one, pointsOf, RUNG_NAMES, ringsOf, shown } from '../play/fr.ts';
import type { Words } from '../words.ts';

export const eventsFr: Words['events'] = {
  passed: ({ seat }, people) => `${does(people.one(seat), 'passez', 'passe')}.`,
  played: ({ seat, way, to, card }, people) => {
    const who = people.one(seat);
    const what = card === null ? 'une carte' : one(card);
    if (way === 'deed') return `${does(who, 'jouez', 'joue')} ${what} comme Œuvre.`;
    if (way === 'ability') return `${does(who, 'utilisez', 'utilise')} le pouvoir de ${what}.`;
    const future = way === 'ally' ? futureOf(people.one(to)) : who.you ? 'votre Vie Future' : 'sa Vie Future';
    return `${does(who, 'mettez', 'met')} ${what} sur ${future}.`;
  },
  drew: ({ seat, from, count, cards }, people) => {
    const who = people.one(seat);
    if (count === 0) return `${does(who, 'ne piochez', 'ne pioche')} aucune carte.`;
    const what = cards ? named(cards) : cardsOf(count);
    const where = from === 'source' ? 'à la Source' : who.you ? 'dans votre Pile' : 'dans sa Pile';
    return `${does(who, 'piochez', 'pioche')} ${what} ${where}.`;
  },
  targeted: ({ seat, target, card }, people) => {
    const who = people.one(seat);
    if (seat === target) return `${does(who, 'vous appliquez', 's’applique')} ${one(card)}.`;
    return `${does(who, 'utilisez', 'utilise')} ${one(card)} sur ${whom(people.one(target))}.`;
  },
  copied: ({ seat, card, owner }, people) =>
    owner === null
      ? `${does(people.one(seat), 'appliquez', 'applique')} le pouvoir de la carte défaussée ${one(card)}.`
      : `${does(people.one(seat), 'copiez', 'copie')} ${one(card)} parmi ${owner === seat && !people.one(seat).you ? 'ses Œuvres' : worksOf(people.one(owner))}.`,
  'copied-nothing': ({ seat, card }, people) =>
    `${does(people.one(seat), 'ne copiez', 'ne copie')} rien avec ${one(card)}.`,
  ruined: ({ owner, from, card }, people) => `${one(card)} va ${areaOf(people.one(owner), from)} à la Fosse.`,
  peeked: ({ seat, target, cards }, people) =>
    `${does(people.one(seat), 'regardez', 'regarde')} ${handOf(people.one(target))}${cards?.length === 0 ? ', qui est vide' : shown(cards)}.`,
  picked: ({ seat, target, count, cards }, people) =>
    count === 0
      ? `${does(people.one(seat), 'ne pouvez', 'ne peut')} tirer aucune carte dans ${handOf(people.one(target))}.`
      : `${does(people.one(seat), 'tirez', 'tire')} à l’aveugle ${cardsOf(count)} dans ${handOf(people.one(target))}${shown(cards)}.`,
  kept: ({ seat, target, card }, people) =>
    `${does(people.one(seat), 'gardez', 'garde')} ${card === null ? 'une carte' : one(card)} de ${handOf(people.one(target))}.`,
  dealt: ({ seat, count }, people) => {
    const who = people.one(seat);
    const gets = count === 0 ? does(who, 'ne recevez', 'ne reçoit') : does(who, 'recevez', 'reçoit');
    return `${gets} ${some(count)} sur ${who.you ? 'votre' : 'sa'} Pile.`;
  },
  looked: ({ seat, count, cards }, people) =>
    count === 0
      ? `${does(people.one(seat), 'ne trouvez', 'ne trouve')} aucune carte à la Source.`
      : `${does(people.one(seat), 'regardez', 'regarde')} ${cardsOf(count)} de la Source${shown(cards)}.`,
  returned: ({ seat, count }, people) =>
    `${count === 0 ? does(people.one(seat), 'ne remettez', 'ne remet') : does(people.one(seat), 'remettez', 'remet')} ${some(count)} sur la Source.`,
  placed: ({ seat, card }, people) => {
    const who = people.one(seat);
    return `${does(who, 'mettez', 'met')} ${card === null ? 'une carte' : one(card)} sur ${who.you ? 'votre' : 'sa'} Vie Future.`;
  },
  jubilated: ({ seat, card }, people) => {
    const who = people.one(seat);
    return `${does(who, 'ajoutez', 'ajoute')} ${one(card)} à ${who.you ? 'vos' : 'ses'} Œuvres.`;
  },
  fetched: ({ seat, to, card }, people) => {
    const who = people.one(seat);
    if (to === 'hand') return `${does(who, 'prenez', 'prend')} ${one(card)} de la Fosse en Main.`;
    return `${does(who, 'mettez', 'met')} ${one(card)} de la Fosse sur ${who.you ? 'votre' : 'sa'} Vie Future.`;
  },
  thieved: ({ seat, target, card }, people) => {
    const victim = people.one(target);
    const top = victim.you ? 'votre Œuvre Exposée' : `l’Œuvre Exposée ${of(victim)}`;
    return `${does(people.one(seat), 'volez', 'vole')} ${one(card)}, ${top}.`;
  },
  stole: ({ seat, target, card }, people) =>
    `${does(people.one(seat), 'volez', 'vole')} ${card === null ? 'la carte du dessus' : one(card)} dans ${futureOf(people.one(target))}.`,
  transmigrated: ({ seat, place, card }, people) => {
    const who = people.one(seat);
    const rank = place === 1 ? 'la carte du dessus' : `la ${place}e carte à partir du dessus`;
    const what = card === null ? rank : `${one(card)}, ${rank}`;
    return `${does(who, 'prenez', 'prend')} en Main ${what} de ${who.you ? 'votre' : 'sa'} Vie Future.`;
  },
  offered: ({ seat, card, to }, people) => {
    const who = people.one(seat);
    const asked = to.map(people.one);
    if (asked.length === 1 && asked[0].you) return `${who.name} vous propose ${one(card)}.`;
    return `${does(who, 'proposez', 'propose')} ${one(card)} à ${listed(asked.map(whom), ' et à ')}.`;
  },
  accepted: ({ seat, card }, people) => {
    const who = people.one(seat);
    return `${does(who, 'prenez', 'prend')} ${one(card)} dans ${who.you ? 'votre' : 'sa'} Vie Future.`;
  },
  refused: ({ seat, card }, people) => `${does(people.one(seat), 'refusez', 'refuse')} ${one(card)}.`,
  unwanted: ({ card }) => `Personne ne veut ${one(card)} ; la carte va à la Fosse.`,
  reshuffled: ({ count }) =>
    count === 0
      ? 'Aucune carte de la Fosse ne devient la nouvelle Source.'
      : `${cardsOf(count)} de la Fosse ${count === 1 ? 'devient' : 'deviennent'} la nouvelle Source.`,
  died: ({ seat, deeds, rings, needed }, people) => {
    const who = people.one(seat);
    const life = who.you ? 'Votre vie' : `La vie ${of(who)}`;
    const brought = [...(deeds > 0 ? [pointsOf(deeds)] : []), ...(rings > 0 ? [ringsOf(rings)] : [])].join(
      ' et ',
    );
    return `${life} s’achève ${brought === '' ? 'sans un point' : `avec ${brought}`} ; il en fallait ${needed}.`;
  },
  ascended: ({ seat, rung }, people) =>
    `${does(people.one(seat), 'montez', 'monte')} à l’échelon ${RUNG_NAMES[RUNGS[rung]]}.`,
  stayed: ({ seat, ring }, people) => {
    const who = people.one(seat);
    const gain = ring ? ` et ${who.you ? 'recevez' : 'reçoit'} un anneau` : ' ; il n’y a plus d’anneaux';
    return `${does(who, 'restez', 'reste')} au même échelon${gain}.`;
  },
  reborn: ({ seat, count, deck, cards }, people) => {
    const life = does(people.one(seat), 'renaissez', 'renaît');
    if (count === 0 && deck === 0) return `${life} avec une Main et une Pile vides.`;
    const hand = count === 0 ? 'une Main vide' : `${cardsOf(count)} en Main${shown(cards)}`;
    const dealt = deck === 0 ? 'une Pile vide' : `${count === 0 ? cardsOf(deck) : deck} dans la Pile`;
    return `${life} avec ${hand} et ${dealt}.`;
  },
  'timed-out': ({ seat }, people) => `Le temps est écoulé pour ${whom(people.one(seat))}.`,
  ended: ({ outcome }, people) => {
    const winners = people.all(outcome.winners);
    const win = winners.some(({ you }) => you) ? 'gagnez' : winners.length === 1 ? 'gagne' : 'gagnent';
    return `La partie est terminée : ${listed(winners.map(whom), ' et ')} ${win}.`;
  },
};

/** Where a card comes from, with its owner. */
function areaOf(who: Who, area: 'hand' | 'deck' | 'future' | 'deeds'): string {
  if (who.you)
    return {
      hand: 'de votre Main',
      deck: 'de votre Pile',
      future: 'de votre Vie Future',
      deeds: 'de vos Œuvres',
    }[area];
  const place = { hand: 'de la Main', deck: 'de la Pile', future: 'de la Vie Future', deeds: 'des Œuvres' }[
    area
  ];
  return `${place} ${of(who)}`;
}

function futureOf(who: Who): string {
  return who.you ? 'votre Vie Future' : `la Vie Future ${of(who)}`;
}

function handOf(who: Who): string {
  return who.you ? 'votre Main' : `la Main ${of(who)}`;
}

function worksOf(who: Who): string {
  return who.you ? 'vos Œuvres' : `les Œuvres ${of(who)}`;
}

/** `d’Anna`, `de Ben` */
function of({ name }: Who): string {
  return /^[aeiouyhàâéèêëîïôöùûüœæ]/i.test(name) ? `d’${name}` : `de ${name}`;
}

function named(cards: readonly Card[]): string {
  return listed(cards.map(one), ' et ');
}

/** How many cards, in a sentence that also holds if there are none. */
function some(count: number): string {
  return count === 0 ? 'aucune carte' : cardsOf(count);
}

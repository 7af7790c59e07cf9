import type { Card } from '../../../../kernel/zones.ts';
import { cardsOf, does } from '../../../../texts/de.ts';
import { capital, listed, type Who } from '../../../../texts/sentences.ts';
import { called, inflected, side, where } from '../play/de.ts';
import type { Words } from '../words.ts';
import { attacks, CALLED } from '../words.ts';

export const eventsDe: Words['events'] = {
  dealt: ({ seat, count, cards }, people) =>
    `${does(people.one(seat), 'bekommst', 'bekommt')} ${cards ? named(cards) : cardsOf(count)}.`,
  opened: ({ card: turned, stays }) =>
    stays
      ? `${capital(a(turned))} eröffnet den Stapel.`
      : `${capital(a(turned))} wird aufgedeckt und kommt zurück.`,
  played: ({ seat, way, card: laid, free, direction, calls }, people) => {
    const who = people.one(seat);
    const both = `${free ? '„Freie Wahl“ und ' : ''}${aAccusative(laid)}`;
    const victim = people.leftOf(seat);
    const against = attacks(laid) ? ` gegen ${victim.you ? 'dich' : victim.name}` : '';
    if (way === 'interjected')
      return `${does(who, 'wirfst', 'wirft')} ${both}${against} dazwischen${called(calls)}`;
    if (way === 'answer')
      return `${does(who, 'wehrst dich', 'wehrt sich')} mit ${withA(laid)}${against}${called(calls)}`;
    return `${does(who, 'spielst', 'spielt')} ${both}${against}${where(direction)}${called(calls)}`;
  },
  forgot: ({ seat, call }, people) =>
    `${does(people.one(seat), 'hast', 'hat')} den Ruf „${CALLED[call]}“ vergessen.`,
  drew: ({ seat, why, count, cards }, people) =>
    `${does(people.one(seat), 'ziehst', 'zieht')} ${why === 'call' ? 'zur Strafe ' : ''}${cards && cards.length > 0 ? named(cards) : cardsOf(count)}.`,
  turned: ({ seat, card: turned }, people) =>
    `${does(people.one(seat), 'deckst', 'deckt')} ${aAccusative(turned)} auf und ${people.one(seat).you ? 'nimmst' : 'nimmt'} die Karte.`,
  skipped: ({ seat }, people) => `${does(people.one(seat), 'setzt', 'setzt')} aus.`,
  reshuffled: ({ count }) => `Der Stapel wird gemischt: Der neue Ziehstapel hat ${cardsOf(count)}.`,
  swapped: ({ direction }) => `Alle Hände gehen nach ${side(direction)}.`,
  unlocked: () => 'Die Sperre ist vorbei.',
  'timed-out': ({ seat }, people) =>
    people.one(seat).you ? 'Deine Zeit ist um.' : `Für ${people.one(seat).name} ist die Zeit um.`,
  scored: ({ result, points }, people) => {
    const { winner, reason } = result;
    const how =
      winner === null
        ? `Die Runde wird abgebrochen${reason === 'deadlock' ? ', weil niemand spielen oder ziehen kann' : ', weil die Zuggrenze erreicht ist'}.`
        : `${does(people.one(winner), 'gewinnst', 'gewinnt')} die Runde.`;
    const sums = points.map((sum, seat) => `${capital(whom(people.one(seat)))} ${sum}`);
    return `${how} Strafpunkte: ${sums.join(', ')}.`;
  },
  ended: ({ outcome }, people) => `Die Partie ist vorbei: ${winning(people.all(outcome.winners))}.`,
};

function a(which: Card): string {
  return inflected(which, { feminine: ['eine ', 'e'], masculine: ['ein ', 'er'], neuter: ['ein ', 'es'] });
}

function aAccusative(which: Card): string {
  return inflected(which, { feminine: ['eine ', 'e'], masculine: ['einen ', 'en'], neuter: ['ein ', 'es'] });
}

function withA(which: Card): string {
  return inflected(which, {
    feminine: ['einer ', 'en'],
    masculine: ['einem ', 'en'],
    neuter: ['einem ', 'en'],
  });
}

function named(cards: readonly Card[]): string {
  return listed(cards.map(aAccusative), ' und ');
}

function whom(who: Who): string {
  return who.you ? 'du' : who.name;
}

/** `Anna gewinnt`, `du gewinnst`, `Anna und du gewinnt`, `Anna und Ben gewinnen` */
function winning(winners: readonly Who[]): string {
  const who = listed(winners.map(whom), ' und ');
  const you = winners.some((winner) => winner.you);
  if (winners.length === 1) return `${who} ${you ? 'gewinnst' : 'gewinnt'}`;
  return `${who} ${you ? 'gewinnt' : 'gewinnen'}`;
}

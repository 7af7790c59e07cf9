import { BadInput } from '../../kernel/bad-input.ts';
import { asList, asObject, asWhole, at, type JsonObject, knownKeys } from '../../kernel/json.ts';
import { fillUnknown, type NamedZone, readZone } from '../../kernel/position.ts';
import { shuffle } from '../../kernel/random.ts';
import { type Card, zonesToChange } from '../../kernel/zones.ts';
import { ANTS, CARDS, cardNamed, cardWords, HUMANS, isAnt, isLifeCard, STACKS } from './cards.ts';
import { rebirthDeckOf, stackOf } from './deck.ts';
import type { State } from './state.ts';

/** Ants out of the game; all that nobody holds if the position does not say. MK-87 */
export function readOut(state: State, object: JsonObject): void {
  if (object.out === undefined) {
    state.out = ANTS.filter((ant) => !state.animals.includes(ant));
    return;
  }
  state.out = readZone(object.out, 'out', cardNamed);
  for (const [i, card] of state.out.entries()) {
    if (isLifeCard(card) || !isAnt(card)) throw new BadInput('impossible-position', at('out', i), 'MK-41');
  }
  checkOnce(state, state.out, 'out');
}

/** The stacks of rebirth cards; one that is not named has all its cards that nobody holds. MK-59 to MK-61 */
export function readStacks(state: State, object: JsonObject): void {
  const given = asObject(object.stacks ?? {}, 'stacks');
  knownKeys(given, 'stacks', STACKS);
  checkOnce(state, [], 'seats');
  const zones = zonesToChange(state.stacks);
  for (const [stack, name] of STACKS.entries()) {
    const rest = stackOf(stack, state.options).filter((card) => !state.animals.includes(card));
    const zone = zones[stack];
    if (given[name] === undefined) {
      zone.push(...rest);
      if (stack === HUMANS) zone.reverse();
      else shuffle(state.random, zone);
    } else {
      const place = at('stacks', name);
      zone.push(...readZone(given[name], place, cardNamed));
      const copies = CARDS.map((_, card) => (rest.includes(card) ? 1 : 0));
      fillUnknown([{ place, zone }] satisfies NamedZone[], copies, CARDS, state.random);
    }
  }
}

/** Nobody holds a rebirth card twice, or one that the house has left out. MK-199 */
function checkOnce(state: State, cards: readonly Card[], place: string): void {
  const { copies } = rebirthDeckOf(state.options);
  const all = [...state.animals, ...cards];
  all.forEach((card, i) => {
    if (copies[card] === 0 || all.indexOf(card) < i)
      throw new BadInput('too-many-copies', place, `${CARDS[card]}: ${copies[card]}`);
  });
}

/** How many cards at the bottom of each stack everybody knows. MK-164 */
export function readReturned(state: State, object: JsonObject): void {
  if (object.returned === undefined) return;
  const given = asList(object.returned, 'returned');
  asWhole(given.length, 'returned', STACKS.length, STACKS.length);
  given.forEach((value, stack) => {
    state.returned[stack] = asWhole(value, at('returned', stack), 0, state.stacks[stack].length);
  });
}

export function describeStacks(state: State): { stacks: JsonObject; returned: number[] } {
  return {
    stacks: Object.fromEntries(STACKS.map((name, stack) => [name, cardWords(state.stacks[stack])])),
    returned: state.returned.slice(),
  };
}

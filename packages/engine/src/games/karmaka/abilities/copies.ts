import { type Card, topOf } from '../../../kernel/zones.ts';
import { CARDS, EMBODY, MIMIC } from '../cards.ts';
import { type State, seatingAt } from '../state.ts';
import { COPIERS } from './steps.ts';

/** An ability that is carried out, and Embody and Mimic as far as they took part in the run that led to it, as bits. */
export interface Copied {
  readonly ability: Card;
  readonly copies: number;
}

/** Everything that a card in the middle can carry out: its own ability first, then what it copies, step by step. KKR-35, KKR-36 */
export function reachableCopies(state: State, card: Card): readonly Copied[] {
  const reached: Copied[] = [{ ability: card, copies: COPIERS & (1 << card) }];
  for (const from of reached) {
    for (const next of copiedFrom(state, from)) {
      if (!reached.some(({ ability, copies }) => ability === next.ability && copies === next.copies))
        reached.push(next);
    }
  }
  return reached;
}

/** KK-98, KK-102, KK-103, KK-106: what lies there to be copied, without loops. */
function copiedFrom(state: State, { ability, copies }: Copied): Copied[] {
  const isDenial = CARDS[ability] === 'denial';
  const before = isDenial ? 0 : copies;
  const lying = isDenial ? state.ruins : deedsToCopy(state, ability);
  return lying.flatMap((card) => {
    const bit = COPIERS & (1 << card);
    return (before & bit) !== 0 ? [] : [{ ability: card, copies: before | bit }];
  });
}

function deedsToCopy(state: State, ability: Card): readonly Card[] {
  const { active, deeds } = state;
  if (ability === EMBODY) return deeds[active];
  if (ability !== MIMIC) return [];
  return seatingAt(state).rivals[active].flatMap((rival) => topOf(deeds[rival]) ?? []);
}

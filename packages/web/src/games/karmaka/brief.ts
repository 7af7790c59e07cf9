import type { Card, Seat } from '@samsara/engine';
import { type Move, scoreOf } from '@samsara/engine/games/karmaka/rules';
import type { Brief } from '../../contract/board.ts';
import { neededAt, suggestedRings } from './points.ts';
import type { Props } from './props.ts';
import { allyOf } from './sides.ts';
import { warningAbout } from './warnings.ts';

/** What the prompt's buttons say; what a way of playing brings stands at its place on the table. */
export function brief(move: Move, props: Props): Brief | null {
  const { view, words, names, seat } = props;
  switch (move.type) {
    case 'deed':
    case 'ability':
    case 'future':
    case 'ally':
      return { text: wayName(move, props), more: wayBrings(move, props) };
    case 'target':
      return { text: move.number === names.you ? words.you : names.seats[move.number] };
    case 'accept':
      return { text: words.take, more: words.ifTaken };
    case 'refuse':
      return { text: words.refuse, more: words.ifRefused };
    case 'rings': {
      const isMain = move.number === suggestedRings(view, seat as Seat);
      const more = words.rings(move.number);
      return { text: String(move.number), more: isMain ? `${more}, ${words.suggested}` : more, isMain };
    }
    default:
      return null;
  }
}

/** A way of playing a card. KK-38, KK-78 */
export type Way = Extract<Move, { readonly type: 'deed' | 'ability' | 'future' | 'ally' }>;

/** The ally's Future is lit at the ally, so that their name is enough. */
function wayName(move: Way, { view, words, names, seat }: Props): string {
  if (move.type !== 'ally') return words.ways[move.type];
  return `→ ${names.seats[allyOf(view, seat as Seat) as Seat]}`;
}

/** What a way of playing brings, or why it should be thought over. */
function wayBrings(move: Way, props: Props): string {
  const { view, words, names } = props;
  const seat = props.seat as Seat;
  const warning = warningAbout(move, view);
  if (warning !== null) return words.warnings[warning];
  switch (move.type) {
    case 'deed':
      return deedBrings(move.card, props);
    case 'ability':
      return words.abilityCosts;
    case 'future':
      return words.futureKeeps;
    case 'ally':
      return words.allyKeeps(names.seats[allyOf(view, seat) as Seat]);
  }
}

/** What the place on the table says that the picked card may go to. */
export function wayLabel(move: Way, props: Props): string {
  if (move.type === 'deed') return `${props.words.ways.deed} ${deedBrings(move.card, props)}`;
  return wayName(move, props);
}

/** Points the card would add as a Deed, the score then, and how many are needed. KK-52 */
function deedBrings(card: Card, { view, words, seat }: Props): string {
  const { deeds, rung } = view.seats[seat as Seat];
  const score = scoreOf([...deeds, card]);
  return words.deedBrings(score - scoreOf(deeds), score, neededAt(view, rung));
}

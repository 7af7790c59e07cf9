import type { Card } from '@samsara/engine';
import { CARDS, type End, SIGNS, type View } from '@samsara/engine/games/mieses-karma/rules';
import { useTable } from '../../../contract/table-context.ts';
import { Picture } from '../../../kit/card.tsx';
import { useWords } from '../../../texts/words.ts';
import { SignAt } from '../art/signs.tsx';
import { endSign, type Fit, fitAt, openEnds, turnIn, waitIn } from '../lines.ts';
import { nameOf, type Props, type SeatProps } from '../props.ts';

interface EndProps extends SeatProps {
  readonly end: End;
}

/** The place where the next card would lie: the half sign that is wanted, or a picked card and whether it fits. */
export function LineEnd(props: EndProps) {
  const { of, end, view, words } = props;
  const zone = `${end}:${of}`;
  if (!mayGrow(view) || !openEnds(view, of).includes(end)) return <ClosedEnd {...props} />;
  const card = ghostCard(props);
  if (card !== null) return <Ghost {...props} card={card} fit={fitAt(view, of, card, end)} />;
  const sign = endSign(view, of, end);
  return (
    <span class="mk-end" data-zone={zone} role="img" aria-label={words.needs(words.signs[SIGNS[sign]])}>
      <svg viewBox="0 0 100 140" aria-hidden="true" focusable="false">
        <g opacity=".55">
          <SignAt sign={sign} x={end === 'right' ? 0 : 100} y={94} />
        </g>
      </svg>
      <StealTarget {...props} />
    </span>
  );
}

/** Once a life is over its line is only counted. */
function mayGrow(view: View): boolean {
  const wait = waitIn(view)?.type;
  return wait !== undefined && wait !== 'scoring' && wait !== 'keeping' && wait !== 'imitating';
}

/** Nothing lies here any more, but cards may still be stolen from this end. */
function ClosedEnd(props: EndProps) {
  return (
    <span class="mk-end is-closed" data-zone={`${props.end}:${props.of}`}>
      <StealTarget {...props} />
    </span>
  );
}

/** On the line of another: the end that a magpie may take from. MK-121 */
export function StealTarget({ of, end, names }: EndProps) {
  const table = useTable();
  const spoken = useWords();
  const zone = `${end}:${of}`;
  if (!table.accepts(zone)) return null;
  return (
    <button
      type="button"
      class="zone-target is-accepting"
      aria-label={spoken.here(names.seats[of])}
      onClick={() => table.tapZone(zone)}
    />
  );
}

interface GhostProps extends EndProps {
  readonly card: Card;
  readonly fit: Fit;
}

function Ghost(props: GhostProps) {
  const { of, end, card, fit, words } = props;
  const table = useTable();
  const zone = `${end}:${of}`;
  const isGift = waitIn(props.view)?.type === 'giving';
  const choose = () => {
    if (table.accepts(zone)) table.tapZone(zone);
    else table.tryOut(attemptAt(card, end, isGift));
  };
  return (
    <button
      type="button"
      class={`mk-end mk-ghost is-${fit}`}
      data-zone={zone}
      aria-label={`${nameOf(props, card)}: ${words.fit[fit]}`}
      onClick={isGift && fit !== 'no' ? () => table.tapZone('tray') : choose}
    >
      <Picture card={card} />
      <span class="mk-verdict" aria-hidden="true">
        {fit === 'no' ? '✗' : '✓'}
      </span>
    </button>
  );
}

function attemptAt(card: Card, end: End, isGift: boolean): string {
  return isGift ? `give ${CARDS[card]}` : `attach ${CARDS[card]}${end === 'left' ? ' left' : ''}`;
}

/** The picked card that might go into this line. */
function ghostCard({ picks, view, of }: Props & { readonly of: number }): Card | null {
  const [pick] = picks;
  if (pick === undefined || turnIn(view)?.seat !== of) return null;
  const wait = waitIn(view)?.type;
  const isFromHand = pick.zone.startsWith('hand:') && (wait === 'turn' || wait === 'giving');
  return isFromHand || pick.zone.startsWith('gift:') ? pick.card : null;
}

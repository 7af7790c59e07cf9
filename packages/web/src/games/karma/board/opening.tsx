import { Picture } from '../../../kit/card.tsx';
import { waitOf } from '../moment.ts';
import { type KarmaBoardProps, type KarmaDetailProps, nameOf, places } from '../props.ts';

/** How far the choice of open cards has come, or what Foresight shows. KA-11, KA-73 */
export function OpeningLine(props: KarmaBoardProps) {
  const { view, viewer, words, picks, offers } = props;
  const wait = waitOf(view);
  const own = viewer === 'onlooker' ? undefined : view.seats[viewer];
  const isSealed = wait?.type === 'choosing' && viewer !== 'onlooker' && wait.answers[viewer] !== null;
  const caption =
    wait?.type === 'foresight'
      ? own?.foreseen
        ? words.foreseen
        : ''
      : isSealed
        ? words.yourChoice
        : offers.length > 0
          ? words.picked(picks.length, view.options.open_cards)
          : '';
  return (
    <p class="karma-foretold" role="status">
      {caption}
    </p>
  );
}

/** Before the first turn the own row is chosen in its own place: hidden cards, and room for open ones on them. */
export function OpeningRow(props: KarmaDetailProps) {
  const { of, view, viewer, picks } = props;
  const wait = waitOf(view);
  const { hiddenCount, foreseen } = view.seats[of];
  const isOwn = viewer === of;
  if (wait?.type === 'foresight') {
    return (
      <div class="karma-slots" data-zone={`hidden:${of}`}>
        {places(hiddenCount).map((place) => (
          <Slot key={place} props={props} card={(isOwn && foreseen?.[place]) || null} />
        ))}
      </div>
    );
  }
  const sealed = wait?.type === 'choosing' && isOwn ? wait.answers[of] : null;
  const cards = sealed ?? picks.flatMap(({ card }) => (card === null ? [] : [card]));
  return (
    <div class="karma-slots" data-zone={`hidden:${of}`}>
      {places(view.options.open_cards).map((place) => (
        <Slot key={place} props={props} card={isOwn ? cards[place] : null} />
      ))}
    </div>
  );
}

/** A hidden card with room for an open one on it; null is the hidden card alone, seen from its back. */
function Slot({
  props,
  card,
}: {
  readonly props: KarmaBoardProps;
  readonly card: number | null | undefined;
}) {
  return (
    <div class="karma-slot">
      <Picture card={null} />
      {card === undefined && <span class="karma-room" />}
      {typeof card === 'number' && (
        <span class="karma-laid">
          <Picture card={card} />
          <span class="unseen">{nameOf(props, card)}</span>
        </span>
      )}
    </div>
  );
}

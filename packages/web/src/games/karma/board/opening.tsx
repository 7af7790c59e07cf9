import { OPEN_CARDS } from '@samsara/engine/games/karma/rules';
import type { ComponentChildren } from 'preact';
import { Picture } from '../../../kit/card.tsx';
import { waitOf } from '../moment.ts';
import { type KarmaBoardProps, nameOf, places } from '../props.ts';

/** Before the first turn: the look of Foresight, then three of six cards to lay open. KA-11, KA-73 */
export function Opening(props: KarmaBoardProps) {
  return waitOf(props.view)?.type === 'foresight' ? <Foresight {...props} /> : <Choosing {...props} />;
}

function Foresight(props: KarmaBoardProps) {
  const { view, viewer, words } = props;
  const own = viewer === 'onlooker' ? undefined : view.seats[viewer];
  const seen = own?.foreseen ?? null;
  return (
    <Spread caption={seen === null ? '' : words.foreseen}>
      {places(own?.hiddenCount ?? OPEN_CARDS).map((place) => (
        <Slot key={place} props={props} card={seen?.[place] ?? null} />
      ))}
    </Spread>
  );
}

function Choosing(props: KarmaBoardProps) {
  const { view, viewer, words, picks, offers } = props;
  const wait = waitOf(view);
  const sealed = wait?.type === 'choosing' && viewer !== 'onlooker' ? wait.answers[viewer] : null;
  const cards = sealed ?? picks.flatMap(({ card }) => (card === null ? [] : [card]));
  const caption = sealed ? words.yourChoice : words.picked(cards.length, OPEN_CARDS);
  return (
    <Spread caption={sealed || offers.length > 0 ? caption : ''}>
      {places(OPEN_CARDS).map((place) => (
        <Slot key={place} props={props} card={cards[place]} />
      ))}
    </Spread>
  );
}

function Spread({ caption, children }: { readonly caption: string; readonly children: ComponentChildren }) {
  return (
    <div class="karma-opening">
      <div class="karma-slots">{children}</div>
      <p role="status">{caption}</p>
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

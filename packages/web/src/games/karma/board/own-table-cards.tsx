import { Picture, TableCard } from '../../../kit/card.tsx';
import { Row } from '../../../kit/row.tsx';
import { useWords } from '../../../texts/words.ts';
import { MiniCard } from '../art/mini-card.tsx';
import { waitOf } from '../moment.ts';
import { type KarmaDetailProps, nameOf, places } from '../props.ts';
import { OpeningRow } from './opening.tsx';

/** The table cards of the seat at the bottom, large enough to be tapped. */
export function OwnTableCards(props: KarmaDetailProps) {
  const { of, view, words, names } = props;
  const { open, hiddenCount } = view.seats[of];
  const owner = of === names.you ? null : names.seats[of];
  const zone = `hidden:${of}`;
  const isOpening = waitOf(view)?.shape === 'sealed';
  const covered = isOpening ? hiddenCount : open.length;
  return (
    <>
      {isOpening && <OpeningRow {...props} />}
      <div
        class={`karma-spread is-large${isOpening ? ' is-opening' : ''}${open.length > 0 ? ' has-open' : ''}`}
      >
        <ul class="karma-hidden" data-zone={zone} aria-label={words.hiddenCards(owner)}>
          {places(hiddenCount).map((place) => (
            <li key={place}>
              {place < covered ? (
                <CoveredCard label={words.place(place + 1, hiddenCount)} />
              ) : (
                <TableCard zone={zone} place={place} card={null} note={words.place(place + 1, hiddenCount)} />
              )}
            </li>
          ))}
        </ul>
        <div class="karma-open">
          <Row zone={`open:${of}`} label={words.openCards(owner)} cards={open} />
        </div>
      </div>
      <Foreseen {...props} />
    </>
  );
}

/** An open card lies on it, or soon will. */
function CoveredCard({ label }: { readonly label: string }) {
  const { faceDown } = useWords();
  return (
    <>
      <span class="unseen">
        {faceDown}, {label}
      </span>
      <Picture card={null} />
    </>
  );
}

/** Foresight: what was seen and is still hidden, as a set. KAR-58 */
function Foreseen(props: KarmaDetailProps) {
  const { of, view, words } = props;
  const { foreseen } = view.seats[of];
  if (foreseen === null || foreseen.length === 0 || waitOf(view)?.type === 'foresight') return null;
  return (
    <div class="karma-foreseen">
      <span>{words.foreseen}</span>
      <span
        class="karma-minis"
        role="img"
        aria-label={foreseen.map((card) => nameOf(props, card)).join(', ')}
      >
        {places(foreseen.length).map((place) => (
          <MiniCard key={place} card={foreseen[place]} />
        ))}
      </span>
    </div>
  );
}

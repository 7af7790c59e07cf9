import { Face } from '../kit/faces/face.tsx';
import { facesAt } from '../kit/faces/faces.ts';
import { Segments } from '../kit/form/segments.tsx';
import { Icon } from '../kit/icon.tsx';
import type { ReplayWords } from '../texts/replay.ts';
import type { ReplaySession } from './replay-session.ts';
import type { Tape } from './tape.ts';

interface EyesChoiceProps {
  readonly session: ReplaySession;
  readonly tape: Tape;
  readonly words: ReplayWords;
}

/** Whose eyes see the game: one of the faces, somebody who looks on, or everybody's at once. */
export function EyesChoice({ session, tape, words }: EyesChoiceProps) {
  const faces = facesAt(session.state.value?.info.seats ?? []);
  const choose = (value: string) =>
    session.look(value === 'all' || value === 'onlooker' ? value : Number(value));
  return (
    <div class="replay-eyes">
      <Segments
        label={words.eyes}
        isBare
        value={String(session.eyes.value)}
        options={[
          ...tape.record.seats.map(({ name }, seat) => ({
            value: String(seat),
            label: (
              <span title={name}>
                <Face of={faces[seat]} seat={seat} />
                <span class="unseen">{name}</span>
              </span>
            ),
          })),
          { value: 'onlooker', label: <Sign of="eye" name={words.onlooker} /> },
          { value: 'all', label: <Sign of="cards" name={words.allOpen} /> },
        ]}
        choose={choose}
      />
    </div>
  );
}

function Sign({ of, name }: { readonly of: 'eye' | 'cards'; readonly name: string }) {
  return (
    <span title={name}>
      {of === 'eye' ? (
        <Icon of="eye" />
      ) : (
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path d="M4 6l7-1.500 2.500 12.500-7 1.500zM14 6l6 1.500-2.500 12-3-.8" />
        </svg>
      )}
      <span class="unseen">{name}</span>
    </span>
  );
}

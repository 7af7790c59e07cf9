import { type GameRecord, writeRecord } from '@samsara/engine';
import type { ComponentChild } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import type { GameScreen } from '../contract/board.ts';
import { Sheet } from '../kit/sheet.tsx';
import { planTable } from '../local/planned.ts';
import { useTexts } from '../play/play-screen.tsx';
import { ShuffleCheck } from '../records/shuffle-check.tsx';
import { copyText } from '../shell/copy-text.ts';
import { goTo, localPath, reviewPath } from '../shell/routes.ts';
import { saveFile } from '../shell/share-file.ts';
import type { ReplayWords } from '../texts/replay.ts';
import { planFrom } from './plan-from.ts';
import type { ReplaySession } from './replay-session.ts';
import type { Tape } from './tape.ts';

interface MoreSheetProps {
  readonly session: ReplaySession;
  readonly tape: Tape;
  readonly screen: GameScreen;
  readonly words: ReplayWords;
  /** What links have to carry. */
  readonly share: string | null;
  /** For screens on which the transport has no room for it. */
  readonly speedChoice: ComponentChild;
  jump(place: number): void;
  close(): void;
}

/** Sharing, playing on, checking, and the list of all that happened. */
export function MoreSheet(props: MoreSheetProps) {
  const { session, tape, screen, words, share, speedChoice, jump, close } = props;
  const [said, say] = useState('');
  const { record } = tape;
  // Without the right to copy, the link is shown to be copied by hand.
  const copy = async () => say((await copyText(location.href)) ? words.copied : location.href);
  const goOn = (seat: number) => {
    planTable(planFrom(tape, session.place.value, seat));
    goTo(localPath(record.game));
  };
  const jumpTo = (place: number) => {
    jump(place);
    close();
  };
  return (
    <Sheet title={words.title} close={close}>
      <div class="replay-more">
        {speedChoice}
        <a class="button is-main" href={reviewPath(session.code, share)}>
          {words.review}
        </a>
        <button type="button" class="button" onClick={() => void copy()}>
          {words.copyLink}
        </button>
        <button type="button" class="button" onClick={() => save(record)}>
          {words.download}
        </button>
        <p role="status">{said}</p>
        <ShuffleCheck play={session.code} game={screen.game} find={async () => record} />
        {session.place.value < tape.length && (
          <fieldset>
            <legend>{words.playOnAs}</legend>
            {record.seats.map(({ name }, seat) => (
              <button key={seat} type="button" class="button" onClick={() => goOn(seat)}>
                {name}
              </button>
            ))}
          </fieldset>
        )}
        <Happenings tape={tape} screen={screen} words={words} jump={jumpTo} />
      </div>
    </Sheet>
  );
}

/** Every move in sentences; a tap leads to the moment after it. */
function Happenings({
  tape,
  screen,
  words,
  jump,
}: Pick<MoreSheetProps, 'tape' | 'screen' | 'words' | 'jump'>) {
  const texts = useTexts(screen)?.play;
  const names = { seats: tape.record.seats.map(({ name }) => name), you: null };
  const told = useMemo(() => tape.eventsBetween(0, tape.length), [tape]);
  if (texts === undefined) return null;
  return (
    <section>
      <h3>{words.jump}</h3>
      <ol class="replay-jumps">
        {told.map(({ moves, events }) => (
          <li key={moves}>
            <button type="button" onClick={() => jump(moves)}>
              {events.map((event) => texts.event(event, names)).join(' ')}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

function save(record: GameRecord): void {
  const name = `samsara-${record.game}-${record.head}.json`;
  saveFile(new File([writeRecord(record)], name, { type: 'application/json' }));
}

import { useState } from 'preact/hooks';
import { movesSince, useSeen } from '../people/aside/undo-seen.ts';
import { useUndoWords } from '../people/aside/undo-texts.ts';
import type { Session } from '../session/session.ts';
import type { TableState } from '../session/table-store.ts';
import { useWords } from '../texts/words.ts';
import { Confirm } from './confirm.tsx';
import { MenuRow } from './menu-row.tsx';

interface UndoRowProps {
  readonly session: Session;
  readonly state: TableState;
  close(): void;
}

/** The way to ask for one's last move back. It says what the others know by it, before anybody is asked. */
export function UndoRow({ session, state: { you }, close }: UndoRowProps) {
  const undo = useUndoWords();
  const words = useWords();
  const seen = useSeen(movesSince(session, you.seat));
  const [isAsked, ask] = useState(false);
  const [notice, setNotice] = useState('');
  const confirm = async () => {
    const answer = await session.order({ type: 'ask-undo' });
    if (answer.ok) return close();
    setNotice(words.refusals[answer.reason.code]);
    ask(false);
  };
  if (isAsked)
    return (
      <Confirm
        text={undo.explains(seen)}
        yes={undo.ask}
        no={words.goOn}
        confirm={() => void confirm()}
        cancel={() => ask(false)}
      />
    );
  if (seen === '') return null;
  return (
    <>
      <MenuRow sign="hand" act={() => ask(true)}>
        {undo.takeBack}
      </MenuRow>
      {notice !== '' && <p role="alert">{notice}</p>}
    </>
  );
}

import { useEffect, useRef, useState } from 'preact/hooks';
import { type Table, useTable } from '../../contract/table-context.ts';
import { type KeyAction, listenToKeys } from '../../input/keys/keys.ts';
import { announce } from '../../kit/live-region.tsx';
import type { Director } from '../../motion/director.ts';
import type { Session } from '../../session/session.ts';
import { Later } from '../../shell/lazy.tsx';
import { useWords } from '../../texts/words.ts';

interface TableKeysProps {
  readonly director: Director;
  readonly session: Session;
}

/** Keys of the table: they read aloud what can be seen, undo or take back, and list themselves. */
export function TableKeys({ director, session }: TableKeysProps) {
  const table = useTable();
  const [isOpen, setOpen] = useState(false);
  const words = useWords();
  const act = useRef<(action: KeyAction) => void>(() => undefined);
  act.current = (action) => {
    const { local, holding } = session;
    if (action === 'undo') local === null ? holding?.takeBack() : local.undo();
    else if (action === 'putBack') table.clearPicks();
    else if (action === 'keys') setOpen(true);
    else void readAloud(action);
  };
  const shown = useRef<Table | null>(table);
  shown.current = table;
  /** Whoever comes to the device meanwhile hears nothing of what was seen before. */
  const readAloud = async (action: KeyAction) => {
    const [{ inWords }] = await Promise.all([import('../read-aloud.ts'), table.texts.whole?.()]);
    if (shown.current !== null) announce(inWords(action, shown.current, director.log.value.at(-1), words));
  };
  useEffect(() => {
    const stop = listenToKeys((action) => act.current(action));
    return () => {
      stop();
      shown.current = null;
    };
  }, []);
  if (!isOpen) return null;
  return (
    <Later key="keys" load={() => import('../key-list.tsx')}>
      {({ KeyList }) => <KeyList close={() => setOpen(false)} />}
    </Later>
  );
}

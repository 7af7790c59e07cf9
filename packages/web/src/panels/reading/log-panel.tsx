import { Sheet } from '../../kit/sheet.tsx';
import type { Director } from '../../motion/director.ts';
import { Later } from '../../shell/lazy.tsx';
import { useWords } from '../../texts/words.ts';
import { Log } from './log.tsx';
import { LogPin } from './log-pin.tsx';

/** The log in a drawer. */
export function LogSheet({ director, close }: { readonly director: Director; close(): void }) {
  const words = useWords();
  return (
    <Sheet title={words.log} isDrawer close={close}>
      <LogPanel director={director} />
    </Sheet>
  );
}

/** What happened so far, and whether that stays beside the table. */
export function LogPanel({ director: { log, moves, look, since, shown }, empty }: LogPanelProps) {
  const words = useWords();
  const acts = shown.value?.info.acts ?? [];
  return (
    <>
      <LogPin />
      {acts.length > 0 && (
        <Later key="acts" load={() => import('../../people/acts/acts.tsx')}>
          {({ Acts }) => <Acts acts={acts} />}
        </Later>
      )}
      {log.value.length === 0 ? (
        <p class={empty}>{words.nothingYet}</p>
      ) : (
        <Log lines={log.value} takenBack={moves.takenBack.value} jump={look} since={since} />
      )}
    </>
  );
}

interface LogPanelProps {
  readonly director: Director;
  /** The look of the sentence that nothing has happened yet. */
  readonly empty?: string;
}

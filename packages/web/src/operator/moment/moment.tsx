import { signal } from '@preact/signals';
import type { MomentShown } from '@samsara/protocol';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { Refused } from '../../connection/api.ts';
import { stepEmitter } from '../../connection/step-emitter.ts';
import type { GameScreen } from '../../contract/board.ts';
import { loadScreen } from '../../games/index.ts';
import { PlayScreen } from '../../play/play-screen.tsx';
import type { Session } from '../../session/session.ts';
import type { TableState } from '../../session/table-store.ts';
import { operator } from '../requests.ts';
import type { OperatorWords } from '../texts.ts';

interface MomentProps {
  readonly words: OperatorWords;
  readonly report: string;
  close(): void;
}

/** The table as any spectator could see it, wound entry by entry. */
export function Moment({ words, report, close }: MomentProps) {
  const [seq, setSeq] = useState<number | undefined>(undefined);
  const [shown, setShown] = useState<MomentShown | 'gone' | null>(null);
  const [screen, setScreen] = useState<GameScreen | null>(null);
  useEffect(() => {
    operator.moment(report, seq).then(
      async (moment) => {
        setScreen(await loadScreen(moment.info.game).catch(() => null));
        setShown(moment);
      },
      (error) => setShown(error instanceof Refused ? 'gone' : null),
    );
  }, [report, seq]);
  const moment = shown === 'gone' ? null : shown;
  const to = (by: number) => moment !== null && setSeq(moment.seq + by);
  return (
    <div class="operator-moment" role="dialog" aria-modal="true" aria-label={words.moment}>
      <div class="operator-stage">
        {shown === 'gone' && <p>{words.momentGone}</p>}
        {moment !== null && moment.view !== null && screen !== null && (
          <Board key={moment.seq} moment={moment} screen={screen} />
        )}
        {moment !== null && moment.view === null && (
          <p>{moment.info.seats.map(({ name }) => name ?? '–').join(', ')}</p>
        )}
      </div>
      {moment !== null && moment.chat.length > 0 && (
        <ul class="operator-said" aria-label={words.chat}>
          {moment.chat.slice(-4).map(({ at, name, text, phrase }) => (
            <li key={`${at} ${name}`}>
              <strong>{name}</strong> {text ?? phrase}
            </li>
          ))}
        </ul>
      )}
      <div class="operator-controls">
        <button type="button" class="button" onClick={close}>
          {words.back}
        </button>
        {moment !== null && (
          <>
            <button type="button" class="button" disabled={moment.seq <= moment.first} onClick={() => to(-1)}>
              {words.earlier}
            </button>
            <output>{words.entry(moment.seq)}</output>
            <button type="button" class="button" disabled={moment.seq >= moment.last} onClick={() => to(1)}>
              {words.later}
            </button>
          </>
        )}
      </div>
    </div>
  );
}

function Board({ moment, screen }: { readonly moment: MomentShown; readonly screen: GameScreen }) {
  const session = useMemo(() => sessionAt(moment), [moment]);
  return <PlayScreen session={session} screen={screen} />;
}

function sessionAt({ seq, info, view }: MomentShown): Session {
  const state = signal<TableState | null>(null);
  const { emit, onStep, clear } = stepEmitter(state);
  const you = { seat: null, host: false };
  emit({ frames: [], state: { seq, info, you, chat: [], view, clock: null }, fresh: true });
  return {
    code: info.code,
    connection: signal('local' as const),
    state,
    gone: signal(null),
    local: null,
    isReplay: true,
    onStep,
    order: async () => ({ ok: false, reason: { code: 'not-now' } }),
    past: async () => [],
    close: clear,
  };
}

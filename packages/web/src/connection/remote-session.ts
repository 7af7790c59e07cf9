import { signal } from '@preact/signals';
import type { ClientMessage, Command, Frame, RefusalReason, ServerMessage } from '@samsara/protocol';
import { keepSeen, seenUpTo } from './absence.ts';
import type { Order, Session } from './session.ts';
import { serverLine, type Watcher } from './socket.ts';
import { receive, type Step, type TableState } from './table-store.ts';

/** The server sends 200 entries of the past at most; a few more may happen while it is asked. */
const MOST_PAST = 180;

/** A table on the server. As an onlooker it shows what everybody may know, even to who has a seat. */
export function remoteSession(code: string, onlooker = false): Session {
  const line = serverLine();
  const state = signal<TableState | null>(null);
  const gone = signal<RefusalReason | null>(null);
  const ears = new Set<(step: Step) => void>();
  let isFresh = true;
  let asked: { readonly after: number; readonly tell: (frames: readonly Frame[]) => void } | null = null;

  const watch = (): ClientMessage => ({
    type: 'watch',
    table: code,
    ...(isFresh || state.value === null ? {} : { after: asked?.after ?? state.value.seq }),
    ...(onlooker ? { onlooker: true } : {}),
  });
  const hear = (message: ServerMessage) => {
    hearPast(message);
    const received = receive(state.value, message, performance.now());
    if (received.type === 'gone') gone.value = received.reason;
    if (received.type === 'state') {
      state.value = received.state;
      tell({ frames: [], state: received.state, fresh: false });
    }
    if (received.type === 'gap') {
      isFresh = true;
      line.watchAgain(watcher);
    }
    if (received.type !== 'step') return;
    isFresh = false;
    state.value = received.step.state;
    gone.value = null;
    tell(received.step);
  };
  const tell = (step: Step) => {
    for (const ear of ears) ear(step);
  };
  /** The server answers who watches from earlier on with what happened since, or, if that is too much, with the table alone. */
  const hearPast = (message: ServerMessage) => {
    if (asked === null || (message.type !== 'frames' && message.type !== 'table')) return;
    asked.tell(message.type === 'frames' ? message.frames : []);
    asked = null;
  };
  const watcher: Watcher = { table: code, watch, hear };
  const unwatch = line.watch(watcher);
  const seen = seenUpTo(code);
  const stopKeeping = keepSeen(code, () => state.value?.seq);

  return {
    code,
    connection: line.connection,
    state,
    gone,
    local: null,
    ...(onlooker ? { isScreen: true } : {}),
    onStep: (ear) => {
      ears.add(ear);
      if (state.value !== null) ear({ frames: [], state: state.value, fresh: true });
      return () => ears.delete(ear);
    },
    order: (order: Order) => line.order({ ...order, id: newId(), table: code } as Command),
    past: (seq) =>
      new Promise((tell) => {
        asked = { after: Math.max(state.value?.info.opened ?? 0, seq - MOST_PAST), tell };
        line.watchAgain(watcher);
      }),
    seenUpTo: seen,
    close: () => {
      stopKeeping();
      unwatch();
    },
  };
}

function newId(): string {
  return (
    crypto.randomUUID?.() ??
    Array.from(crypto.getRandomValues(new Uint32Array(4)), (n) => n.toString(36)).join('-')
  );
}

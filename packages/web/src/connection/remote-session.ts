import { signal } from '@preact/signals';
import type { ClientMessage, Command, RefusalReason, ServerMessage } from '@samsara/protocol';
import type { Order, Session } from './session.ts';
import { serverLine, type Watcher } from './socket.ts';
import { receive, type Step, type TableState } from './table-store.ts';

/** A table on the server. As an onlooker it shows what everybody may know, even to who has a seat. */
export function remoteSession(code: string, onlooker = false): Session {
  const line = serverLine();
  const state = signal<TableState | null>(null);
  const gone = signal<RefusalReason | null>(null);
  const ears = new Set<(step: Step) => void>();
  let isFresh = true;

  const watch = (): ClientMessage => ({
    type: 'watch',
    table: code,
    ...(isFresh || state.value === null ? {} : { after: state.value.seq }),
    ...(onlooker ? { onlooker: true } : {}),
  });
  const hear = (message: ServerMessage) => {
    const received = receive(state.value, message, performance.now());
    if (received.type === 'gone') gone.value = received.reason;
    if (received.type === 'state') state.value = received.state;
    if (received.type === 'gap') {
      isFresh = true;
      line.watchAgain(watcher);
    }
    if (received.type !== 'step') return;
    isFresh = false;
    state.value = received.step.state;
    gone.value = null;
    for (const ear of ears) ear(received.step);
  };
  const watcher: Watcher = { table: code, watch, hear };
  const unwatch = line.watch(watcher);

  return {
    code,
    connection: line.connection,
    state,
    gone,
    local: null,
    onStep: (ear) => {
      ears.add(ear);
      if (state.value !== null) ear({ frames: [], state: state.value, fresh: true });
      return () => ears.delete(ear);
    },
    order: (order: Order) => line.order({ ...order, id: newId(), table: code } as Command),
    close: unwatch,
  };
}

function newId(): string {
  return (
    crypto.randomUUID?.() ??
    Array.from(crypto.getRandomValues(new Uint32Array(4)), (n) => n.toString(36)).join('-')
  );
}

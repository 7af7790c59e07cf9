import { computed, signal } from '@preact/signals';
import type { ClientMessage, Command, Frame, RefusalReason, ServerMessage } from '@samsara/protocol';
import type { Connection, Order, Session } from '../session/session.ts';
import { stepEmitter } from '../session/step-emitter.ts';
import { receive, type TableState } from '../session/table-store.ts';
import { keepSeen, seenUpTo } from './last-seen.ts';
import { isTemporary, retryDelay } from './retry.ts';
import { serverConnection, type Watcher } from './socket.ts';

/** The server sends 200 entries of the past at most; a few more may happen while it is asked. */
const MOST_PAST = 180;
/** A table that was never seen and is refused this often is reported as unreachable; it is asked for all the same. */
const SAID_AFTER = 3;

/** A table on the server. As an onlooker it shows what everybody may know, even to somebody who has a seat. */
export function remoteSession(code: string, onlooker = false): Session {
  const server = serverConnection();
  const state = signal<TableState | null>(null);
  const gone = signal<RefusalReason | null>(null);
  const { emit, onStep } = stepEmitter(state);
  /** How often in a row the table was refused for now. */
  const failures = signal(0);
  let retry: ReturnType<typeof setTimeout> | undefined;
  let isFresh = true;
  let asked: { readonly after: number; readonly resolve: (frames: readonly Frame[]) => void } | null = null;

  const watch = (): ClientMessage => ({
    type: 'watch',
    table: code,
    ...(isFresh || state.value === null ? {} : { after: asked?.after ?? state.value.seq }),
    ...(onlooker ? { onlooker: true } : {}),
  });
  const hear = (message: ServerMessage) => {
    hearPast(message);
    const received = receive(state.value, message, performance.now());
    if (received.type === 'gone') hearGone(received.reason);
    else if (message.type === 'table' || message.type === 'frames') hearWell();
    if (received.type === 'state') emit({ frames: [], state: received.state, fresh: false });
    if (received.type === 'step') emit(received.step);
    if (received.type === 'gap') {
      isFresh = true;
      server.watchAgain(watcher);
    }
  };
  const hearWell = () => {
    isFresh = false;
    clearTimeout(retry);
    failures.value = 0;
    gone.value = null;
  };
  /** A table that is out of reach for now stays on the screen and is asked for again. */
  const hearGone = (reason: RefusalReason) => {
    if (!isTemporary(reason)) {
      gone.value = reason;
      return;
    }
    failures.value++;
    if (state.value === null && failures.value >= SAID_AFTER) gone.value = reason;
    clearTimeout(retry);
    retry = setTimeout(() => server.watchAgain(watcher), reason.retry_ms ?? retryDelay(failures.value));
  };
  /** Asked for an earlier entry, the server answers with what happened since, or, if that is too much, with the table alone. */
  const hearPast = (message: ServerMessage) => {
    if (asked === null || (message.type !== 'frames' && message.type !== 'table')) return;
    asked.resolve(message.type === 'frames' ? message.frames : []);
    asked = null;
  };
  const watcher: Watcher = { table: code, watch, hear };
  const unwatch = server.watch(watcher);
  const seen = seenUpTo(code);
  const stopKeeping = keepSeen(code, () => state.value?.seq);

  return {
    code,
    connection: computed<Connection>(() =>
      server.connection.value === 'live' && failures.value > 0 ? 'reconnecting' : server.connection.value,
    ),
    state,
    gone,
    local: null,
    ...(onlooker ? { isScreen: true } : {}),
    onStep,
    order: (order: Order) => server.order({ ...order, id: newId(), table: code } as Command),
    past: (seq) =>
      new Promise((resolve) => {
        asked = { after: Math.max(state.value?.info.opened ?? 0, seq - MOST_PAST), resolve };
        server.watchAgain(watcher);
      }),
    seenUpTo: seen,
    close: () => {
      clearTimeout(retry);
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

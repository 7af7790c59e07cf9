import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { ClientMessage, Command, Frame, RefusalReason, ServerMessage } from '@samsara/protocol';
import type { Connection, Order, Session } from '../session/session.ts';
import type { TableState } from '../session/table-store.ts';
import { receiveChanges } from './changed-view.ts';
import { keepSeen, seenUpTo } from './last-seen.ts';
import { isTemporary, retryDelay } from './retry.ts';
import { serverConnection, type Watcher } from './socket.ts';
import { stepEmitter } from './step-emitter.ts';

/** The server sends 200 entries of the past at most; a few more may happen while it is asked. */
const MOST_PAST = 180;
/** A table that was never seen and is refused this often is reported as unreachable; it is asked for all the same. */
const SAID_AFTER = 3;

/** A table on the server. As an onlooker it shows what everybody may know, even to somebody who has a seat. */
export function remoteSession(code: string, onlooker = false): Session {
  const server = serverConnection();
  const state = signal<TableState | null>(null);
  const { emit, onStep } = stepEmitter(state);
  const reach = followReach(state, () => server.watchAgain(watcher));
  const past = pastRequests();
  let isFresh = true;

  const watch = (): ClientMessage => ({
    type: 'watch',
    table: code,
    ...(isFresh || state.value === null ? {} : { after: past.wantedAfter() ?? state.value.seq }),
    ...(onlooker ? { onlooker: true } : {}),
  });
  const hear = (message: ServerMessage) => {
    past.hear(message);
    const received = receiveChanges(state.value, message, performance.now());
    if (received.type === 'gone') reach.lost(received.reason);
    else if (message.type === 'table' || message.type === 'frames') {
      isFresh = false;
      reach.found();
    }
    if (received.type === 'state') emit({ frames: [], state: received.state, fresh: false });
    if (received.type === 'step') emit(received.step);
    if (received.type === 'gap') {
      isFresh = true;
      server.watchAgain(watcher);
    }
  };
  const watcher: Watcher = { table: code, watch, hear };
  const unwatch = server.watch(watcher);
  const seen = seenUpTo(code);
  const stopKeeping = keepSeen(code, () => state.value?.seq);

  return {
    code,
    connection: computed<Connection>(() =>
      server.connection.value === 'live' && reach.isTroubled.value ? 'reconnecting' : server.connection.value,
    ),
    state,
    gone: reach.gone,
    local: null,
    ...(onlooker ? { isScreen: true } : {}),
    onStep,
    order: (order: Order) => server.order({ ...order, id: newId(), table: code } as Command),
    past: (seq) =>
      past.ask(Math.max(state.value?.info.opened ?? 0, seq - MOST_PAST), () => server.watchAgain(watcher)),
    seenUpTo: seen,
    close: () => {
      reach.stop();
      stopKeeping();
      unwatch();
    },
  };
}

/** Can the table be reached? One that is refused for now stays on the screen and is asked for again. */
function followReach(state: ReadonlySignal<TableState | null>, askAgain: () => void) {
  const gone = signal<RefusalReason | null>(null);
  /** How often in a row the table was refused for now. */
  const failures = signal(0);
  let retry: ReturnType<typeof setTimeout> | undefined;
  return {
    gone,
    isTroubled: computed(() => failures.value > 0),
    found: () => {
      clearTimeout(retry);
      failures.value = 0;
      gone.value = null;
    },
    lost: (reason: RefusalReason) => {
      if (!isTemporary(reason)) {
        gone.value = reason;
        return;
      }
      failures.value++;
      if (state.value === null && failures.value >= SAID_AFTER) gone.value = reason;
      clearTimeout(retry);
      retry = setTimeout(askAgain, reason.retry_ms ?? retryDelay(failures.value));
    },
    stop: () => clearTimeout(retry),
  };
}

/** Requests for what happened earlier: they are made by watching the table from an earlier entry on. */
function pastRequests() {
  let open: { readonly after: number; readonly resolve: (frames: readonly Frame[]) => void } | null = null;
  return {
    wantedAfter: () => open?.after,
    ask: (after: number, askAgain: () => void) =>
      new Promise<readonly Frame[]>((resolve) => {
        open = { after, resolve };
        askAgain();
      }),
    /** The server answers with what happened since, or, if that is too much, with the table alone. */
    hear: (message: ServerMessage) => {
      if (open === null || (message.type !== 'frames' && message.type !== 'table')) return;
      open.resolve(message.type === 'frames' ? message.frames : []);
      open = null;
    },
  };
}

function newId(): string {
  return (
    crypto.randomUUID?.() ??
    Array.from(crypto.getRandomValues(new Uint32Array(4)), (n) => n.toString(36)).join('-')
  );
}

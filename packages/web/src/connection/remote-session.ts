import { computed, signal } from '@preact/signals';
import type { ClientMessage, Command, Frame, RefusalReason, ServerMessage } from '@samsara/protocol';
import type { Connection, Order, Session } from '../session/session.ts';
import { receive, type Step, type TableState } from '../session/table-store.ts';
import { keepSeen, seenUpTo } from './last-seen.ts';
import { asksToComeBack, waitAfter } from './retry.ts';
import { serverLine, type Watcher } from './socket.ts';

/** The server sends 200 entries of the past at most; a few more may happen while it is asked. */
const MOST_PAST = 180;
/** A table that was never seen and is refused so often is said to be out of reach; it is asked for all the same. */
const SAID_AFTER = 3;

/** A table on the server. As an onlooker it shows what everybody may know, even to who has a seat. */
export function remoteSession(code: string, onlooker = false): Session {
  const line = serverLine();
  const state = signal<TableState | null>(null);
  const gone = signal<RefusalReason | null>(null);
  const ears = new Set<(step: Step) => void>();
  /** How often in a row the table was refused for now. */
  const failures = signal(0);
  let retry: ReturnType<typeof setTimeout> | undefined;
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
    if (received.type === 'gone') hearGone(received.reason);
    else if (message.type === 'table' || message.type === 'frames') hearWell();
    if (received.type === 'state') show({ frames: [], state: received.state, fresh: false });
    if (received.type === 'step') show(received.step);
    if (received.type === 'gap') {
      isFresh = true;
      line.watchAgain(watcher);
    }
  };
  const show = (step: Step) => {
    state.value = step.state;
    for (const ear of ears) ear(step);
  };
  const hearWell = () => {
    isFresh = false;
    clearTimeout(retry);
    failures.value = 0;
    gone.value = null;
  };
  /** A table that is out of reach for now stays on the screen and is asked for again. */
  const hearGone = (reason: RefusalReason) => {
    if (!asksToComeBack(reason)) {
      gone.value = reason;
      return;
    }
    failures.value++;
    if (state.value === null && failures.value >= SAID_AFTER) gone.value = reason;
    clearTimeout(retry);
    retry = setTimeout(() => line.watchAgain(watcher), reason.retry_ms ?? waitAfter(failures.value));
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
    connection: computed<Connection>(() =>
      line.connection.value === 'live' && failures.value > 0 ? 'reconnecting' : line.connection.value,
    ),
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

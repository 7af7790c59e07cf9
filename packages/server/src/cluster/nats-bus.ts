import { connect, type NatsConnection } from '@nats-io/transport-node';
import { type Bus, hintTexts, Listeners } from './bus.ts';

const MOST_CHARACTERS = 500_000;
const AGAIN_MS = 500;

/** Hints over NATS. The server does not wait for it: without it hints are lost, and the log is looked at. */
export function openNatsBus(urls: string, subject: string, node: string): Bus {
  const servers = urls.split(',').map((url) => url.trim());
  let connection: NatsConnection | undefined;
  let isUp = false;
  let closed = false;
  const listeners = new Listeners();

  function tryToConnect(): void {
    if (closed) return;
    const options = {
      servers,
      name: `samsara ${node}`,
      maxReconnectAttempts: -1,
      reconnectTimeWait: AGAIN_MS,
    };
    connect({ ...options, ignoreAuthErrorAbort: true }).then(begin, () => {
      setTimeout(tryToConnect, AGAIN_MS).unref();
    });
  }

  function begin(made: NatsConnection): void {
    if (closed) return void made.close();
    connection = made;
    isUp = true;
    made.subscribe(subject, {
      callback: (error, message) => {
        if (error === null) listeners.hear(message.string(), node);
      },
    });
    void watch(made);
  }

  /** What is published while there is no connection would be kept until there is one, and be of no use then. */
  async function watch(made: NatsConnection): Promise<void> {
    for await (const { type } of made.status()) {
      if (type === 'disconnect' || type === 'staleConnection') isUp = false;
      if (type === 'reconnect') isUp = true;
    }
  }

  tryToConnect();
  return {
    publish(hint) {
      if (!isUp || connection === undefined || connection.isClosed()) return;
      for (const text of hintTexts(node, hint, MOST_CHARACTERS)) connection.publish(subject, text);
    },
    listen: (listener) => listeners.add(listener),
    async close() {
      closed = true;
      isUp = false;
      await connection?.close();
    },
  };
}

import { type DatabaseAddresses, Lane } from '../database/postgres/lane.ts';
import { type Bus, hintTexts, Listeners } from './bus.ts';

const CHANNEL = 'samsara_hints';
/** PostgreSQL takes less than 8000 bytes; texts hold nothing but ASCII. */
const MOST_CHARACTERS = 7500;
const LOOK_AFTER_MS = 500;

/** Hints by PostgreSQL's own NOTIFY: no other program is needed. */
export function openNotifyBus(addresses: DatabaseAddresses, node: string): Bus {
  const lane = new Lane(addresses, 'hints');
  const listeners = new Listeners();
  lane.onConnect = async (client) => {
    client.on('notification', ({ payload }) => listeners.hear(payload ?? '', node));
    // A hint need not survive anything, so nobody waits for the disk.
    await client.query('set synchronous_commit = off');
    await client.query(`listen ${CHANNEL}`);
  };
  /** Whoever only listens would not notice that the connection is gone. */
  const look = () => lane.run((client) => client.query('select')).catch(() => {});
  const looking = setInterval(() => lane.load === 0 && look(), LOOK_AFTER_MS);
  looking.unref();
  void look();

  return {
    publish(hint) {
      for (const text of hintTexts(node, hint, MOST_CHARACTERS)) {
        const values = [CHANNEL, text];
        lane
          .run((client) => client.query({ name: 'notify', text: 'select pg_notify($1, $2)', values }))
          .catch(() => {});
      }
    },
    listen: (listener) => listeners.add(listener),
    async close() {
      clearInterval(looking);
      await lane.close();
    },
  };
}

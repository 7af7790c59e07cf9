import { messageText } from '@samsara/protocol';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { Outbox } from './outbox.ts';

const MIB = 1_048_576;
const welcome = messageText({ type: 'welcome', version: 1, build: 'test', now: 0 });

const nowhere = { write: () => true };

/** A socket at whose other end so many bytes are unread. The system's own buffers would hide them from a real one. */
function reader(unread: number) {
  return { readyState: WebSocket.OPEN, OPEN: WebSocket.OPEN, bufferedAmount: unread };
}

test('slow readers have a mebibyte each, and 64 KiB once all of them together leave 64 MiB unread', () => {
  const letGo: number[] = [];
  const open = (unread: number, nth: number) =>
    new Outbox(reader(unread), nowhere, MIB, { tooSlow: () => void letGo.push(nth) });
  const tell = (outbox: Outbox) => {
    outbox.send(welcome);
    outbox.flush();
  };
  const slow = Array.from({ length: 64 }, (_, nth) => open(MIB, nth));
  const good = open(65_536, 99);
  for (const outbox of [...slow, good]) tell(outbox);
  expect(letGo).toEqual([]);
  tell(slow[3]);
  expect(letGo).toEqual([3]);
  tell(good);
  expect(letGo).toEqual([3]);
  slow[3].forget();
  tell(slow[4]);
  expect(letGo).toEqual([3]);
  const more = open(MIB + 1, 100);
  tell(more);
  expect(letGo).toEqual([3, 100]);
  for (const outbox of [...slow, good, more]) outbox.forget();
});

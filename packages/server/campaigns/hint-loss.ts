import { Transform } from 'node:stream';
import { below, type Random } from '@samsara/engine';
import type { Filter } from './tcp-proxy.ts';

/** How often a hint is lost, arrives twice, or arrives late, in hundredths; counts what it did. */
export interface HintLoss {
  readonly lost: number;
  readonly doubled: number;
  readonly late: number;
  readonly lateMs: number;
  readonly done: { passed: number; lost: number; doubled: number; late: number };
}

/** Takes whole messages off the front of what has arrived; `hint` says whether one is a hint between nodes. */
type Cut = (arrived: Buffer) => { readonly message: Buffer; readonly hint: boolean } | undefined;

/** What NATS says to a client: lines, and messages with as many bytes as their line says. */
export function natsHints(loss: HintLoss, random: Random): Filter {
  return () => disturbed(cutNats, loss, random);
}

/** What PostgreSQL says to a client: a letter, a length, and so many bytes. */
export function notifyHints(loss: HintLoss, random: Random): Filter {
  return () => disturbed(cutPostgres, loss, random);
}

function disturbed(cut: Cut, loss: HintLoss, random: Random): Transform {
  let arrived: Buffer = Buffer.alloc(0);
  const stream: Transform = new Transform({
    transform(bytes: Buffer, _encoding, done) {
      arrived = arrived.length === 0 ? bytes : Buffer.concat([arrived, bytes]);
      for (let next = cut(arrived); next !== undefined; next = cut(arrived)) {
        arrived = arrived.subarray(next.message.length);
        if (next.hint) pass(stream, next.message, loss, random);
        else stream.push(next.message);
      }
      done();
    },
  });
  return stream;
}

function pass(stream: Transform, message: Buffer, loss: HintLoss, random: Random): void {
  const chance = below(random, 100);
  if (chance < loss.lost) {
    loss.done.lost++;
  } else if (chance < loss.lost + loss.doubled) {
    loss.done.doubled++;
    stream.push(Buffer.concat([message, message]));
  } else if (chance < loss.lost + loss.doubled + loss.late) {
    loss.done.late++;
    setTimeout(() => stream.push(message), loss.lateMs);
  } else {
    loss.done.passed++;
    stream.push(message);
  }
}

function cutNats(arrived: Buffer): ReturnType<Cut> {
  const end = arrived.indexOf('\r\n');
  if (end < 0) return undefined;
  const words = arrived.toString('latin1', 0, end).split(' ');
  if (words[0] !== 'MSG' && words[0] !== 'HMSG')
    return { message: arrived.subarray(0, end + 2), hint: false };
  const length = end + 2 + Number(words.at(-1)) + 2;
  return arrived.length < length ? undefined : { message: arrived.subarray(0, length), hint: true };
}

const NOTIFICATION = 'A'.charCodeAt(0);

function cutPostgres(arrived: Buffer): ReturnType<Cut> {
  if (arrived.length < 5) return undefined;
  const length = 1 + arrived.readInt32BE(1);
  if (arrived.length < length) return undefined;
  return { message: arrived.subarray(0, length), hint: arrived[0] === NOTIFICATION };
}

import { LARGEST_MESSAGE } from '@samsara/protocol';
import type { ServerOptions } from 'ws';

/**
 * What holds for every socket before its messages are looked at. Pings are answered by whoever counts them, and no message
 * comes in pieces without end: browsers send each message whole, and a network splits 4 KB into a few parts.
 */
export const FRAME_LIMITS = {
  maxPayload: LARGEST_MESSAGE,
  maxFragments: 16,
  maxBufferedChunks: 256,
  perMessageDeflate: false,
  autoPong: false,
} as const satisfies ServerOptions;

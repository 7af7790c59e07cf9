import type { Writable } from 'node:stream';
import type { PlayerId } from '@samsara/table';
import type { RawData, WebSocket } from 'ws';
import type { Hub } from '../hub/hub.ts';
import { Client } from './client.ts';
import { cutOff, endSoon } from './cut-off.ts';
import { type SocketOptions, settingsOf } from './options.ts';
import { giveBackRoom } from './spare-room.ts';

const CLIENT = Symbol('client');

/** The client is found by its socket, so that all sockets share their listeners. */
type ClientSocket = WebSocket & { [CLIENT]?: Client };

/** Connects a socket with the tables. Whoever it belongs to has been found out before. `stream` is the connection under it. */
export function attachSocket(
  socket: ClientSocket,
  stream: Writable,
  player: PlayerId,
  hub: Hub,
  options: SocketOptions = {},
): void {
  // First of all: an error that nobody hears ends the whole process.
  socket.on('error', hearError);
  const client = Client.admit(socket, stream, player, hub, settingsOf(options));
  if (client === undefined) {
    options.counts?.closed('policy');
    return cutOff(socket, 'policy');
  }
  socket[CLIENT] = client;
  socket.on('message', hearMessage);
  socket.on('ping', hearPing);
  socket.on('pong', hearPong);
  socket.on('close', hearClose);
}

function hearError(this: ClientSocket, error: Error): void {
  this[CLIENT]?.failed(error);
  endSoon(this);
}

function hearMessage(this: ClientSocket, raw: RawData, isBinary: boolean): void {
  this[CLIENT]?.hear(raw, isBinary);
  giveBackRoom(this);
}

function hearPing(this: ClientSocket, data: Buffer): void {
  this[CLIENT]?.hearPing(data);
}

function hearPong(this: ClientSocket): void {
  this[CLIENT]?.hearPong();
}

function hearClose(this: ClientSocket): void {
  this[CLIENT]?.hangUp();
}

// colyseus-server: one room a table. Everybody sees their own hand alone, and is told after every move.
import { Room, Server } from '@colyseus/core';
import { ArraySchema, StateView, schema, t } from '@colyseus/schema';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { deal, lay } from './cards.mjs';

const Seat = schema({
  hand: t.array('number').view(),
  handCount: t.number(),
  open: t.array('number'),
  hidden: t.number(),
});
const Table = schema({
  seats: t.array(Seat),
  pile: t.array('number'),
  drawCount: t.number(),
  moves: t.number(),
});

class CardRoom extends Room {
  autoDispose = false;
  // Only a move changes anything, so that is when everybody is told: it costs less than the usual twenty times a second.
  patchRate = null;

  onCreate({ seats }) {
    const dealt = deal(seats);
    this.maxClients = seats;
    this.draw = dealt.draw;
    this.state = new Table();
    for (const { hand, open, hidden } of dealt.seats) {
      const seat = new Seat();
      seat.hand = new ArraySchema(...hand);
      seat.handCount = hand.length;
      seat.open = new ArraySchema(...open);
      seat.hidden = hidden;
      this.state.seats.push(seat);
    }
    this.state.drawCount = this.draw.length;
    this.state.moves = 0;
    this.onMessage('play', (client, { card }) => this.play(client, card));
  }

  onJoin(client) {
    client.userData = { seat: this.clients.length - 1 };
    client.view = new StateView();
    client.view.add(this.state.seats[client.userData.seat]);
  }

  play(client, card) {
    const { state, draw } = this;
    const { seat } = client.userData;
    if (state.moves % state.seats.length !== seat) return;
    const { hand } = state.seats[seat];
    if (!lay({ hand, pile: state.pile, draw }, card)) return;
    state.drawCount = draw.length;
    state.moves++;
    this.broadcastPatch();
  }
}

const server = new Server({ transport: new WebSocketTransport({ pingInterval: 20_000 }), greet: false });
server.define('cards', CardRoom);
await server.listen(Number(process.env.SAMSARA_PORT), '127.0.0.1');

// Plays any legal move. Needs nothing but Node (from 22.18 on it runs TypeScript as it is; before, use tsx).
//
// samsara bot-host http://localhost:8080 TABLE -- npx tsx examples/bots/random-bot.ts
//
// Every line of the standard input is a message of the server, every line of the standard output one of ours. The
// legal moves of our seat come as `offers`: `owes` says whether we must answer, `moves` what we may do.
import { createInterface } from 'node:readline';

interface Offers {
  readonly owes: boolean;
  readonly moves: readonly string[];
}

interface Message {
  readonly type: string;
  readonly table?: string;
  readonly info?: { readonly phase: string };
  readonly offers?: Offers;
}

let sent = 0;
let waiting = false;
let offers: Offers | undefined;

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line) as Message;
  if (message.type === 'done' || message.type === 'refused') waiting = false;
  if (message.info?.phase === 'over' || message.info?.phase === 'closed') break;
  offers = message.offers ?? offers;
  if (waiting) continue;
  const move = choose(offers);
  offers = undefined;
  if (move === undefined) continue;
  waiting = true;
  console.log(JSON.stringify({ type: 'move', id: `move-${++sent}`, table: message.table, move }));
}
process.exit();

/** Any move if we owe one; where we only may act, we let half of the moments pass. */
function choose(offers: Offers | undefined): string | undefined {
  if (offers === undefined || offers.moves.length === 0) return undefined;
  if (!offers.owes && Math.random() < 0.5) return undefined;
  return offers.moves[Math.floor(Math.random() * offers.moves.length)];
}

/** What stands before the list of messages. */
export const INTRODUCTION = `# The protocol

How a client talks with the server. The page, the bots of other people and the load generator use nothing else. [asyncapi.json](asyncapi.json)
and [openapi.json](openapi.json) say the same for programs; all three are written by \`npm run docs\` from the schemas that the server
checks with, and a test fails when they differ.

## Getting in

1. \`GET /api/me\` sets a signed cookie that scripts cannot read: \`samsara\`, over https \`__Host-samsara\`. It names a session, which is one device of a
   person, and is the whole identity: no e-mail, no password. Any answer may give the cookie again. Two cookies of that name are refused.
2. \`POST /api/ticket\` gives a ticket; \`/socket?ticket=…\` takes it, once, within half a minute, from an allowed origin.
   \`&version=2\` names the newest version of the protocol that the client speaks; without it the server speaks the first one.
   \`&table=ABCDEF\` names the table that the socket is opened for, if it is one, in capital letters. It is for load balancers, which can send everybody at a table to the same
   server by it; the server itself passes it over, and any table may be watched. Whoever is told to \`reconnect\` twice, and hears nothing of the table in between, leaves it out.
3. The server says \`welcome\` with the version that is spoken. One socket serves several tables. It is closed with 4001 when its device is signed out. \`build\` there is another
   text with every build of the server, and nothing more.

Every request and every socket has to call the server by a name it knows (\`Host\`), and whatever changes something by an allowed \`Origin\`; otherwise
the answer is \`unknown-host\` or \`not-allowed-here\`.

Messages are JSON texts of at most 4,096 bytes towards the server. What the server has to say at one moment comes as one text: a message, or a list
of messages. Pings and pongs of the socket itself count like messages; one that comes too fast gets no pong, and whoever goes on is cut off, as is
whoever pings without reading. A message comes in at most 16 pieces.

## Tables, entries, frames

A table is its log. Whatever happens there is an entry with the next number: somebody sits down, a move, the clock, a phrase. An entry counts
when it is on the disk, and nobody hears of it before. Each client receives exactly one frame for each entry, an empty one if there is nothing
for it to know, so that counts and gaps say nothing.

A client that lost its connection sends \`watch\` with the number of the last frame it has and receives the rest, or the table afresh if it has missed
more than the server remembers, some thirty entries. Of several \`watch\` and \`unwatch\` that wait for their turn only the last is answered. Everything it needs to show the
table is in the \`view\`; the events of the frames are for telling and showing what happened. \`frames\` without any frame bring what else has
changed: after an outage the clock, after a connection was lost everything but frames.

\`reconnect\` says that another connection will do better: the server is about to go, or a table is played on by a newer version. Commands without
an answer are sent again there.

What a server takes for a message, and what it answers to anything else, is a function of \`@samsara/protocol\`:

\`\`\`ts live
import { parseClientMessage } from '@samsara/protocol';

for (const text of ['{"type":"watch","table":"ABCDEF"}', '{"type":"fly"}', '{"type":"watch"}', '{']) {
  const parsed = parseClientMessage(text);
  console.log(parsed.ok ? \`a message: \${parsed.value.type}\` : \`refused: \${parsed.reason.code}\`);
}
\`\`\`

## Changes in place of views

Since version 2 a client that has the view before the first frame of a message is told what has changed in it, in about a quarter of the bytes: \`changes\`
in place of \`view\`, and neither where nothing has changed. Whoever comes, comes back or has missed something still gets the whole view. Changes are
one of three things, told apart by their form:

- \`[value]\`: it is another value.
- \`[place, removed, …items]\`: in a list, so many items are gone from that place on, and these have come there.
- \`{ key: changes }\`: in an object, or in a list of as many items as before, what has changed inside.

They are worked out from two views that the client has both been shown, or would have been, and from nothing else.

\`\`\`ts live
import { changesBetween, withChanges } from '@samsara/protocol';

const before = { hand: [4, 7, 7, 12], pile: [3], turns: 8 };
const after = { hand: [4, 12], pile: [3, 7, 7], turns: 9 };
const changes = changesBetween(before, after) ?? {};
console.log(JSON.stringify(changes));
console.log(JSON.stringify(withChanges(before, changes)));
\`\`\`

## Commands

A command carries an id of the client's choice and is answered by \`done\` or \`refused\`. Without an answer, send it again with the same id: it
counts once. The seat is never part of a message; it follows from the cookie. Spectators who see a table some moves late hear in \`done\` the number
of the last entry they may know, and not how far the game is.

At each table the people have their turns one after another, however much one of them sends; of one person 16 commands may wait. Talk, wishes, being
ready and changes at the table are limited for each person and table. What is too much is answered \`too-fast\` with the milliseconds after which it may be
tried again. A round holds some hundred entries that are no moves; after that talk, and later whatever else can wait, is refused as
\`round-full\`, while moves, leaving and what ends the game are not.

Whoever has named too many tables that are not there is answered \`too-fast\` about all but their own for a while.

Moves are texts in the game's own notation, the same that records and scenarios use. Clients with the engine work out legal moves and reasons
from the view; others ask for them with \`"moves": true\`.

## People

Whoever has a seat or speaks is known to the others by a \`person\`: an id of that table alone, which follows the person through other names and seats.
What nobody can see is taken out of names and of what is said: controls, marks of direction, characters without width. A name needs a letter or a
digit; where it looks like one that is taken (case, accents, Cyrillic, Greek and digits drawn alike), it gets a number.

Who was removed stays removed: \`gone\` and \`refused\` say \`removed\` until the host says \`readmit\`. What only the others together may decide is in \`votes\`,
what all decide in \`agreed\`. \`happened.to\` and \`happened.about\` say what an answer was given to.
Whoever wants their last move back asks with \`ask-undo\`; \`undo\` then names who has learned something by it and has to agree. Nobody can unlearn what they have
seen: the frame \`taken-back\` says how many moves no longer count, and the frames of those moves were sent and stay in the record.

## Over days

With \`days\` among its settings a table is played over days: everybody who is asked has 1, 3 or 7 days for each decision, and each seat a reserve for the whole
game, which a decision takes from when its own time is used up. Weekends can be off: Saturday and Sunday as the table counts days, by a fixed distance from UTC that
the host chose. \`clock.days\` names everybody who is asked, and until when; \`left_ms\` is time that counts, of whoever has least. What the rules say about time holds only for
moments in which nobody owes an answer. Nobody is away there before their time is over: then a bot of the table's level plays for them until they are back, or only this once
if they are there. \`PUT /api/me/holiday\` lets all clocks of a person stand for up to 14 days of a calendar year; the others see \`holiday\` at the seat. A note
(\`/api/tables/CODE/note\`) is for who wrote it alone: no table knows of it. An outage of ten minutes or more is written into the log (\`unserved\`) and counts for nobody.
Moves can be planned (\`/api/tables/CODE/plans\`): lines of up to three answers, each after the event that this person is shown of a move, exactly as it stands in the frame (its first event with the \`seat\` of
somebody else), or after whatever happens. When the person is asked, the first line that fits is taken and its move checked again; where none fits, or the move is not allowed, the plan is
dropped and the person is asked, which only \`GET\` of the same path tells. Questions that a game names (offers, gifts, throw-ins) can be answered in advance by a rule, which answers every question of its kind. Both are made
minutes or hours later, as an ordinary command of that person. While a game over days runs, \`present\` is true for every seat that is taken: nobody is told who is there.

## The shuffle

\`promise\` in the table's info is published before anybody is asked to be ready: a number, the commitment to the server's seed, and a link that
ties it to the promise before it. Then every client commits itself to a share (\`commit\`); when the host deals, all commitments are fixed, every client shows its share
(\`show-share\`), and the cards are dealt. \`shares\` in the table's info tells how far that is. A client that knows nothing of this says \`ready\` with its share, as before: the others
see it as committed to. What each side can and cannot do is written in [the shuffle](shuffle.md). At the end, also of a game that was broken off, the record reveals the seed.
\`GET /api/promises\` lists all promises and what became of their games, so that a game that was dropped shows. It does not say at which tables: number,
commitment and link are known there, and the commitment is in the record.

\`GET /api/plays/CODE-1/record\` gives a record. That of a public table is everybody's; any other is given to those who had a seat in the game, by their
cookie, and to whoever brings the \`share\` that the header \`samsara-share\` of such an answer names. To everybody else it is not there.`;

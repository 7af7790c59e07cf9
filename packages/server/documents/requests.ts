import * as protocol from '@samsara/protocol';
import type { GenericSchema } from 'valibot';

/** One request over HTTP. */
export interface Request {
  readonly method: 'get' | 'put' | 'post';
  readonly path: string;
  readonly says: string;
  readonly body?: GenericSchema;
  readonly query?: GenericSchema;
  readonly answer?: GenericSchema;
  /** What the answer is if it is no JSON. */
  readonly answerType?: string;
}

export const REQUESTS: readonly Request[] = [
  {
    method: 'get',
    path: '/api/me',
    says: 'Who I am. The first visit, and one with a session that has ended, makes a guest and sets the cookie.',
    answer: protocol.Me,
  },
  { method: 'put', path: '/api/me', says: 'My name.', body: protocol.MeChange, answer: protocol.Me },
  {
    method: 'get',
    path: '/api/me/stake',
    says: 'What this device would give up by becoming somebody else: a name, games; and how these could be had back.',
    answer: protocol.MyStake,
  },
  {
    method: 'post',
    path: '/api/ticket',
    says: 'A ticket that lets one socket of this device in, once, within half a minute.',
    answer: protocol.Ticket,
  },
  {
    method: 'post',
    path: '/api/carry',
    says: 'A code that makes another device the same person, once, within ten minutes.',
    answer: protocol.Carry,
  },
  {
    method: 'post',
    path: '/api/carry/look',
    says: 'Whose code it is, and what this device would give up. Uses nothing up.',
    body: protocol.CarryCode,
    answer: protocol.CarryLook,
  },
  {
    method: 'post',
    path: '/api/carry/redeem',
    says: 'Be that person on this device. If it is somebody who would be missed, only with `replace`.',
    body: protocol.CarryRedeem,
    answer: protocol.Me,
  },
  {
    method: 'get',
    path: '/api/devices',
    says: 'The devices on which I am signed in, this one first.',
    answer: protocol.Devices,
  },
  {
    method: 'post',
    path: '/api/devices/end',
    says: 'Sign a device of mine out at once. Codes that were not redeemed yet are void; for this device the cookie is taken away.',
    body: protocol.DeviceId,
    answer: protocol.Devices,
  },
  {
    method: 'post',
    path: '/api/devices/end-others',
    says: 'Sign all my devices out but this one.',
    answer: protocol.Devices,
  },
  {
    method: 'get',
    path: '/api/passkeys',
    says: 'My passkeys.',
    answer: protocol.Passkeys,
  },
  {
    method: 'post',
    path: '/api/passkeys/register/options',
    says: 'What an authenticator needs to make a passkey for me: the creation options of WebAuthn, in JSON. Whoever has a passkey shows one, as `confirm`.',
    body: protocol.PasskeyWish,
    answerType: 'application/json',
  },
  {
    method: 'post',
    path: '/api/passkeys/register/verify',
    says: 'The passkey that was made for me.',
    body: protocol.PasskeyRegistration,
    answer: protocol.Me,
  },
  {
    method: 'post',
    path: '/api/passkeys/login/options',
    says: 'What an authenticator needs to say who I am: the request options of WebAuthn, in JSON.',
    answerType: 'application/json',
  },
  {
    method: 'post',
    path: '/api/passkeys/login/verify',
    says: 'Be the person of that passkey on this device.',
    body: protocol.PasskeyLogin,
    answer: protocol.Me,
  },
  {
    method: 'post',
    path: '/api/passkeys/confirm/options',
    says: 'What an authenticator needs to show a passkey of mine, to make another one or to remove one.',
    answerType: 'application/json',
  },
  {
    method: 'post',
    path: '/api/passkeys/remove',
    says: 'Remove a passkey of mine, by showing one, which may be the same.',
    body: protocol.PasskeyRemoval,
    answer: protocol.Passkeys,
  },
  {
    method: 'get',
    path: '/api/me/progress',
    says: 'What my own choices cost in my games, as my devices have told it: the newest 2,000 games, for whoever has a passkey, and for nobody else.',
    answer: protocol.Progress,
  },
  {
    method: 'post',
    path: '/api/me/progress',
    says: 'Games of mine, to be kept for all my devices, as long as I have a passkey. A game that is known stays as it was told first.',
    body: protocol.ProgressSent,
    answer: protocol.Notebook,
  },
  {
    method: 'post',
    path: '/api/me/progress/forget',
    says: 'Forget all of these games; what other devices still tell of the time before is not kept again.',
    answer: protocol.Notebook,
  },
  {
    method: 'get',
    path: '/api/me/holiday',
    says: 'Until when my clocks stand at all tables over days, and how many days are left this year. A day that has begun counts whole, by UTC.',
    answer: protocol.Holiday,
  },
  {
    method: 'put',
    path: '/api/me/holiday',
    says: 'Go on holiday for so many days from now on, or with 0 end it. Everybody at my tables over days sees until when.',
    body: protocol.HolidayWish,
    answer: protocol.Holiday,
  },
  {
    method: 'get',
    path: '/api/tables/{table}/note',
    says: 'What I have noted down for myself at a table.',
    answer: protocol.Note,
  },
  {
    method: 'put',
    path: '/api/tables/{table}/note',
    says: 'Note something down for myself at a table where I have a seat; an empty text takes the note away.',
    body: protocol.NoteText,
    answer: protocol.Note,
  },
  {
    method: 'post',
    path: '/api/tables',
    says: 'Make a table.',
    body: protocol.NewTable,
    answer: protocol.MadeTable,
  },
  {
    method: 'post',
    path: '/api/lifts',
    says: 'Go on here with a game that was begun on a device.',
    body: protocol.Lift,
    answer: protocol.MadeTable,
  },
  {
    method: 'get',
    path: '/api/tables',
    says: 'Public tables.',
    query: protocol.LobbyQuery,
    answer: protocol.Lobby,
  },
  {
    method: 'get',
    path: '/api/tables/{table}',
    says: 'A table, for whoever has its code.',
    answer: protocol.TableCard,
  },
  { method: 'get', path: '/api/my-games', says: 'My games, running and finished.', answer: protocol.MyGames },
  {
    method: 'get',
    path: '/api/plays/{play}/record',
    says: 'The record of a game that has ended, for replay and `samsara verify`: of a public table for everybody, else for its players and with `share`.',
    query: protocol.RecordQuery,
    answerType: 'application/json',
  },
  {
    method: 'get',
    path: '/api/promises',
    says: 'The promises of all games in order from number `from`, and what became of each game: none is left out, and no table is named.',
    query: protocol.PromisesQuery,
    answer: protocol.Promises,
  },
  {
    method: 'get',
    path: '/api/deals/{game}/{day}',
    says: 'How people did with the deal of a day (`2026-11-16`, in UTC): how many have played it and won; the best results for whoever has sent one, and for everybody once no more can be sent, which is when the day after it is over.',
    answer: protocol.DealStandings,
  },
  {
    method: 'post',
    path: '/api/deals/{game}/{day}',
    says: 'My game of that deal, as its record. It is played again by the server, which believes nothing else; of its result and my own moves the first that I send are kept. Until the day after is over; 14 hours before the day begins at the earliest.',
    query: protocol.DealQuery,
    body: protocol.DealRecord,
    answer: protocol.DealSent,
  },
  { method: 'get', path: '/healthz', says: 'The process runs.', answerType: 'application/json' },
  {
    method: 'get',
    path: '/readyz',
    says: 'Tables can be made and moves committed; 503 while draining.',
    answerType: 'application/json',
  },
  {
    method: 'get',
    path: '/metrics',
    says: 'Metrics for Prometheus, for operators: on the machine itself, or with their token.',
    answerType: 'text/plain',
  },
  {
    method: 'get',
    path: '/version',
    says: 'Which protocol, and where others find the server; for operators also which build.',
    answerType: 'application/json',
  },
];

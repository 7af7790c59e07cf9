import type { PrivacyWords } from '../texts.ts';

const days = (count: number) => (count === 1 ? 'one day' : `${count} days`);

export const en: PrivacyWords = {
  title: 'Privacy',
  lead: 'You can play here without an account, an address or a real name. This page says what this server keeps about you all the same, why, and for how long. The numbers are those this server is set to.',
  notLoaded: 'What this server keeps could not be asked just now. Please try again in a moment.',

  who: 'Who runs this server',
  operator: (name) => `${name} runs this server and answers for what is kept on it.`,
  noOperator:
    'Whoever runs this server has not said here who they are. Ask the person who gave you its address.',
  contact: 'Write to them',
  noContact: 'They have not said here how to reach them.',

  kept: 'What is kept on the server',
  kinds: {
    person: {
      name: 'You',
      what: 'A random number that stands for you, the name you last gave, and since when.',
      why: 'So that your seat and your games stay yours.',
    },
    devices: {
      name: 'Your devices',
      what: 'For each: browser and system in a few words, since when, and when it was last here. What your browser says of itself beyond that is not kept.',
      why: 'So that you can see your devices and sign them out.',
    },
    passkeys: {
      name: 'Passkeys',
      what: 'If you made one: its public half, when it was made and last used.',
      why: 'So that you can come back from any device.',
    },
    links: {
      name: 'Links to another device',
      what: 'A fingerprint of the code, and short-lived numbers for signing in.',
      why: 'So that each works once and never again.',
    },
    tables: {
      name: 'Tables',
      what: 'Who sat down under which name, and every move.',
      why: 'The table is worked out from it, and it survives a restart.',
    },
    words: {
      name: 'What is said at tables',
      what: 'Phrases and messages in the chat of a table, with your name there.',
      why: 'So that whoever joins later can read the last of it.',
    },
    records: {
      name: 'Finished games',
      what: 'Who played, under which names, and all moves.',
      why: 'So that everybody who was there can replay, review and check them.',
    },
    deals: {
      name: 'Deals of the day',
      what: 'If you send a result: the result and your own moves.',
      why: 'So that people can compare how they did.',
    },
    progress: {
      name: 'Your progress',
      what: 'With a passkey: what reviews say about your choices. Only you can read it.',
      why: 'So that all your devices show the same.',
    },
    notes: {
      name: 'Notes, plans, holidays',
      what: 'What you note down or plan at tables that last for days. Nobody else sees notes and plans.',
      why: 'So that your plans are played while you are away.',
    },
    company: {
      name: 'People you play with',
      what: 'What you have decided about them, invitations, and groups you are in.',
      why: 'Because you have decided it.',
    },
    notices: {
      name: 'Messages',
      what: 'If you want to be told when it is your turn: where to, when not, and what there is to tell.',
      why: 'So that you hear of everything once.',
    },
    order: {
      name: 'Order in the house',
      what: 'What you have reported about somebody and what was reported about you, with its moment; warnings, mutes and bans with their reason and end. What those who keep order do stays in a log that nobody can change, with random numbers instead of names.',
      why: 'So that strangers can play here in peace.',
    },
  },
  howLong: 'How long',
  forDays: (count) =>
    count === null
      ? 'Until you delete it'
      : `For ${days(count)} after it was last of use, or until you delete it`,
  afterVisit: (count) =>
    count === null
      ? 'Until you delete it'
      : `Until ${days(count)} after your last visit, or until you delete it`,
  forMinutes: 'For a few minutes',
  alsoForgotten: 'What goes by itself, and what does not',
  unfinished: (count) =>
    count === null
      ? 'Games that nobody plays on stay open.'
      : `A game that nobody has looked at for ${days(count)} is broken off.`,
  people: (count) =>
    count === null
      ? 'Nobody is forgotten just because they have not been here for long.'
      : `Whoever has not been here for ${days(count)} is forgotten, as if they had deleted everything themselves.`,
  backups: (count) =>
    count === null
      ? 'Copies of the database may be kept in case something breaks; whoever runs this server has not said for how long. What you delete here is still in such copies until they are thrown away.'
      : `Copies of the database are kept for ${days(count)} in case something breaks. What you delete here is still in them until then.`,

  onDevice: 'What stays on this device',
  onDeviceExplains:
    'Your settings, games against bots and at one device, how you did in lessons and puzzles, how strong you are against bots, and what this browser remembers of shuffles, so that you can check them. None of it is sent anywhere unless you ask for it: when you move such a game to the server, or send a result of the day.',
  never: 'What is never collected',
  neverList: [
    'No trackers, no advertising, no statistics about you. This page loads nothing from anybody but this server.',
    'No cookies but one, which says which device you are; no script can read it.',
    'No e-mail address, no telephone number, no contacts, no location.',
    'No network address is stored or written to the server’s log. It is held in memory for a while, to keep off people who ask too often.',
  ],
  outside: 'What goes to others',
  push: 'Only if you turn on messages: they go through the push service of your browser’s maker, encrypted so that only your browser can read them.',
  hooks:
    'Only if you name an address yourself: messages about your games are sent there, readable to whoever runs it.',
  nothingLeaves: 'Nothing. This server sends no messages to anybody else.',

  rights: 'What you can do',
  notKnown: 'This server does not know you: nothing is kept about you here. You can still empty this device.',
  exportTitle: 'Have everything',
  exportExplains:
    'One file with all that is kept about you, to read or to keep. Of games that still run it holds only what you did yourself.',
  export: 'Save everything about me',
  exported: 'The file is saved.',
  tooOften: 'You have asked for it often in the last hour. Please try again later.',
  failed: 'That did not work. Please try again.',
  deleteTitle: 'Delete everything',
  deleteExplains:
    'You vanish from this server. Games that others played with you stay theirs, with a nameless seat in your place.',
  delete: 'Delete everything about me …',
  deviceTitle: 'Empty this device',
  deviceExplains:
    'Deletes what this browser keeps of Samsara: settings, games on this device, progress. The server keeps what it has; on this device you are a new guest then.',
  emptyDevice: 'Empty this device',
  reallyEmpty: 'Everything on this device will be gone.',
  emptied: 'This device is empty.',

  reallyDelete: 'Delete everything about you?',
  whatGoes: [
    'Your name, devices, passkeys, notes, plans, messages, progress, results and groups are deleted at once, on all your devices.',
    'You give up your seats; where a game runs, a bot plays on for you.',
    'Your words at tables are gone, and finished games show a nameless seat.',
    'Nobody can undo this, not even whoever runs the server.',
  ],
  showPasskey: 'You will be asked for your passkey.',
  word: 'DELETE',
  typeWord: (word) => `Type ${word} to go on`,
  alsoDevice: 'Empty this device too',
  yes: 'Delete everything',
  cancel: 'Keep everything',
  deleted: 'Everything about you is deleted. Goodbye, and thank you for playing.',
  deletedSoon:
    'You are deleted. The server is still taking your name out of old tables; that goes on by itself.',
};

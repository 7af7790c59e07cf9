import type { Language } from '@samsara/engine/texts';
import type { MyGame } from '@samsara/protocol';
import { gameName, noticeTexts, worded } from './texts/texts.ts';

/** What a feed is made of: a person's games, as their own list shows them. */
export interface FeedParts {
  readonly running: readonly MyGame[];
  readonly finished: readonly MyGame[];
  /** Tells one feed from another; not its secret. */
  readonly id: string;
  readonly language: Language;
  readonly origin: string;
  readonly now: number;
}

/** Games that ended longer ago are no news. */
const NEWS_MS = 14 * 86_400_000;
const MOST_FINISHED = 20;

/** Tables at which it is the person's turn, and games that have ended lately, as Atom. */
export function atomFeed(parts: FeedParts): string {
  const { running, finished, id, language, origin, now } = parts;
  const turns = running.filter(({ yourTurn }) => yourTurn);
  const ended = finished.filter(({ at }) => now - at < NEWS_MS).slice(0, MOST_FINISHED);
  const entries = [
    ...turns.map((game) => atomEntry(parts, game, 'turn')),
    ...ended.map((game) => atomEntry(parts, game, 'over')),
  ];
  const updated = Math.max(0, ...[...turns, ...ended].map(({ at }) => at)) || now;
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">`,
    `<id>urn:samsara:feed:${id}</id>`,
    `<title>${forXml(noticeTexts(language).feed)}</title>`,
    '<author><name>Samsara</name></author>',
    `<updated>${new Date(updated).toISOString()}</updated>`,
    `<link href="${forXml(origin)}/"/>`,
    ...entries,
    '</feed>',
    '',
  ].join('\n');
}

function atomEntry({ language, origin }: FeedParts, game: MyGame, what: 'turn' | 'over'): string {
  const { title, text } = worded(what, { game: game.game, names: othersAt(game) }, language);
  return [
    '<entry>',
    `<id>urn:samsara:${what}:${game.play}:${game.at}</id>`,
    `<title>${forXml(`${title}: ${text}`)}</title>`,
    `<updated>${new Date(game.at).toISOString()}</updated>`,
    `<link href="${forXml(origin)}/t/${game.table}"/>`,
    '</entry>',
  ].join('');
}

/** When the person's time is over at each table over days, as a calendar. */
export function calendarFeed({ running, language, origin, now }: FeedParts): string {
  const texts = noticeTexts(language);
  const events = running.flatMap((game) => {
    if (game.until === undefined || !game.yourTurn) return [];
    const summary = texts.deadline(
      [gameName(game.game, language), texts.company(othersAt(game))].filter(Boolean).join(' '),
    );
    return [
      'BEGIN:VEVENT',
      `UID:${game.play}-turn@samsara`,
      `DTSTAMP:${calendarTime(now)}`,
      `DTSTART:${calendarTime(game.until)}`,
      `SUMMARY:${forCalendar(summary)}`,
      `URL:${origin}/t/${game.table}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ];
  });
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Samsara//Turns//EN', ...events, 'END:VCALENDAR', '']
    .map(folded)
    .join('\r\n');
}

function othersAt({ names, seat }: MyGame): string[] {
  return names.filter((_, other) => other !== seat);
}

function forXml(text: string): string {
  return (
    text
      // biome-ignore lint/suspicious/noControlCharactersInRegex: XML cannot hold them.
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu, '')
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', '&quot;')
  );
}

function calendarTime(at: number): string {
  return `${new Date(at).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

function forCalendar(text: string): string {
  return text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r?\n/g, '\\n');
}

const LONGEST_LINE = 75;

/** A line of a calendar has 75 bytes at most, and goes on after a space. No letter is cut in two. */
function folded(line: string): string {
  const lines: string[] = [];
  let rest = '';
  for (const letter of line) {
    if (Buffer.byteLength(rest + letter) > LONGEST_LINE) {
      lines.push(rest);
      rest = ' ';
    }
    rest += letter;
  }
  return [...lines, rest].join('\r\n');
}

import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { originOf } from '../http/origins.ts';
import { verifyLog } from '../moderation/chain.ts';
import { CHANGEABLE, isLimitName, isWithinBounds, LIMIT_NAMES } from '../moderation/limits.ts';
import { CONSOLE, type Role } from '../moderation/moderation.ts';
import { rangeFrom } from '../moderation/ranges.ts';
import { limitsIn } from '../moderation/settings.ts';
import { DATABASE } from '../operation/folder.ts';
import type { OperatorCommandTexts } from '../operation/texts/operator-texts.ts';
import { type Beside, besideEmbedded, besidePostgres } from '../store/beside.ts';

/** What a command needs. */
interface At extends Beside {
  readonly config: Config;
  readonly texts: OperatorCommandTexts;
  readonly now: number;
  say(line: string): void;
}

/** The exit codes: it is done, it could not be, or it was not understood. */
const EXIT = { done: 0, failure: 1, usage: 2 } as const;
/** Not understood; the line says why. */
class Misused extends Error {}
class NotDone extends Error {}

type Command = (at: At, given: readonly string[]) => Promise<void>;

const SHOWN = 50;
const TIME = /^(\d{1,6})([mhd])$/;
const UNIT_MS = { m: 60_000, h: 3_600_000, d: 86_400_000 } as const;
const LONGEST_MS = 5 * 366 * UNIT_MS.d;
const LONGEST_MESSAGE_MS = 7 * UNIT_MS.d;
const OUTCOMES = ['acted', 'nothing', 'unfounded'];

const COMMANDS: Readonly<Record<string, Command>> = {
  async add({ moderation, config, texts, now, say }, [role, ...rest]) {
    if ((role !== 'operator' && role !== 'moderator') || rest.length > 0) throw new Misused();
    const { code, until } = await moderation.invite(CONSOLE, role satisfies Role);
    const origin = config.SAMSARA_PUBLIC_ORIGIN ?? originOf(config, 'localhost', config.SAMSARA_PORT);
    say(texts.link(role, `${origin}/operator#${code}`, Math.round((until - now) / UNIT_MS.m)));
  },
  async roles({ moderation, texts, say }) {
    const roles = await moderation.roles();
    for (const { player, role, made } of roles) say(`${player}  ${role}  ${shown(made)}`);
    if (roles.length === 0) say(texts.nobody);
  },
  async remove({ moderation }, given) {
    const [player] = exactly(1, given);
    if (!(await moderation.removeRole(CONSOLE, player))) throw new NotDone();
  },
  async reports({ reports, texts, say }) {
    const open = await reports.open(undefined, SHOWN);
    for (const { id, at, accused, reason, table, seq, message, note } of open) {
      say(`${id}  ${shown(at)}  ${accused}  ${reason}  ${table ?? ''}${seq === null ? '' : ` ${seq}`}`);
      for (const words of [message, note]) if (words) say(`    ${words}`);
    }
    if (open.length === 0) say(texts.nothing);
  },
  async settle({ moderation, reports, now }, given) {
    const [id, outcome] = exactly(2, given);
    if (!OUTCOMES.includes(outcome)) throw new Misused();
    const report = await reports.get(id);
    if (report === undefined || report.settled !== null) throw new NotDone();
    await moderation.note(CONSOLE, 'settle', id, { outcome, accused: report.accused });
    if (!(await reports.settle(id, { at: now, by: CONSOLE, outcome }))) throw new NotDone();
  },
  async people({ moderation, texts, say }, given) {
    const found = await moderation.peopleCalled(given.join(' '), SHOWN);
    for (const { id, name } of found) say(`${id}  ${name}`);
    if (found.length === 0) say(texts.nothing);
  },
  warn: (at, [player, ...reason]) => impose(at, 'warn', player, null, reason),
  mute: (at, [player, time, ...reason]) => impose(at, 'mute', player, untilOf(at, time), reason),
  ban: (at, [player, time, ...reason]) =>
    impose(at, 'ban', player, time === 'always' ? null : untilOf(at, time), reason),
  async 'ban-range'(at, [given, time, ...reason]) {
    const range = rangeFrom(given ?? '');
    if (range === undefined) throw new Misused(at.texts.badRange);
    const until = untilOf(at, time);
    const kept = {
      kind: 'range',
      player: null,
      range,
      reason: inWords(reason),
      report: null,
      until,
    } as const;
    at.say((await at.moderation.impose(CONSOLE, kept)).id);
  },
  async sanctions({ moderation, texts, say }) {
    const { sanctions } = await moderation.held();
    for (const { id, kind, player, range, until, reason } of sanctions) {
      const end = until === null ? texts.untilLifted : texts.until(shown(until));
      say(`${id}  ${kind}  ${player ?? range}  ${end}  ${reason}`);
    }
    if (sanctions.length === 0) say(texts.nothing);
  },
  async lift({ moderation }, [id, ...reason]) {
    if (!(await moderation.lift(CONSOLE, id ?? '', inWords(reason)))) throw new NotDone();
  },
  async close({ moderation }, [table, ...reason]) {
    if (!/^[2-9A-HJ-NP-Z]{6}$/.test(table ?? '')) throw new Misused();
    await moderation.close(CONSOLE, table, inWords(reason));
  },
  async message(at, [time, ...given]) {
    if (time === 'off' && given.length === 0) return at.moderation.say(CONSOLE, null);
    const until = untilOf(at, time, LONGEST_MESSAGE_MS);
    const texts = Object.fromEntries(given.map(languageAndText));
    if (given.length === 0) throw new Misused();
    await at.moderation.say(CONSOLE, { texts, until });
  },
  async drain({ moderation }, [on, node, ...rest]) {
    if ((on !== 'on' && on !== 'off') || rest.length > 0) throw new Misused();
    await moderation.drain(CONSOLE, on === 'on', node ?? null);
  },
  async limits(at, given) {
    if (given.length > 0) return setLimit(at, given);
    const changed = limitsIn((await at.moderation.held()).settings);
    for (const name of LIMIT_NAMES) {
      const configured = at.config[name];
      at.say(`${name}  ${at.texts.limit(changed.get(name) ?? configured, configured)}`);
    }
  },
  async log({ moderation, texts, say }, given) {
    if (given.length > 0 && given.join(' ') !== '--verify') throw new Misused();
    const { lines, last, broken } = await verifyLog((seq, most) => moderation.logFrom(seq, most));
    if (given.length === 0)
      for (const line of (await moderation.logged(Number.MAX_SAFE_INTEGER, SHOWN)).reverse())
        say(
          `${line.seq}  ${shown(line.at)}  ${line.actor}  ${line.action}  ${line.target ?? ''}  ${line.detail}`,
        );
    if (broken !== undefined) throw new NotDone(texts.broken(broken));
    say(texts.whole(lines, last));
  },
};

/** What only asks says something else than that it is done. */
const ASKING = ['add', 'roles', 'reports', 'people', 'sanctions', 'log', 'limits'];

/** Runs `samsara-server operator …` beside a server that may be running; gives back the exit code. */
export async function operatorCommand(
  config: Config,
  args: readonly string[],
  texts: OperatorCommandTexts,
  print: { say(line: string): void; complain(line: string): void },
): Promise<number> {
  const [name = '', ...given] = args;
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  const misused = (why: string) => {
    print.complain(why || texts.usage(args.join(' ')));
    return EXIT.usage;
  };
  if (command === undefined) return misused('');
  const beside = open(config);
  try {
    await command({ ...beside, config, texts, now: Date.now(), say: print.say }, given);
    if (!ASKING.includes(name) || (name === 'limits' && given.length > 0)) print.say(texts.done);
    return EXIT.done;
  } catch (error) {
    if (error instanceof Misused) return misused(error.message);
    if (!(error instanceof NotDone)) throw error;
    print.complain(error.message || texts.notThere);
    return EXIT.failure;
  } finally {
    await beside.close();
  }
}

function open({ DATABASE_URL, SAMSARA_DATA_DIR }: Config): Beside {
  if (DATABASE_URL !== null) return besidePostgres(DATABASE_URL, Date.now);
  return besideEmbedded(join(SAMSARA_DATA_DIR, DATABASE), Date.now);
}

async function impose(
  { moderation }: At,
  kind: 'warn' | 'mute' | 'ban',
  player: string | undefined,
  until: number | null,
  reason: readonly string[],
): Promise<void> {
  if (player === undefined) throw new Misused();
  const words = inWords(reason);
  if (!(await moderation.isPerson(player))) throw new NotDone();
  await moderation.impose(CONSOLE, { kind, player, range: null, reason: words, report: null, until });
}

async function setLimit({ moderation, texts }: At, given: readonly string[]): Promise<void> {
  const [name, value] = exactly(2, given);
  if (!isLimitName(name)) throw new Misused(texts.unknownLimit(name));
  const { least, most } = CHANGEABLE[name];
  if (value !== 'default' && !isWithinBounds(name, Number(value)))
    throw new Misused(texts.badLimit(name, least, most));
  await moderation.setLimit(CONSOLE, name, value === 'default' ? null : Number(value));
}

function exactly(count: number, given: readonly string[]): readonly string[] {
  if (given.length !== count) throw new Misused();
  return given;
}

/** Nothing is done without a reason. */
function inWords(reason: readonly string[]): string {
  const words = reason.join(' ').trim();
  if (words === '' || words.length > 300) throw new Misused();
  return words;
}

function untilOf({ now, texts }: At, time = '', longest = LONGEST_MS): number {
  const [, count, unit] = TIME.exec(time) ?? [];
  const ms = Number(count) * UNIT_MS[unit as keyof typeof UNIT_MS];
  if (!(ms > 0 && ms <= longest)) throw new Misused(texts.badTime);
  return now + ms;
}

function languageAndText(given: string): [string, string] {
  const [, language, text] = /^(de|en|fr)=(.{1,400})$/s.exec(given) ?? [];
  if (text === undefined) throw new Misused();
  return [language, text];
}

function shown(at: number): string {
  return new Date(at).toISOString().slice(0, 16).replace('T', ' ');
}

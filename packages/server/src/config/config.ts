import { LANGUAGES } from '@samsara/engine/texts';
import * as v from 'valibot';

/** What is expected of a variable; the texts for operators explain each. */
export type Expected = keyof typeof FORMS;

const count = (most: number) =>
  v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number), v.maxValue(most));

const origin = v.pipe(
  v.string(),
  v.check((given) => URL.canParse(given) && /^https?:/.test(given) && new URL(given).origin === given),
);

const list = <S extends v.GenericSchema<string, string>>(item: S) =>
  v.pipe(
    v.string(),
    v.transform((given) => given.split(',').map((part) => part.trim())),
    v.array(item),
  );

/** One address or several, kept as one text. */
const addresses = (protocol: RegExp) =>
  v.pipe(
    v.string(),
    v.check((given) =>
      given
        .split(',')
        .every((part) => URL.canParse(part.trim()) && protocol.test(new URL(part.trim()).protocol)),
    ),
  );

const FORMS = {
  port: count(65_535),
  count: count(1_000_000_000),
  days: v.pipe(count(400), v.minValue(1)),
  /** Days, or null for ever. */
  keep: v.union([
    v.pipe(
      v.literal('forever'),
      v.transform(() => null),
    ),
    v.pipe(count(36_500), v.minValue(1)),
  ]),
  text: v.pipe(v.string(), v.minLength(1)),
  games: v.pipe(v.string(), v.minLength(1), v.maxLength(4000)),
  secret: v.pipe(v.string(), v.minLength(32)),
  origin,
  origins: list(origin),
  databases: addresses(/^postgres(?:ql)?:$/),
  buses: addresses(/^(?:nats|tls):$/),
  switch: v.pipe(
    v.picklist(['yes', 'no']),
    v.transform((given) => given === 'yes'),
  ),
  proxies: v.union([
    v.literal('no'),
    list(v.pipe(v.string(), v.regex(/^[0-9a-fA-F:.]+(\/\d{1,3})?$|^loopback$/))),
  ]),
  hosts: list(v.pipe(v.string(), v.regex(/^(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+$/))),
  contact: v.pipe(
    v.string(),
    v.check((given) => URL.canParse(given) && /^(?:mailto|https):$/.test(new URL(given).protocol)),
  ),
  language: v.picklist(LANGUAGES),
  level: v.picklist(['fatal', 'error', 'warn', 'info', 'debug', 'silent']),
  certificate: v.pipe(v.string(), v.minLength(1)),
  key: v.pipe(v.string(), v.minLength(1)),
  range: v.pipe(
    v.string(),
    v.regex(/^\d{1,6}-\d{1,6}$/),
    v.transform((given) => given.split('-').map(Number) as [number, number]),
    v.check(([least, most]) => least <= most),
  ),
} as const;

/** Every variable: what is expected of it, and what holds without it. */
export const VARIABLES = {
  SAMSARA_HOST: { expects: 'text', default: '0.0.0.0' },
  SAMSARA_PORT: { expects: 'port', default: '8080' },
  SAMSARA_DATA_DIR: { expects: 'text', default: './data' },
  DATABASE_URL: { expects: 'databases', default: null },
  NATS_URL: { expects: 'buses', default: null },
  SAMSARA_ALLOW_UNSAFE_DATABASE: { expects: 'switch', default: 'no' },
  SAMSARA_PAGE_DIR: { expects: 'text', default: null },
  SAMSARA_DOCS_DIR: { expects: 'text', default: null },
  SAMSARA_PUBLIC_ORIGIN: { expects: 'origin', default: null },
  SAMSARA_ALLOWED_ORIGINS: { expects: 'origins', default: null },
  SAMSARA_COOKIE_SECRET: { expects: 'secret', default: null },
  SAMSARA_SESSION_DAYS: { expects: 'days', default: '400' },
  SAMSARA_TRUST_PROXY: { expects: 'proxies', default: 'no' },
  SAMSARA_HSTS_SUBDOMAINS: { expects: 'switch', default: 'no' },
  SAMSARA_SECURITY_CONTACT: { expects: 'contact', default: null },
  SAMSARA_TLS_CERT: { expects: 'certificate', default: null },
  SAMSARA_TLS_KEY: { expects: 'key', default: null },
  SAMSARA_PUSH: { expects: 'switch', default: 'yes' },
  SAMSARA_PUSH_HOSTS: { expects: 'hosts', default: null },
  SAMSARA_PUSH_CONTACT: { expects: 'contact', default: null },
  SAMSARA_HOOKS: { expects: 'switch', default: 'no' },
  SAMSARA_KEEP_UNFINISHED_DAYS: { expects: 'keep', default: '60' },
  SAMSARA_KEEP_RECORDS_DAYS: { expects: 'keep', default: 'forever' },
  SAMSARA_KEEP_WORDS_DAYS: { expects: 'keep', default: '30' },
  SAMSARA_KEEP_PEOPLE_DAYS: { expects: 'keep', default: '1100' },
  SAMSARA_KEEP_ORDER_DAYS: { expects: 'keep', default: '400' },
  SAMSARA_KEEP_BACKUPS_DAYS: { expects: 'count', default: null },
  SAMSARA_OPERATOR_NAME: { expects: 'text', default: null },
  SAMSARA_OPERATOR_CONTACT: { expects: 'contact', default: null },
  SAMSARA_GAMES: { expects: 'games', default: null },
  SAMSARA_NAME_WORDS: { expects: 'text', default: null },
  SAMSARA_HOUSE_NAMES: { expects: 'text', default: null },
  SAMSARA_OPERATOR_TOKEN: { expects: 'secret', default: null },
  SAMSARA_LOG_LEVEL: { expects: 'level', default: 'info' },
  SAMSARA_LANG: { expects: 'language', default: null },
  SAMSARA_QUIET: { expects: 'switch', default: 'no' },
  SAMSARA_ADDRESS_REQUESTS_PER_MINUTE: { expects: 'count', default: '3000' },
  SAMSARA_PERSON_REQUESTS_PER_MINUTE: { expects: 'count', default: '240' },
  SAMSARA_ADDRESS_GUESTS_PER_MINUTE: { expects: 'count', default: '160' },
  SAMSARA_PERSON_TABLES_PER_HOUR: { expects: 'count', default: '60' },
  SAMSARA_MESSAGES_PER_SECOND: { expects: 'count', default: '20' },
  SAMSARA_TALK_PER_MINUTE: { expects: 'count', default: '60' },
  SAMSARA_WISHES_PER_MINUTE: { expects: 'count', default: '30' },
  SAMSARA_SOCKETS_PER_PERSON: { expects: 'count', default: '20' },
  SAMSARA_SOCKETS_PER_ADDRESS: { expects: 'count', default: '400' },
  SAMSARA_MAX_TABLES: { expects: 'count', default: '20000' },
  SAMSARA_COMMIT_SPACING_MS: { expects: 'count', default: null },
  SAMSARA_BOT_THREADS: { expects: 'count', default: null },
  SAMSARA_BOT_DELAY_MS: { expects: 'range', default: '600-1800' },
} as const satisfies Record<string, { readonly expects: Expected; readonly default: string | null }>;

export type Variable = keyof typeof VARIABLES;

/** What a variable holds once it is read; null where it is not set and nothing holds instead. */
type Value<N extends Variable> =
  | v.InferOutput<(typeof FORMS)[(typeof VARIABLES)[N]['expects']]>
  | ((typeof VARIABLES)[N]['default'] extends null ? null : never);

export type Config = { readonly [N in Variable]: Value<N> };

/** A variable that is not known, or not as it should be. */
export interface Fault {
  readonly variable: string;
  readonly value: string;
  /** Null for a variable that is not known. */
  readonly expects: Expected | null;
}

export class BadConfig extends Error {
  readonly faults: readonly Fault[];

  constructor(faults: readonly Fault[]) {
    super(faults.map(({ variable }) => variable).join(', '));
    this.faults = faults;
  }
}

/** Reads the configuration from the environment; throws `BadConfig` with everything that is wrong with it. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const faults: Fault[] = Object.keys(env)
    .filter((name) => name.startsWith('SAMSARA_') && !Object.hasOwn(VARIABLES, name))
    .map((variable) => ({ variable, value: env[variable] ?? '', expects: null }));
  const values: Record<string, unknown> = {};
  for (const variable of Object.keys(VARIABLES) as Variable[]) {
    const { expects, default: otherwise } = VARIABLES[variable];
    const given = env[variable] === undefined || env[variable] === '' ? otherwise : env[variable];
    const read = given === null ? null : v.safeParse(FORMS[expects], given);
    if (read === null) values[variable] = null;
    else if (read.success) values[variable] = read.output;
    else faults.push({ variable, value: given ?? '', expects });
  }
  faults.push(...lonely(values));
  if (faults.length > 0) throw new BadConfig(faults);
  return values as unknown as Config;
}

/** Variables that mean nothing without each other. */
const PAIRS: readonly (readonly [Variable, Variable])[] = [['SAMSARA_TLS_CERT', 'SAMSARA_TLS_KEY']];

function lonely(values: Readonly<Record<string, unknown>>): Fault[] {
  return PAIRS.filter(([one, other]) => (values[one] === null) !== (values[other] === null)).map((pair) => {
    const variable = pair.find((name) => values[name] === null) ?? pair[0];
    return { variable, value: '', expects: VARIABLES[variable].expects };
  });
}

/** The configuration as lines that could be set again; a secret is only said to be set. */
export function printConfig(config: Config): string {
  return (Object.keys(VARIABLES) as Variable[])
    .map((variable) => `${variable}=${shown(variable, config[variable])}`)
    .join('\n');
}

/** Addresses of databases hold passwords. */
export function tellsSecret(expects: Expected): boolean {
  return expects === 'secret' || expects === 'databases' || expects === 'buses';
}

function shown(variable: Variable, value: Config[Variable]): string {
  if (value === null) return VARIABLES[variable].expects === 'keep' ? 'forever' : '';
  if (tellsSecret(VARIABLES[variable].expects)) return '(set)';
  if (VARIABLES[variable].expects === 'range') return (value as number[]).join('-');
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return String(value);
}

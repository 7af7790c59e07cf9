import type { CertificateFault } from '../tls.ts';
import type { OperatorTexts } from './texts.ts';

const CERTIFICATE: Readonly<Record<CertificateFault, string>> = {
  unreadable: 'cannot be read. Is it there, and may the server’s user read it?',
  'no-certificate': 'holds no certificate in PEM form (-----BEGIN CERTIFICATE-----).',
  'no-key': 'holds no private key in PEM form without a password (-----BEGIN PRIVATE KEY-----).',
  mismatch: 'is not the key of the certificate in SAMSARA_TLS_CERT.',
};

export const en: OperatorTexts = {
  help: `samsara-server [serve] [--print-config]
samsara-server backup FILE|FOLDER [--keep=N]
samsara-server drill FILE|FOLDER
samsara-server health
samsara-server check
samsara-server operator …
samsara-server doctor [--json]

  serve            serves the tables and the page (without a command: this)
  --print-config   prints the configuration that holds, and ends
  backup FILE      copies the database to a new file and the cookie secret beside it, also while the server runs, and checks the copy
  backup FOLDER    the same under the day’s name; --keep=N then deletes all such copies but the newest N
  drill FILE       restores a backup (of a folder the newest) in a folder of its own, checks it and starts a server from it
  health           says whether the server is ready
  check            checks the links of all tables and of all promises
  operator …       order in the house: roles, reports, sanctions, messages, limits; see operator --help
  doctor           looks for what is wrong with the set-up and says how to mend it; --json for programs
  --help           this

The configuration comes from the environment:
`,
  unknownCommand: (command) => `There is no command “${command}”. See --help.`,
  unknownVariable: (variable) => `${variable}: there is no such variable. See --help.`,
  badVariable: (variable, value, expected) => `${variable}: “${value}” will not do. It must be ${expected}.`,
  expected: {
    port: 'a number from 0 to 65535; 0 takes any that is free',
    count: 'a whole number from 0',
    days: 'a whole number from 1 to 400',
    keep: '“forever”, or a whole number of days from 1',
    text: 'a text that is not empty',
    games: 'folders or names of packages, separated by commas',
    secret: 'a text of at least 32 characters',
    origin: 'an origin such as https://cards.example.org, without a path',
    origins: 'origins such as https://cards.example.org, separated by commas',
    databases: 'PostgreSQL addresses such as postgres://user:password@host:5432/samsara, separated by commas',
    buses: 'NATS addresses such as nats://host:4222, separated by commas',
    switch: 'yes or no',
    proxies: 'no, or addresses or networks of proxies, separated by commas',
    hosts: 'names such as push.example.org or *.example.org, separated by commas',
    contact: 'an address such as mailto:cards@example.org or https://cards.example.org',
    language: 'de, en or fr',
    level: 'fatal, error, warn, info, debug or silent',
    certificate: 'the file of a certificate with its chain (PEM), set together with SAMSARA_TLS_KEY',
    key: 'the file of a private key (PEM), set together with SAMSARA_TLS_CERT',
    range: 'two numbers such as 600-1800, the smaller one first',
  },
  variables: {
    SAMSARA_HOST: 'address to listen on',
    SAMSARA_PORT: 'port to listen on',
    SAMSARA_DATA_DIR: 'folder of the database and the cookie secret',
    DATABASE_URL: 'PostgreSQL that several nodes share; without it, everything is in a file',
    NATS_URL: 'NATS that carries hints between nodes; without it, PostgreSQL does',
    SAMSARA_ALLOW_UNSAFE_DATABASE: 'start with a PostgreSQL that may lose what it has acknowledged',
    SAMSARA_PAGE_DIR: 'folder of the built page, if it lies elsewhere',
    SAMSARA_DOCS_DIR: 'folder of the built documentation, if it lies elsewhere',
    SAMSARA_PUBLIC_ORIGIN: 'where people find the server, when a proxy stands before it',
    SAMSARA_ALLOWED_ORIGINS: 'further origins whose pages may use this server',
    SAMSARA_COOKIE_SECRET: 'signs the cookies; without it, one is made in the data folder',
    SAMSARA_SESSION_DAYS: 'days after which a device that is not heard of is signed out',
    SAMSARA_TRUST_PROXY: 'proxies that are believed about the address of a client',
    SAMSARA_HSTS_SUBDOMAINS: 'tell browsers to use https for all names below the public one too',
    SAMSARA_SECURITY_CONTACT:
      'where faults in security are reported, as /.well-known/security.txt says; without it there is none',
    SAMSARA_TLS_CERT:
      'certificate for https with its chain (PEM); looked at again every few seconds, so that a renewed one holds without a restart',
    SAMSARA_TLS_KEY: 'private key of the certificate (PEM)',
    SAMSARA_PUSH: 'send push messages to people who want them',
    SAMSARA_PUSH_HOSTS: 'further push services to which messages may go',
    SAMSARA_PUSH_CONTACT: 'where push services reach whoever runs the server; without it, the public origin',
    SAMSARA_HOOKS: 'let people name a web hook to which their messages are sent',
    SAMSARA_KEEP_UNFINISHED_DAYS: 'days after which a game is broken off at which nobody has been',
    SAMSARA_KEEP_RECORDS_DAYS: 'days for which games that have ended and their tables are kept',
    SAMSARA_KEEP_WORDS_DAYS: 'days after which what was said at tables is forgotten',
    SAMSARA_KEEP_PEOPLE_DAYS: 'days after which somebody who has not been here is forgotten',
    SAMSARA_KEEP_ORDER_DAYS: 'days for which reports that are settled and sanctions that have ended are kept',
    SAMSARA_KEEP_BACKUPS_DAYS: 'days for which you keep backups; the privacy page tells people',
    SAMSARA_OPERATOR_NAME: 'who runs the server; stands on the privacy page',
    SAMSARA_OPERATOR_CONTACT: 'where they can be reached; stands on the privacy page',
    SAMSARA_GAMES:
      'games from outside: folders or names of packages, separated by commas; their programs run in the server and in every page',
    SAMSARA_NAME_WORDS:
      'a folder of .txt files with words that no name may hold, in place of the lists that come along',
    SAMSARA_HOUSE_NAMES: 'names of the house, separated by commas, which nobody else may have',
    SAMSARA_OPERATOR_TOKEN:
      'opens /metrics and exact versions to whoever sends it; without it, to this machine alone',
    SAMSARA_LOG_LEVEL: 'how much is logged',
    SAMSARA_LANG: 'language of these texts, instead of that of the terminal',
    SAMSARA_QUIET: 'print no addresses at start',
    SAMSARA_ADDRESS_REQUESTS_PER_MINUTE: 'requests of an address; 0 is no limit, here and below',
    SAMSARA_PERSON_REQUESTS_PER_MINUTE: 'requests of a person',
    SAMSARA_ADDRESS_GUESTS_PER_MINUTE: 'new guests of an address',
    SAMSARA_PERSON_TABLES_PER_HOUR: 'new tables of a person',
    SAMSARA_MESSAGES_PER_SECOND: 'messages and pings of a socket',
    SAMSARA_TALK_PER_MINUTE: 'words and phrases of a person at a table',
    SAMSARA_WISHES_PER_MINUTE: 'wishes of a person at a table, such as a pause, a vote or taking a move back',
    SAMSARA_SOCKETS_PER_PERSON: 'sockets of a person',
    SAMSARA_SOCKETS_PER_ADDRESS: 'sockets of an address, of all people there',
    SAMSARA_MAX_TABLES: 'tables in memory, above which no new ones are made',
    SAMSARA_COMMIT_SPACING_MS:
      'milliseconds between commits under load; without it 10, with PostgreSQL 20. More is cheaper, less is faster',
    SAMSARA_BOT_THREADS:
      'threads in which bots think; without it, one less than there are processors. One more for short thoughts where needed',
    SAMSARA_BOT_DELAY_MS: 'milliseconds that bots take before they move',
  },
  here: 'On this machine',
  onThisNetwork: 'In this network',
  public: 'For everybody',
  pageMissing: 'The page has not been built; only the interface for programs is served.',
  docsMissing:
    'The documentation has not been built yet. <code>npm run docs:site</code> builds it, in about half a minute; then load this page again.',
  stopping: 'Stopping: what was accepted is being written …',
  httpsOnly: 'This server speaks https: put https:// before its address.',
  badCertificate: (file, fault) => `${file} ${CERTIFICATE[fault]}`,
  badGame: (place, why, detail, code) =>
    `SAMSARA_GAMES: ${place}: ${why}${detail === '' ? '' : ` (${detail})`}. [${code}]`,
  inUse: (folder) => `Another server works on ${folder}.`,
  portTaken: (port) => `Port ${port} is taken. Choose another one with SAMSARA_PORT.`,
  newerDatabase: (file) =>
    `${file} was written by a newer version. Start that one, or restore a backup made before the upgrade.`,
  unsafeDatabase: (settings) =>
    `PostgreSQL would lose what it has acknowledged: ${settings.join(', ')} is off. Turn it on, or start with SAMSARA_ALLOW_UNSAFE_DATABASE=yes.`,
  databaseAway: (why) => `PostgreSQL cannot be reached: ${why}`,
  noDatabase: (file) => `There is no database ${file}.`,
  backedUp: (file) => `Everything is in ${file}.`,
  backupNeedsFile: 'backup needs the name of a file that does not exist yet, or a folder.',
  droppedCopy: (file) => `${file} is older than what is kept, and was deleted.`,
  drillNeedsCopy: 'drill needs a backup, or a folder with backups.',
  drilling: (file) => `Restoring ${file} in a folder of its own …`,
  drilled: (seconds) =>
    `A server has started from it and is ready. The drill took ${seconds.toFixed(1)} s; nothing of it stays.`,
  drillFailed: 'A server does not get ready with it.',
  noSecretBeside:
    'There is no cookie secret beside it: with this backup alone everybody would be a new guest.',
  noAnswer: 'no answer',
  unknownHost: (host) =>
    `This server does not go by the name “${host}”. Whoever runs it can name it in SAMSARA_PUBLIC_ORIGIN or SAMSARA_ALLOWED_ORIGINS.`,
  checked: (tables, entries, promises) =>
    `All is well: ${tables} tables with ${entries} entries, ${promises} promises.`,
  brokenTable: (table, seq) => `Table ${table}: entry ${seq} does not follow from the one before it.`,
  brokenPromise: (number) => `Promise ${number} does not follow from the one before it.`,
};

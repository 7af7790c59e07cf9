import type { OperatorTexts } from './texts.ts';

export const en: OperatorTexts = {
  help: `samsara-server [serve] [--print-config]
samsara-server backup FILE
samsara-server check

  serve            serves the tables and the page (without a command: this)
  --print-config   prints the configuration that holds, and ends
  backup FILE      copies the database to a new file and the cookie secret beside it, also while the server runs
  check            checks the links of all tables and of all promises
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
    text: 'a text that is not empty',
    secret: 'a text of at least 32 characters',
    origin: 'an origin such as https://cards.example.org, without a path',
    origins: 'origins such as https://cards.example.org, separated by commas',
    databases: 'PostgreSQL addresses such as postgres://user:password@host:5432/samsara, separated by commas',
    buses: 'NATS addresses such as nats://host:4222, separated by commas',
    switch: 'yes or no',
    proxies: 'no, or addresses or networks of proxies, separated by commas',
    language: 'de, en or fr',
    level: 'fatal, error, warn, info, debug or silent',
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
    SAMSARA_PUBLIC_ORIGIN: 'where people find the server, when a proxy stands before it',
    SAMSARA_ALLOWED_ORIGINS: 'further origins whose pages may use this server',
    SAMSARA_COOKIE_SECRET: 'signs the cookies; without it, one is made in the data folder',
    SAMSARA_SESSION_DAYS: 'days after which a device that is not heard of is signed out',
    SAMSARA_TRUST_PROXY: 'proxies that are believed about the address of a client',
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
    SAMSARA_SOCKETS_PER_PERSON: 'sockets of a person',
    SAMSARA_MAX_TABLES: 'tables in memory, above which no new ones are made',
    SAMSARA_COMMIT_SPACING_MS: 'milliseconds between commits under load: more is cheaper, less is faster',
    SAMSARA_BOT_THREADS:
      'threads in which bots think; without it, one less than there are processors. One more for short thoughts where needed',
    SAMSARA_BOT_DELAY_MS: 'milliseconds that bots take before they move',
  },
  here: 'On this machine',
  onThisNetwork: 'In this network',
  public: 'For everybody',
  pageMissing: 'The page has not been built; only the interface for programs is served.',
  stopping: 'Stopping: what was accepted is being written …',
  inUse: (folder) => `Another server works on ${folder}.`,
  portTaken: (port) => `Port ${port} is taken. Choose another one with SAMSARA_PORT.`,
  newerDatabase: (file) =>
    `${file} was written by a newer version. Start that one, or restore a backup made before the upgrade.`,
  unsafeDatabase: (settings) =>
    `PostgreSQL would lose what it has acknowledged: ${settings.join(', ')} is off. Turn it on, or start with SAMSARA_ALLOW_UNSAFE_DATABASE=yes.`,
  databaseAway: (why) => `PostgreSQL cannot be reached: ${why}`,
  noDatabase: (file) => `There is no database ${file}.`,
  backedUp: (file) => `Everything is in ${file}.`,
  backupNeedsFile: 'backup needs the name of a file that does not exist yet.',
  unknownHost: (host) =>
    `This server does not go by the name “${host}”. Whoever runs it can name it in SAMSARA_PUBLIC_ORIGIN or SAMSARA_ALLOWED_ORIGINS.`,
  checked: (tables, entries, promises) =>
    `All is well: ${tables} tables with ${entries} entries, ${promises} promises.`,
  brokenTable: (table, seq) => `Table ${table}: entry ${seq} does not follow from the one before it.`,
  brokenPromise: (number) => `Promise ${number} does not follow from the one before it.`,
};

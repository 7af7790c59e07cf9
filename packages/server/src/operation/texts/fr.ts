import type { OperatorTexts } from './texts.ts';

export const fr: OperatorTexts = {
  help: `samsara-server [serve] [--print-config]
samsara-server backup FICHIER
samsara-server check

  serve            sert les tables et la page (sans commande : ceci)
  --print-config   affiche la configuration en vigueur, puis s’arrête
  backup FICHIER   copie la base de données dans un nouveau fichier et le secret des cookies à côté, même pendant que le serveur tourne
  check            vérifie les maillons de toutes les tables et de toutes les promesses
  --help           ceci

La configuration vient de l’environnement :
`,
  unknownCommand: (command) => `La commande « ${command} » n’existe pas. Voir --help.`,
  unknownVariable: (variable) => `${variable} : cette variable n’existe pas. Voir --help.`,
  badVariable: (variable, value, expected) =>
    `${variable} : « ${value} » ne convient pas. Il faut ${expected}.`,
  expected: {
    port: 'un nombre de 0 à 65535 ; 0 prend n’importe quel port libre',
    count: 'un nombre entier à partir de 0',
    days: 'un nombre entier de 1 à 400',
    text: 'un texte qui n’est pas vide',
    secret: 'un texte d’au moins 32 caractères',
    origin: 'une origine comme https://cartes.example.org, sans chemin',
    origins: 'des origines comme https://cartes.example.org, séparées par des virgules',
    databases:
      'des adresses PostgreSQL comme postgres://nom:mot-de-passe@hote:5432/samsara, séparées par des virgules',
    buses: 'des adresses NATS comme nats://hote:4222, séparées par des virgules',
    switch: 'yes ou no',
    proxies: 'no, ou des adresses ou des réseaux de proxys, séparés par des virgules',
    language: 'de, en ou fr',
    level: 'fatal, error, warn, info, debug ou silent',
    range: 'deux nombres comme 600-1800, le plus petit d’abord',
  },
  variables: {
    SAMSARA_HOST: 'adresse d’écoute',
    SAMSARA_PORT: 'port d’écoute',
    SAMSARA_DATA_DIR: 'dossier de la base de données et du secret des cookies',
    DATABASE_URL: 'PostgreSQL que plusieurs nœuds partagent ; sinon, tout est dans un fichier',
    NATS_URL: 'NATS qui porte des indices entre les nœuds ; sinon, PostgreSQL le fait',
    SAMSARA_ALLOW_UNSAFE_DATABASE: 'démarrer même avec un PostgreSQL qui peut perdre ce qu’il a confirmé',
    SAMSARA_PAGE_DIR: 'dossier de la page construite, si elle est ailleurs',
    SAMSARA_PUBLIC_ORIGIN: 'où l’on trouve le serveur, quand un proxy est placé devant',
    SAMSARA_ALLOWED_ORIGINS: 'autres origines dont les pages peuvent utiliser ce serveur',
    SAMSARA_COOKIE_SECRET: 'signe les cookies ; sinon, un secret est créé dans le dossier des données',
    SAMSARA_SESSION_DAYS: 'jours après lesquels un appareil qui ne donne plus signe est déconnecté',
    SAMSARA_TRUST_PROXY: 'proxys que l’on croit sur l’adresse d’un client',
    SAMSARA_OPERATOR_TOKEN:
      'ouvre /metrics et les versions exactes à qui l’envoie ; sans lui, à cette machine seulement',
    SAMSARA_LOG_LEVEL: 'quantité de messages du journal',
    SAMSARA_LANG: 'langue de ces textes, au lieu de celle du terminal',
    SAMSARA_QUIET: 'ne pas afficher d’adresses au démarrage',
    SAMSARA_ADDRESS_REQUESTS_PER_MINUTE: 'requêtes d’une adresse ; 0 veut dire sans limite, ici et plus bas',
    SAMSARA_PERSON_REQUESTS_PER_MINUTE: 'requêtes d’une personne',
    SAMSARA_ADDRESS_GUESTS_PER_MINUTE: 'nouveaux invités d’une adresse',
    SAMSARA_PERSON_TABLES_PER_HOUR: 'nouvelles tables d’une personne',
    SAMSARA_MESSAGES_PER_SECOND: 'messages et pings d’une connexion',
    SAMSARA_SOCKETS_PER_PERSON: 'connexions d’une personne',
    SAMSARA_MAX_TABLES: 'tables en mémoire au-delà desquelles on n’en crée plus',
    SAMSARA_COMMIT_SPACING_MS:
      'millisecondes entre deux écritures sous charge : plus coûte moins, moins va plus vite',
    SAMSARA_BOT_THREADS:
      'fils où réfléchissent les robots ; sinon, un de moins que de processeurs. Un de plus pour les réflexions courtes, au besoin',
    SAMSARA_BOT_DELAY_MS: 'millisecondes que les robots attendent avant de jouer',
  },
  here: 'Sur cette machine',
  onThisNetwork: 'Sur ce réseau',
  public: 'Pour tout le monde',
  pageMissing: 'La page n’est pas construite ; seule l’interface pour programmes est servie.',
  stopping: 'Arrêt : ce qui a été accepté est en cours d’écriture …',
  inUse: (folder) => `Un autre serveur travaille sur ${folder}.`,
  portTaken: (port) => `Le port ${port} est pris. SAMSARA_PORT en choisit un autre.`,
  newerDatabase: (file) =>
    `${file} vient d’une version plus récente. Démarrez celle-ci, ou restaurez une sauvegarde d’avant la mise à jour.`,
  unsafeDatabase: (settings) =>
    `PostgreSQL perdrait ce qu’il a confirmé : ${settings.join(', ')} est désactivé. Activez-le, ou démarrez avec SAMSARA_ALLOW_UNSAFE_DATABASE=yes.`,
  databaseAway: (why) => `PostgreSQL est injoignable : ${why}`,
  noDatabase: (file) => `Il n’y a pas de base de données ${file}.`,
  backedUp: (file) => `Tout est dans ${file}.`,
  backupNeedsFile: 'backup a besoin du nom d’un fichier qui n’existe pas encore.',
  unknownHost: (host) =>
    `Ce serveur ne s’appelle pas « ${host} ». La personne qui l’exploite peut indiquer ce nom dans SAMSARA_PUBLIC_ORIGIN ou SAMSARA_ALLOWED_ORIGINS.`,
  checked: (tables, entries, promises) =>
    `Tout va bien : ${tables} tables avec ${entries} entrées, ${promises} promesses.`,
  brokenTable: (table, seq) => `Table ${table} : l’entrée ${seq} ne découle pas de la précédente.`,
  brokenPromise: (number) => `La promesse ${number} ne découle pas de la précédente.`,
};

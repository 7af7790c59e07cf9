import type { CertificateFault } from '../tls.ts';
import type { OperatorTexts } from './texts.ts';

const CERTIFICATE: Readonly<Record<CertificateFault, string>> = {
  unreadable: 'est illisible. Le fichier existe-t-il, et l’utilisateur du serveur peut-il le lire ?',
  'no-certificate': 'ne contient pas de certificat au format PEM (-----BEGIN CERTIFICATE-----).',
  'no-key': 'ne contient pas de clé privée au format PEM sans mot de passe (-----BEGIN PRIVATE KEY-----).',
  mismatch: 'n’est pas la clé du certificat de SAMSARA_TLS_CERT.',
};

export const fr: OperatorTexts = {
  help: `samsara-server [serve] [--print-config]
samsara-server backup FICHIER|DOSSIER [--keep=N]
samsara-server drill FICHIER|DOSSIER
samsara-server health
samsara-server check
samsara-server operator …
samsara-server doctor [--json]

  serve            sert les tables et la page (sans commande : ceci)
  --print-config   affiche la configuration en vigueur, puis s’arrête
  backup FICHIER   copie la base de données dans un nouveau fichier et le secret des cookies à côté, même pendant que le serveur tourne, et vérifie la copie
  backup DOSSIER   de même sous le nom du jour ; --keep=N supprime ensuite toutes ces copies sauf les N dernières
  drill FICHIER    restaure une sauvegarde (d’un dossier, la dernière) dans un dossier à part, la vérifie et démarre un serveur avec elle
  health           dit si le serveur est prêt
  check            vérifie les maillons de toutes les tables et de toutes les promesses
  operator …       l’ordre dans la maison : rôles, signalements, mesures, messages, limites ; voir operator --help
  doctor           cherche ce qui ne va pas dans l’installation et dit comment y remédier ; --json pour les programmes
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
    keep: '« forever » (pour toujours) ou un nombre entier de jours à partir de 1',
    text: 'un texte qui n’est pas vide',
    games: 'des dossiers ou des noms de paquets, séparés par des virgules',
    secret: 'un texte d’au moins 32 caractères',
    origin: 'une origine comme https://cartes.example.org, sans chemin',
    origins: 'des origines comme https://cartes.example.org, séparées par des virgules',
    databases:
      'des adresses PostgreSQL comme postgres://nom:mot-de-passe@hote:5432/samsara, séparées par des virgules',
    buses: 'des adresses NATS comme nats://hote:4222, séparées par des virgules',
    switch: 'yes ou no',
    proxies: 'no, ou des adresses ou des réseaux de proxys, séparés par des virgules',
    hosts: 'des noms tels que push.example.org ou *.example.org, séparés par des virgules',
    contact: 'une adresse telle que mailto:cartes@example.org ou https://cartes.example.org',
    language: 'de, en ou fr',
    level: 'fatal, error, warn, info, debug ou silent',
    certificate: 'le fichier d’un certificat avec sa chaîne (PEM), avec SAMSARA_TLS_KEY',
    key: 'le fichier d’une clé privée (PEM), avec SAMSARA_TLS_CERT',
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
    SAMSARA_DOCS_DIR: 'dossier de la documentation construite, si elle est ailleurs',
    SAMSARA_PUBLIC_ORIGIN: 'où l’on trouve le serveur, quand un proxy est placé devant',
    SAMSARA_ALLOWED_ORIGINS: 'autres origines dont les pages peuvent utiliser ce serveur',
    SAMSARA_COOKIE_SECRET: 'signe les cookies ; sinon, un secret est créé dans le dossier des données',
    SAMSARA_SESSION_DAYS: 'jours après lesquels un appareil qui ne donne plus signe est déconnecté',
    SAMSARA_TRUST_PROXY: 'proxys que l’on croit sur l’adresse d’un client',
    SAMSARA_HSTS_SUBDOMAINS: 'imposer https aux navigateurs pour tous les noms sous le nom public aussi',
    SAMSARA_SECURITY_CONTACT:
      'où signaler une faille, comme le dit /.well-known/security.txt ; sinon il n’y en a pas',
    SAMSARA_TLS_CERT:
      'certificat pour https avec sa chaîne (PEM) ; relu toutes les quelques secondes, pour qu’un certificat renouvelé serve sans redémarrage',
    SAMSARA_TLS_KEY: 'clé privée du certificat (PEM)',
    SAMSARA_PUSH: 'envoyer des messages push à qui en veut',
    SAMSARA_PUSH_HOSTS: 'autres services push auxquels des messages peuvent aller',
    SAMSARA_PUSH_CONTACT: 'où les services push joignent l’exploitant ; sans elle, l’origine publique',
    SAMSARA_HOOKS: 'laisser chacun nommer un webhook auquel vont ses messages',
    SAMSARA_KEEP_UNFINISHED_DAYS: 'jours après lesquels une partie que plus personne ne suit est arrêtée',
    SAMSARA_KEEP_RECORDS_DAYS: 'jours pendant lesquels les parties terminées et leurs tables sont conservées',
    SAMSARA_KEEP_WORDS_DAYS: 'jours après lesquels ce qui s’est dit aux tables est oublié',
    SAMSARA_KEEP_PEOPLE_DAYS: 'jours après lesquels une personne qui n’est plus venue est oubliée',
    SAMSARA_KEEP_ORDER_DAYS:
      'jours pendant lesquels les signalements réglés et les mesures terminées sont conservés',
    SAMSARA_KEEP_BACKUPS_DAYS:
      'jours de conservation de vos sauvegardes ; la page sur la vie privée l’indique',
    SAMSARA_OPERATOR_NAME: 'qui tient le serveur ; figure sur la page sur la vie privée',
    SAMSARA_OPERATOR_CONTACT: 'où joindre cette personne ; figure sur la page sur la vie privée',
    SAMSARA_GAMES:
      'jeux venus d’ailleurs : dossiers ou noms de paquets, séparés par des virgules ; leurs programmes s’exécutent dans le serveur et dans chaque page',
    SAMSARA_NAME_WORDS:
      'un dossier de fichiers .txt avec les mots qu’aucun nom ne peut contenir, à la place des listes fournies',
    SAMSARA_HOUSE_NAMES: 'noms de la maison, séparés par des virgules, que personne d’autre ne peut porter',
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
    SAMSARA_TALK_PER_MINUTE: 'paroles d’une personne à une table',
    SAMSARA_WISHES_PER_MINUTE:
      'souhaits d’une personne à une table, comme une pause, un vote ou reprendre un coup',
    SAMSARA_SOCKETS_PER_PERSON: 'connexions d’une personne',
    SAMSARA_SOCKETS_PER_ADDRESS: 'connexions d’une adresse, toutes personnes confondues',
    SAMSARA_MAX_TABLES: 'tables en mémoire au-delà desquelles on n’en crée plus',
    SAMSARA_COMMIT_SPACING_MS:
      'millisecondes entre deux écritures sous charge ; sinon 10, avec PostgreSQL 20. Plus coûte moins, moins va plus vite',
    SAMSARA_BOT_THREADS:
      'fils où réfléchissent les robots ; sinon, un de moins que de processeurs. Un de plus pour les réflexions courtes, au besoin',
    SAMSARA_BOT_DELAY_MS: 'millisecondes que les robots attendent avant de jouer',
  },
  here: 'Sur cette machine',
  onThisNetwork: 'Sur ce réseau',
  public: 'Pour tout le monde',
  pageMissing: 'La page n’est pas construite ; seule l’interface pour programmes est servie.',
  docsMissing:
    'La documentation n’est pas encore construite. <code>npm run docs:site</code> la construit en une demi-minute environ ; rechargez ensuite cette page.',
  stopping: 'Arrêt : ce qui a été accepté est en cours d’écriture …',
  httpsOnly: 'Ce serveur parle https : mettez https:// devant son adresse.',
  badCertificate: (file, fault) => `${file} ${CERTIFICATE[fault]}`,
  badGame: (place, why, detail, code) =>
    `SAMSARA_GAMES : ${place} : ${why}${detail === '' ? '' : ` (${detail})`}. [${code}]`,
  inUse: (folder) => `Un autre serveur travaille sur ${folder}.`,
  portTaken: (port) => `Le port ${port} est pris. SAMSARA_PORT en choisit un autre.`,
  newerDatabase: (file) =>
    `${file} vient d’une version plus récente. Démarrez celle-ci, ou restaurez une sauvegarde d’avant la mise à jour.`,
  unsafeDatabase: (settings) =>
    `PostgreSQL perdrait ce qu’il a confirmé : ${settings.join(', ')} est désactivé. Activez-le, ou démarrez avec SAMSARA_ALLOW_UNSAFE_DATABASE=yes.`,
  databaseAway: (why) => `PostgreSQL est injoignable : ${why}`,
  noDatabase: (file) => `Il n’y a pas de base de données ${file}.`,
  backedUp: (file) => `Tout est dans ${file}.`,
  backupNeedsFile: 'backup a besoin du nom d’un fichier qui n’existe pas encore, ou d’un dossier.',
  droppedCopy: (file) => `${file} est plus ancien que ce que l’on garde et a été supprimé.`,
  drillNeedsCopy: 'drill a besoin d’une sauvegarde, ou d’un dossier de sauvegardes.',
  drilling: (file) => `Restauration de ${file} dans un dossier à part …`,
  drilled: (seconds) =>
    `Un serveur a démarré avec elle et il est prêt. L’exercice a duré ${seconds.toFixed(1)} s ; il n’en reste rien.`,
  drillFailed: 'Un serveur ne devient pas prêt avec elle.',
  noSecretBeside:
    'Il n’y a pas de secret des cookies à côté : avec cette sauvegarde seule, chacun serait un nouvel invité.',
  noAnswer: 'pas de réponse',
  unknownHost: (host) =>
    `Ce serveur ne s’appelle pas « ${host} ». La personne qui l’exploite peut indiquer ce nom dans SAMSARA_PUBLIC_ORIGIN ou SAMSARA_ALLOWED_ORIGINS.`,
  checked: (tables, entries, promises) =>
    `Tout va bien : ${tables} tables avec ${entries} entrées, ${promises} promesses.`,
  brokenTable: (table, seq) => `Table ${table} : l’entrée ${seq} ne découle pas de la précédente.`,
  brokenPromise: (number) => `La promesse ${number} ne découle pas de la précédente.`,
};

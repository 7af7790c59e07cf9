import type { CertificateFault } from '../tls.ts';
import type { OperatorTexts } from './texts.ts';

const CERTIFICATE: Readonly<Record<CertificateFault, string>> = {
  unreadable: 'lässt sich nicht lesen. Ist die Datei da, und darf der Benutzer des Servers sie lesen?',
  'no-certificate': 'enthält kein Zertifikat im PEM-Format (-----BEGIN CERTIFICATE-----).',
  'no-key': 'enthält keinen privaten Schlüssel im PEM-Format ohne Passwort (-----BEGIN PRIVATE KEY-----).',
  mismatch: 'ist nicht der Schlüssel zum Zertifikat in SAMSARA_TLS_CERT.',
};

export const de: OperatorTexts = {
  help: `samsara-server [serve] [--print-config]
samsara-server backup DATEI|ORDNER [--keep=N]
samsara-server drill DATEI|ORDNER
samsara-server health
samsara-server check
samsara-server operator …
samsara-server doctor [--json]

  serve            bedient die Tische und die Seite (ohne Befehl: dies)
  --print-config   gibt die geltende Konfiguration aus und endet
  backup DATEI     kopiert die Datenbank in eine neue Datei und das Cookie-Geheimnis daneben, auch bei laufendem Server, und prüft die Kopie
  backup ORDNER    dasselbe unter dem Namen des Tages; --keep=N löscht danach alle solchen Kopien bis auf die N neuesten
  drill DATEI      spielt eine Sicherung (aus einem Ordner die neueste) in einen eigenen Ordner ein, prüft sie und startet daraus einen Server
  health           sagt, ob der Server bereit ist
  check            prüft die Kettenglieder aller Tische und aller Versprechen
  operator …       Ordnung im Haus: Rollen, Meldungen, Maßnahmen, Nachrichten, Grenzen; siehe operator --help
  doctor           sucht, was an der Einrichtung nicht stimmt, und sagt, was hilft; --json für Programme
  --help           dies

Die Konfiguration kommt aus der Umgebung:
`,
  unknownCommand: (command) => `Einen Befehl „${command}“ gibt es nicht. Siehe --help.`,
  unknownVariable: (variable) => `${variable}: Diese Variable gibt es nicht. Siehe --help.`,
  badVariable: (variable, value, expected) => `${variable}: „${value}“ geht nicht. Richtig ist: ${expected}.`,
  expected: {
    port: 'eine Zahl von 0 bis 65535; 0 nimmt irgendeinen freien',
    count: 'eine ganze Zahl ab 0',
    days: 'eine ganze Zahl von 1 bis 400',
    keep: '„forever“ (für immer) oder eine ganze Zahl von Tagen ab 1',
    text: 'ein Text, der nicht leer ist',
    games: 'Ordner oder Namen von Paketen, durch Kommas getrennt',
    secret: 'ein Text von mindestens 32 Zeichen',
    origin: 'ein Ursprung wie https://karten.example.org, ohne Pfad',
    origins: 'Ursprünge wie https://karten.example.org, durch Kommas getrennt',
    databases: 'PostgreSQL-Adressen wie postgres://name:passwort@host:5432/samsara, durch Kommas getrennt',
    buses: 'NATS-Adressen wie nats://host:4222, durch Kommas getrennt',
    switch: 'yes oder no',
    proxies: 'no, oder Adressen oder Netze von Proxys, durch Kommas getrennt',
    hosts: 'Namen wie push.example.org oder *.example.org, durch Kommas getrennt',
    contact: 'eine Adresse wie mailto:karten@example.org oder https://karten.example.org',
    language: 'de, en oder fr',
    level: 'fatal, error, warn, info, debug oder silent',
    certificate: 'die Datei eines Zertifikats samt seiner Kette (PEM), zusammen mit SAMSARA_TLS_KEY',
    key: 'die Datei eines privaten Schlüssels (PEM), zusammen mit SAMSARA_TLS_CERT',
    range: 'zwei Zahlen wie 600-1800, die kleinere zuerst',
  },
  variables: {
    SAMSARA_HOST: 'Adresse, auf der gelauscht wird',
    SAMSARA_PORT: 'Port, auf dem gelauscht wird',
    SAMSARA_DATA_DIR: 'Ordner der Datenbank und des Cookie-Geheimnisses',
    DATABASE_URL: 'PostgreSQL, das mehrere Knoten gemeinsam benutzen; sonst liegt alles in einer Datei',
    NATS_URL: 'NATS, das Hinweise zwischen Knoten trägt; sonst tut es PostgreSQL',
    SAMSARA_ALLOW_UNSAFE_DATABASE: 'auch mit einem PostgreSQL starten, das Bestätigtes verlieren kann',
    SAMSARA_PAGE_DIR: 'Ordner der gebauten Seite, wenn sie woanders liegt',
    SAMSARA_DOCS_DIR: 'Ordner der gebauten Dokumentation, wenn sie woanders liegt',
    SAMSARA_PUBLIC_ORIGIN: 'wo man den Server findet, wenn ein Proxy davor steht',
    SAMSARA_ALLOWED_ORIGINS: 'weitere Ursprünge, deren Seiten diesen Server benutzen dürfen',
    SAMSARA_COOKIE_SECRET: 'unterschreibt die Cookies; sonst wird eines im Datenordner angelegt',
    SAMSARA_SESSION_DAYS: 'Tage, nach denen ein Gerät abgemeldet ist, das sich nicht meldet',
    SAMSARA_TRUST_PROXY: 'Proxys, denen die Adresse eines Clients geglaubt wird',
    SAMSARA_HSTS_SUBDOMAINS: 'Browser auch für alle Namen unter dem öffentlichen auf https verpflichten',
    SAMSARA_SECURITY_CONTACT:
      'wohin Sicherheitslücken gemeldet werden, wie /.well-known/security.txt es sagt; sonst gibt es keine',
    SAMSARA_TLS_CERT:
      'Zertifikat für https samt seiner Kette (PEM); es wird alle paar Sekunden nachgesehen, sodass ein erneuertes ohne Neustart gilt',
    SAMSARA_TLS_KEY: 'privater Schlüssel des Zertifikats (PEM)',
    SAMSARA_PUSH: 'Push-Nachrichten an Leute senden, die sie wollen',
    SAMSARA_PUSH_HOSTS: 'weitere Push-Dienste, an die Nachrichten gehen dürfen',
    SAMSARA_PUSH_CONTACT: 'wo Push-Dienste den Betreiber erreichen; ohne Angabe die öffentliche Herkunft',
    SAMSARA_HOOKS: 'Leute einen Webhook nennen lassen, an den ihre Nachrichten gehen',
    SAMSARA_KEEP_UNFINISHED_DAYS: 'Tage, nach denen ein Spiel abgebrochen wird, an dem niemand mehr war',
    SAMSARA_KEEP_RECORDS_DAYS: 'Tage, die beendete Spiele und ihre Tische aufbewahrt werden',
    SAMSARA_KEEP_WORDS_DAYS: 'Tage, nach denen vergessen wird, was an Tischen gesagt wurde',
    SAMSARA_KEEP_PEOPLE_DAYS: 'Tage, nach denen vergessen wird, wer nicht mehr da war',
    SAMSARA_KEEP_ORDER_DAYS: 'Tage, die erledigte Meldungen und beendete Maßnahmen aufbewahrt werden',
    SAMSARA_KEEP_BACKUPS_DAYS:
      'Tage, die du Sicherungen aufbewahrst; die Seite zum Datenschutz sagt es den Leuten',
    SAMSARA_OPERATOR_NAME: 'wer den Server betreibt; steht auf der Seite zum Datenschutz',
    SAMSARA_OPERATOR_CONTACT: 'wo man diese Person erreicht; steht auf der Seite zum Datenschutz',
    SAMSARA_GAMES:
      'Spiele von außen: Ordner oder Namen von Paketen, durch Kommas getrennt; ihre Programme laufen im Server und in jeder Seite',
    SAMSARA_NAME_WORDS:
      'ein Ordner mit .txt-Dateien voller Wörter, die in keinem Namen stehen dürfen, statt der mitgelieferten Listen',
    SAMSARA_HOUSE_NAMES: 'Namen des Hauses, durch Kommas getrennt, die sonst niemand tragen darf',
    SAMSARA_OPERATOR_TOKEN:
      'öffnet /metrics und genaue Versionen allen, die ihn senden; ohne ihn nur diesem Rechner',
    SAMSARA_LOG_LEVEL: 'wie viel protokolliert wird',
    SAMSARA_LANG: 'Sprache dieser Texte statt der des Terminals',
    SAMSARA_QUIET: 'beim Start keine Adressen ausgeben',
    SAMSARA_ADDRESS_REQUESTS_PER_MINUTE: 'Anfragen einer Adresse; 0 heißt hier und unten: unbegrenzt',
    SAMSARA_PERSON_REQUESTS_PER_MINUTE: 'Anfragen einer Person',
    SAMSARA_ADDRESS_GUESTS_PER_MINUTE: 'neue Gäste einer Adresse',
    SAMSARA_PERSON_TABLES_PER_HOUR: 'neue Tische einer Person',
    SAMSARA_MESSAGES_PER_SECOND: 'Nachrichten und Pings einer Verbindung',
    SAMSARA_TALK_PER_MINUTE: 'Worte und Sprüche einer Person an einem Tisch',
    SAMSARA_WISHES_PER_MINUTE:
      'Wünsche einer Person an einem Tisch, etwa Pause, Abstimmung oder Zurücknehmen',
    SAMSARA_SOCKETS_PER_PERSON: 'Verbindungen einer Person',
    SAMSARA_SOCKETS_PER_ADDRESS: 'Verbindungen einer Adresse, über alle Personen dort',
    SAMSARA_MAX_TABLES: 'Tische im Speicher, ab denen keine neuen entstehen',
    SAMSARA_COMMIT_SPACING_MS:
      'Millisekunden zwischen Schreibvorgängen unter Last; sonst 10, mit PostgreSQL 20. Mehr ist sparsamer, weniger schneller',
    SAMSARA_BOT_THREADS:
      'Threads, in denen Bots denken; sonst einer weniger, als es Prozessoren gibt. Einer mehr für kurze Gedanken, wenn nötig',
    SAMSARA_BOT_DELAY_MS: 'Millisekunden, die sich Bots vor einem Zug Zeit lassen',
  },
  here: 'Auf diesem Rechner',
  onThisNetwork: 'In diesem Netz',
  public: 'Für alle',
  pageMissing: 'Die Seite ist nicht gebaut; nur die Schnittstelle für Programme wird bedient.',
  docsMissing:
    'Die Dokumentation ist noch nicht gebaut. <code>npm run docs:site</code> baut sie in etwa einer halben Minute; lade diese Seite dann neu.',
  stopping: 'Der Server hält an: Was angenommen ist, wird noch geschrieben …',
  httpsOnly: 'Dieser Server spricht https: Setze https:// vor seine Adresse.',
  badCertificate: (file, fault) => `${file} ${CERTIFICATE[fault]}`,
  badGame: (place, why, detail, code) =>
    `SAMSARA_GAMES: ${place}: ${why}${detail === '' ? '' : ` (${detail})`}. [${code}]`,
  inUse: (folder) => `Ein anderer Server arbeitet mit ${folder}.`,
  portTaken: (port) => `Port ${port} ist belegt. SAMSARA_PORT wählt einen anderen.`,
  newerDatabase: (file) =>
    `${file} stammt von einer neueren Version. Starte diese, oder spiele eine Sicherung von vor dem Upgrade ein.`,
  unsafeDatabase: (settings) =>
    `PostgreSQL würde verlieren, was es bestätigt hat: ${settings.join(', ')} ist aus. Schalte es ein, oder starte mit SAMSARA_ALLOW_UNSAFE_DATABASE=yes.`,
  databaseAway: (why) => `PostgreSQL ist nicht zu erreichen: ${why}`,
  noDatabase: (file) => `Eine Datenbank ${file} gibt es nicht.`,
  backedUp: (file) => `Alles ist in ${file}.`,
  backupNeedsFile: 'backup braucht den Namen einer Datei, die es noch nicht gibt, oder einen Ordner.',
  droppedCopy: (file) => `${file} ist älter, als aufbewahrt wird, und wurde gelöscht.`,
  drillNeedsCopy: 'drill braucht eine Sicherung, oder einen Ordner mit Sicherungen.',
  drilling: (file) => `${file} wird in einem eigenen Ordner eingespielt …`,
  drilled: (seconds) =>
    `Ein Server ist daraus gestartet und bereit. Die Übung hat ${seconds.toFixed(1)} s gedauert; nichts davon bleibt.`,
  drillFailed: 'Ein Server wird damit nicht bereit.',
  noSecretBeside: 'Daneben liegt kein Cookie-Geheimnis: Mit dieser Sicherung allein wären alle neue Gäste.',
  noAnswer: 'keine Antwort',
  unknownHost: (host) =>
    `Dieser Server heißt nicht „${host}“. Wer ihn betreibt, kann den Namen in SAMSARA_PUBLIC_ORIGIN oder SAMSARA_ALLOWED_ORIGINS angeben.`,
  checked: (tables, entries, promises) =>
    `Alles in Ordnung: ${tables} Tische mit ${entries} Einträgen, ${promises} Versprechen.`,
  brokenTable: (table, seq) => `Tisch ${table}: Eintrag ${seq} folgt nicht aus dem davor.`,
  brokenPromise: (number) => `Versprechen ${number} folgt nicht aus dem davor.`,
};

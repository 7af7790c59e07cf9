import type { PrivacyWords } from '../texts.ts';

const days = (count: number) => (count === 1 ? 'einen Tag' : `${count} Tage`);
const dative = (count: number) => (count === 1 ? 'einem Tag' : `${count} Tagen`);

export const de: PrivacyWords = {
  title: 'Datenschutz',
  lead: 'Du kannst hier ohne Konto, ohne Adresse und ohne echten Namen spielen. Diese Seite sagt, was dieser Server trotzdem über dich aufbewahrt, wozu und wie lange. Die Zahlen sind die, auf die dieser Server eingestellt ist.',
  notLoaded: 'Was dieser Server aufbewahrt, war gerade nicht zu erfragen. Versuch es gleich noch einmal.',

  who: 'Wer diesen Server betreibt',
  operator: (name) => `${name} betreibt diesen Server und steht für das ein, was darauf liegt.`,
  noOperator:
    'Wer diesen Server betreibt, hat sich hier nicht genannt. Frag die Person, von der du die Adresse hast.',
  contact: 'Hinschreiben',
  noContact: 'Wie man dorthin schreibt, steht hier nicht.',

  kept: 'Was auf dem Server liegt',
  kinds: {
    person: {
      name: 'Du',
      what: 'Eine Zufallszahl, die für dich steht, der Name, den du zuletzt genannt hast, und seit wann.',
      why: 'Damit dein Platz und deine Spiele deine bleiben.',
    },
    devices: {
      name: 'Deine Geräte',
      what: 'Von jedem: Browser und System in wenigen Worten, seit wann, und wann es zuletzt hier war. Was dein Browser sonst von sich erzählt, wird nicht aufbewahrt.',
      why: 'Damit du deine Geräte siehst und abmelden kannst.',
    },
    passkeys: {
      name: 'Passkeys',
      what: 'Wenn du einen angelegt hast: seine öffentliche Hälfte, wann er entstand und zuletzt benutzt wurde.',
      why: 'Damit du von jedem Gerät zurückkommst.',
    },
    links: {
      name: 'Links auf ein anderes Gerät',
      what: 'Ein Fingerabdruck des Codes und kurzlebige Zahlen für die Anmeldung.',
      why: 'Damit jeder einmal gilt und nie wieder.',
    },
    tables: {
      name: 'Tische',
      what: 'Wer sich unter welchem Namen gesetzt hat, und jeder Zug.',
      why: 'Daraus ergibt sich der Tisch, und er übersteht einen Neustart.',
    },
    words: {
      name: 'Was an Tischen gesagt wird',
      what: 'Sprüche und Nachrichten im Gespräch am Tisch, mit deinem Namen dort.',
      why: 'Damit auch wer später kommt das Letzte noch lesen kann.',
    },
    records: {
      name: 'Beendete Spiele',
      what: 'Wer unter welchem Namen mitgespielt hat, und alle Züge.',
      why: 'Damit alle, die dabei waren, sie noch einmal ansehen, auswerten und prüfen können.',
    },
    deals: {
      name: 'Spiele des Tages',
      what: 'Wenn du ein Ergebnis einsendest: das Ergebnis und deine eigenen Züge.',
      why: 'Damit man vergleichen kann, wie es lief.',
    },
    progress: {
      name: 'Dein Fortschritt',
      what: 'Mit einem Passkey: was Auswertungen über deine Entscheidungen sagen. Nur du kannst es lesen.',
      why: 'Damit alle deine Geräte dasselbe zeigen.',
    },
    notes: {
      name: 'Notizen, Pläne, Urlaub',
      what: 'Was du dir an Tischen über Tage notierst oder planst. Notizen und Pläne sieht sonst niemand.',
      why: 'Damit deine Pläne gespielt werden, während du weg bist.',
    },
    company: {
      name: 'Mitspieler',
      what: 'Was du über sie entschieden hast, Einladungen, und Runden, in denen du bist.',
      why: 'Weil du es so entschieden hast.',
    },
    notices: {
      name: 'Nachrichten',
      what: 'Wenn du erfahren willst, dass du am Zug bist: wohin, wann nicht, und was es zu sagen gibt.',
      why: 'Damit du von allem genau einmal hörst.',
    },
    order: {
      name: 'Ordnung im Haus',
      what: 'Was du über jemanden gemeldet hast und was über dich gemeldet wurde, mit dem Moment; Verwarnungen, Stummschaltungen und Sperren mit Grund und Ende. Was diejenigen tun, die für Ordnung sorgen, bleibt in einem Protokoll, das niemand ändern kann – mit Zufallsnummern statt Namen.',
      why: 'Damit auch Fremde hier gut miteinander spielen können.',
    },
  },
  howLong: 'Wie lange',
  forDays: (count) =>
    count === null
      ? 'Bis du es löschst'
      : `${days(count)}, nachdem es zuletzt gebraucht wurde, oder bis du es löschst`,
  afterVisit: (count) =>
    count === null
      ? 'Bis du es löschst'
      : `Bis ${days(count)} nach deinem letzten Besuch, oder bis du es löschst`,
  forMinutes: 'Ein paar Minuten',
  alsoForgotten: 'Was von selbst geht, und was nicht',
  unfinished: (count) =>
    count === null
      ? 'Spiele, die niemand weiterspielt, bleiben offen.'
      : `Ein Spiel, nach dem seit ${dative(count)} niemand mehr gesehen hat, wird abgebrochen.`,
  people: (count) =>
    count === null
      ? 'Niemand wird vergessen, nur weil er lange nicht hier war.'
      : `Wer seit ${dative(count)} nicht hier war, wird vergessen, als hätte er selbst alles gelöscht.`,
  backups: (count) =>
    count === null
      ? 'Für den Notfall kann es Kopien der Datenbank geben; wie lange sie aufbewahrt werden, hat der Betreiber nicht gesagt. Was du hier löschst, steht in solchen Kopien, bis sie weggeworfen werden.'
      : `Für den Notfall werden Kopien der Datenbank ${days(count)} aufbewahrt. Was du hier löschst, steht so lange noch darin.`,

  onDevice: 'Was auf diesem Gerät bleibt',
  onDeviceExplains:
    'Deine Einstellungen, Spiele gegen Bots und an einem Gerät, wie es in Lektionen und Rätseln lief, wie stark du gegen Bots bist, und was sich dieser Browser von Mischungen merkt, damit du sie prüfen kannst. Nichts davon wird irgendwohin geschickt, außer du willst es: wenn du ein solches Spiel auf den Server bringst oder ein Ergebnis des Tages einsendest.',
  never: 'Was nie gesammelt wird',
  neverList: [
    'Keine Tracker, keine Werbung, keine Statistik über dich. Diese Seite lädt nichts von anderen als von diesem Server.',
    'Keine Cookies außer einem, das sagt, welches Gerät du bist; kein Skript kann es lesen.',
    'Keine E-Mail-Adresse, keine Telefonnummer, keine Kontakte, kein Standort.',
    'Keine Netzwerkadresse wird gespeichert oder ins Protokoll des Servers geschrieben. Sie bleibt eine Weile im Arbeitsspeicher, um abzuwehren, wer zu oft fragt.',
  ],
  outside: 'Was an andere geht',
  push: 'Nur wenn du Nachrichten einschaltest: Sie laufen über den Push-Dienst deines Browser-Herstellers, so verschlüsselt, dass nur dein Browser sie lesen kann.',
  hooks:
    'Nur wenn du selbst eine Adresse nennst: Nachrichten über deine Spiele gehen dorthin, lesbar für alle, die sie betreiben.',
  nothingLeaves: 'Nichts. Dieser Server schickt niemandem sonst Nachrichten.',

  rights: 'Was du tun kannst',
  notKnown:
    'Dieser Server kennt dich nicht: Über dich liegt hier nichts. Dieses Gerät leeren kannst du trotzdem.',
  exportTitle: 'Alles bekommen',
  exportExplains:
    'Eine Datei mit allem, was über dich aufbewahrt wird, zum Lesen oder Behalten. Von Spielen, die noch laufen, steht nur darin, was du selbst getan hast.',
  export: 'Alles über mich speichern',
  exported: 'Die Datei ist gespeichert.',
  tooOften: 'Du hast in der letzten Stunde schon oft danach gefragt. Versuch es später noch einmal.',
  failed: 'Das hat nicht geklappt. Versuch es noch einmal.',
  deleteTitle: 'Alles löschen',
  deleteExplains:
    'Du verschwindest von diesem Server. Spiele, die andere mit dir gespielt haben, bleiben ihre, mit einem namenlosen Platz an deiner Stelle.',
  delete: 'Alles über mich löschen …',
  deviceTitle: 'Dieses Gerät leeren',
  deviceExplains:
    'Löscht, was dieser Browser von Samsara aufbewahrt: Einstellungen, Spiele auf diesem Gerät, Fortschritt. Der Server behält, was er hat; auf diesem Gerät bist du danach ein neuer Gast.',
  emptyDevice: 'Dieses Gerät leeren',
  reallyEmpty: 'Alles auf diesem Gerät ist dann weg.',
  emptied: 'Dieses Gerät ist leer.',

  reallyDelete: 'Alles über dich löschen?',
  whatGoes: [
    'Name, Geräte, Passkeys, Notizen, Pläne, Nachrichten, Fortschritt, Ergebnisse und Runden werden sofort gelöscht, auf allen deinen Geräten.',
    'Du gibst deine Plätze auf; wo ein Spiel läuft, spielt ein Bot für dich weiter.',
    'Was du an Tischen gesagt hast, ist weg, und beendete Spiele zeigen einen namenlosen Platz.',
    'Niemand kann das rückgängig machen, auch der Betreiber nicht.',
  ],
  showPasskey: 'Du wirst nach deinem Passkey gefragt.',
  word: 'LÖSCHEN',
  typeWord: (word) => `Tippe ${word}, um fortzufahren`,
  alsoDevice: 'Auch dieses Gerät leeren',
  yes: 'Alles löschen',
  cancel: 'Alles behalten',
  deleted: 'Alles über dich ist gelöscht. Mach’s gut, und danke fürs Mitspielen.',
  deletedSoon:
    'Du bist gelöscht. Der Server nimmt deinen Namen noch aus alten Tischen; das geht von selbst weiter.',
};

import type { Words } from './words.ts';

export const de: Words = {
  help: `Aufruf: npm create samsara-game [-- SCHALTER] [ORDNER]

Beginnt ein Kartenspiel für Samsara: Regeln, Bots, Stellungen, Texte, Tests und eine Seite, die jede Änderung lädt.

  --name NAME           wie es heißt
  --seats 2-4           wie viele mitspielen, 2 bis 12
  --languages de,en,fr  Sprachen, in denen du die Texte schreiben willst; die anderen zeigen Englisch
  --to ORDNER           wohin; ohne Angabe ein Ordner, der wie das Spiel heißt
  --packages ORDNER     nimmt Samsaras Pakete aus Archiven in diesem Ordner
  --yes                 fragt nichts`,
  devHelp: `Aufruf: samsara-dev [--port 5174]

Zeigt eine Seite, auf der das Spiel in diesem Ordner gespielt wird, und lädt jede Änderung seines Codes hinein.`,
  asks: {
    name: 'Wie heißt das Spiel?',
    seats: 'Wie viele spielen mit? Zum Beispiel 2-4',
    languages: 'In welchen Sprachen willst du die Texte schreiben? Leertaste wählt, Eingabe geht weiter',
  },
  languages: { de: 'Deutsch', en: 'Englisch', fr: 'Französisch' },
  problems: {
    'unknown-flag': 'Das lässt sich nicht lesen',
    'bad-name':
      'Ein Name beginnt mit einem Buchstaben oder einer Ziffer, hat höchstens 40 Zeichen und ein paar einfache Buchstaben',
    'bad-seats': 'Plätze sind eine Zahl von 2 bis 12, oder zwei wie 2-4',
    'bad-languages': 'Es gibt die Sprachen de, en und fr',
    'folder-not-empty': 'Dieser Ordner ist nicht leer, und nichts wird überschrieben',
    'no-tarball': 'Dieses Paket hat dort kein Archiv',
    unwritable: 'Die Dateien lassen sich nicht schreiben',
    missing: 'Hier kann niemand gefragt werden; sag --yes oder nenne es',
    'no-game-here': 'In diesem Ordner gibt es keine src/game.ts',
    'no-esbuild': 'In diesem Ordner ist esbuild nicht installiert; ruf zuerst npm install auf',
    'bad-port': 'Ein Port ist eine Zahl von 0 bis 65535',
    'port-taken': 'Dieser Port ist belegt; nenne einen anderen mit --port',
  },
  written: (name, folder) => `${name} liegt in ${folder}.`,
  next: 'So geht es weiter:',
  steps: {
    install: 'einmal',
    dev: 'auf einer Seite spielen, die jede Änderung lädt',
    test: 'Szenarien, Vertrag, Lecks, Texte',
    play: 'gegen den Bot „master“ im Terminal',
  },
  untranslated: (languages) => `Wird englisch gezeigt, bis du es übersetzt: ${languages.join(', ')}.`,
  developing: (address) => `Das Spiel wird auf ${address} gespielt. Strg-C beendet es.`,
  built: 'Geladen.',
  notBuilt: 'Der Code lässt sich nicht bauen:',
};

import type { Example, Texts } from './en.ts';

const playExamples: readonly Example[] = [
  ['play GAME', 'eine Partie gegen drei Bots'],
  ['play GAME --bots greedy,random --save partie.json', 'zwei Bots, und die Partie wird aufgezeichnet'],
  ['play GAME --position stellung.json', 'aus einer Stellung weiterspielen'],
];
const simulateExamples: readonly Example[] = [
  ['simulate GAME --games 10000', 'zehntausend zufällige Partien'],
  ['simulate GAME --bots greedy,random,random --json', 'wie stark ist greedy? Als JSON'],
  ['simulate GAME --games 20 --records partien', 'jede Partie aufzeichnen'],
];
const explainExamples: readonly Example[] = [
  ['explain GAME', 'das Spiel, seine Einstellungen, Karten und Regeln'],
  ['explain GAME --search Stapel', 'Regeln, in denen ein Wort vorkommt'],
  ['explain GAME --position stellung.json --why "0 take"', 'warum ist dieser Zug nicht erlaubt?'],
];

const tournamentExamples: readonly Example[] = [
  ['tournament GAME --bots master,casual', 'wer ist stärker, und um wie viel?'],
  ['tournament GAME --bots master:2000it,greedy,greedy,greedy --deals 250', 'einer gegen drei, 1000 Partien'],
  [
    'tournament GAME --bots skilled,casual --seed s --resume run.jsonl --plot run.svg',
    'lässt sich später fortsetzen',
  ],
];
const ladderExamples: readonly Example[] = [
  ['ladder GAME --games 400 --long-games 100 --seed s', 'wie weit die elf Stärken auseinanderliegen'],
];
const labExamples: readonly Example[] = [
  ['lab GAME --players 3 --set KEY=VALUE --games 500', 'zu dritt'],
  ['lab GAME --set KEY=VALUE --games 20000 --svg charts', 'eine Zahl geändert, Schaubilder in einen Ordner'],
  ['lab GAME --set cards.KIND=1', 'weniger Karten einer Sorte im Spiel'],
];
const stepsExamples: readonly Example[] = [
  ['steps', 'Zeilen JSON hinein, Zeilen JSON heraus'],
  ['steps --frames', 'binäre Rahmen, für viele Partien auf einmal; das Python-Paket spricht sie'],
];
const datasetExamples: readonly Example[] = [
  [
    'dataset GAME --games 1000 --bots greedy --out games.jsonl',
    'was jeder Platz sah und tat, Zeile für Zeile',
  ],
  [
    'dataset GAME --games 5000 --format vectors --vector information --out games.bin',
    'gepackte Vektoren; dieselbe Zeile noch einmal macht damit weiter',
  ],
];
const botHostExamples: readonly Example[] = [
  ['bot-host http://localhost:8080 TABLE -- python3 random_bot.py', 'setzt ein Programm an einen Tisch'],
  ['bot-host http://localhost:8080 --mcp', 'Werkzeuge für ein Sprachmodell (Model Context Protocol)'],
  ['bot-host --mcp --game GAME --against skilled', 'dasselbe ohne Server, gegen Bots'],
];

export const de: Texts = {
  help: {
    about: 'Ein digitaler Kartentisch: Kartenspiele spielen, simulieren, nachspielen und prüfen.',
    programUsage: '[Optionen] <Befehl>',
    commandUsage: '[Optionen]',
    usage: 'Aufruf:',
    arguments: 'Argumente:',
    options: 'Optionen:',
    globalOptions: 'Optionen aller Befehle:',
    commands: 'Befehle:',
    examples: 'Beispiele:',
    exitCodes: 'Rückgabewerte:',
    exits: {
      0: 'alles in Ordnung (auch wenn du verlierst)',
      1: 'die Antwort ist Nein: eine Aufzeichnung stimmt nicht, ein Szenario trifft nicht zu',
      2: 'mit der Eingabe lässt sich nichts anfangen; eine Zeile sagt, wo und warum',
      3: 'ein Fehler im Programm selbst',
      130: 'mit Strg-C beendet',
    },
    help: 'diese Hilfe zeigen',
    version: 'die Version zeigen',
    lang: 'Sprache: de, en oder fr (Vorgabe: die der Umgebung)',
    outsideGames:
      'vor dem Befehl: Spiele von außen, Ordner oder Pakete mit Kommas dazwischen (sonst: $SAMSARA_GAMES); ihre Programme laufen hier',
    json: 'das Ergebnis in der letzten Zeile als JSON ausgeben',
    game: 'ein Spiel; „samsara games“ zählt sie auf',
    players: 'wie viele mitspielen',
    option: 'eine Einstellung des Spiels, auch mehrmals; siehe „samsara explain“',
    words: {
      game: 'Spiel',
      file: 'Datei',
      directory: 'Ordner',
      bots: 'Bots',
      keyValue: 'Name=Wert',
      text: 'Text',
      name: 'Name',
      viewer: 'Sicht',
      topic: 'Thema',
      words: 'Wörter',
      move: 'Zug',
      language: 'Sprache',
      server: 'Server',
      table: 'Tisch',
      program: 'Programm',
      commitment: 'Hash',
      seatAndShare: 'Platz:Hex',
      day: 'Tag',
      list: 'Liste',
    },
    programExamples: [playExamples[0], simulateExamples[0], explainExamples[0]],
    play: {
      about: 'Im Terminal gegen Bots spielen.',
      game: 'ein Spiel; nennst du im Terminal keins, wirst du gefragt',
      bots: 'die anderen Plätze: greedy (Vorgabe), novice, casual, skilled, master, strength-zero bis strength-nine, beginner oder random, durch Kommas getrennt; eine kurze Liste beginnt von vorn',
      seat: 'dein Platz, gezählt ab 0 (Vorgabe: 0)',
      position: 'aus einer Stellung weiterspielen',
      seed: 'derselbe Text ergibt dieselbe Partie (Vorgabe: echter Zufall)',
      save: 'die Partie in dieser Datei aufzeichnen',
      json: 'jede Frage als eine Zeile JSON; Antwort: ein Zug, eine leere Zeile oder quit',
      name: 'dein Name',
      examples: playExamples,
    },
    simulate: {
      about: 'Bots viele Partien spielen lassen und zählen, wie sie ausgehen.',
      games: 'wie viele Partien (Vorgabe: 1000)',
      bots: 'einer je Platz: random (Vorgabe), beginner, greedy, novice, casual, skilled, master oder strength-zero bis strength-nine, durch Kommas getrennt; eine kurze Liste beginnt von vorn',
      seed: 'derselbe Text ergibt dieselben Partien',
      threads:
        'Threads, die sich die Arbeit teilen (Vorgabe: ab 2000 Partien alle Kerne); sie ändern nichts als die Dauer',
      records: 'jede Partie dort aufzeichnen; gegeben wird dann nachprüfbar, es sind also andere Partien',
      examples: simulateExamples,
    },
    tournament: {
      about:
        'Bots gegeneinander antreten lassen: gleiche Karten in jeder Sitzordnung, Anteile mit Grenzen, Wertungen.',
      bots: 'die Teilnehmer, durch Kommas getrennt: ein Bot, oder ein Bot mit seiner Bedenkzeit wie master:2000it oder master:500ms; eine kurze Liste beginnt von vorn',
      deals: 'wie oft gegeben wird; jedes Blatt wird in jeder Sitzordnung gespielt (Vorgabe: 100)',
      seed: 'derselbe Text gibt wieder dieselben Karten; nötig für --resume',
      threads: 'Threads, die sich die Arbeit teilen (Vorgabe: alle Kerne); sie ändern nur die Dauer',
      luckAdjusted:
        'auch die Anteile ohne das, was die Karten brachten: dafür reichen weniger Kartenverteilungen',
      resume: 'jedes Blatt in dieser Datei festhalten und von dort aus fortsetzen',
      plot: 'die Anteile in diese SVG-Datei zeichnen',
      examples: tournamentExamples,
    },
    ladder: {
      about:
        'Die Stärken 0 bis 10 messen: Jede spielt gegen die beiden nächsten, und aus den Ergebnissen werden Wertungen.',
      games: 'wie viele Partien je Paarung, die Hälfte mit getauschten Plätzen (Vorgabe: 100)',
      longGames: 'wie viele, wo einer von beiden lange nachdenkt, wie 9 und 10 (Vorgabe: ebenso viele)',
      strongest: 'nur die Stärken von 0 bis zu dieser (Vorgabe: 10)',
      seconds: 'nach dieser Zeit nicht mehr geben; gewertet wird, was bis dahin gespielt ist',
      seed: 'derselbe Text gibt wieder dieselben Partien',
      examples: ladderExamples,
    },
    lab: {
      about:
        'Hausregeln ausprobieren: Optionen und Zahlen ändern, Bots dieselben Blätter nach beiden Regeln spielen lassen und sehen, was sich ändert.',
      set: 'was geändert wird; mehrfach möglich, ein Punkt steht für einen Unterstrich; cards.… sind Anzahlen von Karten im Spiel; siehe „samsara explain“',
      games: 'wie viele Blätter nach beiden Regeln gespielt werden (Vorgabe: 2000)',
      skillGames: 'wie viele außerdem mit einem Meister gegen Gelegenheitsspieler (Vorgabe: 60)',
      seed: 'derselbe Text gibt dieselben Partien wieder',
      jobs: 'Threads, die sich die Arbeit teilen (Vorgabe: alle Kerne); sie ändern nur die Dauer',
      svg: 'die Schaubilder in diesen Ordner zeichnen',
      examples: labExamples,
    },
    steps: {
      about: 'Spielt Partien Aktion für Aktion für ein Programm, das lernt: Befehle hinein, Vektoren heraus.',
      frames: 'binäre Rahmen mit je vielen Partien statt Zeilen JSON',
      examples: stepsExamples,
    },
    dataset: {
      about: 'Schreibt Stellungen, Aktionen und Ergebnisse von Partien zwischen Bots in eine Datei.',
      out: 'die Datei; mit einer, die abgebrochen wurde, wird weitergemacht',
      games: 'wie viele Partien (Vorgabe: 1000)',
      bots: 'einer für jeden Platz: greedy (Vorgabe), random, beginner, novice, casual, skilled, master oder strength-zero bis strength-nine, durch Kommas getrennt; eine kurze Liste beginnt von vorn',
      format: 'Zeilen JSON mit dem, was der Platz sieht (Vorgabe), oder gepackte Vektoren',
      vector: 'was ein Vektor enthält: den Tisch (Vorgabe), oder auch das, woran sich der Platz erinnert',
      seed: 'derselbe Text gibt dieselben Partien wieder',
      threads: 'Threads, die sich die Arbeit teilen (Vorgabe: alle Kerne); sie ändern nur die Zeit',
      examples: datasetExamples,
    },
    botHost: {
      about: 'Ein Programm an den Tisch eines Servers setzen: Nachrichten als Zeilen in JSON.',
      server: 'die Adresse des Servers, etwa http://localhost:8080',
      table: 'der Code des Tisches; ohne ihn eröffnet das Programm selbst einen oder tritt einem bei',
      program:
        'das Programm und seine Argumente, nach --; es liest Nachrichten aus der Standardeingabe und schreibt seine in die Standardausgabe; ohne Programm dienen unsere eigene Ein- und Ausgabe',
      name: 'der Name, unter dem das Programm spielt; bei einem Sprachmodell sonst sein eigener',
      mcp: 'das Model Context Protocol über Standardein- und -ausgabe sprechen: Werkzeuge, mit denen ein Sprachmodell Tische auflistet, Platz nimmt und spielt; es erfährt, was sein Platz wissen darf, und sonst nichts',
      game: 'mit --mcp und ohne Server: das Spiel, das hier gespielt wird',
      against: 'mit --game: die anderen Plätze, wie bei „samsara play --bots“',
      examples: botHostExamples,
    },
    replay: {
      about: 'Eine aufgezeichnete Partie erzählen.',
      file: 'eine Aufzeichnung, oder eine Zeile von vielen: spiele.jsonl:3',
      to: 'nur die ersten n Züge',
      as: 'aus wessen Sicht: ein Platz, onlooker (Zuschauer) oder all (Vorgabe: all)',
      examples: [
        ['replay partie.json', 'die ganze Partie erzählen'],
        ['replay partie.json --to 12 --as 0', 'die ersten zwölf Züge, wie Platz 0 sie sah'],
      ],
    },
    review: {
      about: 'Eine aufgezeichnete Partie besprechen: was war Glück, was war Entscheidung?',
      seat: 'nur ein Platz, gezählt ab 0 (Vorgabe: alle Plätze)',
      iterations: 'wie lange über jede Entscheidung nachgedacht wird (Vorgabe: 400)',
      seed: 'eine Zahl; dieselbe ergibt dieselbe Besprechung (Vorgabe: 1)',
      svg: 'die Chancen Zug um Zug in diese SVG-Datei zeichnen',
      examples: [
        ['review partie.json', 'was war Glück, was Entscheidung, für jeden Platz'],
        ['review partie.json --seat 0 --svg kurve.svg', 'nur Platz 0, und seine Chancen als Zeichnung'],
      ],
    },
    verify: {
      about: 'Aufzeichnungen prüfen: Züge, Mischen und Ende.',
      file: 'Aufzeichnungen oder Dateien mit vielen (.jsonl), eine je Zeile',
      promise: 'das Versprechen, das du vor dem Austeilen gesehen hast: gehört es zu diesem Mischen?',
      entropy: 'was ein Platz zum Mischen beigetragen hat, etwa 0:9f…; mehrmals möglich',
      commitments: 'der Hash über alle Festlegungen, wie die Seite ihn aufbewahrt',
      examples: [
        ['verify partie.json', 'ist alles mit rechten Dingen zugegangen?'],
        [
          'verify partie.json --promise HASH --entropy 0:HEX',
          'und war es das versprochene Mischen, mit meinem Beitrag?',
        ],
      ],
    },
    puzzles: {
      about: 'Rätsel finden („Was würdest du spielen?“) und die mitgelieferten beweisen.',
      mine: 'Momente suchen, in denen ein Zug klar der beste ist, in Partien von Bots oder in Aufzeichnungen.',
      count: 'wie viele Rätsel die Datei enthalten soll (Vorgabe: 200)',
      seed: 'derselbe Text sieht dieselben Partien noch einmal an',
      jobs: 'wie viele Threads sich die Arbeit teilen (Vorgabe: einer je Prozessor)',
      out: 'jedes Rätsel an diese Datei anhängen und bei dem weitermachen, was dort steht (Vorgabe: ausgeben)',
      seconds: 'nach so vielen Sekunden aufhören',
      records: 'stattdessen die Aufzeichnungen in diesem Ordner ansehen; wer darin spielt, ist einverstanden',
      prove:
        'Rätsel noch einmal beweisen: noch derselbe Moment, und der beste Zug auch für eine neue Suche klar der beste.',
      game: 'ein Spiel (Vorgabe: alle)',
      in: 'die Rätsel dieser Datei statt der mitgelieferten',
      sample: 'so viele je Spiel (Vorgabe: alle)',
      examples: [
        ['puzzles mine GAME --out raetsel.txt', '200 Rätsel finden'],
        ['puzzles mine GAME --records partien', 'Rätsel aus Partien von Menschen'],
        ['puzzles prove GAME --sample 10', 'halten zehn der mitgelieferten?'],
      ],
    },
    deal: {
      about:
        'Die Karten zeigen, die ein Spiel an einem Tag für alle hat, oder eine Aufzeichnung davon beweisen.',
      day: 'ein Tag, etwa 2026-11-16 (Vorgabe: heute, in UTC)',
      bots: 'wer zum Vergleich spielt, durch Kommas getrennt (Vorgabe: novice, casual, skilled, master)',
      prove: 'ist diese Aufzeichnung eine wahre Partie mit diesen Karten? Spielt sie nach',
      examples: [
        ['deal GAME', 'die Karten von heute, und wie Bots damit abschneiden'],
        ['deal GAME --day 2026-11-16 --prove partie.json', 'wurde das mit den Karten dieses Tages gespielt?'],
      ],
    },
    promises: {
      about:
        'Die Versprechen eines Servers über sein Mischen prüfen: nummeriert, verkettet, keins ausgelassen.',
      promise:
        'das Versprechen, das du vor dem Austeilen gesehen hast oder das in einer Aufzeichnung steht: welches ist es?',
      examples: [
        ['promises http://localhost:8080', 'alle Versprechen dieses Servers und was aus den Partien wurde'],
        ['promises http://localhost:8080 --promise HASH', 'ist das Versprechen dabei, das du gesehen hast?'],
      ],
    },
    scenario: {
      about: 'Szenarien durchspielen: Stellungen, Züge und was danach gelten muss.',
      file: 'JSON-Dateien oder Ordner damit; - ist die Standardeingabe',
      game: 'das Spiel für Szenarien, die keins nennen',
      examples: [
        ['scenario szenarien/', 'alle JSON-Dateien eines Ordners'],
        ['scenario --game GAME - < eins.json', 'ein Szenario von der Standardeingabe'],
      ],
    },
    explain: {
      about: 'Ein Spiel erklären: Regeln, Karten, Einstellungen und Ablehnungen.',
      topic: 'Klauseln, Karten, Einstellungen oder Kürzel von Ablehnungen',
      search: 'Regeln, in denen alle diese Wörter vorkommen',
      position: 'eine Stellung, zusammen mit --why',
      why: 'warum dieser Zug dort nicht erlaubt ist, mit dem Platz davor: "0 take"',
      examples: explainExamples,
    },
    bench: {
      about: 'Messen, wie schnell die Regeln sind.',
      game: 'ein Spiel (Vorgabe: alle)',
      seconds: 'wie lange gemessen wird, in Sekunden (Vorgabe: 3)',
      examples: [['bench GAME --json', 'die Zahlen als JSON']],
    },
    games: {
      about: 'Die Spiele aufzählen.',
      examples: [
        ['games --lang fr', 'die Spiele auf Französisch'],
        ['--games ./my-game play my-game', 'ein Spiel von außen gegen Bots'],
      ],
    },
  },

  errors: {
    colon: ': ',
    fault: 'das ist ein Fehler im Programm',
    files: {
      'not-found': 'es gibt sie nicht',
      'is-a-directory': 'es ist ein Ordner',
      'not-permitted': 'der Zugriff ist nicht gestattet',
      'not-a-file': 'es ist keine Datei',
      'not-text': 'es ist kein Text in UTF-8',
      'too-large': 'sie ist größer als 64 MiB',
      'no-space': 'es ist kein Platz mehr frei',
    },
    atCharacter: (place) => `beim ${place}. Zeichen`,
    endsTooEarly: 'es endet zu früh',
    unexpected: (token) => `${token} gehört nicht dorthin`,
    usage: {
      unknownOption: 'diese Option gibt es nicht',
      unknownCommand: 'diesen Befehl gibt es nicht',
      missingArgument: 'diese Angabe fehlt',
      optionMissingArgument: 'hier fehlt ein Wert',
      excessArguments: 'das sind zu viele Angaben',
    },
    didYouMean: (words) => `; meinst du ${words}?`,
  },

  games: {
    seats: (min, max) => `${min} bis ${max} Spielende`,
  },

  play: {
    whichGame: 'Welches Spiel?',
    yourName: 'Gast',
    itIsYou: 'du',
    seats: 'Plätze:',
    commitment: 'Festlegung auf das Mischen:',
    hint: 'Tippe eine Nummer oder einen Zug ein; „hilfe“ zählt auf, was du sonst noch sagen kannst.',
    letPass: 'nichts tun',
    noSuchNumber: (most) => `Die Züge haben die Nummern 1 bis ${most}.`,
    isLegal: 'Das darfst du.',
    whyWhat: 'Sag, welchen Zug du meinst: „warum“ und dann der Zug.',
    noSuchRule: (word) => (word ? `Eine Regel ${word} gibt es nicht.` : 'Sag, welche Regel du meinst.'),
    undone: 'Zurückgenommen.',
    noUndo: {
      nothing: 'Du hast noch keinen Zug gemacht.',
      'others-acted': 'Zu spät: Seit deinem letzten Zug hat schon jemand anders gehandelt.',
      learned:
        'Das geht nicht: Durch deinen letzten Zug hast du etwas erfahren, das du vorher nicht wusstest.',
    },
    helpIntro: 'Das kannst du sagen:',
    aMove: 'eine Nummer oder einen Zug',
    aMoveSays: 'so ziehst du; rechts neben jedem Zug steht, wie er heißt',
    sayings: {
      why: { word: 'warum', argument: 'ZUG', says: 'warum ein Zug nicht erlaubt ist und nach welcher Regel' },
      rule: { word: 'regel', argument: 'KLAUSEL', says: 'der Wortlaut einer Regel' },
      undo: {
        word: 'zurück',
        argument: '',
        says: 'deinen letzten Zug zurücknehmen, falls er dir nichts verraten hat',
      },
      hand: { word: 'hand', argument: '', says: 'noch einmal deine Karten, der Tisch und deine Züge' },
      log: { word: 'verlauf', argument: '', says: 'alles, was bisher geschehen ist' },
      help: { word: 'hilfe', argument: '', says: 'diese Liste' },
      quit: { word: 'ende', argument: '', says: 'die Partie verlassen' },
    },
    saveWhere: 'Aufzeichnung speichern? Dateiname, oder Eingabetaste für Nein:',
    saved: (file) =>
      `Die Aufzeichnung steht in ${file}. Ob alles mit rechten Dingen zuging: samsara verify ${file}`,
  },

  ending: {
    you: 'du',
    winners: () => 'Gewonnen:',
    losers: () => 'Verloren:',
    points: 'Punkte:',
  },

  dataset: {
    written: (games, rows, file) => `${file}: ${games} Partien mit ${rows} Zeilen geschrieben`,
  },
  simulate: {
    played: (games, seed) => `${games} Partien, Startwert ${seed}`,
    bySeat: 'Nach Plätzen',
    byBot: 'Nach Bots',
    wins: 'gewinnt',
    losses: 'verliert',
    interval: '  in Klammern: dort liegt der wahre Anteil in 95 von 100 Fällen',
    endings: 'Wie die Partien enden',
    lengths: 'Partien nach Zahl der Züge',
    length: (min, median, mean, max) =>
      `kürzeste ${min}, Median ${median}, Mittel ${mean}, längste ${max} Züge`,
    speed: (moves, seconds, games, perSecond) =>
      `${moves} Züge in ${seconds} s: ${games} Partien/s, ${perSecond} Züge/s`,
  },

  tournament: {
    played: (games, deals, seed) => `${games} Partien mit ${deals} Blättern, Startwert ${seed}`,
    columns: { bot: 'Bot', wins: 'gewinnt', timesFair: '× gerecht', losses: 'verliert', rating: 'Wertung' },
    luckAdjusted: 'gewinnt ohne Glück',
    interval: (fair) =>
      `  in Klammern: dort liegt der wahre Anteil 95-mal von 100, nach Blättern gezählt; gerecht sind ${fair} je Platz; Wertungen nach OpenSkill`,
    clockDecides:
      '  eine Bedenkzeit in Millisekunden hängt vom Rechner ab: diese Partien lassen sich nicht wiederholen',
    fair: 'gerecht:',
    plotNote: 'Siege je Platz, mit 95-%-Grenzen nach Blättern',
  },

  ladder: {
    played: (games, pairings, seed) => `${games} Partien in ${pairings} Paarungen, Startwert ${seed}`,
    columns: { strength: 'Stärke', bot: 'Bot', rating: 'Wertung', step: 'über der vorigen' },
    interval: (anchor, rating) =>
      `  Wertungen nach Bradley und Terry, ${anchor} ist ${rating}; 400 mehr gewinnen zehn von elf Partien; in Klammern: dort liegt der wahre Wert 95-mal von 100, nach Blättern gezählt`,
  },

  lab: {
    played: (games, skillGames, seed) =>
      `${games} Blätter nach beiden Regeln, ${skillGames} mit einem Meister, Startwert ${seed}`,
    nothingChanged: 'nichts ist geändert: beides sind die offiziellen Regeln',
    interval: '  in Klammern: dort liegt der wahre Anteil 95-mal von 100',
    yes: 'ja',
    no: 'nein',
  },

  botHost: {
    connected: (server) => `verbunden mit ${server}`,
    refused: (status) => `der Server antwortet mit ${status}`,
    unreachable: (server) => `${server} ist nicht erreichbar`,
    closed: (code) => `der Server hat die Verbindung geschlossen (${code})`,
  },

  replay: {
    asSeen: (name) => `Der Tisch, wie ${name} ihn sieht`,
    hash: 'Hash des Zustands:',
  },

  review: {
    inPoints: 'Änderungen in Punkten: Hundertstel der Gewinnchance',
    unfinished: 'die Partie wurde abgebrochen, es gibt kein Ergebnis aufzuteilen',
    start: 'Chance vor dem Austeilen',
    cards: 'Karten',
    ofWhichDeal: (deal) => `davon Austeilen ${deal}`,
    others: 'die anderen',
    own: 'eigene Entscheidungen',
    result: 'Ergebnis',
    move: (move, change) => `Zug ${move}  ${change}`,
    better: 'besser',
    letsPass: 'den Moment verstreichen lassen',
    marks: {
      brilliant: 'glänzend gefunden',
      fine: 'gut',
      inaccuracy: 'ungenau',
      mistake: 'Fehler',
      blunder: 'grober Fehler',
    },
    curves: 'Gewinnchancen Zug um Zug',
    moves: (count) => `${count} Züge`,
  },

  verify: {
    aborted: 'die Partie wurde vor ihrem Ende abgebrochen',
    holds: 'ja',
    doesNotHold: 'nein',
  },

  puzzles: {
    found: (found, games, all, seed) =>
      `gefundene Rätsel: ${found}, angesehene Partien: ${games}, Rätsel insgesamt: ${all}, Startwert: ${seed}`,
    proven: (n) => `Rätsel, die halten: ${n}`,
    notProven: (failed, proven) => `Rätsel, die nicht halten: ${failed}; die halten: ${proven}`,
    reasons: {
      'other-moment': 'seine Züge führen nicht mehr zum selben Moment',
      'taste-finds-it': 'den Zug findet auch, wer nicht nachdenkt',
      'other-move': 'eine Suche zieht einen anderen Zug vor',
      'too-close': 'der beste Zug ist weniger als 12 Punkte besser als der nächste',
      'other-sure-win': 'ein anderer Zug gewinnt sicher',
    },
  },

  deal: {
    title: (game, day) => `${game}, die Karten vom ${day}`,
    seats: (seat, level) =>
      `Du hast Platz ${seat}; auf den anderen entscheiden Bots der Stufe ${level} ebenfalls nach dem Startwert, sodass dieselben Entscheidungen überall dieselbe Partie ergeben.`,
    seed: 'Startwert:',
    derived: 'Er ist der SHA-256 dreier Zeilen, ohne Zeilenumbruch am Ende; jeder kann ihn ausrechnen:',
    bots: 'Wie Bots auf deinem Platz abschneiden',
    won: 'gewinnt',
    lost: 'gewinnt nicht',
    points: (points) => `${points} Punkte`,
    choices: (choices) => `${choices} Entscheidungen`,
    otherDeal: 'das sind nicht die Karten dieses Spiels und Tages',
    endsTooEarly: 'die Aufzeichnung hört vor dem Ende der Partie auf',
  },

  promises: {
    hold: (n) => (n === 1 ? '1 Versprechen, wie es gegeben wurde' : `${n} Versprechen, lückenlos verkettet`),
    breaks: (n) => `Versprechen ${n} folgt nicht aus dem davor`,
    open: (numbers) => `Partien bisher ohne Ende: Nr. ${numbers}`,
    found: (n, ended) =>
      `deins ist Nr. ${n}; die Partie ${ended === null ? 'hat bisher kein Ende' : ended === 'finished' ? 'wurde zu Ende gespielt' : 'wurde abgebrochen'}`,
    notFound: 'deins ist nicht darunter',
  },

  scenario: {
    differences: {
      'move-refused': (move, because) => `„${move}“ wird abgelehnt. ${because}`,
      'not-legal': (move, because) => `„${move}“ müsste erlaubt sein, wird aber abgelehnt. ${because}`,
      'not-refused': (move) => `„${move}“ müsste abgelehnt werden, ist aber erlaubt.`,
      'refused-otherwise': (move, because, expected) =>
        `„${move}“ wird aus einem anderen Grund abgelehnt als ${expected}. ${because}`,
      'not-rejected': (expected) => `Die Stellung müsste abgelehnt werden (${expected}), ist aber möglich.`,
      'rejected-otherwise': (found, expected) =>
        `Die Stellung müsste wegen ${expected} abgelehnt werden, wird es aber wegen ${found}.`,
      'other-count': (place, found, expected) =>
        `${place} müsste ${expected} enthalten, enthält aber ${found}.`,
      'other-value': (place, found, expected) =>
        `${place} müsste ${expected} sein, ${found ? `ist aber ${found}` : 'fehlt aber'}.`,
    },
    counted: (passed, failed) => `${passed} ${passed === 1 ? 'trifft' : 'treffen'} zu, ${failed} nicht`,
  },

  explain: {
    options: 'Einstellungen',
    cards: 'Karten',
    clauses: 'Regeln',
    standing: { official: 'aus den Regeln', house: 'Hausregel' },
    aSeat: 'ein Platz, oder null für den Zufall',
    refusedBy: (clause) => `ein Zug wird nach ${clause} abgelehnt`,
    nothingFound: (words) => `Keine Regel enthält: ${words}`,
  },

  bench: {
    seats: (count) => `${count} Plätze, zufälliges Spiel`,
    movesPerSecond: 'Züge je Prozessorsekunde',
    nsPerMove: 'Nanosekunden je Zug',
    gamesPerSecond: 'Partien je Prozessorsekunde',
    movesPerSecondCloning: 'Züge je Prozessorsekunde, mit Kopie des Zustands vor jedem',
    view: 'Mikrosekunden je Sicht',
    imagine: 'Mikrosekunden je vorgestelltem Zustand',
    memory: 'KiB für 10 000 Partien',
  },
};

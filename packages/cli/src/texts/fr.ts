import type { Example, Texts } from './en.ts';

const playExamples: readonly Example[] = [
  ['play GAME', 'une partie contre trois robots'],
  ['play GAME --bots greedy,random --save partie.json', 'deux robots, et la partie est enregistrée'],
  ['play GAME --position position.json', 'reprendre à partir d’une position'],
];
const simulateExamples: readonly Example[] = [
  ['simulate GAME --games 10000', 'dix mille parties au hasard'],
  ['simulate GAME --bots greedy,random,random --json', 'greedy est-il fort ? En JSON'],
  ['simulate GAME --games 20 --records parties', 'enregistrer chaque partie'],
];
const explainExamples: readonly Example[] = [
  ['explain GAME', 'le jeu, ses options, ses cartes et ses règles'],
  ['explain GAME --search pile', 'les règles qui contiennent un mot'],
  ['explain GAME --position position.json --why "0 take"', 'pourquoi ce coup est-il refusé ?'],
];

const tournamentExamples: readonly Example[] = [
  ['tournament GAME --bots master,casual', 'qui est le plus fort, et de combien ?'],
  ['tournament GAME --bots master:2000it,greedy,greedy,greedy --deals 250', 'un contre trois, 1 000 parties'],
  [
    'tournament GAME --bots skilled,casual --seed s --resume run.jsonl --plot run.svg',
    'peut être repris plus tard',
  ],
];
const ladderExamples: readonly Example[] = [
  ['ladder GAME --games 400 --long-games 100 --seed s', 'l’écart entre les onze forces'],
];
const labExamples: readonly Example[] = [
  ['lab GAME --players 3 --set KEY=VALUE --games 500', 'à trois'],
  ['lab GAME --set KEY=VALUE --games 20000 --svg charts', 'un nombre changé, les graphiques dans un dossier'],
  ['lab GAME --set cards.KIND=1', 'moins de cartes d’une sorte dans le jeu'],
];
const stepsExamples: readonly Example[] = [
  ['steps', 'des lignes de JSON en entrée, des lignes de JSON en sortie'],
  ['steps --frames', 'des trames binaires, pour beaucoup de parties à la fois ; le paquet Python les parle'],
];
const datasetExamples: readonly Example[] = [
  [
    'dataset GAME --games 1000 --bots greedy --out games.jsonl',
    'ce que chaque place a vu et fait, ligne par ligne',
  ],
  [
    'dataset GAME --games 5000 --format vectors --vector information --out games.bin',
    'des vecteurs compacts ; la même ligne encore une fois continue le fichier',
  ],
];
const botHostExamples: readonly Example[] = [
  ['bot-host http://localhost:8080 TABLE -- python3 random_bot.py', 'assoit un programme à une table'],
  ['bot-host http://localhost:8080 --mcp', 'des outils pour un modèle de langage (Model Context Protocol)'],
  ['bot-host --mcp --game GAME --against skilled', 'de même sans serveur, contre des robots'],
];

export const fr: Texts = {
  help: {
    about: 'Une table de jeu numérique : jouer, simuler, rejouer et vérifier des jeux de cartes.',
    programUsage: '[options] <commande>',
    commandUsage: '[options]',
    usage: 'Utilisation :',
    arguments: 'Arguments :',
    options: 'Options :',
    globalOptions: 'Options de toutes les commandes :',
    commands: 'Commandes :',
    examples: 'Exemples :',
    exitCodes: 'Codes de retour :',
    exits: {
      0: 'tout va bien (même si vous perdez)',
      1: 'la réponse est non : un enregistrement est faux, un scénario échoue',
      2: 'l’entrée est inutilisable ; une ligne dit où et pourquoi',
      3: 'une erreur du programme lui-même',
      130: 'interrompu par Ctrl-C',
    },
    help: 'afficher cette aide',
    version: 'afficher la version',
    lang: 'langue : de, en ou fr (par défaut : celle de l’environnement)',
    outsideGames:
      'avant la commande : jeux venus d’ailleurs, dossiers ou paquets séparés par des virgules (par défaut : $SAMSARA_GAMES) ; leurs programmes s’exécutent ici',
    json: 'afficher le résultat en JSON, sur la dernière ligne',
    game: 'un jeu ; « samsara games » en donne la liste',
    players: 'nombre de joueurs',
    option: 'une option du jeu, à répéter au besoin ; voir « samsara explain »',
    words: {
      game: 'jeu',
      file: 'fichier',
      directory: 'dossier',
      bots: 'robots',
      keyValue: 'nom=valeur',
      text: 'texte',
      name: 'nom',
      viewer: 'vue',
      topic: 'sujet',
      words: 'mots',
      move: 'coup',
      language: 'langue',
      server: 'serveur',
      table: 'table',
      program: 'programme',
      commitment: 'empreinte',
      seatAndShare: 'place:hex',
      day: 'jour',
      list: 'liste',
    },
    programExamples: [playExamples[0], simulateExamples[0], explainExamples[0]],
    play: {
      about: 'Jouer dans le terminal contre des robots.',
      game: 'un jeu ; dans un terminal, la question vous est posée si vous n’en nommez aucun',
      bots: 'les autres places : greedy (par défaut), novice, casual, skilled, master, strength-zero à strength-nine, beginner ou random, séparés par des virgules ; une liste courte recommence',
      seat: 'votre place, comptée à partir de 0 (par défaut : 0)',
      position: 'reprendre à partir d’une position',
      seed: 'le même texte redonne la même partie (par défaut : le vrai hasard)',
      save: 'enregistrer la partie dans ce fichier',
      json: 'chaque question sur une ligne JSON ; répondez par un coup, une ligne vide ou quit',
      name: 'votre nom',
      examples: playExamples,
    },
    simulate: {
      about: 'Faire jouer beaucoup de parties à des robots et compter leurs issues.',
      games: 'nombre de parties (par défaut : 1000)',
      bots: 'un par place : random (par défaut), beginner, greedy, novice, casual, skilled, master ou strength-zero à strength-nine, séparés par des virgules ; une liste courte recommence',
      seed: 'le même texte redonne les mêmes parties',
      threads:
        'fils d’exécution qui se partagent le travail (par défaut : tous les cœurs à partir de 2000 parties) ; seule la durée en dépend',
      records:
        'enregistrer chaque partie dans ce dossier ; la donne est alors vérifiable, ce sont donc d’autres parties',
      examples: simulateExamples,
    },
    tournament: {
      about:
        'Faire s’affronter des bots : les mêmes donnes à toutes les places, des parts avec leurs limites, des cotes.',
      bots: 'les participants, séparés par des virgules : un bot, ou un bot avec sa réflexion, comme master:2000it ou master:500ms ; une liste courte recommence',
      deals: 'nombre de donnes ; chacune est jouée à toutes les places (par défaut : 100)',
      seed: 'le même texte redonne les mêmes donnes ; nécessaire avec --resume',
      threads:
        'fils qui se partagent le travail (par défaut : tous les cœurs) ; ils ne changent que la durée',
      luckAdjusted:
        'donner aussi les parts sans ce que les cartes ont apporté, ce qui demande moins de donnes',
      resume: 'garder chaque donne dans ce fichier, et continuer à partir de ce qui s’y trouve',
      plot: 'dessiner les parts dans ce fichier SVG',
      examples: tournamentExamples,
    },
    ladder: {
      about:
        'Mesurer les forces 0 à 10 : chacune joue contre les deux suivantes, et les résultats donnent des cotes.',
      games: 'nombre de parties par rencontre, la moitié en échangeant les places (par défaut : 100)',
      longGames: 'combien quand l’un des deux réfléchit longtemps, comme 9 et 10 (par défaut : autant)',
      strongest: 'seulement les forces de 0 à celle-ci (par défaut : 10)',
      seconds: 'ne plus donner après ce temps ; ce qui est joué d’ici là compte',
      seed: 'le même texte redonne les mêmes parties',
      examples: ladderExamples,
    },
    lab: {
      about:
        'Essayer des règles maison : changer options et nombres, faire jouer aux bots les mêmes donnes selon les deux règles, et voir ce qui change.',
      set: 'ce qui change ; plusieurs fois possible, un point vaut un tiret bas ; cards.… sont des nombres de cartes du jeu ; voir « samsara explain »',
      games: 'combien de donnes sont jouées selon les deux règles (par défaut : 2000)',
      skillGames: 'combien en plus avec un maître contre des joueurs occasionnels (par défaut : 60)',
      seed: 'le même texte redonne les mêmes parties',
      jobs: 'fils d’exécution qui se partagent le travail (par défaut : tous les cœurs) ; ils ne changent que la durée',
      svg: 'dessiner les graphiques dans ce dossier',
      examples: labExamples,
    },
    steps: {
      about:
        'Joue des parties action par action pour un programme qui apprend : des commandes en entrée, des vecteurs en sortie.',
      frames: 'des trames binaires avec beaucoup de parties chacune, au lieu de lignes de JSON',
      examples: stepsExamples,
    },
    dataset: {
      about: 'Écrit dans un fichier les positions, actions et résultats de parties entre robots.',
      out: 'le fichier ; s’il a été interrompu, il est continué',
      games: 'combien de parties (par défaut : 1000)',
      bots: 'un pour chaque place : greedy (par défaut), random, beginner, novice, casual, skilled, master ou strength-zero à strength-nine, séparés par des virgules ; une liste courte recommence',
      format: 'des lignes de JSON avec ce que voit la place (par défaut), ou des vecteurs compacts',
      vector: 'ce que contient un vecteur : la table (par défaut), ou aussi ce dont la place se souvient',
      seed: 'le même texte redonne les mêmes parties',
      threads:
        'fils qui se partagent le travail (par défaut : tous les cœurs) ; ils ne changent que le temps',
      examples: datasetExamples,
    },
    botHost: {
      about: 'Asseoir un programme à la table d’un serveur : des messages en lignes de JSON.',
      server: 'l’adresse du serveur, par exemple http://localhost:8080',
      table: 'le code de la table ; sans lui, le programme en ouvre une ou en rejoint une lui-même',
      program:
        'le programme et ses arguments, après -- ; il lit les messages sur son entrée standard et écrit les siens sur sa sortie standard ; sans programme, les nôtres servent',
      name: 'le nom sous lequel joue le programme ; sinon, pour un modèle de langage, le sien',
      mcp: 'parler le Model Context Protocol par l’entrée et la sortie standard : des outils avec lesquels un modèle de langage liste les tables, prend place et joue ; il apprend ce que sa place peut savoir, et rien d’autre',
      game: 'avec --mcp et sans serveur : le jeu qui se joue ici',
      against: 'avec --game : les autres places, comme avec « samsara play --bots »',
      examples: botHostExamples,
    },
    replay: {
      about: 'Raconter une partie enregistrée.',
      file: 'un enregistrement, ou une ligne parmi d’autres : parties.jsonl:3',
      to: 'seulement les n premiers coups',
      as: 'vue par qui : une place, onlooker (spectateur) ou all (par défaut : all)',
      examples: [
        ['replay partie.json', 'raconter toute la partie'],
        ['replay partie.json --to 12 --as 0', 'les douze premiers coups, vus de la place 0'],
      ],
    },
    review: {
      about: 'Analyser une partie enregistrée : la part de la chance, celle des choix.',
      seat: 'une seule place, comptée à partir de 0 (par défaut : toutes)',
      iterations: 'durée de réflexion sur chaque décision (par défaut : 400)',
      seed: 'un nombre ; le même redonne la même analyse (par défaut : 1)',
      svg: 'dessiner les chances coup par coup dans ce fichier SVG',
      examples: [
        ['review partie.json', 'la part de la chance et des choix, pour chaque place'],
        ['review partie.json --seat 0 --svg courbe.svg', 'la place 0 seule, et ses chances en dessin'],
      ],
    },
    verify: {
      about: 'Vérifier des enregistrements : coups, mélange et fin.',
      file: 'des enregistrements, ou des fichiers qui en contiennent un par ligne (.jsonl)',
      promise: 'la promesse vue avant la distribution : est-ce bien ce mélange ?',
      entropy: 'ce qu’une place a ajouté au mélange, par exemple 0:9f… ; peut être répété',
      commitments: 'l’empreinte de tous les engagements, telle que la page la garde',
      examples: [
        ['verify partie.json', 'tout s’est-il passé dans les règles ?'],
        [
          'verify partie.json --promise HASH --entropy 0:HEX',
          'et était-ce le mélange promis, avec ma contribution ?',
        ],
      ],
    },
    puzzles: {
      about: 'Trouver des énigmes (« Que joueriez-vous ? ») et prouver celles qui sont fournies.',
      mine: 'Chercher les moments où un coup est nettement le meilleur, dans des parties de robots ou enregistrées.',
      count: 'combien d’énigmes le fichier doit contenir (par défaut : 200)',
      seed: 'le même texte examine de nouveau les mêmes parties',
      jobs: 'combien de fils d’exécution se partagent le travail (par défaut : un par processeur)',
      out: 'ajouter chaque énigme à ce fichier et continuer à partir de ce qui s’y trouve (par défaut : les afficher)',
      seconds: 'arrêter après tant de secondes',
      records: 'examiner plutôt les parties enregistrées de ce dossier ; leurs joueurs sont d’accord',
      prove:
        'Prouver de nouveau des énigmes : toujours le même moment, et le meilleur coup nettement le meilleur pour une nouvelle recherche.',
      game: 'un jeu (par défaut : tous)',
      in: 'les énigmes de ce fichier au lieu de celles qui sont fournies',
      sample: 'tant par jeu (par défaut : toutes)',
      examples: [
        ['puzzles mine GAME --out enigmes.txt', 'trouver 200 énigmes'],
        ['puzzles mine GAME --records parties', 'des énigmes tirées de parties jouées'],
        ['puzzles prove GAME --sample 10', 'dix des énigmes fournies tiennent-elles ?'],
      ],
    },
    deal: {
      about: 'Montrer la donne d’un jeu pour un jour, la même pour tous, ou en prouver un enregistrement.',
      day: 'un jour, par exemple 2026-11-16 (par défaut : aujourd’hui, en UTC)',
      bots: 'qui la joue pour comparer, séparés par des virgules (par défaut : novice, casual, skilled, master)',
      prove: 'cet enregistrement est-il une vraie partie de cette donne ? La partie est rejouée',
      examples: [
        ['deal GAME', 'la donne d’aujourd’hui, et ce qu’en font les robots'],
        ['deal GAME --day 2026-11-16 --prove partie.json', 'a-t-on joué cela avec la donne de ce jour ?'],
      ],
    },
    promises: {
      about: 'Vérifier les promesses d’un serveur sur ses mélanges : numérotées, enchaînées, aucune omise.',
      promise:
        'la promesse vue avant la distribution, ou inscrite dans une partie enregistrée : laquelle est-ce ?',
      examples: [
        [
          'promises http://localhost:8080',
          'toutes les promesses de ce serveur et ce que sont devenues les parties',
        ],
        [
          'promises http://localhost:8080 --promise HASH',
          'la promesse que vous avez vue en fait-elle partie ?',
        ],
      ],
    },
    scenario: {
      about: 'Jouer des scénarios : des positions, des coups et ce qui doit valoir ensuite.',
      file: 'des fichiers JSON ou des dossiers qui en contiennent ; - est l’entrée standard',
      game: 'le jeu des scénarios qui n’en nomment aucun',
      examples: [
        ['scenario scenarios/', 'tous les fichiers JSON d’un dossier'],
        ['scenario --game GAME - < un.json', 'un scénario lu sur l’entrée standard'],
      ],
    },
    explain: {
      about: 'Expliquer un jeu : ses règles, ses cartes, ses options et ses refus.',
      topic: 'des clauses, des cartes, des options ou des codes de refus',
      search: 'les règles qui contiennent tous ces mots',
      position: 'une position, avec --why',
      why: 'pourquoi ce coup y est refusé, précédé de la place : "0 take"',
      examples: explainExamples,
    },
    bench: {
      about: 'Mesurer la vitesse des règles.',
      game: 'un jeu (par défaut : tous)',
      seconds: 'durée de la mesure, en secondes (par défaut : 3)',
      examples: [['bench GAME --json', 'les chiffres en JSON']],
    },
    games: {
      about: 'Donner la liste des jeux.',
      examples: [
        ['games --lang de', 'les jeux, en allemand'],
        ['--games ./my-game play my-game', 'un jeu venu d’ailleurs contre des robots'],
      ],
    },
  },

  errors: {
    colon: ' : ',
    fault: 'c’est une erreur du programme',
    files: {
      'not-found': 'il n’existe pas',
      'is-a-directory': 'c’est un dossier',
      'not-permitted': 'l’accès est refusé',
      'not-a-file': 'ce n’est pas un fichier',
      'not-text': 'ce n’est pas du texte en UTF-8',
      'too-large': 'il dépasse 64 Mio',
      'no-space': 'il n’y a plus de place',
    },
    atCharacter: (place) => (place === 1 ? 'au 1ᵉʳ caractère' : `au ${place}ᵉ caractère`),
    endsTooEarly: 'la fin arrive trop tôt',
    unexpected: (token) => `${token} n’a rien à faire là`,
    usage: {
      unknownOption: 'cette option n’existe pas',
      unknownCommand: 'cette commande n’existe pas',
      missingArgument: 'cet argument manque',
      optionMissingArgument: 'il manque une valeur',
      excessArguments: 'il y a trop d’arguments',
    },
    didYouMean: (words) => ` ; vouliez-vous dire ${words} ?`,
  },

  games: {
    seats: (min, max) => `de ${min} à ${max} joueurs`,
  },

  play: {
    whichGame: 'Quel jeu ?',
    yourName: 'Invité',
    itIsYou: 'vous',
    seats: 'Places :',
    commitment: 'Engagement sur le mélange :',
    hint: 'Tapez un numéro ou un coup ; « aide » dit ce que vous pouvez dire d’autre.',
    letPass: 'laisser passer',
    noSuchNumber: (most) => `Les coups sont numérotés de 1 à ${most}.`,
    isLegal: 'Vous en avez le droit.',
    whyWhat: 'Dites de quel coup il s’agit : « pourquoi », puis le coup.',
    noSuchRule: (word) => (word ? `Il n’y a pas de règle ${word}.` : 'Dites de quelle règle il s’agit.'),
    undone: 'Coup repris.',
    noUndo: {
      nothing: 'Vous n’avez pas encore joué.',
      'others-acted': 'Trop tard : quelqu’un d’autre a agi depuis votre dernier coup.',
      learned: 'Impossible : votre dernier coup vous a appris quelque chose que vous ne saviez pas.',
    },
    helpIntro: 'Ce que vous pouvez dire :',
    aMove: 'un numéro ou un coup',
    aMoveSays: 'pour jouer ; les mots de chaque coup sont à sa droite',
    sayings: {
      why: { word: 'pourquoi', argument: 'COUP', says: 'pourquoi un coup est refusé, et par quelle règle' },
      rule: { word: 'règle', argument: 'CLAUSE', says: 'le texte d’une règle' },
      undo: {
        word: 'annuler',
        argument: '',
        says: 'reprendre votre dernier coup, s’il ne vous a rien appris',
      },
      hand: { word: 'main', argument: '', says: 'encore une fois vos cartes, la table et vos coups' },
      log: { word: 'journal', argument: '', says: 'tout ce qui s’est passé jusqu’ici' },
      help: { word: 'aide', argument: '', says: 'cette liste' },
      quit: { word: 'quitter', argument: '', says: 'quitter la partie' },
    },
    saveWhere: 'Enregistrer la partie ? Nom du fichier, ou Entrée pour non :',
    saved: (file) =>
      `L’enregistrement est dans ${file}. Pour vérifier que tout était régulier : samsara verify ${file}`,
  },

  ending: {
    you: 'vous',
    winners: (count) => (count === 1 ? 'Gagne :' : 'Gagnent :'),
    losers: (count) => (count === 1 ? 'Perd :' : 'Perdent :'),
    points: 'Points :',
  },

  dataset: {
    written: (games, rows, file) => `${file} : ${games} parties avec ${rows} lignes écrites`,
  },
  simulate: {
    played: (games, seed) => `${games} parties, graine ${seed}`,
    bySeat: 'Par place',
    byBot: 'Par robot',
    wins: 'gagne',
    losses: 'perd',
    interval: '  entre parenthèses : la vraie part s’y trouve 95 fois sur 100',
    endings: 'Issues des parties',
    lengths: 'Parties par nombre de coups',
    length: (min, median, mean, max) =>
      `la plus courte ${min}, médiane ${median}, moyenne ${mean}, la plus longue ${max} coups`,
    speed: (moves, seconds, games, perSecond) =>
      `${moves} coups en ${seconds} s : ${games} parties/s, ${perSecond} coups/s`,
  },

  tournament: {
    played: (games, deals, seed) => `${games} parties sur ${deals} donnes, graine ${seed}`,
    columns: { bot: 'bot', wins: 'gagne', timesFair: '× équité', losses: 'perd', rating: 'cote' },
    luckAdjusted: 'gagne sans la chance',
    interval: (fair) =>
      `  entre parenthèses : la vraie part s’y trouve 95 fois sur 100, compté par donnes ; l’équité est de ${fair} par place ; cotes OpenSkill`,
    clockDecides:
      '  une réflexion en millisecondes dépend de la machine : ces parties ne peuvent pas être répétées',
    fair: 'équité :',
    plotNote: 'Victoires par place, avec limites à 95 % par donnes',
  },

  ladder: {
    played: (games, pairings, seed) => `${games} parties en ${pairings} rencontres, graine ${seed}`,
    columns: { strength: 'force', bot: 'bot', rating: 'cote', step: 'au-dessus de la précédente' },
    interval: (anchor, rating) =>
      `  cotes selon Bradley et Terry, ${anchor} vaut ${rating} ; 400 de plus gagnent dix parties sur onze ; entre parenthèses : la vraie valeur s’y trouve 95 fois sur 100, compté par donnes`,
  },

  lab: {
    played: (games, skillGames, seed) =>
      `${games} donnes selon les deux règles, ${skillGames} avec un maître, graine ${seed}`,
    nothingChanged: 'rien n’est changé : les deux sont les règles officielles',
    interval: '  entre parenthèses : la vraie part s’y trouve 95 fois sur 100',
    yes: 'oui',
    no: 'non',
  },

  botHost: {
    connected: (server) => `connecté à ${server}`,
    refused: (status) => `le serveur répond ${status}`,
    unreachable: (server) => `${server} est injoignable`,
    closed: (code) => `le serveur a fermé la connexion (${code})`,
  },

  replay: {
    asSeen: (name) => `La table vue par ${name}`,
    hash: 'Empreinte de l’état :',
  },

  review: {
    inPoints: 'variations en points : centièmes de chance de gagner',
    unfinished: 'la partie a été interrompue, il n’y a pas de résultat à répartir',
    start: 'chance avant la donne',
    cards: 'cartes',
    ofWhichDeal: (deal) => `dont la donne ${deal}`,
    others: 'les autres',
    own: 'propres choix',
    result: 'résultat',
    move: (move, change) => `coup ${move}  ${change}`,
    better: 'mieux',
    letsPass: 'laisser passer le moment',
    marks: {
      brilliant: 'trouvaille',
      fine: 'bien',
      inaccuracy: 'imprécision',
      mistake: 'erreur',
      blunder: 'grosse erreur',
    },
    curves: 'chances de gagner, coup par coup',
    moves: (count) => `${count} coups`,
  },

  verify: {
    aborted: 'la partie a été interrompue avant la fin',
    holds: 'oui',
    doesNotHold: 'non',
  },

  puzzles: {
    found: (found, games, all, seed) =>
      `énigmes trouvées : ${found}, parties examinées : ${games}, énigmes en tout : ${all}, graine : ${seed}`,
    proven: (n) => `énigmes qui tiennent : ${n}`,
    notProven: (failed, proven) => `énigmes qui ne tiennent pas : ${failed} ; qui tiennent : ${proven}`,
    reasons: {
      'other-moment': 'ses coups ne mènent plus au même moment',
      'taste-finds-it': 'on trouve le coup sans réfléchir',
      'other-move': 'une recherche préfère un autre coup',
      'too-close': 'le meilleur coup a moins de 12 points d’avance sur le suivant',
      'other-sure-win': 'un autre coup gagne à coup sûr',
    },
  },

  deal: {
    title: (game, day) => `${game}, la donne du ${day}`,
    seats: (seat, level) =>
      `Vous avez la place ${seat} ; aux autres, des robots de niveau ${level} décident eux aussi d’après la graine, si bien que les mêmes choix donnent partout la même partie.`,
    seed: 'Graine :',
    derived: 'C’est le SHA-256 de trois lignes, sans saut de ligne à la fin ; chacun peut la calculer :',
    bots: 'Ce que font les robots à votre place',
    won: 'gagne',
    lost: 'ne gagne pas',
    points: (points) => `${points} points en tout`,
    choices: (choices) => `${choices} décisions`,
    otherDeal: 'ce n’est pas la donne de ce jeu et de ce jour',
    endsTooEarly: 'l’enregistrement s’arrête avant la fin de la partie',
  },

  promises: {
    hold: (n) => (n === 1 ? '1 promesse, telle que donnée' : `${n} promesses, enchaînées sans lacune`),
    breaks: (n) => `la promesse ${n} ne découle pas de la précédente`,
    open: (numbers) => `parties sans fin pour l’instant : nº ${numbers}`,
    found: (n, ended) =>
      `la vôtre est la nº ${n} ; sa partie ${ended === null ? 'n’a pas de fin pour l’instant' : ended === 'finished' ? 'a été jouée jusqu’au bout' : 'a été interrompue'}`,
    notFound: 'la vôtre n’en fait pas partie',
  },

  scenario: {
    differences: {
      'move-refused': (move, because) => `« ${move} » est refusé. ${because}`,
      'not-legal': (move, because) => `« ${move} » devrait être permis, mais est refusé. ${because}`,
      'not-refused': (move) => `« ${move} » devrait être refusé, mais est permis.`,
      'refused-otherwise': (move, because, expected) =>
        `« ${move} » est refusé pour une autre raison que ${expected}. ${because}`,
      'not-rejected': (expected) => `La position devrait être rejetée (${expected}), mais est possible.`,
      'rejected-otherwise': (found, expected) =>
        `La position devrait être rejetée pour ${expected}, mais l’est pour ${found}.`,
      'other-count': (place, found, expected) =>
        `${place} devrait en contenir ${expected}, mais en contient ${found}.`,
      'other-value': (place, found, expected) =>
        `${place} devrait être ${expected}, mais ${found ? `est ${found}` : 'manque'}.`,
    },
    counted: (passed, failed) =>
      `${passed} réussi${passed > 1 ? 's' : ''}, ${failed} échoué${failed > 1 ? 's' : ''}`,
  },

  explain: {
    options: 'Options',
    cards: 'Cartes',
    clauses: 'Règles',
    standing: { official: 'selon les règles', house: 'règle maison' },
    aSeat: 'une place, ou null pour le hasard',
    refusedBy: (clause) => `un coup est refusé selon ${clause}`,
    nothingFound: (words) => `Aucune règle ne contient : ${words}`,
  },

  bench: {
    seats: (count) => `${count} places, jeu au hasard`,
    movesPerSecond: 'coups par seconde de processeur',
    nsPerMove: 'nanosecondes par coup',
    gamesPerSecond: 'parties par seconde de processeur',
    movesPerSecondCloning: 'coups par seconde de processeur, l’état copié avant chacun',
    view: 'microsecondes par vue',
    imagine: 'microsecondes par état imaginé',
    memory: 'Kio pour 10 000 parties',
  },
};

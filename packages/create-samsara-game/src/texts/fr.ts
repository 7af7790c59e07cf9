import type { Words } from './words.ts';

export const fr: Words = {
  help: `Usage\u202f: npm create samsara-game [-- OPTIONS] [DOSSIER]

Commence un jeu de cartes pour Samsara\u202f: règles, bots, positions, textes, tests et une page qui charge chaque changement.

  --name NOM            son nom
  --seats 2-4           combien de personnes jouent, de 2 à 12
  --languages de,en,fr  les langues dans lesquelles vous écrirez ses textes\u202f; les autres montrent l’anglais
  --to DOSSIER          où\u202f; sinon un dossier du nom du jeu
  --packages DOSSIER    prend les paquets de Samsara dans les archives de ce dossier
  --yes                 ne demande rien`,
  devHelp: `Usage\u202f: samsara-dev [--port 5174]

Sert une page où l’on joue le jeu de ce dossier, et y charge chaque changement de son code.`,
  asks: {
    name: 'Comment s’appelle le jeu\u202f?',
    seats: 'Combien de personnes jouent\u202f? Par exemple 2-4',
    languages: 'Dans quelles langues écrirez-vous ses textes\u202f? Espace choisit, Entrée continue',
  },
  languages: { de: 'allemand', en: 'anglais', fr: 'français' },
  problems: {
    'unknown-flag': 'Cela ne se lit pas',
    'bad-name':
      'Un nom commence par une lettre ou un chiffre, a 40 caractères au plus et quelques lettres simples',
    'bad-seats': 'Les places sont un nombre de 2 à 12, ou deux comme 2-4',
    'bad-languages': 'Il y a les langues de, en et fr',
    'folder-not-empty': 'Ce dossier n’est pas vide, et rien n’est écrasé',
    'no-tarball': 'Ce paquet n’a pas d’archive ici',
    unwritable: 'Les fichiers ne peuvent pas être écrits',
    missing: 'Personne ne peut être interrogé ici\u202f; dites --yes ou nommez-le',
    'no-game-here': 'Il n’y a pas de src/game.ts dans ce dossier',
    'no-esbuild': 'esbuild n’est pas installé dans ce dossier\u202f; lancez d’abord npm install',
    'bad-port': 'Un port est un nombre de 0 à 65535',
    'port-taken': 'Ce port est pris\u202f; nommez-en un autre avec --port',
  },
  written: (name, folder) => `${name} se trouve dans ${folder}.`,
  next: 'La suite\u202f:',
  steps: {
    install: 'une fois',
    dev: 'jouer sur une page qui charge chaque changement',
    test: 'scénarios, contrat, fuites, textes',
    play: 'contre le bot «\u202fmaster\u202f» dans le terminal',
  },
  untranslated: (languages) => `Montré en anglais jusqu’à votre traduction\u202f: ${languages.join(', ')}.`,
  developing: (address) => `Le jeu se joue sur ${address}. Ctrl-C y met fin.`,
  built: 'Chargé.',
  notBuilt: 'Le code ne se compile pas\u202f:',
};

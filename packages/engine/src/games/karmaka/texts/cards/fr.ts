import type { CardId } from '../../cards.ts';

/** The names of the cards of Karmaka, in French. */
export const cardsFr: Readonly<Record<CardId, string>> = {
  panic: 'Panique',
  dwindle: 'Dernier Souffle',
  crisis: 'Crise',
  roulette: 'Roulette',
  'hells-heart': 'Fournaise',
  vengeance: 'Vengeance',
  spite: 'Bassesse',
  'another-day': 'Lendemain',
  recycle: 'Recyclage',
  salvage: 'Sauvetage',
  longevity: 'Longévité',
  sowing: 'Semis',
  journey: 'Voyage',
  jubilee: 'Jubilé',
  transmigrate: 'Transmigration',
  peek: 'Coup d’Œil',
  destiny: 'Destinée',
  'stolen-dreams': 'Rêves Brisés',
  denial: 'Déni',
  swindle: 'Duperie',
  thievery: 'Vol',
  embody: 'Incarnation',
  mimic: 'Mimétisme',
};

/** What the cards do, in our own words. */
export const abilitiesFr: Readonly<Record<CardId, string>> = {
  panic:
    'Désignez un joueur, vous compris : la carte du dessus de sa Pile va dans la Fosse. Vous pouvez ensuite jouer une carte de plus.',
  dwindle: 'Désignez un joueur, vous compris : il met dans la Fosse une carte de sa Main, de son choix.',
  crisis: 'Désignez un rival : il met dans la Fosse une de ses Œuvres, de son choix.',
  roulette:
    'Mettez jusqu’à deux cartes de votre Main dans la Fosse. Piochez ensuite, une à une, jusqu’à une carte de plus que vous n’en avez défaussé.',
  'hells-heart':
    'Désignez un rival : les deux cartes du dessus de sa Vie Future vont l’une après l’autre dans la Fosse.',
  vengeance: 'Désignez un rival : son Œuvre Exposée va dans la Fosse.',
  spite:
    'Désignez un rival : tirez à l’aveugle deux cartes de sa Main, l’une après l’autre ; elles vont dans la Fosse.',
  'another-day': 'Piochez une carte à la Source. Vous pouvez ensuite jouer une carte de plus.',
  recycle: 'Mettez une des trois cartes du dessus de la Fosse sur votre Vie Future.',
  salvage: 'Prenez en Main une des trois cartes du dessus de la Fosse.',
  longevity: 'Désignez un joueur, vous compris : deux cartes de la Source vont sur sa Pile sans être vues.',
  sowing: 'Piochez deux cartes à la Source. Mettez ensuite deux cartes de votre Main sur votre Vie Future.',
  journey: 'Piochez trois cartes à la Source. Vous pouvez ensuite jouer une carte de plus.',
  jubilee: 'Ajoutez jusqu’à deux cartes de votre Main à vos Œuvres.',
  transmigrate: 'Prenez en Main une carte quelconque de votre Vie Future.',
  peek: 'Désignez un rival et regardez sa Main. Vous pouvez ensuite jouer une carte de plus.',
  destiny:
    'Regardez les trois cartes du dessus de la Source. Mettez-en jusqu’à deux sur votre Vie Future et remettez le reste dans l’ordre de votre choix.',
  'stolen-dreams': 'Désignez un rival : la carte du dessus de sa Vie Future va sur la vôtre.',
  denial: 'Mettez une carte de votre Main dans la Fosse et appliquez son pouvoir.',
  swindle:
    'Désignez un rival : tirez à l’aveugle trois cartes de sa Main et regardez-les. Gardez-en une et rendez les autres.',
  thievery: 'Désignez un rival : prenez en Main son Œuvre Exposée.',
  embody: 'Appliquez le pouvoir d’une de vos Œuvres.',
  mimic: 'Appliquez le pouvoir de l’Œuvre Exposée d’un rival.',
};

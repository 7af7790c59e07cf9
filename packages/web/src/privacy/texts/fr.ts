import type { PrivacyWords } from '../texts.ts';

const days = (count: number) => (count === 1 ? 'un jour' : `${count} jours`);

export const fr: PrivacyWords = {
  title: 'Vie privée',
  lead: 'Ici, vous pouvez jouer sans compte, sans adresse et sans votre vrai nom. Cette page dit ce que ce serveur conserve malgré tout à votre sujet, pourquoi et combien de temps. Les chiffres sont ceux que ce serveur applique.',
  notLoaded: 'Impossible de demander maintenant ce que ce serveur conserve. Réessayez dans un instant.',

  who: 'Qui tient ce serveur',
  operator: (name) => `${name} tient ce serveur et répond de ce qui y est conservé.`,
  noOperator:
    'La personne qui tient ce serveur ne s’est pas présentée ici. Demandez à qui vous en a donné l’adresse.',
  contact: 'Lui écrire',
  noContact: 'Elle n’a pas indiqué ici comment la joindre.',

  kept: 'Ce que conserve le serveur',
  kinds: {
    person: {
      name: 'Vous',
      what: 'Un nombre tiré au hasard qui vous désigne, le dernier nom que vous avez donné, et depuis quand.',
      why: 'Pour que votre place et vos parties restent les vôtres.',
    },
    devices: {
      name: 'Vos appareils',
      what: 'Pour chacun : navigateur et système en quelques mots, depuis quand, et sa dernière venue. Ce que votre navigateur dit d’autre sur lui-même n’est pas conservé.',
      why: 'Pour que vous voyiez vos appareils et puissiez les déconnecter.',
    },
    passkeys: {
      name: 'Clés d’accès',
      what: 'Si vous en avez créé une : sa moitié publique, sa date de création et de dernière utilisation.',
      why: 'Pour que vous puissiez revenir depuis n’importe quel appareil.',
    },
    links: {
      name: 'Liens vers un autre appareil',
      what: 'Une empreinte du code, et des nombres éphémères pour la connexion.',
      why: 'Pour que chacun serve une fois et plus jamais.',
    },
    tables: {
      name: 'Tables',
      what: 'Qui s’est assis sous quel nom, et chaque coup.',
      why: 'La table s’en déduit, et elle survit à un redémarrage.',
    },
    words: {
      name: 'Ce qui se dit aux tables',
      what: 'Formules et messages dans la discussion d’une table, avec le nom que vous y portez.',
      why: 'Pour que les personnes qui arrivent plus tard puissent lire les derniers.',
    },
    records: {
      name: 'Parties terminées',
      what: 'Qui a joué, sous quels noms, et tous les coups.',
      why: 'Pour que les personnes présentes puissent les revoir, les analyser et les vérifier.',
    },
    deals: {
      name: 'Donnes du jour',
      what: 'Si vous envoyez un résultat : le résultat et vos propres coups.',
      why: 'Pour pouvoir comparer.',
    },
    progress: {
      name: 'Vos progrès',
      what: 'Avec une clé d’accès : ce que les analyses disent de vos choix. Vous seul pouvez le lire.',
      why: 'Pour que tous vos appareils montrent la même chose.',
    },
    notes: {
      name: 'Notes, plans, vacances',
      what: 'Ce que vous notez ou prévoyez aux tables sur plusieurs jours. Personne d’autre ne voit notes et plans.',
      why: 'Pour que vos plans soient joués en votre absence.',
    },
    company: {
      name: 'Les gens avec qui vous jouez',
      what: 'Ce que vous avez décidé à leur sujet, les invitations et vos groupes.',
      why: 'Parce que vous l’avez décidé.',
    },
    notices: {
      name: 'Messages',
      what: 'Si vous voulez savoir quand c’est votre tour : où l’envoyer, quand se taire, et ce qu’il y a à dire.',
      why: 'Pour que vous appreniez chaque chose une seule fois.',
    },
    order: {
      name: 'L’ordre dans la maison',
      what: 'Ce que vous avez signalé et ce qui a été signalé à votre sujet, avec le moment ; avertissements, mises en sourdine et exclusions, avec leur raison et leur fin. Ce que font les personnes qui veillent à l’ordre reste dans un journal que personne ne peut modifier, avec des numéros aléatoires au lieu de noms.',
      why: 'Pour que des inconnus puissent jouer ici en paix.',
    },
  },
  howLong: 'Combien de temps',
  forDays: (count) =>
    count === null
      ? 'Jusqu’à ce que vous le supprimiez'
      : `${days(count)} après la dernière utilisation, ou jusqu’à ce que vous le supprimiez`,
  afterVisit: (count) =>
    count === null
      ? 'Jusqu’à ce que vous le supprimiez'
      : `${days(count)} après votre dernière visite, ou jusqu’à ce que vous le supprimiez`,
  forMinutes: 'Quelques minutes',
  alsoForgotten: 'Ce qui disparaît tout seul, et ce qui reste',
  unfinished: (count) =>
    count === null
      ? 'Les parties que personne ne continue restent ouvertes.'
      : `Une partie que personne n’a regardée depuis ${days(count)} est arrêtée.`,
  people: (count) =>
    count === null
      ? 'Personne n’est oublié du seul fait d’une longue absence.'
      : `Qui n’est pas venu depuis ${days(count)} est oublié, comme après avoir tout supprimé.`,
  backups: (count) =>
    count === null
      ? 'Des copies de la base peuvent être gardées en cas de panne ; la personne qui tient ce serveur n’a pas dit combien de temps. Ce que vous supprimez ici s’y trouve encore jusqu’à ce qu’elles soient jetées.'
      : `Des copies de la base sont gardées ${days(count)} en cas de panne. Ce que vous supprimez ici s’y trouve encore jusque-là.`,

  onDevice: 'Ce qui reste sur cet appareil',
  onDeviceExplains:
    'Vos réglages, les parties contre des bots et sur un même appareil, vos leçons et vos énigmes, votre force contre les bots, et ce que ce navigateur retient des mélanges pour que vous puissiez les vérifier. Rien n’est envoyé nulle part sans que vous le demandiez : quand vous amenez une telle partie au serveur ou envoyez un résultat du jour.',
  never: 'Ce qui n’est jamais recueilli',
  neverList: [
    'Pas de traceurs, pas de publicité, pas de statistiques sur vous. Cette page ne charge rien d’ailleurs que de ce serveur.',
    'Pas de cookies sauf un, qui dit quel appareil est le vôtre ; aucun script ne peut le lire.',
    'Ni adresse électronique, ni numéro de téléphone, ni contacts, ni position.',
    'Aucune adresse réseau n’est enregistrée ni écrite dans le journal du serveur. Elle reste un moment en mémoire, pour écarter qui demande trop souvent.',
  ],
  outside: 'Ce qui part chez d’autres',
  push: 'Seulement si vous activez les messages : ils passent par le service push de l’éditeur de votre navigateur, chiffrés pour que lui seul puisse les lire.',
  hooks:
    'Seulement si vous indiquez vous-même une adresse : les messages sur vos parties y sont envoyés, lisibles pour qui la tient.',
  nothingLeaves: 'Rien. Ce serveur n’envoie de messages à personne d’autre.',

  rights: 'Ce que vous pouvez faire',
  notKnown:
    'Ce serveur ne vous connaît pas : rien n’est conservé ici à votre sujet. Vous pouvez tout de même vider cet appareil.',
  exportTitle: 'Tout obtenir',
  exportExplains:
    'Un fichier avec tout ce qui est conservé à votre sujet, à lire ou à garder. Des parties en cours, il ne contient que ce que vous avez fait vous-même.',
  export: 'Enregistrer tout ce qui me concerne',
  exported: 'Le fichier est enregistré.',
  tooOften: 'Vous l’avez demandé souvent dans la dernière heure. Réessayez plus tard.',
  failed: 'Cela n’a pas marché. Réessayez.',
  deleteTitle: 'Tout supprimer',
  deleteExplains:
    'Vous disparaissez de ce serveur. Les parties que d’autres ont jouées avec vous restent les leurs, avec une place sans nom là où vous étiez.',
  delete: 'Supprimer tout ce qui me concerne…',
  deviceTitle: 'Vider cet appareil',
  deviceExplains:
    'Efface ce que ce navigateur garde de Samsara : réglages, parties sur cet appareil, progrès. Le serveur garde ce qu’il a ; sur cet appareil, vous serez un nouvel invité.',
  emptyDevice: 'Vider cet appareil',
  reallyEmpty: 'Tout ce qui est sur cet appareil disparaîtra.',
  emptied: 'Cet appareil est vide.',

  reallyDelete: 'Supprimer tout ce qui vous concerne ?',
  whatGoes: [
    'Nom, appareils, clés d’accès, notes, plans, messages, progrès, résultats et groupes sont supprimés aussitôt, sur tous vos appareils.',
    'Vous abandonnez vos places ; là où une partie est en cours, un bot continue pour vous.',
    'Ce que vous avez dit aux tables disparaît, et les parties terminées montrent une place sans nom.',
    'Personne ne peut revenir en arrière, pas même la personne qui tient le serveur.',
  ],
  showPasskey: 'Votre clé d’accès vous sera demandée.',
  word: 'SUPPRIMER',
  typeWord: (word) => `Tapez ${word} pour continuer`,
  alsoDevice: 'Vider aussi cet appareil',
  yes: 'Tout supprimer',
  cancel: 'Tout garder',
  deleted: 'Tout ce qui vous concernait est supprimé. Au revoir, et merci d’avoir joué.',
  deletedSoon:
    'Vous n’êtes plus connu ici. Le serveur retire encore votre nom des anciennes tables ; cela continue tout seul.',
};

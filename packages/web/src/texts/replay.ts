import { makeCatalogue } from '../texts/catalogue.ts';

/** What a replay says. */
export interface ReplayWords {
  readonly title: string;
  readonly controls: string;
  readonly first: string;
  readonly back: string;
  readonly forward: string;
  readonly last: string;
  readonly run: string;
  readonly stop: string;
  readonly place: string;
  moveOf(place: number, all: number): string;
  /** The same where moves were taken back. */
  takenBackAt(place: number, all: number): string;
  readonly speed: string;
  readonly eyes: string;
  readonly allOpen: string;
  readonly onlooker: string;
  readonly jump: string;
  readonly more: string;
  readonly review: string;
  readonly copyLink: string;
  readonly copied: string;
  readonly playOn: string;
  readonly playOnAs: string;
  readonly download: string;
  readonly verify: string;
  /** What a check says: compared with promise, own share and public list; without the list; without any of them. */
  holds(promise: number): string;
  holdsUnlisted(promise: number): string;
  /** The device's own share is not in it; why not follows. */
  holdsWithout(promise: number): string;
  readonly holdsAlone: string;
  notListed(promise: number): string;
  readonly keptHere: string;
  promise(number: number): string;
  readonly ownShare: string;
  readonly allCommitments: string;
  /** Why this device's share is not in the shuffle: it was sent and left out, never sent, or kept back because the server lied. */
  readonly leftOutThoughShown: string;
  readonly notShown: string;
  readonly keptBack: string;
  fails(why: string): string;
  readonly notFound: string;
  readonly openFile: string;
  readonly notARecord: string;
  readonly toLobby: string;
}

const en: ReplayWords = {
  title: 'Replay',
  controls: 'Replay controls',
  first: 'To the deal',
  back: 'One move back',
  forward: 'One move on',
  last: 'To the end',
  run: 'Play',
  stop: 'Stop',
  place: 'Moment',
  moveOf: (place, all) => `Move ${place} of ${all}`,
  takenBackAt: (place, all) => `Move ${place} of ${all}: taken back`,
  speed: 'Speed',
  eyes: 'Seen by',
  allOpen: 'all cards open',
  onlooker: 'a spectator',
  jump: 'Jump to what happened',
  more: 'More',
  review: 'Review: luck and choices',
  copyLink: 'Copy the link to this moment',
  copied: 'Copied',
  playOn: 'Play on from here',
  playOnAs: 'Play on from here against bots, as',
  download: 'Save the record',
  verify: 'Check the shuffle',
  holds: (promise) =>
    `All is well: every move follows from the shuffle that was promised to this device before the deal (no. ${promise}, also in the server’s public list), and your own share went into it.`,
  holdsUnlisted: (promise) =>
    `All is well: every move follows from the shuffle that was promised to this device before the deal (no. ${promise}), and your own share went into it. The server’s public list could not be asked.`,
  holdsWithout: (promise) =>
    `Every move follows from the shuffle that was promised to this device before the deal (no. ${promise}), but your own share did not go into it.`,
  holdsAlone:
    'Shuffle and moves agree with this record. This device has kept no promise about this game, so there was nothing else to compare them with.',
  notListed: (promise) =>
    `Shuffle and moves are as they were promised to this device (no. ${promise}), but the server’s public list does not hold this promise any more.`,
  keptHere: 'Kept on this device since before the deal',
  promise: (number) => `Promise no. ${number}`,
  ownShare: 'Your share',
  allCommitments: 'All commitments together',
  leftOutThoughShown:
    'Your share was left out although this page sent it: it came too late, or the server would not have it.',
  notShown:
    'Your share was left out: this page was not open, or had no connection, when the cards were dealt.',
  keptBack:
    'Your share was kept back by this page, because what the server told about the commitments could not be right.',
  fails: (why) => `Something is wrong with this record: ${why}`,
  notFound:
    'There is no such game here for you. If its table was not listed for everybody, it opens with a link from somebody who played. Games against bots are kept on the device they were played on.',
  openFile: 'Open a saved record',
  notARecord: 'This file is not a record of a game.',
  toLobby: 'To the games',
};

const de: ReplayWords = {
  title: 'Wiederholung',
  controls: 'Wiederholung steuern',
  first: 'Zum Austeilen',
  back: 'Einen Zug zurück',
  forward: 'Einen Zug weiter',
  last: 'Zum Ende',
  run: 'Abspielen',
  stop: 'Anhalten',
  place: 'Moment',
  moveOf: (place, all) => `Zug ${place} von ${all}`,
  takenBackAt: (place, all) => `Zug ${place} von ${all}: zurückgenommen`,
  speed: 'Tempo',
  eyes: 'Gesehen von',
  allOpen: 'alle Karten offen',
  onlooker: 'jemandem, der zuschaut',
  jump: 'Zu einem Ereignis springen',
  more: 'Mehr',
  review: 'Analyse: Glück und Entscheidungen',
  copyLink: 'Link zu diesem Moment kopieren',
  copied: 'Kopiert',
  playOn: 'Von hier weiterspielen',
  playOnAs: 'Von hier gegen Bots weiterspielen, als',
  download: 'Spiel speichern',
  verify: 'Mischen prüfen',
  holds: (promise) =>
    `Alles stimmt: Jeder Zug folgt aus dem Mischen, das diesem Gerät vor dem Austeilen versprochen wurde (Nr. ${promise}, auch in der öffentlichen Liste des Servers), und dein Beitrag ist darin.`,
  holdsUnlisted: (promise) =>
    `Alles stimmt: Jeder Zug folgt aus dem Mischen, das diesem Gerät vor dem Austeilen versprochen wurde (Nr. ${promise}), und dein Beitrag ist darin. Die öffentliche Liste des Servers war nicht erreichbar.`,
  holdsWithout: (promise) =>
    `Jeder Zug folgt aus dem Mischen, das diesem Gerät vor dem Austeilen versprochen wurde (Nr. ${promise}), aber dein Beitrag ist nicht darin.`,
  holdsAlone:
    'Mischen und Züge stimmen mit dieser Aufzeichnung überein. Dieses Gerät hat kein Versprechen zu diesem Spiel aufbewahrt, mit dem sie sich sonst vergleichen ließen.',
  notListed: (promise) =>
    `Mischen und Züge sind, wie sie diesem Gerät versprochen wurden (Nr. ${promise}), aber in der öffentlichen Liste des Servers steht dieses Versprechen nicht mehr.`,
  keptHere: 'Auf diesem Gerät seit vor dem Austeilen aufbewahrt',
  promise: (number) => `Versprechen Nr. ${number}`,
  ownShare: 'Dein Beitrag',
  allCommitments: 'Alle Festlegungen zusammen',
  leftOutThoughShown:
    'Dein Beitrag wurde ausgelassen, obwohl diese Seite ihn geschickt hat: Er kam zu spät, oder der Server wollte ihn nicht.',
  notShown:
    'Dein Beitrag wurde ausgelassen: Diese Seite war beim Austeilen nicht offen oder hatte keine Verbindung.',
  keptBack:
    'Diese Seite hat deinen Beitrag zurückgehalten, weil nicht stimmen konnte, was der Server über die Festlegungen sagte.',
  fails: (why) => `Mit dieser Aufzeichnung stimmt etwas nicht: ${why}`,
  notFound:
    'Dieses Spiel gibt es hier für dich nicht. War der Tisch nicht für alle aufgeführt, öffnet es ein Link von jemandem, der mitgespielt hat. Spiele gegen Bots bleiben auf dem Gerät, auf dem sie gespielt wurden.',
  openFile: 'Gespeichertes Spiel öffnen',
  notARecord: 'Diese Datei ist keine Aufzeichnung eines Spiels.',
  toLobby: 'Zu den Spielen',
};

const fr: ReplayWords = {
  title: 'Revoir la partie',
  controls: 'Commandes',
  first: 'À la distribution',
  back: 'Un coup en arrière',
  forward: 'Un coup en avant',
  last: 'À la fin',
  run: 'Lire',
  stop: 'Arrêter',
  place: 'Moment',
  moveOf: (place, all) => `Coup ${place} sur ${all}`,
  takenBackAt: (place, all) => `Coup ${place} sur ${all} : repris`,
  speed: 'Vitesse',
  eyes: 'Vu par',
  allOpen: 'toutes les cartes visibles',
  onlooker: 'quelqu’un qui regarde',
  jump: 'Aller à un événement',
  more: 'Plus',
  review: 'Analyse : chance et choix',
  copyLink: 'Copier le lien vers ce moment',
  copied: 'Copié',
  playOn: 'Continuer à jouer d’ici',
  playOnAs: 'Continuer d’ici contre des robots, à la place de',
  download: 'Enregistrer la partie',
  verify: 'Vérifier le mélange',
  holds: (promise) =>
    `Tout est en ordre : chaque coup découle du mélange promis à cet appareil avant la distribution (n° ${promise}, aussi dans la liste publique du serveur), et votre contribution y est entrée.`,
  holdsUnlisted: (promise) =>
    `Tout est en ordre : chaque coup découle du mélange promis à cet appareil avant la distribution (n° ${promise}), et votre contribution y est entrée. La liste publique du serveur n’a pas pu être consultée.`,
  holdsWithout: (promise) =>
    `Chaque coup découle du mélange promis à cet appareil avant la distribution (n° ${promise}), mais votre contribution n’y est pas entrée.`,
  holdsAlone:
    'Le mélange et les coups s’accordent avec cette partie enregistrée. Cet appareil n’a gardé aucune promesse à son sujet à laquelle les comparer.',
  notListed: (promise) =>
    `Le mélange et les coups sont tels que promis à cet appareil (n° ${promise}), mais la liste publique du serveur ne contient plus cette promesse.`,
  keptHere: 'Gardé sur cet appareil depuis avant la distribution',
  promise: (number) => `Promesse n° ${number}`,
  ownShare: 'Votre contribution',
  allCommitments: 'Tous les engagements ensemble',
  leftOutThoughShown:
    'Votre contribution a été laissée de côté bien que cette page l’ait envoyée : elle est arrivée trop tard, ou le serveur n’en a pas voulu.',
  notShown:
    'Votre contribution a été laissée de côté : cette page n’était pas ouverte, ou pas connectée, à la distribution.',
  keptBack:
    'Cette page a retenu votre contribution, car ce que le serveur disait des engagements ne pouvait pas être vrai.',
  fails: (why) => `Quelque chose ne va pas dans cette partie : ${why}`,
  notFound:
    'Cette partie n’est pas ici pour vous. Si sa table n’était pas visible pour tous, elle s’ouvre avec un lien de quelqu’un qui y a joué. Les parties contre des robots restent sur l’appareil où elles ont été jouées.',
  openFile: 'Ouvrir une partie enregistrée',
  notARecord: 'Ce fichier n’est pas une partie enregistrée.',
  toLobby: 'Vers les jeux',
};

export const replayCatalogue = makeCatalogue<ReplayWords>({
  de: async () => de,
  en: async () => en,
  fr: async () => fr,
});

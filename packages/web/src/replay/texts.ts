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
  readonly speed: string;
  readonly eyes: string;
  readonly allOpen: string;
  readonly onlooker: string;
  readonly jump: string;
  readonly more: string;
  readonly copyLink: string;
  readonly copied: string;
  readonly playOn: string;
  readonly playOnAs: string;
  readonly download: string;
  readonly verify: string;
  readonly holds: string;
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
  speed: 'Speed',
  eyes: 'Seen by',
  allOpen: 'all cards open',
  onlooker: 'a spectator',
  jump: 'Jump to what happened',
  more: 'More',
  copyLink: 'Copy the link to this moment',
  copied: 'Copied',
  playOn: 'Play on from here',
  playOnAs: 'Play on from here against bots, as',
  download: 'Save the record',
  verify: 'Check the shuffle',
  holds: 'The shuffle and every move are as they were promised.',
  fails: (why) => `Something is wrong with this record: ${why}`,
  notFound: 'There is no such game here. Games against bots are kept on the device they were played on.',
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
  speed: 'Tempo',
  eyes: 'Gesehen von',
  allOpen: 'alle Karten offen',
  onlooker: 'jemandem, der zuschaut',
  jump: 'Zu einem Ereignis springen',
  more: 'Mehr',
  copyLink: 'Link zu diesem Moment kopieren',
  copied: 'Kopiert',
  playOn: 'Von hier weiterspielen',
  playOnAs: 'Von hier gegen Bots weiterspielen, als',
  download: 'Spiel speichern',
  verify: 'Mischen prüfen',
  holds: 'Das Mischen und jeder Zug stimmen mit dem Versprochenen überein.',
  fails: (why) => `Mit dieser Aufzeichnung stimmt etwas nicht: ${why}`,
  notFound:
    'Dieses Spiel gibt es hier nicht. Spiele gegen Bots bleiben auf dem Gerät, auf dem sie gespielt wurden.',
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
  speed: 'Vitesse',
  eyes: 'Vu par',
  allOpen: 'toutes les cartes visibles',
  onlooker: 'quelqu’un qui regarde',
  jump: 'Aller à un événement',
  more: 'Plus',
  copyLink: 'Copier le lien vers ce moment',
  copied: 'Copié',
  playOn: 'Continuer à jouer d’ici',
  playOnAs: 'Continuer d’ici contre des robots, à la place de',
  download: 'Enregistrer la partie',
  verify: 'Vérifier le mélange',
  holds: 'Le mélange et chaque coup sont conformes à ce qui était promis.',
  fails: (why) => `Quelque chose ne va pas dans cette partie : ${why}`,
  notFound:
    'Cette partie n’est pas ici. Les parties contre des robots restent sur l’appareil où elles ont été jouées.',
  openFile: 'Ouvrir une partie enregistrée',
  notARecord: 'Ce fichier n’est pas une partie enregistrée.',
  toLobby: 'Vers les jeux',
};

export const replayCatalogue = makeCatalogue<ReplayWords>({
  de: async () => de,
  en: async () => en,
  fr: async () => fr,
});

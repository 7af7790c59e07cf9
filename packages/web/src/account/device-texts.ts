import type { Device } from '@samsara/protocol';
import { makeCatalogue } from '../texts/catalogue.ts';

type Browser = NonNullable<Device['browser']>;
type System = NonNullable<Device['system']>;

/** What the settings say about the devices of a person, and about passkeys. */
export interface DeviceWords {
  readonly title: string;
  readonly explains: string;
  /** A browser, and then the system, as it stands in a sentence. */
  readonly on: Readonly<Record<System, string>>;
  readonly someBrowser: string;
  readonly unknown: string;
  readonly thisOne: string;
  readonly justNow: string;
  seen(when: string): string;
  readonly signOut: string;
  signOutOf(device: string): string;
  readonly signOutHere: string;
  readonly signOutOthers: string;
  readonly signOutOthersAsks: string;
  signedOut(device: string): string;
  readonly othersSignedOut: string;
  readonly cancel: string;

  madeOn(when: string): string;
  usedOn(when: string): string;
  readonly neverUsed: string;
  readonly remove: string;
  removeOf(device: string): string;
  readonly removeAsks: string;
  readonly removeLastAsks: string;
  readonly removed: string;
  readonly another: string;
  readonly anotherExplains: string;
  readonly showOne: string;
  readonly nowTheNewOne: string;
  readonly makeIt: string;
  readonly comeBack: string;
}

/** Names are the same in all languages. */
const BROWSER_NAMES: Readonly<Record<Browser, string>> = {
  firefox: 'Firefox',
  chrome: 'Chrome',
  edge: 'Edge',
  safari: 'Safari',
  opera: 'Opera',
  samsung: 'Samsung Internet',
};

export const en: DeviceWords = {
  title: 'Your devices',
  explains: 'Here you are signed in. Sign out what you no longer have or do not know.',
  on: {
    android: 'on Android',
    iphone: 'on an iPhone',
    ipad: 'on an iPad',
    windows: 'on Windows',
    mac: 'on a Mac',
    linux: 'on Linux',
    chromeos: 'on ChromeOS',
  },
  someBrowser: 'Browser',
  unknown: 'Unknown device',
  thisOne: 'this device',
  justNow: 'in use now',
  seen: (when) => `last used ${when}`,
  signOut: 'Sign out',
  signOutOf: (device) => `Sign out: ${device}`,
  signOutHere: 'Sign out on this device',
  signOutOthers: 'Sign out all others',
  signOutOthersAsks:
    'All your other devices become strangers at once. Your links for other devices stop working too.',
  signedOut: (device) => `${device} is signed out.`,
  othersSignedOut: 'All other devices are signed out.',
  cancel: 'Cancel',
  madeOn: (when) => `made on ${when}`,
  usedOn: (when) => `last used on ${when}`,
  neverUsed: 'not used yet',
  remove: 'Remove',
  removeOf: (device) => `Remove the passkey: ${device}`,
  removeAsks: 'It will no longer bring you back. You will be asked for a passkey, this one or another.',
  removeLastAsks:
    'This is your last passkey. Without it only the devices you are signed in on know who you are, and your progress is kept on them alone. You will be asked for it once more.',
  removed: 'The passkey is removed. Delete it from your device or password manager too.',
  another: 'Make another passkey',
  anotherExplains: 'First show that it is you: use a passkey that you have. After that the new one is made.',
  showOne: 'Use my passkey',
  nowTheNewOne: 'Thank you. Now the new one can be made.',
  makeIt: 'Make the new passkey',
  comeBack: 'Come back as somebody else?',
};

const de: DeviceWords = {
  title: 'Deine Geräte',
  explains: 'Hier bist du angemeldet. Melde ab, was du nicht mehr hast oder nicht kennst.',
  on: {
    android: 'auf Android',
    iphone: 'auf einem iPhone',
    ipad: 'auf einem iPad',
    windows: 'unter Windows',
    mac: 'auf einem Mac',
    linux: 'unter Linux',
    chromeos: 'unter ChromeOS',
  },
  someBrowser: 'Browser',
  unknown: 'Unbekanntes Gerät',
  thisOne: 'dieses Gerät',
  justNow: 'gerade benutzt',
  seen: (when) => `zuletzt benutzt: ${when}`,
  signOut: 'Abmelden',
  signOutOf: (device) => `Abmelden: ${device}`,
  signOutHere: 'Auf diesem Gerät abmelden',
  signOutOthers: 'Alle anderen abmelden',
  signOutOthersAsks:
    'Alle deine anderen Geräte sind sofort abgemeldet. Auch deine Links für andere Geräte gelten nicht mehr.',
  signedOut: (device) => `${device} ist abgemeldet.`,
  othersSignedOut: 'Alle anderen Geräte sind abgemeldet.',
  cancel: 'Abbrechen',
  madeOn: (when) => `angelegt am ${when}`,
  usedOn: (when) => `zuletzt benutzt am ${when}`,
  neverUsed: 'noch nicht benutzt',
  remove: 'Entfernen',
  removeOf: (device) => `Passkey entfernen: ${device}`,
  removeAsks:
    'Er bringt dich dann nicht mehr zurück. Du wirst nach einem Passkey gefragt, diesem oder einem anderen.',
  removeLastAsks:
    'Das ist dein letzter Passkey. Ohne ihn wissen nur noch die Geräte, auf denen du angemeldet bist, wer du bist, und dein Fortschritt bleibt nur auf ihnen. Du wirst ein letztes Mal danach gefragt.',
  removed: 'Der Passkey ist entfernt. Lösche ihn auch auf deinem Gerät oder in deinem Passwortmanager.',
  another: 'Weiteren Passkey anlegen',
  anotherExplains:
    'Zeige zuerst, dass du es bist: mit einem Passkey, den du schon hast. Danach wird der neue angelegt.',
  showOne: 'Meinen Passkey benutzen',
  nowTheNewOne: 'Danke. Jetzt kann der neue angelegt werden.',
  makeIt: 'Neuen Passkey anlegen',
  comeBack: 'Als jemand anderes zurückkommen?',
};

const fr: DeviceWords = {
  title: 'Vos appareils',
  explains: 'Vous êtes connecté ici. Déconnectez ce que vous n’avez plus ou ne reconnaissez pas.',
  on: {
    android: 'sur Android',
    iphone: 'sur un iPhone',
    ipad: 'sur un iPad',
    windows: 'sous Windows',
    mac: 'sur un Mac',
    linux: 'sous Linux',
    chromeos: 'sous ChromeOS',
  },
  someBrowser: 'Navigateur',
  unknown: 'Appareil inconnu',
  thisOne: 'cet appareil',
  justNow: 'utilisé en ce moment',
  seen: (when) => `dernière utilisation : ${when}`,
  signOut: 'Déconnecter',
  signOutOf: (device) => `Déconnecter : ${device}`,
  signOutHere: 'Se déconnecter sur cet appareil',
  signOutOthers: 'Déconnecter tous les autres',
  signOutOthersAsks:
    'Tous vos autres appareils sont déconnectés aussitôt. Vos liens pour d’autres appareils ne servent plus non plus.',
  signedOut: (device) => `${device} : déconnecté.`,
  othersSignedOut: 'Tous les autres appareils sont déconnectés.',
  cancel: 'Annuler',
  madeOn: (when) => `créée le ${when}`,
  usedOn: (when) => `utilisée en dernier le ${when}`,
  neverUsed: 'pas encore utilisée',
  remove: 'Retirer',
  removeOf: (device) => `Retirer la clé d’accès : ${device}`,
  removeAsks: 'Elle ne vous fera plus revenir. Une clé d’accès vous sera demandée, celle-ci ou une autre.',
  removeLastAsks:
    'C’est votre dernière clé d’accès. Sans elle, seuls les appareils où vous êtes connecté savent qui vous êtes, et vos progrès ne restent que sur eux. Elle vous sera demandée une dernière fois.',
  removed:
    'La clé d’accès est retirée. Supprimez-la aussi de votre appareil ou de votre gestionnaire de mots de passe.',
  another: 'Créer une autre clé d’accès',
  anotherExplains:
    'Montrez d’abord que c’est vous, avec une clé d’accès que vous avez déjà. La nouvelle est créée ensuite.',
  showOne: 'Utiliser ma clé d’accès',
  nowTheNewOne: 'Merci. La nouvelle peut maintenant être créée.',
  makeIt: 'Créer la nouvelle clé d’accès',
  comeBack: 'Revenir comme quelqu’un d’autre ?',
};

export const deviceCatalogue = makeCatalogue<DeviceWords>({
  de: async () => de,
  en: async () => en,
  fr: async () => fr,
});

/** `Firefox on Android`, as far as it is known. */
export function deviceName(
  words: DeviceWords,
  { browser, system }: Pick<Device, 'browser' | 'system'>,
): string {
  if (browser === null && system === null) return words.unknown;
  const name = browser === null ? words.someBrowser : BROWSER_NAMES[browser];
  return system === null ? name : `${name} ${words.on[system]}`;
}

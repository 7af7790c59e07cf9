import { makeCatalogue } from '../texts/catalogue.ts';

/** What the settings say about the person: name, other devices, passkey. */
export interface PersonWords {
  readonly title: string;
  readonly name: string;
  readonly save: string;
  readonly saved: string;
  readonly otherDevice: string;
  readonly otherDeviceExplains: string;
  readonly makeCode: string;
  holdsFor(minutes: number): string;
  readonly qr: string;
  readonly passkey: string;
  readonly passkeyExplains: string;
  readonly makePasskey: string;
  readonly usePasskey: string;
  has(passkeys: number): string;
  readonly kept: string;
  readonly welcome: string;
  readonly failed: string;
  readonly offline: string;
}

export const en: PersonWords = {
  title: 'You',
  name: 'Your name',
  save: 'Save',
  saved: 'Saved.',
  otherDevice: 'Take your seats to another device',
  otherDeviceExplains: 'Open this link there, or scan the picture. It works once.',
  makeCode: 'Make a link',
  holdsFor: (n) => (n === 1 ? 'It holds for 1 minute.' : `It holds for ${n} minutes.`),
  qr: 'QR code with the link for the other device',
  passkey: 'Passkey',
  passkeyExplains: 'Keeps your name and your games for you, without a password. Nobody has to have one.',
  makePasskey: 'Make a passkey',
  usePasskey: 'Come back with a passkey',
  has: (n) => (n === 1 ? 'You have 1 passkey.' : `You have ${n} passkeys.`),
  kept: 'The passkey is made.',
  welcome: 'Welcome back.',
  failed: 'That did not work. Nothing has changed.',
  offline: 'The server cannot be reached; this needs it.',
};

const de: PersonWords = {
  title: 'Du',
  name: 'Dein Name',
  save: 'Speichern',
  saved: 'Gespeichert.',
  otherDevice: 'Deine Plätze auf ein anderes Gerät mitnehmen',
  otherDeviceExplains: 'Öffne dort diesen Link, oder lies das Bild ein. Er gilt einmal.',
  makeCode: 'Link machen',
  holdsFor: (n) => (n === 1 ? 'Er gilt 1 Minute.' : `Er gilt ${n} Minuten.`),
  qr: 'QR-Code mit dem Link für das andere Gerät',
  passkey: 'Passkey',
  passkeyExplains: 'Behält deinen Namen und deine Spiele für dich, ohne Passwort. Niemand muss einen haben.',
  makePasskey: 'Passkey anlegen',
  usePasskey: 'Mit Passkey zurückkommen',
  has: (n) => (n === 1 ? 'Du hast 1 Passkey.' : `Du hast ${n} Passkeys.`),
  kept: 'Der Passkey ist angelegt.',
  welcome: 'Willkommen zurück.',
  failed: 'Das ging nicht. Es hat sich nichts geändert.',
  offline: 'Der Server ist nicht zu erreichen; dafür wird er gebraucht.',
};

const fr: PersonWords = {
  title: 'Vous',
  name: 'Votre nom',
  save: 'Enregistrer',
  saved: 'Enregistré.',
  otherDevice: 'Emporter vos places sur un autre appareil',
  otherDeviceExplains: 'Ouvrez-y ce lien, ou lisez l’image. Il sert une seule fois.',
  makeCode: 'Créer un lien',
  holdsFor: (n) => (n < 2 ? `Il est valable ${n} minute.` : `Il est valable ${n} minutes.`),
  qr: 'Code QR avec le lien pour l’autre appareil',
  passkey: 'Clé d’accès',
  passkeyExplains: 'Garde votre nom et vos parties, sans mot de passe. Personne n’est obligé d’en avoir une.',
  makePasskey: 'Créer une clé d’accès',
  usePasskey: 'Revenir avec une clé d’accès',
  has: (n) => (n < 2 ? `Vous avez ${n} clé d’accès.` : `Vous avez ${n} clés d’accès.`),
  kept: 'La clé d’accès est créée.',
  welcome: 'Heureux de vous revoir.',
  failed: 'Cela n’a pas marché. Rien n’a changé.',
  offline: 'Le serveur est injoignable ; il faut l’atteindre pour cela.',
};

export const personCatalogue = makeCatalogue<PersonWords>({
  de: async () => de,
  en: async () => en,
  fr: async () => fr,
});

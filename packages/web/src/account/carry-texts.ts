import { makeCatalogue } from '../texts/catalogue.ts';

/** What is said to whoever opens a link that makes a device a person's. */
export interface CarryWords {
  readonly title: string;
  is(name: string): string;
  readonly same: string;
  /** Instead of the name. */
  readonly nameless: string;
  goOn(name: string): string;
  readonly attention: string;
  replace(name: string): string;
  readonly keep: string;
  done(name: string): string;
}

export const en: CarryWords = {
  title: 'One person, two devices',
  is: (name) => `This link makes this device ${name}’s too.`,
  same: 'This device is yours already: nothing has to be done here. Open the link on the other one.',
  nameless: 'somebody without a name',
  goOn: (name) => `Go on as ${name} here`,
  attention: 'Somebody is signed in here already',
  replace: (name) => `Give this up and go on as ${name}`,
  keep: 'Leave everything as it is',
  done: (name) => `On this device you are ${name} now.`,
};

const de: CarryWords = {
  title: 'Eine Person, zwei Geräte',
  is: (name) => `Mit diesem Link bist du auch auf diesem Gerät ${name}.`,
  same: 'Dieses Gerät ist schon deines: Hier ist nichts zu tun. Öffne den Link auf dem anderen.',
  nameless: 'jemand ohne Namen',
  goOn: (name) => `Hier als ${name} weitermachen`,
  attention: 'Hier ist schon jemand angemeldet',
  replace: (name) => `Das aufgeben und als ${name} weitermachen`,
  keep: 'Alles lassen, wie es ist',
  done: (name) => `Auf diesem Gerät bist du jetzt ${name}.`,
};

const fr: CarryWords = {
  title: 'Une personne, deux appareils',
  is: (name) => `Avec ce lien, vous êtes aussi ${name} sur cet appareil.`,
  same: 'Cet appareil est déjà le vôtre : rien à faire ici. Ouvrez le lien sur l’autre.',
  nameless: 'quelqu’un sans nom',
  goOn: (name) => `Continuer ici comme ${name}`,
  attention: 'Quelqu’un est déjà connecté ici',
  replace: (name) => `Y renoncer et continuer comme ${name}`,
  keep: 'Tout laisser comme c’est',
  done: (name) => `Sur cet appareil, vous êtes maintenant ${name}.`,
};

export const carryCatalogue = makeCatalogue<CarryWords>({
  de: async () => de,
  en: async () => en,
  fr: async () => fr,
});

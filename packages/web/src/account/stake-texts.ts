import type { Stake } from '@samsara/protocol';
import { makeCatalogue } from '../texts/catalogue.ts';

/** What somebody is told before a device stops being who it is. */
export interface StakeWords {
  /** Instead of a name. */
  readonly nameless: string;
  youAre(name: string): string;
  has(running: number, finished: number): string;
  readonly byPasskey: string;
  readonly byOthers: string;
  readonly lost: string;
  readonly toSettings: string;
}

export const en: StakeWords = {
  nameless: 'somebody without a name',
  youAre: (name) => `On this device you are ${name}.`,
  has: (running, finished) =>
    `You have ${running} running and ${finished} finished ${finished === 1 ? 'game' : 'games'} here.`,
  byPasskey: 'With your passkey you can come back to it at any time.',
  byOthers: 'On your other devices you stay who you are.',
  lost: 'After that nobody can get back to it. To keep it, first make a passkey, or take it to another device.',
  toSettings: 'To the settings',
};

const de: StakeWords = {
  nameless: 'jemand ohne Namen',
  youAre: (name) => `Auf diesem Gerät bist du ${name}.`,
  has: (running, finished) =>
    `Du hast hier ${running} laufende und ${finished} beendete ${finished === 1 ? 'Partie' : 'Partien'}.`,
  byPasskey: 'Mit deinem Passkey kannst du jederzeit dahin zurück.',
  byOthers: 'Auf deinen anderen Geräten bleibst du, wer du bist.',
  lost: 'Danach kommt niemand mehr daran. Willst du es behalten, lege zuerst einen Passkey an oder nimm es auf ein anderes Gerät mit.',
  toSettings: 'Zu den Einstellungen',
};

const fr: StakeWords = {
  nameless: 'quelqu’un sans nom',
  youAre: (name) => `Sur cet appareil, vous êtes ${name}.`,
  has: (running, finished) =>
    `Vous y avez ${running} ${running < 2 ? 'partie' : 'parties'} en cours et ${finished} ${finished < 2 ? 'terminée' : 'terminées'}.`,
  byPasskey: 'Votre clé d’accès vous y ramène à tout moment.',
  byOthers: 'Sur vos autres appareils, vous restez qui vous êtes.',
  lost: 'Ensuite, plus personne n’y aura accès. Pour le garder, créez d’abord une clé d’accès, ou emportez-le sur un autre appareil.',
  toSettings: 'Vers les réglages',
};

export const stakeCatalogue = makeCatalogue<StakeWords>({
  de: async () => de,
  en: async () => en,
  fr: async () => fr,
});

/** What would be given up, and whether it could be had back. */
export function stakeSentences(words: StakeWords, stake: Stake): string[] {
  const { name, running, finished, passkeys, others } = stake;
  const ways = [...(passkeys > 0 ? [words.byPasskey] : []), ...(others > 0 ? [words.byOthers] : [])];
  return [
    words.youAre(name ?? words.nameless),
    ...(running + finished > 0 ? [words.has(running, finished)] : []),
    ...(ways.length > 0 ? ways : [words.lost]),
  ];
}

import { makeCatalogue } from '../texts/catalogue.ts';

/** What the page says about order in the house. */
export interface StandingWords {
  readonly message: string;
  readonly close: string;
  readonly warning: string;
  readonly warned: string;
  readonly understood: string;
  muted(until: string | null): string;
  banned(until: string | null): string;
  addressBanned(until: string | null): string;
  readonly stillHere: string;
  reason(why: string): string;
}

const en: StandingWords = {
  message: 'From the house',
  close: 'Close this message',
  warning: 'A warning',
  warned: 'Those who keep order here ask you to mind this:',
  understood: 'I have read it',
  muted: (until) =>
    until === null ? 'You cannot join in the talk.' : `You cannot join in the talk until ${until}.`,
  banned: (until) =>
    until === null ? 'This server does not let you in.' : `This server does not let you in until ${until}.`,
  addressBanned: (until) =>
    `This server does not let visitors from your network in${until === null ? '' : ` until ${until}`}.`,
  stillHere: 'Games on this device go on as always.',
  reason: (why) => `Reason: ${why}`,
};

const de: StandingWords = {
  message: 'Vom Haus',
  close: 'Diese Nachricht schließen',
  warning: 'Eine Verwarnung',
  warned: 'Wer hier für Ordnung sorgt, bittet dich, das zu beachten:',
  understood: 'Ich habe es gelesen',
  muted: (until) => (until === null ? 'Du kannst nicht mitreden.' : `Du kannst bis ${until} nicht mitreden.`),
  banned: (until) =>
    until === null
      ? 'Dieser Server lässt dich nicht ein.'
      : `Dieser Server lässt dich bis ${until} nicht ein.`,
  addressBanned: (until) =>
    `Dieser Server lässt Besuche aus deinem Netz${until === null ? '' : ` bis ${until}`} nicht ein.`,
  stillHere: 'Spiele auf diesem Gerät gehen weiter wie immer.',
  reason: (why) => `Grund: ${why}`,
};

const fr: StandingWords = {
  message: 'De la maison',
  close: 'Fermer ce message',
  warning: 'Un avertissement',
  warned: 'Celles et ceux qui veillent ici vous demandent d’en tenir compte :',
  understood: 'Je l’ai lu',
  muted: (until) =>
    until === null
      ? 'Vous ne pouvez pas prendre la parole.'
      : `Vous ne pouvez pas prendre la parole jusqu’au ${until}.`,
  banned: (until) =>
    until === null
      ? 'Ce serveur ne vous laisse pas entrer.'
      : `Ce serveur ne vous laisse pas entrer jusqu’au ${until}.`,
  addressBanned: (until) =>
    `Ce serveur ne laisse pas entrer les visites de votre réseau${until === null ? '' : ` jusqu’au ${until}`}.`,
  stillHere: 'Les parties sur cet appareil continuent comme toujours.',
  reason: (why) => `Motif : ${why}`,
};

export { en as englishStanding };

const catalogue = makeCatalogue({ de: async () => de, en: async () => en, fr: async () => fr });

export function useStandingWords(): StandingWords {
  return catalogue.current.value ?? en;
}

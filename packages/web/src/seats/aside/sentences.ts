import type { Character } from '@samsara/engine';
import type { Language } from '@samsara/engine/texts';

/** What somebody says of themselves; it holds in every game. */
export const SENTENCES: Readonly<Record<Language, Readonly<Record<Character, string>>>> = {
  en: {
    bold: 'I like a risk, and I strike early.',
    careful: 'I play it safe and keep something in reserve.',
    collector: 'I save my best cards for as long as I can.',
    forgiving: 'I bear no grudge and would rather leave others in peace.',
    vengeful: 'Whoever gets ahead of me will hear from me.',
    generous: 'I like to give, and I seldom attack.',
  },
  de: {
    bold: 'Ich riskiere gern etwas und greife früh an.',
    careful: 'Ich gehe auf Nummer sicher und behalte etwas in der Hinterhand.',
    collector: 'Meine besten Karten spare ich auf, solange es geht.',
    forgiving: 'Ich trage nichts nach und lasse andere lieber in Ruhe.',
    vengeful: 'Wer mir davonzieht, bekommt es mit mir zu tun.',
    generous: 'Ich gebe gern und greife selten an.',
  },
  fr: {
    bold: 'J’aime le risque et j’attaque tôt.',
    careful: 'Je joue la prudence et je garde une réserve.',
    collector: 'Je garde mes meilleures cartes tant que je peux.',
    forgiving: 'Sans rancune : je préfère laisser les autres en paix.',
    vengeful: 'Qui me dépasse aura affaire à moi.',
    generous: 'Je donne volontiers et j’attaque rarement.',
  },
};

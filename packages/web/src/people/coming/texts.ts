import type { Language } from '@samsara/engine/texts';
import { settings } from '../../settings/settings.ts';

/** Sentences about people who come to a running table, wait for the next game, or come back without their cookie. */
export interface ComingWords {
  readonly nextIn: string;
  readonly waitForNext: string;
  youAreNext(place: number): string;
  readonly waitNoMore: string;
  readonly hadSeat: string;
  readonly hadSeatExplains: string;
  iWas(name: string): string;
  asks(name: string): string;
  asksExplains(name: string): string;
  readonly whoAsks: string;
  youAsk(name: string): string;
  readonly handedOn: string;
  /** To whoever is asked for, elsewhere. */
  isThatYou(name: string, code: string): string;
  readonly notMe: string;
  readonly itIsMe: string;
  readonly newcomersMaySit: string;
}

export const COMING_WORDS: Readonly<Record<Language, ComingWords>> = {
  en: {
    nextIn: 'Waiting for the next game',
    waitForNext: 'Play the next game',
    youAreNext: (place) => `You are number ${place} for the next game.`,
    waitNoMore: 'Wait no longer',
    hadSeat: 'I had a seat here',
    hadSeatExplains:
      'If this device has forgotten who you are, the table can hand your seat on to you. The host or all others have to agree; until then you see what everybody sees.',
    iWas: (name) => `I was ${name}`,
    asks: (name) => `Somebody has come by the link and says: “I was ${name}.”`,
    asksExplains: (name) =>
      `If you agree, the seat and the cards of ${name} go to them. Agree only if you know who it is.`,
    whoAsks: 'Whoever asks',
    youAsk: (name) => `You have asked for the seat of ${name}. The host or all others have to agree.`,
    handedOn:
      'Your seat was handed on to somebody who came back by the link; the table agreed to it. Here you only watch.',
    isThatYou: (name, code) =>
      `At table ${code} somebody says to be ${name}. Is that you, on another device?`,
    notMe: 'No, keep my seat',
    itIsMe: 'Yes, that is me',
    newcomersMaySit: 'Whoever comes may take the seat of a bot while a game runs.',
  },
  de: {
    nextIn: 'Warten auf das nächste Spiel',
    waitForNext: 'Beim nächsten Spiel mitspielen',
    youAreNext: (place) => `Du bist Nummer ${place} für das nächste Spiel.`,
    waitNoMore: 'Nicht mehr warten',
    hadSeat: 'Ich hatte hier einen Platz',
    hadSeatExplains:
      'Wenn dieses Gerät vergessen hat, wer du bist, kann dir der Tisch deinen Platz wiedergeben. Der Gastgeber oder alle anderen müssen zustimmen; bis dahin siehst du, was alle sehen.',
    iWas: (name) => `Ich war ${name}`,
    asks: (name) => `Jemand ist über den Link gekommen und sagt: „Ich war ${name}.“`,
    asksExplains: (name) =>
      `Wenn du zustimmst, gehen Platz und Karten von ${name} an diese Person. Stimm nur zu, wenn du weißt, wer es ist.`,
    whoAsks: 'Wer fragt',
    youAsk: (name) =>
      `Du hast um den Platz von ${name} gebeten. Der Gastgeber oder alle anderen müssen zustimmen.`,
    handedOn:
      'Dein Platz ging an jemanden, der über den Link zurückkam; der Tisch war einverstanden. Du schaust hier nur noch zu.',
    isThatYou: (name, code) =>
      `Am Tisch ${code} sagt jemand, ${name} zu sein. Bist du das, an einem anderen Gerät?`,
    notMe: 'Nein, ich behalte meinen Platz',
    itIsMe: 'Ja, das bin ich',
    newcomersMaySit: 'Wer dazukommt, darf im laufenden Spiel den Platz eines Bots übernehmen.',
  },
  fr: {
    nextIn: 'En attente de la prochaine partie',
    waitForNext: 'Jouer la prochaine partie',
    youAreNext: (place) => `Vous avez le numéro ${place} pour la prochaine partie.`,
    waitNoMore: 'Ne plus attendre',
    hadSeat: 'J’avais une place ici',
    hadSeatExplains:
      'Si cet appareil a oublié qui vous êtes, la table peut vous rendre votre place. L’hôte ou tous les autres doivent être d’accord ; d’ici là, vous voyez ce que tout le monde voit.',
    iWas: (name) => `J’étais ${name}`,
    asks: (name) => `Quelqu’un est venu par le lien et dit : « J’étais ${name}. »`,
    asksExplains: (name) =>
      `Si vous acceptez, la place et les cartes de ${name} vont à cette personne. N’acceptez que si vous savez qui c’est.`,
    whoAsks: 'Qui demande',
    youAsk: (name) =>
      `Vous avez demandé la place de ${name}. L’hôte ou tous les autres doivent être d’accord.`,
    handedOn:
      'Votre place a été remise à quelqu’un qui est revenu par le lien, avec l’accord de la table. Ici, vous ne faites que regarder.',
    isThatYou: (name, code) =>
      `À la table ${code}, quelqu’un dit être ${name}. Est-ce vous, sur un autre appareil ?`,
    notMe: 'Non, je garde ma place',
    itIsMe: 'Oui, c’est moi',
    newcomersMaySit: 'Qui arrive peut prendre la place d’un robot pendant une partie.',
  },
};

export function useComingWords(): ComingWords {
  return COMING_WORDS[settings.value.language];
}

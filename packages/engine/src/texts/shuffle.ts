import type { ShuffleTold } from '../kernel/later/verdict.ts';
import type { TextsByLanguage } from './game-texts.ts';
import type { Language } from './languages.ts';

interface ShuffleTexts {
  readonly sealed: string;
  readonly notSealed: string;
  gave(names: string): string;
  gavePlainly(names: string): string;
  leftOut(names: string): string;
  bots(names: string): string;
  readonly once: string;
  anew(times: number): string;
  broken(times: number): string;
}

const TEXTS: TextsByLanguage<ShuffleTexts> = {
  en: {
    sealed: 'The server and everybody who played had committed themselves before any share was shown.',
    notSealed:
      'The seats had not committed themselves to their shares: the game was played on one device, or shuffled in the former way. Whoever dealt and knew the last share in advance could have chosen the cards.',
    gave: (names) => `Shares were given by ${names}.`,
    gavePlainly: (names) => `By an older page, sent to the server without a commitment: ${names}.`,
    leftOut: (names) =>
      `Left out, because the share did not come in time: ${names}. In its place stands what follows from the server’s commitment.`,
    bots: (names) =>
      `Bots give no share of their own; theirs follows from the server’s commitment: ${names}.`,
    once: 'The shares were shown once; nothing was begun anew.',
    anew: (times) =>
      times === 1
        ? 'The shares were begun anew once. Server and whoever was left out, together, could choose between two deals.'
        : `The shares were begun anew ${times} times. Server and whoever was left out, together, could choose among ${times + 1} deals.`,
    broken: (times) =>
      times === 1
        ? 'Once before, the table changed before the deal, and everybody had to be ready again.'
        : `${times} times before, the table changed before the deal, and everybody had to be ready again.`,
  },
  de: {
    sealed: 'Der Server und alle, die mitspielten, hatten sich festgelegt, bevor ein Beitrag gezeigt wurde.',
    notSealed:
      'Die Plätze hatten sich nicht auf ihre Beiträge festgelegt: Die Partie wurde auf einem Gerät gespielt oder auf die frühere Art gemischt. Wer austeilte und den letzten Beitrag vorher kannte, hätte die Karten aussuchen können.',
    gave: (names) => `Beiträge gaben: ${names}.`,
    gavePlainly: (names) => `Von einer älteren Seite, ohne Festlegung an den Server geschickt: ${names}.`,
    leftOut: (names) =>
      `Ausgelassen, weil der Beitrag nicht rechtzeitig kam: ${names}. An seiner Stelle steht, was aus der Festlegung des Servers folgt.`,
    bots: (names) =>
      `Bots geben keinen eigenen Beitrag; ihrer folgt aus der Festlegung des Servers: ${names}.`,
    once: 'Die Beiträge wurden einmal gezeigt; nichts wurde neu begonnen.',
    anew: (times) =>
      times === 1
        ? 'Die Beiträge wurden einmal neu begonnen. Server und Ausgelassene gemeinsam konnten zwischen zwei Verteilungen wählen.'
        : `Die Beiträge wurden ${times}-mal neu begonnen. Server und Ausgelassene gemeinsam konnten unter ${times + 1} Verteilungen wählen.`,
    broken: (times) =>
      times === 1
        ? 'Einmal änderte sich der Tisch noch vor dem Austeilen, und alle mussten neu bereit sein.'
        : `${times}-mal änderte sich der Tisch noch vor dem Austeilen, und alle mussten neu bereit sein.`,
  },
  fr: {
    sealed:
      'Le serveur et toutes les personnes s’étaient engagés avant que la première contribution soit montrée.',
    notSealed:
      'Les places ne s’étaient pas engagées sur leurs contributions : la partie a été jouée sur un seul appareil, ou mélangée à l’ancienne manière. Qui distribuait et connaissait d’avance la dernière contribution aurait pu choisir les cartes.',
    gave: (names) => `Contributions données par : ${names}.`,
    gavePlainly: (names) =>
      `Envoyées au serveur sans engagement par une ancienne version de la page : ${names}.`,
    leftOut: (names) =>
      `Laissée de côté, faute d’être arrivée à temps, la contribution de : ${names}. À sa place se trouve ce qui découle de l’engagement du serveur.`,
    bots: (names) =>
      `Les bots ne donnent pas de contribution à eux ; la leur découle de l’engagement du serveur : ${names}.`,
    once: 'Les contributions ont été montrées une fois ; rien n’a été recommencé.',
    anew: (times) =>
      times === 1
        ? 'Les contributions ont été recommencées une fois. Ensemble, le serveur et les places laissées de côté pouvaient choisir entre deux distributions.'
        : `Les contributions ont été recommencées ${times} fois. Ensemble, le serveur et les places laissées de côté pouvaient choisir entre ${times + 1} distributions.`,
    broken: (times) =>
      times === 1
        ? 'Une fois, la table a changé avant la distribution, et tout le monde a dû se déclarer prêt de nouveau.'
        : `${times} fois, la table a changé avant la distribution, et tout le monde a dû se déclarer prêt de nouveau.`,
  },
};

/** What is shown about the shuffle of a game whose record holds, in sentences. */
export function shuffleSentences(language: Language, told: ShuffleTold): string[] {
  const texts = TEXTS[language];
  const about = (say: (names: string) => string, names: readonly string[]) =>
    names.length === 0 ? [] : [say(names.join(', '))];
  if (!told.isSealed) return [texts.notSealed];
  return [
    texts.sealed,
    ...about(texts.gave, told.gave),
    ...about(texts.gavePlainly, told.gavePlainly),
    ...about(texts.leftOut, told.leftOut),
    ...about(texts.bots, told.bots),
    told.anew === 0 ? texts.once : texts.anew(told.anew),
    ...(told.broken === 0 ? [] : [texts.broken(told.broken)]),
  ];
}

import type { Language } from '../texts/languages.ts';

interface Titled {
  readonly title: string;
  readonly note: string;
}

interface ChartTexts {
  readonly official: string;
  readonly changed: string;
  readonly fair: string;
  readonly length: Titled & { readonly axis: string };
  readonly places: Titled;
  /** Place 0 begins. */
  place(place: number): string;
  readonly comebacks: Titled;
  readonly comebackRow: string;
  readonly skill: Titled;
  readonly skillRow: string;
  readonly mattered: Titled;
  readonly atMost: string;
  readonly certainly: string;
  readonly same: string;
}

export const CHART_TEXTS: Readonly<Record<Language, ChartTexts>> = {
  en: {
    official: 'official rules',
    changed: 'changed rules',
    fair: 'fair',
    length: {
      title: 'How long games are',
      note: 'Share of the games by their number of decisions; the last column holds longer ones too.',
      axis: 'decisions',
    },
    places: {
      title: 'Who wins from which place',
      note: 'Games won by whoever begins, the left neighbour and so on, with 95% limits.',
    },
    place: (place) => (place === 0 ? 'begins' : `place ${place + 1}`),
    comebacks: {
      title: 'Comebacks',
      note: 'Games won by somebody who after a quarter, half or three quarters was the least likely to win; where most win, games lost by the most likely.',
    },
    comebackRow: 'comebacks',
    skill: {
      title: 'How much skill counts',
      note: 'Games won by one master who thinks briefly, against casual players.',
    },
    skillRow: 'the master wins',
    mattered: {
      title: 'How often it mattered',
      note: 'The same deals by both rules. After the first difference chance takes another course too, so other winners are an upper bound.',
    },
    atMost: 'other winners',
    certainly: 'by the rule alone',
    same: 'the same game',
  },
  de: {
    official: 'offizielle Regeln',
    changed: 'geänderte Regeln',
    fair: 'gerecht',
    length: {
      title: 'Wie lang Partien sind',
      note: 'Anteil der Partien nach Zahl der Entscheidungen; die letzte Säule enthält auch längere.',
      axis: 'Entscheidungen',
    },
    places: {
      title: 'Wer von welchem Platz gewinnt',
      note: 'Gewonnene Partien: wer anfängt, wer links davon sitzt und so weiter, mit 95-%-Grenzen.',
    },
    place: (place) => (place === 0 ? 'fängt an' : `Platz ${place + 1}`),
    comebacks: {
      title: 'Aufholjagden',
      note: 'Partien, die jemand gewinnt, der nach einem Viertel, der Hälfte oder drei Vierteln die kleinste Chance hatte; wo die meisten gewinnen: die jemand mit der größten Chance verliert.',
    },
    comebackRow: 'Aufholjagden',
    skill: {
      title: 'Wie viel Können zählt',
      note: 'Partien, die ein Meister mit kurzer Bedenkzeit gegen Gelegenheitsspieler gewinnt.',
    },
    skillRow: 'der Meister gewinnt',
    mattered: {
      title: 'Wie oft es wichtig war',
      note: 'Dieselben Blätter nach beiden Regeln. Nach dem ersten Unterschied läuft auch der Zufall anders; andere Gewinner sind deshalb eine Obergrenze.',
    },
    atMost: 'andere Gewinner',
    certainly: 'allein durch die Regel',
    same: 'dieselbe Partie',
  },
  fr: {
    official: 'règles officielles',
    changed: 'règles changées',
    fair: 'équitable',
    length: {
      title: 'Longueur des parties',
      note: 'Part des parties selon le nombre de décisions\u202f; la dernière colonne contient aussi les plus longues.',
      axis: 'décisions',
    },
    places: {
      title: 'Qui gagne depuis quelle place',
      note: 'Parties gagnées par qui commence, par la personne à sa gauche et ainsi de suite, avec les limites à 95\u202f%.',
    },
    place: (place) => (place === 0 ? 'commence' : `place ${place + 1}`),
    comebacks: {
      title: 'Retournements',
      note: 'Parties gagnées par quelqu’un qui, après un quart, la moitié ou trois quarts, avait le moins de chances\u202f; là où la plupart gagnent, parties perdues par qui en avait le plus.',
    },
    comebackRow: 'retournements',
    skill: {
      title: 'Ce que compte l’habileté',
      note: 'Parties gagnées par un maître qui réfléchit peu, contre des joueurs occasionnels.',
    },
    skillRow: 'le maître gagne',
    mattered: {
      title: 'Combien de fois cela a compté',
      note: 'Les mêmes donnes selon les deux règles. Après la première différence, le hasard prend aussi un autre cours\u202f: d’autres gagnants sont donc une limite supérieure.',
    },
    atMost: 'd’autres gagnants',
    certainly: 'par la règle seule',
    same: 'la même partie',
  },
};

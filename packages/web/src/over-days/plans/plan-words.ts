import type { Language } from '@samsara/engine/texts';
import { settings } from '../../settings/settings.ts';

/** Sentences about planned moves and answers in advance. */
export interface PlanWords {
  readonly title: string;
  readonly secret: string;
  readonly moves: string;
  readonly movesExplain: string;
  readonly yourTurn: string;
  readonly when: string;
  readonly whatever: string;
  readonly answer: string;
  readonly add: string;
  readonly andThen: string;
  /** Planned after this line. */
  readonly after: string;
  readonly otherwise: string;
  readonly full: string;
  drop(line: string): string;
  readonly answers: string;
  readonly answersExplain: string;
  readonly askMe: string;
  readonly notKept: string;
  readonly due: string;
  readonly unfit: string;
  readonly illegal: string;
}

export const PLAN_WORDS: Readonly<Record<Language, PlanWords>> = {
  en: {
    title: 'Plan ahead',
    secret:
      'Nobody else learns of it. What you plan is played after minutes or hours, as if you had thought about it.',
    moves: 'Planned moves',
    movesExplain: 'Up to three of your moves in a row.',
    yourTurn: 'It is your turn. A plan is for the turns after it.',
    when: 'If this happens',
    whatever: 'Whatever happens',
    answer: 'I play',
    add: 'Add',
    andThen: 'And then …',
    after: 'After that:',
    otherwise: 'If something else comes, or a move is not allowed, the plan is dropped and you are asked.',
    full: 'More cannot be planned at once.',
    drop: (line) => `Drop: ${line}`,
    answers: 'Answers in advance',
    answersExplain: 'So that nobody waits for you. They hold until you change them.',
    askMe: 'Ask me',
    notKept: 'That could not be kept. Try again.',
    due: 'Your plan answers for you in a while. You may also move yourself.',
    unfit: 'Something else came: your plan was dropped.',
    illegal: 'Your planned move is not allowed now: the plan was dropped.',
  },
  de: {
    title: 'Vorausplanen',
    secret:
      'Niemand sonst erfährt davon. Was du planst, wird nach Minuten oder Stunden gespielt, als hättest du nachgedacht.',
    moves: 'Geplante Züge',
    movesExplain: 'Bis zu drei deiner Züge nacheinander.',
    yourTurn: 'Du bist am Zug. Ein Plan gilt für die Züge danach.',
    when: 'Wenn das geschieht',
    whatever: 'Was auch geschieht',
    answer: 'Spiele ich',
    add: 'Hinzufügen',
    andThen: 'Und dann …',
    after: 'Danach:',
    otherwise: 'Kommt etwas anderes oder ist ein Zug nicht erlaubt, verfällt der Plan und du wirst gefragt.',
    full: 'Mehr lässt sich nicht auf einmal planen.',
    drop: (line) => `Verwerfen: ${line}`,
    answers: 'Antworten im Voraus',
    answersExplain: 'Damit niemand auf dich wartet. Sie gelten, bis du sie änderst.',
    askMe: 'Mich fragen',
    notKept: 'Das konnte nicht behalten werden. Versuche es noch einmal.',
    due: 'Dein Plan antwortet bald für dich. Du kannst auch selbst ziehen.',
    unfit: 'Es kam etwas anderes: Dein Plan ist verfallen.',
    illegal: 'Dein geplanter Zug ist jetzt nicht erlaubt: Der Plan ist verfallen.',
  },
  fr: {
    title: 'Prévoir',
    secret:
      'Personne d’autre ne l’apprend. Ce que vous prévoyez se joue après des minutes ou des heures, comme si vous aviez réfléchi.',
    moves: 'Coups prévus',
    movesExplain: 'Jusqu’à trois de vos coups de suite.',
    yourTurn: 'C’est à vous. Un plan vaut pour les coups suivants.',
    when: 'Si cela arrive',
    whatever: 'Quoi qu’il arrive',
    answer: 'Je joue',
    add: 'Ajouter',
    andThen: 'Et ensuite …',
    after: 'Ensuite :',
    otherwise:
      'Si autre chose arrive, ou si un coup n’est pas permis, le plan est abandonné et l’on vous demande.',
    full: 'On ne peut pas prévoir davantage à la fois.',
    drop: (line) => `Abandonner : ${line}`,
    answers: 'Réponses d’avance',
    answersExplain: 'Pour que personne ne vous attende. Elles valent jusqu’à ce que vous les changiez.',
    askMe: 'Me demander',
    notKept: 'Cela n’a pas pu être gardé. Réessayez.',
    due: 'Votre plan répondra bientôt pour vous. Vous pouvez aussi jouer vous-même.',
    unfit: 'Autre chose est arrivé : votre plan est abandonné.',
    illegal: 'Votre coup prévu n’est pas permis maintenant : le plan est abandonné.',
  },
};

export function usePlanWords(): PlanWords {
  return PLAN_WORDS[settings.value.language];
}

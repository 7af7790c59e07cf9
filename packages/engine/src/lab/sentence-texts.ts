import type { Language } from '../texts/languages.ts';
import type { Advantage } from './report.ts';

type Told = (after: string, before: string) => string;

/** `after` is by the changed rules, `before` by the official ones. */
export interface Sentences {
  percent(share: number): string;
  readonly parts: Readonly<Record<'quarter' | 'third' | 'half', string>>;
  readonly nothing: string;
  shorter(by: string, after: string, before: string): string;
  longer(by: string, after: string, before: string): string;
  sameLength(after: string): string;
  wins(after: string, before: string, fair: string): string;
  /** By what whoever begins has under the official rules, and under the changed ones. */
  readonly first: Readonly<Record<`${Advantage},${Advantage}`, (wins: string) => string>>;
  readonly comebacks: { readonly more: Told; readonly less: Told; readonly same: Told };
  readonly skill: { readonly more: Told; readonly less: Told; readonly same: Told };
  unfinished(after: number, before: number): string;
  mattered(atMost: string, certainly: string): string;
}

const HUNDRED = 100;

function percent(share: number, sign: string): string {
  const whole = Math.round(share * HUNDRED);
  if (whole === 0 && share > 0) return `< 1${sign}`;
  if (whole === HUNDRED && share < 1) return `> 99${sign}`;
  return `${whole}${sign}`;
}

const en: Sentences = {
  percent: (share) => percent(share, '%'),
  parts: { quarter: 'about a quarter', third: 'about a third', half: 'about half' },
  nothing: 'It made no difference in any game.',
  shorter: (by, after, before) => `Games become ${by} shorter: ${after} decisions instead of ${before}.`,
  longer: (by, after, before) => `Games become ${by} longer: ${after} decisions instead of ${before}.`,
  sameLength: (after) => `Games stay about as long: ${after} decisions.`,
  wins: (after, before, fair) => `${after} of the games instead of ${before}; ${fair} would be fair`,
  first: {
    '0,0': (wins) => `Who begins makes no difference that could be told from chance (${wins}).`,
    '0,1': (wins) => `Whoever begins now has an advantage (${wins}).`,
    '0,-1': (wins) => `Whoever begins now has a drawback (${wins}).`,
    '1,0': (wins) => `Whoever begins no longer has an advantage (${wins}).`,
    '1,1': (wins) => `Whoever begins keeps an advantage (${wins}).`,
    '1,-1': (wins) => `The advantage of whoever begins turns into a drawback (${wins}).`,
    '-1,0': (wins) => `Whoever begins no longer has a drawback (${wins}).`,
    '-1,1': (wins) => `The drawback of whoever begins turns into an advantage (${wins}).`,
    '-1,-1': (wins) => `Whoever begins keeps a drawback (${wins}).`,
  },
  comebacks: {
    more: (after, before) => `Comebacks become more frequent: ${after} of the games instead of ${before}.`,
    less: (after, before) => `Comebacks become rarer: ${after} of the games instead of ${before}.`,
    same: (after, before) => `Comebacks are about as frequent (${after} and ${before}).`,
  },
  skill: {
    more: (after, before) => `Skill counts more: whoever thinks ahead wins ${after} instead of ${before}.`,
    less: (after, before) => `Skill counts less: whoever thinks ahead wins ${after} instead of ${before}.`,
    same: (after, before) =>
      `Skill counts about as much, as far as so few games tell (${after} and ${before}).`,
  },
  unfinished: (after, before) => `Games without an end: ${after}; by the official rules ${before}.`,
  mattered: (atMost, certainly) =>
    `From the same deal, at most ${atMost} of the games had other winners because of it; in ${certainly} the moves were the same and the rule alone decided.`,
};

const de: Sentences = {
  percent: (share) => percent(share, '\u202f%'),
  parts: { quarter: 'etwa ein Viertel', third: 'etwa ein Drittel', half: 'etwa die Hälfte' },
  nothing: 'In keiner Partie hat es etwas geändert.',
  shorter: (by, after, before) => `Partien werden um ${by} kürzer: ${after} Entscheidungen statt ${before}.`,
  longer: (by, after, before) => `Partien werden um ${by} länger: ${after} Entscheidungen statt ${before}.`,
  sameLength: (after) => `Partien bleiben etwa gleich lang: ${after} Entscheidungen.`,
  wins: (after, before, fair) => `${after} der Partien statt ${before}; ${fair} wären gerecht`,
  first: {
    '0,0': (wins) => `Wer anfängt, macht keinen Unterschied, der sich vom Zufall trennen ließe (${wins}).`,
    '0,1': (wins) => `Wer anfängt, hat nun einen Vorteil (${wins}).`,
    '0,-1': (wins) => `Wer anfängt, hat nun einen Nachteil (${wins}).`,
    '1,0': (wins) => `Wer anfängt, hat keinen Vorteil mehr (${wins}).`,
    '1,1': (wins) => `Wer anfängt, behält einen Vorteil (${wins}).`,
    '1,-1': (wins) => `Aus dem Vorteil fürs Anfangen wird ein Nachteil (${wins}).`,
    '-1,0': (wins) => `Wer anfängt, hat keinen Nachteil mehr (${wins}).`,
    '-1,1': (wins) => `Aus dem Nachteil fürs Anfangen wird ein Vorteil (${wins}).`,
    '-1,-1': (wins) => `Wer anfängt, behält einen Nachteil (${wins}).`,
  },
  comebacks: {
    more: (after, before) => `Aufholjagden werden häufiger: ${after} der Partien statt ${before}.`,
    less: (after, before) => `Aufholjagden werden seltener: ${after} der Partien statt ${before}.`,
    same: (after, before) => `Aufholjagden sind etwa gleich häufig (${after} und ${before}).`,
  },
  skill: {
    more: (after, before) => `Können zählt mehr: Wer vorausdenkt, gewinnt ${after} statt ${before}.`,
    less: (after, before) => `Können zählt weniger: Wer vorausdenkt, gewinnt ${after} statt ${before}.`,
    same: (after, before) =>
      `Können zählt etwa gleich viel, soweit so wenige Partien das sagen (${after} und ${before}).`,
  },
  unfinished: (after, before) => `Partien ohne Ende: ${after}; nach den offiziellen Regeln ${before}.`,
  mattered: (atMost, certainly) =>
    `Aus demselben Blatt hatten höchstens ${atMost} der Partien deswegen andere Gewinner; in ${certainly} waren die Züge dieselben, und allein die Regel hat entschieden.`,
};

const fr: Sentences = {
  percent: (share) => percent(share, '\u202f%'),
  parts: { quarter: 'environ un quart', third: 'environ un tiers', half: 'environ la moitié' },
  nothing: 'Cela n’a rien changé, dans aucune partie.',
  shorter: (by, after, before) =>
    `Les parties raccourcissent : ${by} de moins (${after} décisions au lieu de ${before}).`,
  longer: (by, after, before) =>
    `Les parties s’allongent : ${by} de plus (${after} décisions au lieu de ${before}).`,
  sameLength: (after) => `Les parties restent à peu près aussi longues : ${after} décisions.`,
  wins: (after, before, fair) => `${after} des parties au lieu de ${before} ; ${fair} serait équitable`,
  first: {
    '0,0': (wins) => `Commencer ne fait aucune différence qu’on puisse distinguer du hasard (${wins}).`,
    '0,1': (wins) => `Commencer donne maintenant un avantage (${wins}).`,
    '0,-1': (wins) => `Commencer est maintenant un désavantage (${wins}).`,
    '1,0': (wins) => `Commencer ne donne plus d’avantage (${wins}).`,
    '1,1': (wins) => `Commencer reste un avantage (${wins}).`,
    '1,-1': (wins) => `L’avantage de commencer devient un désavantage (${wins}).`,
    '-1,0': (wins) => `Commencer n’est plus un désavantage (${wins}).`,
    '-1,1': (wins) => `Le désavantage de commencer devient un avantage (${wins}).`,
    '-1,-1': (wins) => `Commencer reste un désavantage (${wins}).`,
  },
  comebacks: {
    more: (after, before) =>
      `Les retournements deviennent plus fréquents : ${after} des parties au lieu de ${before}.`,
    less: (after, before) =>
      `Les retournements deviennent plus rares : ${after} des parties au lieu de ${before}.`,
    same: (after, before) => `Les retournements sont à peu près aussi fréquents (${after} et ${before}).`,
  },
  skill: {
    more: (after, before) =>
      `L’habileté compte davantage : qui réfléchit gagne ${after} au lieu de ${before}.`,
    less: (after, before) => `L’habileté compte moins : qui réfléchit gagne ${after} au lieu de ${before}.`,
    same: (after, before) =>
      `L’habileté compte à peu près autant, pour ce que disent si peu de parties (${after} et ${before}).`,
  },
  unfinished: (after, before) => `Parties sans fin : ${after} ; selon les règles officielles ${before}.`,
  mattered: (atMost, certainly) =>
    `Avec la même donne, au plus ${atMost} des parties ont eu d’autres gagnants à cause de cela ; dans ${certainly}, les coups étaient les mêmes et la règle seule a décidé.`,
};

export const SENTENCES: Readonly<Record<Language, Sentences>> = { en, de, fr };

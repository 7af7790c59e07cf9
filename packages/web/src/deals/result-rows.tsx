import type { GameMeta } from '@samsara/engine';
import { compareResults, type DealResult } from '@samsara/engine/deals';
import { Face } from '../kit/faces/face.tsx';
import { StrengthDots } from '../setup/strength-dots.tsx';
import { resultText } from './result-text.ts';
import type { DealWords } from './texts.ts';

/** Somebody's result of a deal. */
export interface Row {
  readonly key: string;
  readonly name: string;
  /** Of a bot. */
  readonly level: string | null;
  readonly face?: number | null;
  readonly isYou: boolean;
  readonly result: DealResult;
  /** From 1; equal results share a place. */
  readonly place: number;
}

/** The best first, each with its place; equal ones stay in their order. */
export function ranked(
  meta: Pick<GameMeta, 'betterPoints'>,
  rows: readonly Omit<Row, 'place'>[],
): readonly Row[] {
  return rows
    .map((row) => ({
      ...row,
      place: 1 + rows.filter((other) => compareResults(meta, other.result, row.result) < 0).length,
    }))
    .sort((a, b) => a.place - b.place);
}

export function ResultRows({ rows, words }: { readonly rows: readonly Row[]; readonly words: DealWords }) {
  return (
    <ol class="result-rows">
      {rows.map(({ key, name, level, face, isYou, result, place }) => (
        <li key={key} class={isYou ? 'is-you' : ''}>
          <b class="result-place">
            <span aria-hidden="true">{place}</span>
            <span class="unseen">{words.place(place)}</span>
          </b>
          {face !== undefined && face !== null && <Face of={face} />}
          <span class="result-name">
            {name} {level !== null && <StrengthDots level={level} />}
          </span>
          <span>{resultText(result, words)}</span>
        </li>
      ))}
    </ol>
  );
}

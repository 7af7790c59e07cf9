import { rulesPath } from '../shell/routes.ts';
import { type Clause, marked } from './search.ts';
import type { RulesWords } from './texts.ts';

interface Props {
  readonly clauses: readonly Clause[];
  readonly wanted: string;
  /** The clause that a link led to. */
  readonly current: string | null;
  /** Whose rules a link to each clause leads to; null leaves the links out. */
  readonly game: string | null;
  readonly words: RulesWords;
}

export function ClauseList({ clauses, wanted, current, game, words }: Props) {
  return (
    <ul class="clauses">
      {clauses.map(([id, text]) => (
        <li key={id} id={id} class="clause" data-current={id === current || undefined}>
          {marked(text, wanted).map((part, i) => (i % 2 === 0 ? part : <mark key={i}>{part}</mark>))}{' '}
          {game === null ? (
            <small>{id}</small>
          ) : (
            <a href={rulesPath(game, id)} aria-label={words.linkTo(id)}>
              {id}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

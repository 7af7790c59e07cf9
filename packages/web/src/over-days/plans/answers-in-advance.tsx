import type { StandingWords } from '@samsara/engine';
import { useEffect, useState } from 'preact/hooks';
import type { StandingSource } from '../../contract/standing-answers.ts';
import { useTable } from '../../contract/table-context.ts';
import { usePlanWords } from './plan-words.ts';

/** Of each game only one language is loaded, and only with this sheet. */
const SOURCES = import.meta.glob<{ readonly source: StandingSource }>(
  '../../games/*/standing-answers/index.ts',
);

interface AnswersInAdvanceProps {
  readonly answers: Readonly<Record<string, string>>;
  change(answers: Record<string, string>): void;
}

/** A row for each kind of question that can be answered by a rule. */
export function AnswersInAdvance({ answers, change }: AnswersInAdvanceProps) {
  const words = usePlanWords();
  const questions = useStandingWords();
  if (questions === null) return null;
  const choose = (question: string, rule: string) => {
    const { [question]: _, ...others } = answers;
    change(rule === '' ? others : { ...others, [question]: rule });
  };
  return (
    <section aria-labelledby="answers-in-advance">
      <h3 id="answers-in-advance">{words.answers}</h3>
      <p>{words.answersExplain}</p>
      <div class="plan-form">
        {Object.entries(questions).map(([question, { name, rules }]) => (
          <label key={question}>
            <span>{name}</span>
            <select
              value={answers[question] ?? ''}
              onChange={(event) => choose(question, event.currentTarget.value)}
            >
              <option value="">{words.askMe}</option>
              {Object.entries(rules).map(([rule, text]) => (
                <option key={rule} value={rule}>
                  {text}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
    </section>
  );
}

function useStandingWords(): StandingWords | null {
  const { screen, language } = useTable();
  const [words, setWords] = useState<StandingWords | null>(null);
  const { id } = screen.game.meta;
  useEffect(() => {
    let isWanted = true;
    const load = SOURCES[`../../games/${id}/standing-answers/index.ts`];
    load?.()
      .then(({ source }) => source[language]())
      .then((loaded) => isWanted && setWords(loaded))
      .catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [id, language]);
  return words;
}

import { isCancel, multiselect, text } from '@clack/prompts';
import { LANGUAGES, type Language } from '@samsara/engine/texts';
import { type Flags, readLanguages, readName, readSeats, USUAL } from './plan.ts';
import { Problem } from './problems/problem.ts';
import type { Words } from './texts/words.ts';

const INTERRUPTED = 130;

/** Asks for what the flags have not said. Where nobody can be asked, it has to be said. */
export async function askFor(flags: Flags, words: Words): Promise<Flags> {
  if (flags.yes) return flags;
  const missing = (['name', 'seats', 'languages'] as const).filter((key) => flags[key] === undefined);
  if (missing.length > 0 && !(process.stdin.isTTY && process.stdout.isTTY)) {
    throw new Problem('missing', missing.map((key) => `--${key}`).join(', '));
  }
  const name = flags.name ?? (await askText(words, 'name', readName));
  const seats = flags.seats ?? (await askText(words, 'seats', readSeats));
  const languages = flags.languages ?? (await askLanguages(words)).join();
  readLanguages(languages);
  return { ...flags, name, seats, languages };
}

async function askText(
  words: Words,
  key: 'name' | 'seats',
  read: (given: string) => unknown,
): Promise<string> {
  return answered(
    await text({
      message: words.asks[key],
      placeholder: USUAL[key],
      defaultValue: USUAL[key],
      validate(given) {
        try {
          read(given || USUAL[key]);
          return undefined;
        } catch (error) {
          return error instanceof Problem ? words.problems[error.code] : String(error);
        }
      },
    }),
  );
}

/** Whoever chooses none writes in English. */
async function askLanguages(words: Words): Promise<Language[]> {
  const chosen = answered(
    await multiselect({
      message: words.asks.languages,
      options: LANGUAGES.map((value) => ({ value, label: words.languages[value] })),
      initialValues: [...LANGUAGES],
      required: false,
      showInstructions: false,
    }),
  );
  return chosen.length === 0 ? ['en'] : chosen;
}

function answered<Answer>(answer: Answer): Exclude<Answer, symbol> {
  if (isCancel(answer)) process.exit(INTERRUPTED);
  return answer as Exclude<Answer, symbol>;
}

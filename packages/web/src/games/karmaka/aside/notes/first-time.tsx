import { signal } from '@preact/signals';
import { CARDS } from '@samsara/engine/games/karmaka/rules';
import { Picture } from '../../../../kit/card.tsx';
import { explainedIn } from '../../../../kit/first-time/explained.ts';
import { useExplaining } from '../../../../kit/first-time/explaining.ts';
import { Later } from '../../../../shell/lazy.tsx';
import type { Props } from '../../props.ts';
import './first-time.css';
import { type Note, noteFor, type Topic } from './notes.ts';
import type { NoteWords } from './words.ts';

const explained = explainedIn('karmaka');
/** The turn in which something was explained: one thing a turn is enough. */
const lastTurn = signal('');

const WORDS = {
  de: async () => (await import('./de.ts')).notesDe,
  en: async () => (await import('./en.ts')).notesEn,
  fr: async () => (await import('./fr.ts')).notesFr,
};

/** Explains what somebody meets for the first time on this device. It covers no card, and goes away by itself. */
export function FirstTime(props: Props) {
  const { language } = props;
  return (
    <Later key={language} load={WORDS[language]}>
      {(notes) => <FirstNote notes={notes} {...props} />}
    </Later>
  );
}

function FirstNote({ notes, ...props }: Props & { readonly notes: NoteWords }) {
  const { view, seat, picks, playId } = props;
  const turn = `${playId} ${view.turns}`;
  // While a card is picked, its places say what they bring.
  const mayExplain = seat !== null && picks.length === 0 && lastTurn.value !== turn;
  const found = mayExplain ? noteFor(view, seat, explained.known.value) : null;
  const learn = (subject: string) => {
    lastTurn.value = turn;
    explained.learn(subject);
  };
  useExplaining(found?.subject ?? null, learn);
  if (found === null) return null;
  const { subject, card } = found;
  return (
    <aside class="kk-first first-note on-paper" aria-label={notes.newHere}>
      {card !== null && <Picture card={card} />}
      <p>{told(found, notes, props)}</p>
      <button type="button" class="button" onClick={() => learn(subject)} aria-label={notes.understood}>
        ✓
      </button>
    </aside>
  );
}

function told({ subject, card }: Note, { topics }: NoteWords, { texts, words }: Props) {
  if (card === null || subject !== CARDS[card]) return topics[subject as Topic];
  return (
    <>
      <b>{texts.cards[subject]}.</b> {words.abilities[subject]}
    </>
  );
}

import { useWords } from '../texts/words.ts';
import './plain-board.css';
import { useTable } from '../contract/table-context.ts';

/** The table in words, and a button for every move: for eyes, ears and fingers that pictures do not suit. */
export function PlainBoard() {
  const { texts, view, names, offers, send } = useTable();
  const words = useWords();
  return (
    <div class="plain-board">
      <ul aria-label={words.board}>
        {texts.table(view, names).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {offers.length > 0 && (
        <div class="plain-moves">
          {offers.map(({ text, label }) => (
            <button type="button" class="button" key={text} onClick={() => send(text)}>
              {label}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

import { seatAskedFor } from '../../connection/seat-asked.ts';
import { serverConnection } from '../../connection/socket.ts';
import { Sheet } from '../../kit/sheet.tsx';
import { tablePath } from '../../shell/routes.ts';
import { useWords } from '../../texts/words.ts';
import './coming.css';
import { useComingWords } from './texts.ts';

/** Wherever somebody is on the page: at another table their seat is asked for. */
export function AskedElsewhere() {
  const coming = useComingWords();
  const words = useWords();
  const asked = seatAskedFor.value;
  if (asked === null) return null;
  const close = () => {
    seatAskedFor.value = null;
  };
  const refuse = () => {
    const { table, asked: number } = asked;
    const id = `no-${table}-${number}`;
    void serverConnection().order({ type: 'answer-seat', id, table, asked: number, agree: false });
    close();
  };
  return (
    <Sheet title={words.tableCode(asked.table)} close={close}>
      <div class="coming-sheet">
        <p role="alert">{coming.isThatYou(asked.name, asked.table)}</p>
        <button type="button" class="button is-main" onClick={refuse}>
          {coming.notMe}
        </button>
        <button type="button" class="button" onClick={close}>
          {coming.itIsMe}
        </button>
        <a class="button is-quiet" href={tablePath(asked.table)} onClick={close}>
          {words.tableCode(asked.table)}
        </a>
      </div>
    </Sheet>
  );
}

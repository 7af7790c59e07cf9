import type { LobbyEntry } from '@samsara/protocol';
import { useEffect, useState } from 'preact/hooks';
import { api } from '../connection/api.ts';
import { GAME_IDS, isGameId } from '../games/index.ts';
import { tablePath } from '../shell/routes.ts';
import { useWords } from '../texts/words.ts';
import type { LobbyWords } from './texts/words.ts';

const ASKED_EVERY_MS = 5000;

/** Public tables with a seat left or something to watch. */
export function OpenTables({ words }: { readonly words: LobbyWords }) {
  const common = useWords();
  const tables = useTables();
  const [game, setGame] = useState('');
  const shown =
    tables === 'offline' ? [] : (tables ?? []).filter((table) => game === '' || table.game === game);
  return (
    <section aria-labelledby="open-tables">
      <div class="section-head">
        <h2 id="open-tables">{words.openTables}</h2>
        <label>
          <span class="unseen">{words.filter}</span>
          <select value={game} onChange={(event) => setGame(event.currentTarget.value)}>
            <option value="">{words.allGames}</option>
            {GAME_IDS.map((id) => (
              <option key={id} value={id}>
                {common.games[id].name}
              </option>
            ))}
          </select>
        </label>
      </div>
      {shown.length === 0 ? (
        <p class="empty" role="status">
          {tables === 'offline' ? words.offline : words.noTables}
        </p>
      ) : (
        <ul class="lines">
          {shown.map((table) => (
            <TableLine key={table.code} table={table} words={words} />
          ))}
        </ul>
      )}
    </section>
  );
}

function TableLine({ table, words }: { readonly table: LobbyEntry; readonly words: LobbyWords }) {
  const common = useWords();
  const { code, game, names, open, seats } = table;
  const mayJoin = open > 0 && table.phase === 'gathering';
  return (
    <li>
      <span>
        <b>{isGameId(game) ? common.games[game].name : game}</b> {names.join(', ')}
        <small>{mayJoin ? words.openSeats(open, seats) : words.running}</small>
      </span>
      <a class={`button${mayJoin ? ' is-main' : ''}`} href={tablePath(code)}>
        {mayJoin ? words.sitDown : words.watch}
      </a>
    </li>
  );
}

/** Asked for again while the page is looked at. */
function useTables(): readonly LobbyEntry[] | 'offline' | null {
  const [tables, set] = useState<readonly LobbyEntry[] | 'offline' | null>(null);
  useEffect(() => {
    const ask = () => {
      if (document.hidden) return;
      api
        .lobby()
        .then(({ tables: found }) => set(found))
        .catch(() => set('offline'));
    };
    ask();
    const timer = setInterval(ask, ASKED_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return tables;
}

import type { LobbyEntry } from '@samsara/protocol';
import { useEffect, useState } from 'preact/hooks';
import { serverConnection } from '../connection/socket.ts';
import { GAME_IDS, isGameId } from '../games/index.ts';
import { tablePath } from '../shell/routes.ts';
import type { LobbyWords } from '../texts/lobby/words.ts';
import { useWords } from '../texts/words.ts';
import { isWanted, type Wanted } from './table-filter.ts';

/** Public tables with a seat left or something to watch. */
export function OpenTables({ words }: { readonly words: LobbyWords }) {
  const common = useWords();
  const tables = useTables();
  const [game, setGame] = useState('');
  const [wanted, want] = useState<Wanted>('all');
  const shown =
    tables === 'offline'
      ? []
      : (tables ?? []).filter((table) => (game === '' || table.game === game) && isWanted(table, wanted));
  const hasTables = tables !== null && tables !== 'offline' && tables.length > 0;
  return (
    <section aria-labelledby="open-tables">
      <div class="section-head">
        <h2 id="open-tables">{words.openTables}</h2>
        {hasTables && (
          <div class="table-filters">
            <label>
              <span class="unseen">{words.filter}</span>
              <select value={wanted} onChange={(event) => want(event.currentTarget.value as Wanted)}>
                {Object.entries(words.filterBy).map(([value, name]) => (
                  <option key={value} value={value}>
                    {name}
                  </option>
                ))}
              </select>
            </label>
            <label>
              <span class="unseen">{words.games}</span>
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
        )}
      </div>
      {shown.length === 0 ? (
        <p class="empty" role="status">
          {tables === 'offline' ? words.offline : hasTables ? words.noneLikeThat : words.noTables}
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
  const mayJoin = isWanted(table, 'seats');
  return (
    <li>
      <span>
        <b>{isGameId(game) ? common.games[game].name : game}</b> {names.join(', ')}
        <small>{mayJoin ? words.openSeats(open, seats) : words.running}</small>
      </span>
      {(mayJoin || isWanted(table, 'watch')) && (
        <a class={`button${mayJoin ? ' is-main' : ''}`} href={tablePath(code)}>
          {mayJoin ? words.sitDown : words.watch}
        </a>
      )}
    </li>
  );
}

/** The tables as the server lists them; it sends the list again whenever it changes. */
function useTables(): readonly LobbyEntry[] | 'offline' | null {
  const [tables, set] = useState<readonly LobbyEntry[] | null>(null);
  const server = serverConnection();
  useEffect(() => server.watchLobby((message) => set(message.tables)), [server]);
  return server.connection.value === 'offline' ? 'offline' : tables;
}

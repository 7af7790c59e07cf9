import type { LobbyEntry } from '@samsara/protocol';
import { useEffect, useState } from 'preact/hooks';
import { serverConnection } from '../connection/socket.ts';
import { GAME_IDS, gameName, houseGames } from '../games/index.ts';
import { tablePath } from '../shell/routes.ts';
import type { LobbyWords } from '../texts/lobby/words.ts';
import { useWords } from '../texts/words.ts';
import { SmallFaces } from './small-faces.tsx';
import { isWanted, type Wanted } from './table-filter.ts';

/** So many tables are found at a glance; more can be sifted. */
const AT_A_GLANCE = 4;

/** Public tables with a seat left or something to watch. Nothing where there is none. */
export function OpenTables({ words }: { readonly words: LobbyWords }) {
  const tables = useTables();
  const [game, setGame] = useState('');
  const [wanted, want] = useState<Wanted>('all');
  if (tables === 'offline') {
    return (
      <p class="offline" role="status">
        {words.offline}
      </p>
    );
  }
  if (tables === null || tables.length === 0) return null;
  const shown = tables.filter((table) => (game === '' || table.game === game) && isWanted(table, wanted));
  return (
    <section class="open-tables" aria-labelledby="open-tables">
      <h2 id="open-tables">{words.openTables}</h2>
      {tables.length > AT_A_GLANCE && (
        <Filters wanted={wanted} want={want} game={game} setGame={setGame} words={words} />
      )}
      {shown.length === 0 ? (
        <p role="status">{words.noneLikeThat}</p>
      ) : (
        <ul>
          {shown.map((table) => (
            <TableChip key={table.code} table={table} words={words} />
          ))}
        </ul>
      )}
    </section>
  );
}

interface FiltersProps {
  readonly wanted: Wanted;
  readonly game: string;
  readonly words: LobbyWords;
  want(wanted: Wanted): void;
  setGame(game: string): void;
}

function Filters({ wanted, want, game, setGame, words }: FiltersProps) {
  const common = useWords();
  return (
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
          {[...GAME_IDS, ...houseGames.value.map(({ id }) => id)].map((id) => (
            <option key={id} value={id}>
              {gameName(id, common)}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

function TableChip({ table, words }: { readonly table: LobbyEntry; readonly words: LobbyWords }) {
  const common = useWords();
  const { code, game, house, names, open, seats, turn_days: days, host_record: record } = table;
  const mayJoin = isWanted(table, 'seats');
  const about = (
    <>
      <SmallFaces names={names} />
      <span class="game-link-words">
        <b>{gameName(game, common)}</b> {names.join(', ')}{' '}
        {house && <em class="table-tag">{common.houseRules}</em>}
        {days && <em class="table-tag">{words.daysPerMove(days)}</em>}
        <small>{mayJoin ? words.openSeats(open, seats) : words.running}</small>
        {record && <small>{words.hostFinished(record.finished, record.games)}</small>}
      </span>
    </>
  );
  if (!mayJoin && !isWanted(table, 'watch')) {
    return (
      <li class="game-link" data-game={game}>
        {about}
      </li>
    );
  }
  return (
    <li>
      <a class="game-link" href={tablePath(code)} data-game={game}>
        {about} <span class="game-link-go">{mayJoin ? words.sitDown : words.watch}</span>
      </a>
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

import { LANGUAGES, type Language } from '@samsara/engine/texts';
import { useState } from 'preact/hooks';
import { GAME_IDS, type GameId } from '../games/index.ts';
import { changeSettings, settings } from '../settings/settings.ts';
import { useWords } from '../texts/words.ts';
import './lobby.css';
import type { Mode } from '../setup/table-plan.ts';
import { type LobbyWords, lobbyCatalogue } from '../texts/lobby/words.ts';
import { GameTile } from './game-tile.tsx';
import { JoinForms } from './join-forms.tsx';
import type { NewTableSheet } from './new-table-sheet.tsx';
import { OpenTables } from './open-tables.tsx';
import { YourGames } from './your-games.tsx';

interface Planned {
  readonly game: GameId;
  readonly mode: Mode;
  readonly Sheet: typeof NewTableSheet;
}

/** The first page: four games, each one tap away from the deal; running games, open tables, and ways in. */
export function LobbyPage() {
  const common = useWords();
  const words = lobbyCatalogue.current.value;
  const [planned, setPlanned] = useState<Planned | null>(null);
  const plan = async (game: GameId, mode: Mode) => {
    const { NewTableSheet: Sheet } = await import('./new-table-sheet.tsx');
    setPlanned({ game, mode, Sheet });
  };
  if (words === null) return <main class="lobby" aria-busy="true" />;
  return (
    <>
      <LobbyHeader words={words} />
      <main class="lobby">
        <p class="slogan">{common.slogan}</p>
        <section aria-labelledby="games">
          <h2 id="games" class="unseen">
            {words.games}
          </h2>
          <div class="tiles">
            {GAME_IDS.map((game) => (
              <GameTile key={game} game={game} words={words} plan={plan} />
            ))}
          </div>
        </section>
        <div class="lobby-lists">
          <YourGames words={words} />
          <OpenTables words={words} />
          <JoinForms words={words} />
        </div>
        <section class="promises" aria-labelledby="promises">
          <h2 id="promises">{words.about}</h2>
          <ul>
            {words.promises.map((promise) => (
              <li key={promise}>{promise}</li>
            ))}
          </ul>
        </section>
      </main>
      <footer class="footer">{common.notAffiliated}</footer>
      {planned !== null && (
        <planned.Sheet game={planned.game} mode={planned.mode} words={words} close={() => setPlanned(null)} />
      )}
    </>
  );
}

function LobbyHeader({ words }: { readonly words: LobbyWords }) {
  const common = useWords();
  return (
    <header class="lobby-header">
      <h1>
        <img src="/icon.svg" alt="" width="36" height="36" />
        {common.title}
      </h1>
      <label>
        <span class="unseen">{words.language}</span>
        <select
          value={settings.value.language}
          onChange={(event) => changeSettings({ language: event.currentTarget.value as Language })}
        >
          {LANGUAGES.map((language) => (
            <option key={language} value={language}>
              {common.settings.language.values[language]}
            </option>
          ))}
        </select>
      </label>
      <a class="icon-button" href="/settings" title={words.settings}>
        <span class="unseen">{words.settings}</span>
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
          <path
            d="M4 7h9M17 7h3M4 17h3M11 17h9"
            stroke="currentColor"
            stroke-width="2"
            stroke-linecap="round"
          />
          <circle cx="15" cy="7" r="2.5" fill="none" stroke="currentColor" stroke-width="2" />
          <circle cx="9" cy="17" r="2.5" fill="none" stroke="currentColor" stroke-width="2" />
        </svg>
      </a>
    </header>
  );
}

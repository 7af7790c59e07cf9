import { useEffect, useState } from 'preact/hooks';
import { hasMet } from '../connection/api.ts';
import { askForGames, GAME_IDS, houseGames, isGameId } from '../games/index.ts';
import { Later } from '../shell/lazy.tsx';
import { COMPANY_PATH, DOCS_PATH, PRIVACY_PATH } from '../shell/routes.ts';
import { takeWishedRules } from '../shell/wished-rules.ts';
import { useWords } from '../texts/words.ts';
import './lobby.css';
import './posters.css';
import type { Mode, TablePlan } from '../setup/table-plan.ts';
import { type LobbyWords, lobbyCatalogue } from '../texts/lobby/words.ts';
import { GamePoster } from './game-poster.tsx';
import { Hero } from './hero.tsx';
import { invitationsHere, useOwnGames } from './my-games.ts';
import type { NewTableSheet } from './new-table-sheet.tsx';
import { OpenTables } from './open-tables.tsx';
import { inOrder } from './order-of-games.ts';
import { Promises } from './promises.tsx';
import { GameLink, YourGames } from './your-games.tsx';

/** The pictures of so many games are fetched at once. */
const FIRST_POSTERS = 2;

export function LobbyPage() {
  const words = lobbyCatalogue.current.value;
  return words === null ? <main class="lobby" aria-busy="true" /> : <Lobby words={words} />;
}

interface Planned {
  readonly game: string;
  readonly mode: Mode;
  readonly chosen: TablePlan['chosen'];
  readonly Sheet: typeof NewTableSheet;
}

/** The first page: four games, each one tap away from the deal; running games, open tables, and ways in. */
function Lobby({ words }: { readonly words: LobbyWords }) {
  const common = useWords();
  const games = useOwnGames(words, common.you);
  const [next] = inOrder(games);
  const [planned, setPlanned] = useState<Planned | null>(null);
  const plan = async (game: string, mode: Mode, chosen: TablePlan['chosen'] = {}) => {
    const { NewTableSheet: Sheet } = await import('./new-table-sheet.tsx');
    setPlanned({ game, mode, chosen, Sheet });
  };
  useEffect(() => {
    const wished = takeWishedRules();
    if (wished !== null && isGameId(wished.game)) void plan(wished.game, 'bots', wished.chosen);
    void askForGames();
  }, []);
  return (
    <div class="lobby">
      <Hero words={words}>{next?.isRunning && <GameLink {...next} words={words} />}</Hero>
      <main>
        <section aria-labelledby="games">
          <h2 id="games" class="unseen">
            {words.games}
          </h2>
          <div class="posters">
            {GAME_IDS.map((game, i) => (
              <GamePoster key={game} game={game} isFirst={i < FIRST_POSTERS} words={words} plan={plan} />
            ))}
          </div>
        </section>
        {houseGames.value.length > 0 && (
          <Later key="more-games" load={() => import('./more-games.tsx')}>
            {({ MoreGames }) => <MoreGames games={houseGames.value} words={words} plan={plan} />}
          </Later>
        )}
        <div class="lobby-lists">
          {invitationsHere.value.length > 0 && (
            <Later key="invitations" load={() => import('../company/invitation-rows.tsx')}>
              {({ InvitationRows }) => <InvitationRows invitations={invitationsHere.value} />}
            </Later>
          )}
          <YourGames games={games} words={words} />
          <OpenTables words={words} />
          {hasMet() && (
            <a class="company-link" href={COMPANY_PATH}>
              {words.company}
            </a>
          )}
        </div>
        <Promises words={words} />
      </main>
      <footer class="footer">
        {common.notAffiliated} <a href={PRIVACY_PATH}>{words.privacy}</a> <a href={DOCS_PATH}>{words.docs}</a>
      </footer>
      {planned !== null && (
        <planned.Sheet
          game={planned.game}
          mode={planned.mode}
          chosen={planned.chosen}
          words={words}
          close={() => setPlanned(null)}
        />
      )}
    </div>
  );
}

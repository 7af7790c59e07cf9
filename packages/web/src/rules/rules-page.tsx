import { useEffect, useState } from 'preact/hooks';
import type { GameScreen } from '../contract/board.ts';
import { GAME_IDS, loadScreen } from '../games/index.ts';
import { PageTitle } from '../kit/page/page-title.tsx';
import { learnPath, rulesPath } from '../shell/routes.ts';
import { useWords } from '../texts/words.ts';
import { Rules } from './rules.tsx';
import { rulesCatalogue } from './texts.ts';

/** All rules of one game; a link leads to each clause. */
export function RulesPage({ game, clause }: { readonly game: string; readonly clause: string | null }) {
  const { games, learn } = useWords();
  const words = rulesCatalogue.current.value;
  const [screen, setScreen] = useState<GameScreen | null>(null);
  useEffect(() => {
    let isWanted = true;
    void loadScreen(game).then((loaded) => isWanted && setScreen(loaded));
    return () => {
      isWanted = false;
    };
  }, [game]);
  if (!words || !screen) return <main class="rules-page" aria-busy="true" />;
  return (
    <main class="rules-page">
      <PageTitle text={words.title(games[screen.game.meta.id as keyof typeof games].name)} />
      <p>
        <a class="button" href={learnPath(game)}>
          {learn}
        </a>
      </p>
      <Rules screen={screen} clause={clause} />
      <OtherGames game={game} title={words.otherGames} />
      <p class="rules-note">{words.notAffiliated}</p>
    </main>
  );
}

function OtherGames({ game, title }: { readonly game: string; readonly title: string }) {
  const { games } = useWords();
  return (
    <nav class="rules-others" aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {GAME_IDS.filter((id) => id !== game).map((id) => (
          <li key={id}>
            <a class="rules-other" href={rulesPath(id)}>
              {games[id].name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

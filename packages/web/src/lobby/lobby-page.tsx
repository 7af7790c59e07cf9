import { GAME_IDS } from '../games/index.ts';
import { localPath } from '../shell/routes.ts';
import { useWords } from '../texts/words.ts';
import './lobby.css';

/** The first page: four games, each one tap away from the deal. */
export function LobbyPage() {
  const words = useWords();
  return (
    <>
      <main class="page">
        <h1>{words.title}</h1>
        <p>{words.slogan}</p>
        <ul class="lobby-games">
          {GAME_IDS.map((game) => (
            <li key={game}>
              <h2>{words.games[game].name}</h2>
              <p>{words.games[game].about}</p>
              <a class="button is-main" href={localPath(game)}>
                {words.playNow}
              </a>
            </li>
          ))}
        </ul>
        <a class="button is-quiet" href="/settings">
          {words.settingsTitle}
        </a>
      </main>
      <footer class="footer">{words.notAffiliated}</footer>
    </>
  );
}

import type { MyGame } from '@samsara/protocol';
import { useEffect, useState } from 'preact/hooks';
import { api, hasMet } from '../connection/api.ts';
import { type GameId, isGameId } from '../games/index.ts';
import { finishedRecords, runningGames, runningName } from '../local/kept/keeping.ts';
import { localPath, practicePath, replayPath, tablePath } from '../shell/routes.ts';
import type { LobbyWords } from '../texts/lobby/words.ts';
import { useWords } from '../texts/words.ts';
import { namesWithYou } from './names-with-you.ts';
import { inOrder, shortened } from './order-of-games.ts';

/** One line of the list. */
interface Line {
  readonly key: string;
  readonly game: string;
  readonly names: readonly string[];
  readonly signs: readonly string[];
  readonly path: string;
  readonly isRunning: boolean;
  readonly at: number;
}

/** Games begun here or at the server, and those that have ended: the newest first. */
export function YourGames({ words }: { readonly words: LobbyWords }) {
  const common = useWords();
  const all = useLines(words, common.you);
  const [isWhole, setWhole] = useState(false);
  const lines = isWhole ? inOrder(all) : shortened(inOrder(all));
  return (
    <section aria-labelledby="your-games">
      <h2 id="your-games">{words.yourGames}</h2>
      {lines.length === 0 ? (
        <p class="empty">{words.noGames}</p>
      ) : (
        <ul class="lines">
          {lines.map(({ key, game, names, signs, path, isRunning }) => (
            <li key={key}>
              <span>
                <b>{isGameId(game) ? common.games[game as GameId].name : game}</b> {names.join(', ')}
                <small>{signs.join(' · ')}</small>
              </span>
              <a class={`button${isRunning ? ' is-main' : ''}`} href={path}>
                {isRunning ? words.goOn : words.replay}
              </a>
            </li>
          ))}
        </ul>
      )}
      {lines.length < all.length && (
        <button type="button" class="button is-quiet" onClick={() => setWhole(true)}>
          {words.showAll(all.filter(({ isRunning }) => !isRunning).length)}
        </button>
      )}
    </section>
  );
}

function useLines(words: LobbyWords, you: string): readonly Line[] {
  const [here, setHere] = useState<readonly Line[]>([]);
  const [there, setThere] = useState<readonly Line[]>([]);
  useEffect(() => {
    void linesHere(words).then(setHere);
    if (!hasMet()) return;
    api
      .myGames()
      .then(({ running, finished }) =>
        setThere([...running, ...finished].map((game) => lineThere(game, words, you))),
      )
      .catch(() => setThere([]));
  }, [words, you]);
  return [...here, ...there];
}

async function linesHere(words: LobbyWords): Promise<Line[]> {
  const [running, finished] = await Promise.all([runningGames(), finishedRecords()]);
  return [
    ...running.map(({ plan, at }) => ({
      key: runningName(plan),
      game: plan.game,
      names: plan.seats.map(({ name }) => name),
      signs: [plan.practice ? words.modes.practice.name : words.running, words.onThisDevice],
      path: plan.practice ? practicePath(plan.game) : localPath(plan.game),
      isRunning: true,
      at,
    })),
    ...finished.map(({ play, record, at }) => ({
      key: play,
      game: record.game,
      names: record.seats.map(({ name }) => name),
      signs: [words.finished, words.onThisDevice],
      path: replayPath(play),
      isRunning: false,
      at,
    })),
  ];
}

function lineThere(game: MyGame, words: LobbyWords, you: string): Line {
  const isRunning = game.phase !== 'over' && game.phase !== 'closed';
  return {
    key: game.play,
    game: game.game,
    names: namesWithYou(game, you),
    signs: [
      isRunning ? words.running : words.finished,
      ...(game.yourTurn ? [words.yourTurn] : []),
      game.table,
    ],
    path: isRunning ? tablePath(game.table) : replayPath(game.play),
    isRunning,
    at: game.at,
  };
}

import { useState } from 'preact/hooks';
import { gameName } from '../games/index.ts';
import { settings } from '../settings/settings.ts';
import { MY_RECORD_PATH } from '../shell/routes.ts';
import { lengthOfTime } from '../texts/length-of-time.ts';
import type { LobbyWords } from '../texts/lobby/words.ts';
import { useWords } from '../texts/words.ts';
import type { OwnGame } from './my-games.ts';
import { inOrder, shortened } from './order-of-games.ts';
import { SmallFaces } from './small-faces.tsx';

interface YourGamesProps {
  readonly games: readonly OwnGame[];
  readonly words: LobbyWords;
}

/** Games to go on with, and those that can be watched again: the newest first. Nothing where there is none. */
export function YourGames({ games, words }: YourGamesProps) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? inOrder(games) : shortened(inOrder(games));
  const running = shown.filter(({ isRunning }) => isRunning);
  const finished = shown.filter(({ isRunning }) => !isRunning);
  return (
    <>
      {running.length > 0 && (
        <section class="own-games" aria-labelledby="running-games">
          <h2 id="running-games">{words.continue}</h2>
          <Games games={running} words={words} />
        </section>
      )}
      {finished.length > 0 && (
        <section class="own-games is-finished" aria-labelledby="finished-games">
          <h2 id="finished-games">{words.finishedGames}</h2>
          <Games games={finished} words={words} />
          <a class="button is-quiet" href={MY_RECORD_PATH}>
            {words.myRecord}
          </a>
          {shown.length < games.length && (
            <button type="button" class="button is-quiet" onClick={() => setWhole(true)}>
              {words.showAll(games.filter(({ isRunning }) => !isRunning).length)}
            </button>
          )}
        </section>
      )}
    </>
  );
}

function Games({ games, words }: YourGamesProps) {
  return (
    <ul>
      {games.map((game, i) => (
        <li key={game.key} class={game.isRunning && i === 0 ? 'is-next' : ''}>
          <GameLink {...game} words={words} />
        </li>
      ))}
    </ul>
  );
}

/** The way back into one game. Whose turn it is stands out. */
export function GameLink({
  game,
  names,
  signs,
  path,
  isRunning,
  isYourTurn,
  until,
  words,
}: OwnGame & Pick<YourGamesProps, 'words'>) {
  const common = useWords();
  return (
    <a class={`game-link${isYourTurn ? ' is-your-turn' : ''}`} href={path} data-game={game}>
      <SmallFaces names={names} />
      <span class="game-link-words">
        <b>{gameName(game, common)}</b> {names.join(', ')}
        <small>
          {isYourTurn && <strong>{words.yourTurn}</strong>} {[...leftOf(until, words), ...signs].join(' · ')}
        </small>
      </span>{' '}
      <span class="game-link-go">{isRunning ? words.goOn : words.replay}</span>
    </a>
  );
}

/** How long is left of the reader's time, where there is an end. */
function leftOf(until: number | undefined, words: LobbyWords): string[] {
  if (until === undefined) return [];
  return [words.timeLeft(lengthOfTime(settings.value.language, until - Date.now()))];
}

import type { GameId } from '../games/index.ts';
import type { Mode } from '../setup/table-plan.ts';
import { localPath, practicePath, rulesPath } from '../shell/routes.ts';
import type { LobbyWords } from '../texts/lobby/words.ts';
import { useWords } from '../texts/words.ts';
import { Emblem } from './emblems.tsx';

interface GameTileProps {
  readonly game: GameId;
  readonly words: LobbyWords;
  plan(game: GameId, mode: Mode): void;
}

/** One game: one tap deals against bots; the other ways to play are a tap further. */
export function GameTile({ game, words, plan }: GameTileProps) {
  const common = useWords();
  const { name, about } = common.games[game];
  return (
    <article class="tile" data-game={game} aria-labelledby={`tile-${game}`}>
      <Emblem game={game} />
      <div class="tile-words">
        <h3 id={`tile-${game}`}>{name}</h3>
        <p>{about}</p>
      </div>
      <div class="tile-buttons">
        <a class="button is-main" href={localPath(game)} aria-label={`${common.playNow}: ${name}`}>
          {common.playNow}
        </a>
        <button
          type="button"
          class="button"
          aria-label={`${words.withFriends}: ${name}`}
          onClick={() => plan(game, 'friends')}
        >
          {words.withFriends}
        </button>
      </div>
      <p class="tile-links">
        <button type="button" aria-label={`${words.oneDevice}: ${name}`} onClick={() => plan(game, 'device')}>
          {words.oneDevice}
        </button>
        <button type="button" aria-label={`${words.more}: ${name}`} onClick={() => plan(game, 'bots')}>
          {words.more}
        </button>
        <a href={practicePath(game)} aria-label={`${words.modes.practice.name}: ${name}`}>
          {words.modes.practice.name}
        </a>
        <a href={rulesPath(game)} aria-label={`${words.rules}: ${name}`}>
          {words.rules}
        </a>
      </p>
    </article>
  );
}

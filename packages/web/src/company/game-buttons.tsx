import { GAME_IDS, type GameId } from '../games/index.ts';
import { useWords } from '../texts/words.ts';

/** Which game a new table is for. */
export function GameButtons({ choose }: { choose(game: GameId): void }) {
  const { games } = useWords();
  return (
    <div class="company-buttons">
      {GAME_IDS.map((game) => (
        <button key={game} type="button" class="button" onClick={() => choose(game)}>
          {games[game].name}
        </button>
      ))}
    </div>
  );
}

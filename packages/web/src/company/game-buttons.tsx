import { useEffect } from 'preact/hooks';
import { askForGames, GAME_IDS, gameName, houseGames } from '../games/index.ts';
import { useWords } from '../texts/words.ts';

/** Which game a new table is for. */
export function GameButtons({ choose }: { choose(game: string): void }) {
  const words = useWords();
  useEffect(() => void askForGames(), []);
  return (
    <div class="company-buttons">
      {[...GAME_IDS, ...houseGames.value.map(({ id }) => id)].map((game) => (
        <button key={game} type="button" class="button" onClick={() => choose(game)}>
          {gameName(game, words)}
        </button>
      ))}
    </div>
  );
}

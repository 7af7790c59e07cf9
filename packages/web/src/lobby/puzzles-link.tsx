import { GAME_IDS, hasPuzzles } from '../games/index.ts';
import { Sign } from '../setup/sign.tsx';
import { puzzlesPath } from '../shell/routes.ts';
import type { LobbyWords } from '../texts/lobby/words.ts';
import { useWords } from '../texts/words.ts';

/** The way to the puzzles, where there are any. */
export function PuzzlesLink({ words }: { readonly words: LobbyWords }) {
  const { puzzles } = useWords();
  if (!GAME_IDS.some(hasPuzzles)) return null;
  return (
    <a class="today-link" href={puzzlesPath()}>
      <Sign of="puzzles" />
      <span>
        <b>{puzzles}</b>
        <small>{words.wouldPlay}</small>
      </span>
    </a>
  );
}

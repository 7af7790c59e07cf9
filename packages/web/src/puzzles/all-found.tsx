import { useEffect } from 'preact/hooks';
import type { GameId } from '../games/index.ts';
import { Face } from '../kit/faces/face.tsx';
import { localPath, puzzlesPath } from '../shell/routes.ts';
import { playSound } from '../sound/sounds.ts';
import { useWords } from '../texts/words.ts';
import type { PuzzlePageWords } from './texts.ts';

const ASKER = 0;

interface AllFoundProps {
  readonly game: GameId;
  readonly count: number;
  readonly words: PuzzlePageWords;
}

/** Nothing is left to be found in this game. */
export function AllFound({ game, count, words }: AllFoundProps) {
  const { name } = useWords().games[game];
  useEffect(() => playSound('win'), []);
  return (
    <main class="puzzle-end on-table" data-game={game}>
      <section class="on-paper">
        <Face of={ASKER} mood="glad" />
        <h1>{words.allFound}</h1>
        <p>{words.allFoundExplains(count, name)}</p>
        <a class="button is-main" href={localPath(game)}>
          {words.play}
        </a>
        <a class="button" href={puzzlesPath()}>
          {words.toPuzzles}
        </a>
      </section>
    </main>
  );
}

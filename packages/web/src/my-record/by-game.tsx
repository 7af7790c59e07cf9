import { useGameName, withOneDigit } from './numbers.ts';
import type { Result } from './results.ts';
import { ScrollTable } from './scroll-table.tsx';
import type { MyRecordWords } from './texts.ts';
import { totalsOf } from './totals.ts';

interface ByGameProps {
  readonly results: readonly Result[];
  readonly words: MyRecordWords;
}

/** The same for each game. */
export function ByGame({ results, words }: ByGameProps) {
  const nameOf = useGameName();
  const games = [...new Set(results.map(({ game }) => game))];
  const hasPoints = results.some(({ own }) => own?.points != null);
  return (
    <section class="my-record-box is-wide" aria-labelledby="my-games">
      <h2 id="my-games">{words.byGame}</h2>
      <ScrollTable
        label={words.byGame}
        head={[
          words.game,
          words.games,
          words.wins,
          words.meanPlace,
          ...(hasPoints ? [words.meanPoints] : []),
          words.longest,
        ]}
        rows={games.map((game) => {
          const totals = totalsOf(results.filter((result) => result.game === game));
          const mean = (value: number | null) => (value === null ? '–' : withOneDigit(value));
          return [
            nameOf(game),
            totals.games,
            totals.decided === 0 ? '–' : totals.wins,
            mean(totals.meanPlace),
            ...(hasPoints ? [mean(totals.meanPoints)] : []),
            totals.decided === 0 ? '–' : totals.longest,
          ];
        })}
      />
    </section>
  );
}

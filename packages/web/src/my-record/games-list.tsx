import { useState } from 'preact/hooks';
import { settings } from '../settings/settings.ts';
import { replayPath, reviewPath } from '../shell/routes.ts';
import { useGameName } from './numbers.ts';
import type { Result } from './results.ts';
import type { MyRecordWords } from './texts.ts';

interface GamesListProps {
  readonly results: readonly Result[];
  readonly words: MyRecordWords;
}

const SHOWN_AT_ONCE = 20;

/** Every game, the newest first, with the ways to look at it again. */
export function GamesList({ results, words }: GamesListProps) {
  const [most, setMost] = useState(SHOWN_AT_ONCE);
  const nameOf = useGameName();
  const day = new Intl.DateTimeFormat(settings.value.language, { dateStyle: 'medium' });
  const left = results.length - most;
  return (
    <section class="my-record-box is-wide" aria-labelledby="my-list">
      <h2 id="my-list">{words.list}</h2>
      <ul class="my-record-list">
        {results.slice(0, most).map((result) => {
          const { id, play, game, at, seats, company } = result;
          const said = `${nameOf(game)}, ${day.format(at)}`;
          return (
            <li key={id}>
              <span>
                <b>{nameOf(game)}</b> {resultText(result, words)}
                <small>{[day.format(at), words.players(seats), words.companies[company]].join(' · ')}</small>
              </span>
              <a class="button is-quiet" href={replayPath(play)} aria-label={`${words.replay}: ${said}`}>
                {words.replay}
              </a>
              <a class="button is-quiet" href={reviewPath(play)} aria-label={`${words.review}: ${said}`}>
                {words.review}
              </a>
            </li>
          );
        })}
      </ul>
      {left > 0 && (
        <button type="button" class="button is-quiet" onClick={() => setMost(most + SHOWN_AT_ONCE)}>
          {words.showMore(Math.min(left, SHOWN_AT_ONCE))}
        </button>
      )}
    </section>
  );
}

/** `won, 12 points` or `place 3 of 4`. */
function resultText({ own, seats }: Result, words: MyRecordWords): string {
  if (own === null) return words.notYours;
  const how = own.won ? words.won : words.place(own.place, seats);
  return own.points === null ? how : `${how}, ${words.points(own.points)}`;
}

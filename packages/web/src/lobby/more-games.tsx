import type { OutsideGame } from '@samsara/protocol';
import { settings } from '../settings/settings.ts';
import { Disclosure } from '../setup/disclosure.tsx';
import { Sign } from '../setup/sign.tsx';
import type { Mode } from '../setup/table-plan.ts';
import { localPath } from '../shell/routes.ts';
import type { LobbyWords } from '../texts/lobby/words.ts';
import { useWords } from '../texts/words.ts';
import './more-games.css';
import { MORE_GAMES } from './more-games-texts.ts';

interface MoreGamesProps {
  readonly games: readonly OutsideGame[];
  readonly words: LobbyWords;
  plan(game: string, mode: Mode): void;
}

/** Games that the house brings besides ours: played as ours are, without lessons, puzzles and deals of the day. */
export function MoreGames({ games, words, plan }: MoreGamesProps) {
  const { language } = settings.value;
  return (
    <section class="more-games" aria-labelledby="more-games">
      <h2 id="more-games">{MORE_GAMES[language]}</h2>
      <div>
        {games.map((game) => (
          <HousePoster key={game.id} game={game} words={words} plan={plan} />
        ))}
      </div>
    </section>
  );
}

type HousePosterProps = Omit<MoreGamesProps, 'games'> & { readonly game: OutsideGame };

function HousePoster({ game: { id, summary }, words, plan }: HousePosterProps) {
  const common = useWords();
  const { name, tagline } = summary[settings.value.language];
  return (
    <article class="house-poster" data-game={id} aria-labelledby={`poster-${id}`}>
      <h3 id={`poster-${id}`}>{name}</h3>
      <p>{tagline}</p>
      <div class="poster-buttons">
        <a class="button is-main" href={localPath(id)} aria-label={`${common.playNow}: ${name}`}>
          {words.play}
        </a>
        <button
          type="button"
          class="button"
          aria-label={`${words.withFriends}: ${name}`}
          onClick={() => plan(id, 'friends')}
        >
          {words.friends}
        </button>
        <Disclosure look="button poster-more" label={`${words.moreWays}: ${name}`} sign={<Sign of="more" />}>
          {(close) => (
            <Ways
              name={name}
              words={words}
              choose={(mode) => {
                close();
                plan(id, mode);
              }}
            />
          )}
        </Disclosure>
      </div>
    </article>
  );
}

interface WaysProps {
  readonly name: string;
  readonly words: LobbyWords;
  choose(mode: Mode): void;
}

function Ways({ name, words, choose }: WaysProps) {
  return (
    <ul class="more-ways">
      <li>
        <button type="button" aria-label={`${words.oneDevice}: ${name}`} onClick={() => choose('device')}>
          <Sign of="device" />
          {words.oneDevice}
        </button>
      </li>
      <li>
        <button type="button" aria-label={`${words.more}: ${name}`} onClick={() => choose('bots')}>
          <Sign of="options" />
          {words.more}
        </button>
      </li>
    </ul>
  );
}

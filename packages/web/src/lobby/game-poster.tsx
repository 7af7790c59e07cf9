import { type GameId, hasPuzzles } from '../games/index.ts';
import { Disclosure } from '../setup/disclosure.tsx';
import { Sign } from '../setup/sign.tsx';
import type { Mode } from '../setup/table-plan.ts';
import { labPath, learnPath, localPath, practicePath, puzzlesPath, rulesPath } from '../shell/routes.ts';
import type { LobbyWords } from '../texts/lobby/words.ts';
import { useWords } from '../texts/words.ts';
import { LearnOffer } from './learn-offer.tsx';
import { posterCards } from './posters.ts';

interface GamePosterProps {
  readonly game: GameId;
  /** Pictures further down wait until somebody comes near. */
  readonly isFirst: boolean;
  readonly words: LobbyWords;
  plan(game: GameId, mode: Mode): void;
}

/** One game on its cloth: one tap deals against bots; the other ways to play are a tap further. */
export function GamePoster({ game, isFirst, words, plan }: GamePosterProps) {
  const common = useWords();
  const { name, about } = common.games[game];
  return (
    <article class="poster" data-game={game} aria-labelledby={`poster-${game}`}>
      <div class="poster-art">
        {posterCards(game).map((card) => (
          <img
            key={card}
            src={card}
            alt=""
            width="100"
            height="140"
            loading={isFirst ? 'eager' : 'lazy'}
            decoding="async"
          />
        ))}
      </div>
      <h3 id={`poster-${game}`}>{name}</h3>
      <p>{about}</p>
      <LearnOffer game={game} name={name} words={words} />
      <div class="poster-buttons">
        <a
          class="button is-main poster-play"
          href={localPath(game)}
          aria-label={`${common.playNow}: ${name}`}
        >
          {words.play}
        </a>
        <button
          type="button"
          class="button"
          aria-label={`${words.withFriends}: ${name}`}
          onClick={() => plan(game, 'friends')}
        >
          {words.friends}
        </button>
        <Disclosure look="button poster-more" label={`${words.moreWays}: ${name}`} sign={<Sign of="more" />}>
          {(close) => <MoreWays game={game} name={name} words={words} close={close} plan={plan} />}
        </Disclosure>
      </div>
    </article>
  );
}

interface MoreWaysProps extends Omit<GamePosterProps, 'isFirst'> {
  readonly name: string;
  close(): void;
}

function MoreWays({ game, name, words, close, plan }: MoreWaysProps) {
  const { learn, puzzles } = useWords();
  const choose = (mode: Mode) => () => {
    close();
    plan(game, mode);
  };
  return (
    <ul class="more-ways">
      <li>
        <button type="button" aria-label={`${words.oneDevice}: ${name}`} onClick={choose('device')}>
          <Sign of="device" />
          {words.oneDevice}
        </button>
      </li>
      <li>
        <a href={practicePath(game)} aria-label={`${words.modes.practice.name}: ${name}`}>
          <Sign of="practice" />
          {words.modes.practice.name}
        </a>
      </li>
      <li>
        <button type="button" aria-label={`${words.more}: ${name}`} onClick={choose('bots')}>
          <Sign of="options" />
          {words.more}
        </button>
      </li>
      <li>
        <a href={learnPath(game)} aria-label={`${learn}: ${name}`}>
          <Sign of="learn" />
          {learn}
        </a>
      </li>
      {hasPuzzles(game) && (
        <li>
          <a href={puzzlesPath(game)} aria-label={`${puzzles}: ${name}`}>
            <Sign of="puzzles" />
            {puzzles}
          </a>
        </li>
      )}
      <li>
        <a href={labPath(game)} aria-label={`${words.lab}: ${name}`}>
          <Sign of="lab" />
          {words.lab}
        </a>
      </li>
      <li>
        <a href={rulesPath(game)} aria-label={`${words.rules}: ${name}`}>
          <Sign of="rules" />
          {words.rules}
        </a>
      </li>
    </ul>
  );
}

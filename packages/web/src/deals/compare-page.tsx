import type { PlayedGame } from '@samsara/engine';
import { compareResults } from '@samsara/engine/deals';
import { useEffect, useState } from 'preact/hooks';
import type { GameScreen } from '../contract/board.ts';
import { type GameId, loadScreen } from '../games/index.ts';
import { PageTitle } from '../kit/page/page-title.tsx';
import { Loading } from '../shell/loading.tsx';
import { Message } from '../shell/message.tsx';
import { type DealPlace, dealPath, replayPath, reviewPath, TODAY_PATH } from '../shell/routes.ts';
import { useWords } from '../texts/words.ts';
import { type KeptDeal, keptDeal } from './kept-deals.ts';
import { type DealLook, useDealLook } from './looking.ts';
import { People } from './people.tsx';
import { ResultRows, type Row, ranked } from './result-rows.tsx';
import { resultText } from './result-text.ts';
import { Sharing } from './sharing.tsx';
import { SideBySide } from './side-by-side.tsx';
import { type DealWords, dealCatalogue } from './texts.ts';
import { type ChosenDeal, dealAt } from './which-deal.ts';
import './today.css';
import './compare.css';

interface ComparePageProps {
  readonly game: GameId;
  readonly place: DealPlace;
}

interface Found {
  readonly screen: GameScreen;
  readonly chosen: ChosenDeal;
}

/** How a deal went: beside bots in the same place, beside people here, and beside whoever sent it. */
export function ComparePage({ game, place }: ComparePageProps) {
  const words = dealCatalogue.current.value;
  const common = useWords();
  const found = useDeal(game, place);
  const seed = found === null || found === 'none' ? null : found.chosen.deal.seed;
  const mine = seed === null ? null : keptDeal(seed);
  const challenger = found === null || found === 'none' ? null : found.chosen.challenge;
  const look = useDealLook(game, seed, mine?.own ?? null, challenger?.own ?? null);
  if (found === 'none') return <Message text={common.notFound} />;
  if (words === null || found === null) return <Loading game={game} />;
  const { name } = common.games[game];
  return (
    <main class="page compare-page" data-game={game}>
      <PageTitle text={challenger === null ? words.compareTitle(name) : words.challenged(challenger.name)} />
      {mine === null ? (
        <ToBePlayed game={game} place={place} isChallenge={challenger !== null} words={words} />
      ) : (
        <Compared {...found} game={game} mine={mine} look={look} words={words} />
      )}
      <p class="compare-links">
        <a class="button is-quiet" href={TODAY_PATH}>
          {words.title}
        </a>
      </p>
    </main>
  );
}

interface ToBePlayedProps extends ComparePageProps {
  readonly isChallenge: boolean;
  readonly words: DealWords;
}

/** Nothing is told of a deal to whoever can still play it. */
function ToBePlayed({ game, place, isChallenge, words }: ToBePlayedProps) {
  return (
    <section class="compare-box">
      <p>{isChallenge ? words.challengedExplains : words.notYours}</p>
      <p class="compare-links">
        <a class="button is-main" href={dealPath('deal', game, place)}>
          {isChallenge ? words.accept : words.play}
        </a>
      </p>
    </section>
  );
}

interface ComparedProps extends Found {
  readonly game: GameId;
  readonly mine: KeptDeal;
  readonly look: DealLook;
  readonly words: DealWords;
}

function Compared({ game, screen, chosen, mine, look, words }: ComparedProps) {
  const common = useWords();
  const rows = rowsOf(screen.game, chosen, mine, look, words, common.levels);
  const beaten = look.levels.filter(
    ([, result]) => compareResults(screen.game.meta, mine.result, result) < 0,
  );
  return (
    <>
      <section class="compare-box" aria-labelledby="compare-yours">
        <h2 id="compare-yours">{words.yours}</h2>
        <p class="compare-result">{resultText(mine.result, words)}</p>
        {look.theirs === 'untrue' && <p role="alert">{words.untrue}</p>}
        <h3>{words.inYourPlace}</h3>
        <ResultRows rows={rows} words={words} />
        <p role="status">
          {look.isDone ? words.betterThan(beaten.length, look.levels.length) : words.thinking}
        </p>
        <p class="compare-links">
          <a class="button" href={replayPath(mine.play)}>
            {common.replay}
          </a>
          <a class="button" href={reviewPath(mine.play)}>
            {words.review}
          </a>
        </p>
      </section>
      {chosen.challenge !== null && look.mine !== null && look.theirs !== null && (
        <SideBySide
          screen={screen}
          deal={chosen.deal}
          name={chosen.challenge.name}
          mine={look.mine}
          theirs={look.theirs}
          words={words}
        />
      )}
      {chosen.day !== null && <People game={game} day={chosen.day} mine={mine} words={words} />}
      <Sharing
        game={game}
        mine={mine}
        day={chosen.day}
        beaten={look.isDone ? { count: beaten.length, all: look.levels.length } : null}
        words={words}
      />
    </>
  );
}

/** One's own result among those of the bots and of whoever sent the deal, the best first. */
function rowsOf(
  game: PlayedGame,
  { challenge }: ChosenDeal,
  mine: KeptDeal,
  { levels, theirs }: DealLook,
  words: DealWords,
  names: Readonly<Record<string, string>>,
): readonly Row[] {
  return ranked(game.meta, [
    { key: 'you', name: words.you, level: null, isYou: true, result: mine.result },
    ...levels.map(([level, result]) => ({ key: level, name: names[level], level, isYou: false, result })),
    ...(challenge !== null && theirs !== null && theirs !== 'untrue'
      ? [{ key: 'challenger', name: challenge.name, level: null, isYou: false, result: theirs }]
      : []),
  ]);
}

function useDeal(game: string, { day, challenge }: DealPlace): Found | 'none' | null {
  const [found, setFound] = useState<Found | 'none' | null>(null);
  useEffect(() => {
    let isWanted = true;
    const load = async (): Promise<Found | 'none'> => {
      const screen = await loadScreen(game);
      const chosen = await dealAt(screen.game, { day, challenge }, Date.now());
      return chosen === null ? 'none' : { screen, chosen };
    };
    load().then(
      (deal) => isWanted && setFound(deal),
      () => isWanted && setFound('none'),
    );
    return () => {
      isWanted = false;
    };
  }, [game, day, challenge]);
  return found;
}

import { useEffect, useState } from 'preact/hooks';
import { GAME_IDS, type GameId } from '../games/index.ts';
import { PageTitle } from '../kit/page/page-title.tsx';
import { runningGames } from '../local/kept/keeping.ts';
import { settings } from '../settings/settings.ts';
import { Loading } from '../shell/loading.tsx';
import { dealPath } from '../shell/routes.ts';
import { useWords } from '../texts/words.ts';
import { Calendar } from './calendar.tsx';
import { dayAt } from './days.ts';
import { type KeptDeal, keptDeals, keptStreak } from './kept-deals.ts';
import { resultText } from './result-text.ts';
import { type DealWords, dealCatalogue } from './texts.ts';
import './today.css';

/** The deals of a day, what became of them, and the days before. */
export function TodayPage() {
  const words = dealCatalogue.current.value;
  const today = useToday();
  const [chosen, choose] = useState<string | null>(null);
  const [kept] = useState(keptDeals);
  const begun = useBegun();
  if (words === null) return <Loading />;
  const day = chosen ?? today;
  const streak = keptStreak(kept, today);
  return (
    <main class="page today-page">
      <PageTitle text={words.title} />
      <p class="today-lead">{words.explains}</p>
      <div class="today-columns">
        <section class="today-deals" aria-labelledby="today-day">
          <header>
            <h2 id="today-day">{dayInWords(day, today, words)}</h2>
            <p class={`streak${streak > 0 ? ' is-lit' : ''}`}>{words.streak(streak)}</p>
          </header>
          <ul>
            {GAME_IDS.map((game) => (
              <DealTile
                key={game}
                game={game}
                day={day}
                kept={kept.find((each) => each.game === game && each.day === day) ?? null}
                isBegun={begun.has(`${game} ${day}`)}
                words={words}
              />
            ))}
          </ul>
          {day !== today && <p class="today-note">{words.catchUp}</p>}
        </section>
        <Calendar today={today} day={day} kept={kept} words={words} choose={choose} />
      </div>
      <p class="today-note">{words.honest}</p>
    </main>
  );
}

interface DealTileProps {
  readonly game: GameId;
  readonly day: string;
  readonly kept: KeptDeal | null;
  readonly isBegun: boolean;
  readonly words: DealWords;
}

/** One game on its cloth: to be played, to be gone on with, or with what became of it. */
function DealTile({ game, day, kept, isBegun, words }: DealTileProps) {
  const { name } = useWords().games[game];
  const place = { day, challenge: null };
  const state = kept !== null ? resultText(kept.result, words) : isBegun ? words.begun : words.notPlayed;
  const action = isBegun ? words.goOn : kept === null ? words.play : words.playAgain;
  return (
    <li class={`deal-tile${kept === null ? '' : ' is-done'}`} data-game={game}>
      <div>
        <h3>{name}</h3>
        <p>{state}</p>
      </div>
      <div class="deal-tile-buttons">
        {kept !== null && (
          <a
            class="button is-main"
            href={dealPath('compare', game, place)}
            aria-label={`${words.compare}: ${name}`}
          >
            {words.compare}
          </a>
        )}
        <a
          class={`button${kept === null ? ' is-main' : ' is-quiet'}`}
          href={dealPath('deal', game, place)}
          aria-label={`${action}: ${name}`}
        >
          {action}
        </a>
      </div>
    </li>
  );
}

/** The day it is; it changes while the page is open. */
function useToday(): string {
  const [today, setToday] = useState(() => dayAt(Date.now()));
  useEffect(() => {
    const look = () => setToday(dayAt(Date.now()));
    document.addEventListener('visibilitychange', look);
    const timer = setInterval(look, LOOKS_EVERY_MS);
    return () => {
      document.removeEventListener('visibilitychange', look);
      clearInterval(timer);
    };
  }, []);
  return today;
}

const LOOKS_EVERY_MS = 60_000;

/** Games and days of deals that were begun here and are not over. */
function useBegun(): ReadonlySet<string> {
  const [begun, setBegun] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    void runningGames().then((games) =>
      setBegun(
        new Set(games.flatMap(({ plan }) => (plan.deal?.day ? [`${plan.game} ${plan.deal.day}`] : []))),
      ),
    );
  }, []);
  return begun;
}

function dayInWords(day: string, today: string, words: DealWords): string {
  const date = new Intl.DateTimeFormat(settings.value.language, { dateStyle: 'long', timeZone: 'UTC' });
  const text = date.format(Date.parse(day));
  return day === today ? `${words.today}, ${text}` : text;
}

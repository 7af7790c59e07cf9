import { dayAt } from '../deals/days.ts';
import { keptDeals, keptStreak } from '../deals/kept-deals.ts';
import { GAME_IDS } from '../games/index.ts';
import { Sign } from '../setup/sign.tsx';
import { TODAY_PATH } from '../shell/routes.ts';
import type { LobbyWords } from '../texts/lobby/words.ts';

/** The way to the deals of the day, with how far one is with them. */
export function TodayLink({ words }: { readonly words: LobbyWords }) {
  const today = dayAt(Date.now());
  const kept = keptDeals();
  const done = kept.filter(({ day }) => day === today).length;
  return (
    <a class="today-link" href={TODAY_PATH}>
      <Sign of="today" />
      <span>
        <b>{words.dealOfDay}</b>
        <small>{words.dealsDone(done, GAME_IDS.length, keptStreak(kept, today))}</small>
      </span>
    </a>
  );
}

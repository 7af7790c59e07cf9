import type { DealStandings } from '@samsara/protocol';
import { useEffect, useState } from 'preact/hooks';
import { api, hasMet, Refused } from '../connection/api.ts';
import { finishedRecord } from '../local/kept/keeping.ts';
import { settings } from '../settings/settings.ts';
import { dayAt, daysBefore } from './days.ts';
import type { KeptDeal } from './kept-deals.ts';
import { ResultRows } from './result-rows.tsx';
import type { DealWords } from './texts.ts';

interface PeopleProps {
  readonly game: string;
  readonly day: string;
  readonly mine: KeptDeal;
  readonly words: DealWords;
}

type Said = 'nothing' | 'sending' | 'not-sent';

/** How other people of this server did with the deal; one's own result is sent when it is wanted. */
export function People({ game, day, mine, words }: PeopleProps) {
  const [standings, setStandings] = useState<DealStandings | null>(null);
  const [said, say] = useState<Said>('nothing');
  useEffect(() => {
    if (!hasMet()) return;
    api.deals.standings(game, day).then(setStandings, () => undefined);
  }, [game, day]);
  const isSent = standings?.results.some(({ you }) => you) ?? false;
  const mayBeSent = day >= daysBefore(dayAt(Date.now()), 1);
  const send = async () => {
    say('sending');
    try {
      const kept = await finishedRecord(mine.play);
      if (kept === null) throw new Refused({ code: 'try-again' });
      await api.me();
      await api.deals.send(game, day, kept.record, settings.value.face);
      setStandings(await api.deals.standings(game, day));
      say('nothing');
    } catch {
      say('not-sent');
    }
  };
  return (
    <section class="compare-box" aria-labelledby="deal-people">
      <h2 id="deal-people">{words.people}</h2>
      {standings !== null && standings.played > 0 && <p>{words.counted(standings.played, standings.won)}</p>}
      {standings !== null && standings.results.length > 0 && (
        <ResultRows
          words={words}
          rows={standings.results.map(({ place, name, face, you, won, points, choices }, i) => ({
            key: String(i),
            name: you ? words.you : (name ?? words.guest),
            level: null,
            face,
            isYou: you,
            result: { won, points, choices },
            place,
          }))}
        />
      )}
      {!isSent && !mayBeSent && <p>{words.tooLate}</p>}
      {!isSent && mayBeSent && (
        <>
          <p>{words.sendExplains}</p>
          <p class="compare-links">
            <button
              type="button"
              class="button is-main"
              disabled={said === 'sending'}
              onClick={() => void send()}
            >
              {words.send}
            </button>
          </p>
        </>
      )}
      <p role="status">{said === 'sending' ? words.sending : said === 'not-sent' ? words.notSent : ''}</p>
    </section>
  );
}

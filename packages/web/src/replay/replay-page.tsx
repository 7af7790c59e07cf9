import { type GameRecord, replay } from '@samsara/engine';
import { useEffect, useState } from 'preact/hooks';
import { loadScreen } from '../games/index.ts';
import { finishedRecord } from '../local/keeping.ts';
import { settings } from '../settings/settings.ts';
import { useWords } from '../texts/words.ts';

/** A finished game from the first to the last move, in sentences. */
export function ReplayPage({ play }: { readonly play: string }) {
  const words = useWords();
  const { language } = settings.value;
  const [lines, setLines] = useState<readonly string[] | null>(null);
  useEffect(() => {
    void finishedRecord(play)
      .then((kept) => (kept === null ? [] : sentences(kept.record, language)))
      .then(setLines);
  }, [play, language]);
  return (
    <main class="page">
      <h1>{words.replay}</h1>
      {lines === null ? <p>{words.loading}</p> : lines.length === 0 ? <p>{words.notFound}</p> : null}
      <ol>
        {lines?.map((line, index) => (
          <li key={index}>{line}</li>
        ))}
      </ol>
    </main>
  );
}

async function sentences(record: GameRecord, language: typeof settings.value.language): Promise<string[]> {
  const screen = await loadScreen(record.game);
  const texts = await screen.texts(language);
  const names = { seats: record.seats.map(({ name }) => name), you: null };
  const lines: string[] = [];
  replay(screen.game, record, ({ events }) => {
    for (const event of events) lines.push(texts.event(event, names));
  });
  return lines;
}

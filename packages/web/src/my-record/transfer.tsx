import { VERDICT_TEXTS } from '@samsara/engine/texts';
import { useEffect, useRef, useState } from 'preact/hooks';
import { settings } from '../settings/settings.ts';
import { saveFile } from '../shell/share-file.ts';
import { collect } from './exporting.ts';
import { type BadLine, type Imported, importFile } from './importing.ts';
import type { Result } from './results.ts';
import type { MyRecordWords } from './texts.ts';

interface TransferProps {
  readonly results: readonly Result[];
  readonly words: MyRecordWords;
  /** Games were added. */
  changed(): void;
}

interface Progress {
  readonly text: string;
  readonly done: number;
  readonly all: number;
}

/** All games as one file, and back. */
export function Transfer({ results, words, changed }: TransferProps) {
  const [progress, setProgress] = useState<Progress | null>(null);
  const [said, say] = useState<readonly string[]>([]);
  const [badLines, setBadLines] = useState<readonly BadLine[]>([]);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const begin = (): AbortSignal => {
    running.current?.abort();
    running.current = new AbortController();
    say([]);
    setBadLines([]);
    return running.current.signal;
  };
  const exportAll = async () => {
    if (results.length === 0) return say([words.nothingToExport]);
    const signal = begin();
    const all = results.length;
    const tell = (done: number) => setProgress({ text: words.exporting(done, all), done, all });
    tell(0);
    const { lines, missing } = await collect(results, { signal, tell });
    setProgress(null);
    if (signal.aborted) return say([words.stopped]);
    const name = `samsara-games-${new Date().toISOString().slice(0, 10)}.jsonl`;
    saveFile(new File([lines.map((line) => `${line}\n`).join('')], name, { type: 'application/jsonl' }));
    say([words.exported(lines.length), ...(missing > 0 ? [words.notExported(missing)] : [])]);
  };
  const importFrom = async (file: File | undefined) => {
    if (file === undefined) return;
    const signal = begin();
    const tell = ({ done, total }: Pick<Imported, 'done' | 'total'>) =>
      setProgress({ text: words.importing(done, total), done, all: total });
    tell({ done: 0, total: 0 });
    const found = await importFile(
      file,
      results.map(({ id }) => id),
      { signal, tell },
    );
    setProgress(null);
    say(summary(found, signal.aborted, words));
    setBadLines(found.badLines);
    if (found.added > 0) changed();
  };
  return (
    <section class="my-record-box" aria-labelledby="my-transfer">
      <h2 id="my-transfer">{words.transfer}</h2>
      <p class="my-record-note">{words.transferExplains}</p>
      {progress === null ? (
        <p class="my-record-buttons">
          <button type="button" class="button" onClick={() => void exportAll()}>
            {words.export}
          </button>
          <label class="button">
            {words.import}
            <input
              class="unseen"
              type="file"
              accept=".jsonl,.json,application/jsonl,application/json"
              onChange={({ currentTarget }) => {
                void importFrom(currentTarget.files?.[0]);
                currentTarget.value = '';
              }}
            />
          </label>
        </p>
      ) : (
        <div class="my-record-progress">
          <progress max={Math.max(1, progress.all)} value={progress.done} aria-label={words.transfer} />
          <span>{progress.text}</span>
          <button type="button" class="button" onClick={() => running.current?.abort()}>
            {words.stop}
          </button>
        </div>
      )}
      <p role="status">{said.join(' ')}</p>
      {badLines.length > 0 && (
        <ul class="my-record-bad">
          {badLines.map(({ line, why }) => (
            <li key={line}>{words.badLine(line, whyText(why, words))}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

function summary({ added, known, bad }: Imported, isStopped: boolean, words: MyRecordWords): string[] {
  return [
    ...(isStopped ? [words.stopped] : []),
    words.imported(added),
    ...(known > 0 ? [words.known(known)] : []),
    ...(bad > 0 ? [words.bad(bad)] : []),
  ];
}

function whyText(why: BadLine['why'], { troubles }: MyRecordWords): string {
  return why in troubles
    ? troubles[why as keyof typeof troubles]
    : VERDICT_TEXTS[settings.value.language][why as Exclude<typeof why, keyof typeof troubles>];
}

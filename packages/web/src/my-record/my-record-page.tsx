import { useEffect, useState } from 'preact/hooks';
import { Forget } from '../kit/form/forget.tsx';
import { PageTitle } from '../kit/page/page-title.tsx';
import { Loading } from '../shell/loading.tsx';
import { ByGame } from './by-game.tsx';
import { Filters } from './filters.tsx';
import { GamesList } from './games-list.tsx';
import { forgetAll, type Loaded, loadResults } from './loading.ts';
import { OverTime } from './over-time.tsx';
import { EVERYTHING, filtered, type Result } from './results.ts';
import { type MyRecordWords, myRecordCatalogue } from './texts.ts';
import { TotalsBox } from './totals-box.tsx';
import { Transfer } from './transfer.tsx';
import '../shell/message.css';
import './my-record.css';

/** One's own games: what they come to, over time and one by one, and a file to take them along. */
export function MyRecordPage() {
  const words = myRecordCatalogue.current.value;
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [said, say] = useState('');
  const look = () => void loadResults().then(setLoaded);
  useEffect(look, []);
  if (words === null || loaded === null) return <Loading />;
  const { results, isPartial } = loaded;
  const forget = async () => {
    const isDone = await forgetAll().then(
      () => true,
      () => false,
    );
    look();
    say(isDone ? words.forgotten : words.notForgotten);
  };
  return (
    <main class="page my-record">
      <PageTitle text={words.title} />
      <p class="my-record-note">{words.explains}</p>
      {isPartial && (
        <p class="my-record-warning" role="alert">
          {words.serverMissing}
        </p>
      )}
      {results.length === 0 ? <Empty words={words} /> : <Games results={results} words={words} />}
      <Transfer results={results} words={words} changed={look} />
      <p role="status">{said}</p>
      {results.length > 0 && (
        <Forget
          texts={{ forget: words.forget, really: words.reallyForget, keep: words.keepIt }}
          forget={() => void forget()}
        />
      )}
    </main>
  );
}

interface PartProps {
  readonly results: readonly Result[];
  readonly words: MyRecordWords;
}

function Games({ results, words }: PartProps) {
  const [filter, setFilter] = useState(EVERYTHING);
  const shown = filtered(results, filter);
  return (
    <>
      <Filters results={results} filter={filter} words={words} choose={setFilter} />
      {shown.length === 0 ? (
        <p role="status">{words.noneFits}</p>
      ) : (
        <div class="my-record-boxes">
          <TotalsBox results={shown} words={words} />
          <OverTime results={shown} words={words} />
          <ByGame results={shown} words={words} />
          <GamesList key={JSON.stringify(filter)} results={shown} words={words} />
        </div>
      )}
    </>
  );
}

function Empty({ words }: { readonly words: MyRecordWords }) {
  return (
    <div class="my-record-box my-record-empty">
      <span class="broken-wheel" aria-hidden="true" />
      <p>{words.empty}</p>
      <a class="button is-main" href="/">
        {words.emptyPlay}
      </a>
    </div>
  );
}

import { useEffect, useState } from 'preact/hooks';
import { hundredth, signed } from '../analysis/hundredths.ts';
import { gameName } from '../games/index.ts';
import { Forget } from '../kit/form/forget.tsx';
import { Segments } from '../kit/form/segments.tsx';
import { PageTitle } from '../kit/page/page-title.tsx';
import { type KeptChoices, keptProgress } from '../progress/kept-choices.ts';
import { forgetProgress, shareProgress } from '../progress/notebook.ts';
import { settings } from '../settings/settings.ts';
import { Loading } from '../shell/loading.tsx';
import { useWords } from '../texts/words.ts';
import { ProgressChart } from './progress-chart.tsx';
import { type ReviewWords, reviewCatalogue } from './texts.ts';
import '../shell/message.css';
import './review.css';
import './progress.css';

/** What one's own choices cost, game by game, as far as this device has kept it and, with a passkey, the server. */
export function ProgressPage() {
  const common = useWords();
  const words = reviewCatalogue.current.value;
  const [kept, setKept] = useState(keptProgress);
  const [said, say] = useState('');
  const look = () => setKept(keptProgress());
  useEffect(() => void shareProgress().then(look, look), []);
  if (words === null) return <Loading />;
  const forget = async () => {
    const isDone = await forgetProgress().then(
      () => true,
      () => false,
    );
    look();
    say(isDone ? words.forgotten : words.notForgotten);
  };
  return (
    <main class="page review-page">
      <PageTitle text={words.progress} />
      <p class="review-note">{words.progressExplains}</p>
      {kept.length === 0 ? (
        <div class="review-box progress-empty">
          <span class="broken-wheel" aria-hidden="true" />
          <p>{words.progressEmpty}</p>
          <a class="button is-main" href="/">
            {common.toLobby}
          </a>
        </div>
      ) : (
        <Kept kept={kept} words={words} />
      )}
      <p role="status">{said}</p>
      {kept.length > 0 && (
        <Forget
          texts={{ forget: words.forget, really: words.reallyForget, keep: words.keepIt }}
          forget={() => void forget()}
        />
      )}
    </main>
  );
}

function Kept({ kept, words }: { readonly kept: readonly KeptChoices[]; readonly words: ReviewWords }) {
  const common = useWords();
  const [chosen, choose] = useState('all');
  const [look, setLook] = useState<'curve' | 'table'>('curve');
  const played = [...new Set(kept.map(({ game }) => game))].sort();
  const shown = kept.filter(({ game }) => chosen === 'all' || game === chosen);
  const isShared = kept.some(({ of }) => of !== undefined);
  const mean = shown.reduce((sum, { own }) => sum + own, 0) / shown.length;
  return (
    <section class="review-box is-wide" aria-labelledby="progress-choices">
      <header class="review-head">
        <h2 id="progress-choices">{words.choicesByGame}</h2>
        <Segments<'curve' | 'table'>
          label={words.show}
          isBare
          value={look}
          options={[
            { value: 'curve', label: words.asCurve },
            { value: 'table', label: words.asTable },
          ]}
          choose={setLook}
        />
      </header>
      {played.length > 1 && (
        <Segments<string>
          label={words.ofGame}
          isBare
          value={chosen}
          options={[
            { value: 'all', label: words.allGames },
            ...played.map((id) => ({ value: id, label: gameName(id, common) })),
          ]}
          choose={choose}
        />
      )}
      <p class="progress-mean">
        <b>{signed(hundredth(mean))}</b> {words.meanOf(shown.length)}
      </p>
      {look === 'curve' ? <ProgressChart kept={shown} /> : <ProgressTable kept={shown} words={words} />}
      <p class="review-note">
        {look === 'curve' ? words.chartExplains : ''} {isShared ? words.keptShared : words.keptHere}
      </p>
    </section>
  );
}

function ProgressTable({
  kept,
  words,
}: {
  readonly kept: readonly KeptChoices[];
  readonly words: ReviewWords;
}) {
  const common = useWords();
  const day = new Intl.DateTimeFormat(settings.value.language, { dateStyle: 'medium' });
  const nameOf = (game: string) => gameName(game, common);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys
    <section class="review-scroll" tabIndex={0} aria-label={words.asTable}>
      <table class="review-table">
        <caption class="unseen">{words.choicesByGame}</caption>
        <thead>
          <tr>
            <th scope="col">{words.date}</th>
            <th scope="col">{words.game}</th>
            <th scope="col" class="is-number">
              {words.causes.own}
            </th>
            <th scope="col" class="is-number">
              {words.causes.cards}
            </th>
            <th scope="col">{words.result}</th>
          </tr>
        </thead>
        <tbody>
          {[...kept].reverse().map(({ id, game, at, own, cards, won }) => (
            <tr key={id}>
              <th scope="row">{day.format(at)}</th>
              <td>{nameOf(game)}</td>
              <td class="is-number">{signed(hundredth(own))}</td>
              <td class="is-number">{signed(hundredth(cards))}</td>
              <td>{won ? words.won : words.lost}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

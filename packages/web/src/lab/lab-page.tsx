import type { BadInput, PlayedGame } from '@samsara/engine';
import { labReport, labSentences, labTables } from '@samsara/engine/lab';
import { useEffect, useState } from 'preact/hooks';
import type { GameScreen, PlayTexts } from '../contract/board.ts';
import { type GameId, loadScreen } from '../games/index.ts';
import { PageTitle } from '../kit/page/page-title.tsx';
import { settings } from '../settings/settings.ts';
import { copyText } from '../shell/copy-text.ts';
import { Loading } from '../shell/loading.tsx';
import { goTo, labPath } from '../shell/routes.ts';
import { shareLink } from '../shell/share-origin.ts';
import { wishRules } from '../shell/wished-rules.ts';
import { useWords } from '../texts/words.ts';
import { type Changes, readChanges, tooFewCards, whyNotPlayable, writeChanges } from './changes.ts';
import { type KeptTry, keepTry, keptTries } from './kept-tries.ts';
import { LabBeginning } from './lab-beginning.tsx';
import { LabCharts } from './lab-charts.tsx';
import { LabFields } from './lab-fields.tsx';
import { type LabWords, useLabWords } from './texts.ts';
import { type Try, useTry } from './trying.ts';
import './lab.css';

/** Deals by both rules, and besides with a master: so thorough, and about so long. */
const THOROUGH = { 200: 8, 2000: 60, 10000: 300 } as const;
type Deals = keyof typeof THOROUGH;
const USUAL: Deals = 2000;

/** The same settings give the same games on every device. */
const SEED = 'samsara';

/** Change the rules, let bots play, and see what changes. */
export function LabPage({ game, given }: { readonly game: GameId; readonly given: string }) {
  const [screen, setScreen] = useState<GameScreen | null>(null);
  const texts = usePlayTexts(screen);
  useEffect(() => {
    void loadScreen(game).then(setScreen);
  }, [game]);
  if (screen === null || texts === null) return <Loading game={game} />;
  return <Laboratory key={given} game={screen.game as PlayedGame} id={game} texts={texts} given={given} />;
}

function usePlayTexts(screen: GameScreen | null): PlayTexts | null {
  const [texts, setTexts] = useState<PlayTexts | null>(null);
  const { language } = settings.value;
  useEffect(() => {
    let isWanted = true;
    void screen?.texts(language).then((found) => isWanted && setTexts(found));
    return () => {
      isWanted = false;
    };
  }, [screen, language]);
  return texts;
}

interface LaboratoryProps {
  readonly game: PlayedGame;
  readonly id: GameId;
  readonly texts: PlayTexts;
  /** What a link says. */
  readonly given: string;
}

function Laboratory({ game, id, texts, given }: LaboratoryProps) {
  const words = useLabWords();
  const common = useWords();
  const [changes, setChanges] = useState<Changes>(() => readChanges(game, given));
  const [deals, setDeals] = useState<Deals>(USUAL);
  const [kept, setKept] = useState(() => keptTries(id));
  const keep = ({ plan, tally }: Try) => {
    keepTry({ game: id, changes, games: plan.games, tally });
    setKept(keptTries(id));
  };
  const { tried, start, stop, show } = useTry(id, keep);
  const why = whyNotPlayable(game, changes);
  const isPossible = why === null;
  // As many play by the official rules beside them.
  const isChanged = Object.keys(changes).some((key) => key !== 'players');
  const change = (next: Changes) => {
    setChanges(next);
    stop();
    history.replaceState(null, '', labPath(id, writeChanges(next)));
  };
  const run = () => {
    const plan = { ...labTables(game, changes), seed: SEED, games: deals, skillGames: THOROUGH[deals] };
    start(plan);
  };
  const look = (earlier: KeptTry) => {
    const changed = readChanges(game, writeChanges(earlier.changes));
    change(changed);
    const plan = { ...labTables(game, changed), seed: SEED, games: earlier.games, skillGames: 0 };
    show({ plan, tally: earlier.tally, state: 'done', progress: 1 });
  };
  return (
    <main class="page lab-page" data-game={id}>
      <PageTitle text={words.title(common.games[id].name)} />
      <p class="lab-explains">{words.explains}</p>
      <form
        class="lab-form lab-box"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (isPossible && isChanged) run();
        }}
      >
        <LabFields game={game} texts={texts} changes={changes} words={words} change={change} />
        <div class="lab-actions">
          <label class="lab-deals">
            {words.games}
            <select value={deals} onChange={(event) => setDeals(Number(event.currentTarget.value) as Deals)}>
              {Object.keys(THOROUGH).map((each) => (
                <option key={each} value={each}>
                  {words.deals(Number(each).toLocaleString(settings.value.language))}
                </option>
              ))}
            </select>
          </label>
          <button type="submit" class="button is-main" disabled={!isPossible || !isChanged}>
            {words.tryIt}
          </button>
          {isChanged && (
            <button type="button" class="button is-quiet" onClick={() => change({})}>
              {words.reset}
            </button>
          )}
        </div>
        <p class="lab-notice" role="status">
          {why === null ? (isChanged ? '' : words.nothingChanged) : refusalIn(why, words)}
        </p>
      </form>
      {tried === null ? (
        <LabBeginning game={game} texts={texts} words={words} change={change} />
      ) : (
        <Tried tried={tried} stop={stop} words={words} />
      )}
      {isChanged && isPossible && <Onwards id={id} changes={changes} words={words} />}
      <KeptTries kept={kept} texts={texts} words={words} look={look} />
    </main>
  );
}

function refusalIn(why: BadInput, words: LabWords): string {
  const counts = tooFewCards(why);
  return counts === null ? words.impossible : words.tooFewCards(...counts);
}

function Tried({ tried, stop, words }: { readonly tried: Try; readonly words: LabWords; stop(): void }) {
  const { tally, state, progress } = tried;
  const sentences = labSentences(labReport(tally), settings.value.language);
  return (
    <section class="lab-results" aria-labelledby="lab-findings">
      <div class="lab-box">
        <h2 id="lab-findings">{words.findings}</h2>
        {state === 'running' && (
          <p class="lab-progress">
            <progress value={progress} max={1} aria-label={words.running} />
            <span>{words.running}</span>
            <button type="button" class="button" onClick={stop}>
              {words.stop}
            </button>
          </p>
        )}
        {state === 'stopped' && <p role="status">{words.stopped}</p>}
        {state === 'failed' && <p role="alert">{words.failed}</p>}
        <ul class="lab-sentences" aria-live={state === 'running' ? 'off' : 'polite'}>
          {sentences.map((sentence, i) => (
            <li key={i}>{sentence}</li>
          ))}
        </ul>
        {sentences.length > 1 && <p class="lab-noise">{words.noise}</p>}
      </div>
      {tally.changed.games > 0 && <LabCharts tally={tally} words={words} />}
    </section>
  );
}

interface OnwardsProps {
  readonly id: GameId;
  readonly changes: Changes;
  readonly words: LabWords;
}

/** To a table with these rules, or to somebody else. */
function Onwards({ id, changes, words }: OnwardsProps) {
  const [said, say] = useState('');
  const send = async () => {
    const url = shareLink(labPath(id, writeChanges(changes)));
    say((await copyText(url)) ? words.copied : words.notCopied);
  };
  const play = () => {
    wishRules({ game: id, chosen: changes });
    goTo('/');
  };
  return (
    <div class="lab-onwards">
      <button type="button" class="button is-main" onClick={play}>
        {words.play}
      </button>
      <button type="button" class="button" onClick={() => void send()}>
        {words.send}
      </button>
      <p role="status">{said}</p>
    </div>
  );
}

interface KeptTriesProps {
  readonly kept: readonly KeptTry[];
  readonly texts: PlayTexts;
  readonly words: LabWords;
  look(earlier: KeptTry): void;
}

function KeptTries({ kept, texts, words, look }: KeptTriesProps) {
  if (kept.length === 0) return null;
  const said = ({ changes }: KeptTry) =>
    Object.entries(changes)
      .filter(([key]) => texts.options[key] !== undefined)
      .map(([key, value]) => {
        const { name, values } = texts.options[key];
        const shown = typeof value === 'boolean' ? (value ? words.yes : words.no) : String(value);
        return `${name}: ${values?.[shown] ?? shown}`;
      })
      .join(' · ');
  return (
    <section class="lab-box" aria-labelledby="lab-kept">
      <h2 id="lab-kept">{words.kept}</h2>
      <ul class="lab-kept">
        {kept.map((each) => (
          <li key={said(each)}>
            <button type="button" class="button" onClick={() => look(each)}>
              {said(each)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

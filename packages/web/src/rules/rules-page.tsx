import { useEffect, useState } from 'preact/hooks';
import { GAME_IDS, loadScreen } from '../games/index.ts';
import { settings } from '../settings/settings.ts';
import { PageTitle } from '../shell/page-title.tsx';
import { rulesPath } from '../shell/routes.ts';
import type { GameScreen, PlayTexts } from '../table/board.ts';
import { useWords } from '../texts/words.ts';
import './rules.css';
import { CardList } from './card-list.tsx';
import { ClauseList } from './clause-list.tsx';
import { OptionList } from './option-list.tsx';
import { type Clause, matching } from './searching.ts';
import { rulesCatalogue } from './texts.ts';

interface Loaded {
  readonly screen: GameScreen;
  readonly texts: PlayTexts;
  readonly clauses: readonly Clause[];
}

/** All rules of one game, searchable; a link leads to each clause. */
export function RulesPage({ game, clause }: { readonly game: string; readonly clause: string | null }) {
  const words = rulesCatalogue.current.value;
  const loaded = useLoaded(game);
  const [wanted, search] = useState('');
  useEffect(() => {
    if (loaded && clause) document.getElementById(clause)?.scrollIntoView({ block: 'center' });
  }, [loaded, clause]);
  if (!words || !loaded) return <main class="rules-page" aria-busy="true" />;
  const { screen, texts, clauses } = loaded;
  const found = matching(clauses, wanted);
  return (
    <main class="rules-page">
      <PageTitle text={words.title(texts.name)} />
      <p class="rules-about">{texts.about}</p>
      <search>
        <label class="rules-search">
          {words.search}
          <input type="search" value={wanted} onInput={(event) => search(event.currentTarget.value)} />
        </label>
        <p role="status">{found.length === 0 ? words.nothing : words.found(found.length)}</p>
      </search>
      <ClauseList clauses={found} wanted={wanted} current={clause} game={game} words={words} />
      {wanted === '' && <CardList screen={screen} texts={texts} words={words} />}
      {wanted === '' && <OptionList screen={screen} texts={texts} words={words} />}
      <OtherGames game={game} title={words.otherGames} />
      <p class="rules-note">{words.notAffiliated}</p>
    </main>
  );
}

/** The game with its texts and rules in the chosen language; null while they are loaded. */
function useLoaded(game: string): Loaded | null {
  const { language } = settings.value;
  const [loaded, set] = useState<Loaded | null>(null);
  useEffect(() => {
    let wanted = true;
    const load = async () => {
      const screen = await loadScreen(game);
      const [texts, rules] = await Promise.all([screen.texts(language), screen.rules(language)]);
      if (wanted) set({ screen, texts, clauses: Object.entries(rules) });
    };
    void load();
    return () => {
      wanted = false;
    };
  }, [game, language]);
  return loaded;
}

function OtherGames({ game, title }: { readonly game: string; readonly title: string }) {
  const { games } = useWords();
  return (
    <nav class="rules-others" aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {GAME_IDS.filter((id) => id !== game).map((id) => (
          <li key={id}>
            <a class="rules-other" href={rulesPath(id)}>
              {games[id].name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

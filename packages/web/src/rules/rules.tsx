import { useEffect, useState } from 'preact/hooks';
import type { GameScreen, PlayTexts, ScreenWords } from '../contract/board.ts';
import type { Learning } from '../contract/learning.ts';
import { loadLearning } from '../games/index.ts';
import { settings } from '../settings/settings.ts';
import { CardList } from './card-list.tsx';
import { type ChapterOf, inChapters } from './chapters.ts';
import { ClauseList } from './clause-list.tsx';
import { InAMinute } from './minute.tsx';
import { OptionList } from './option-list.tsx';
import './rules.css';
import { type Clause, matching } from './search.ts';
import { type RulesWords, rulesCatalogue } from './texts.ts';

interface RulesProps {
  readonly screen: GameScreen;
  /** The clause that is shown first. */
  readonly clause: string | null;
  /** Over a table: no link leads away from it. */
  readonly isDrawer?: boolean;
}

/** The rules of one game: in a minute, then chapter by chapter, searchable, with its cards and options. */
export function Rules({ screen, clause, isDrawer = false }: RulesProps) {
  const words = rulesCatalogue.current.value;
  const loaded = useLoaded(screen);
  const [wanted, search] = useState('');
  useEffect(() => {
    const place = loaded && words && clause ? document.getElementById(clause) : null;
    place?.scrollIntoView({ block: place.matches('.clause') ? 'center' : 'start' });
  }, [loaded, words, clause]);
  if (!words || !loaded) return <p aria-busy="true" />;
  const { texts, own, clauses, learning } = loaded;
  const found = matching(clauses, wanted);
  const chapters = inChapters(clauses, found, learning);
  const game = isDrawer ? null : screen.game.meta.id;
  return (
    <>
      <p class="rules-about">{texts.about}</p>
      {wanted === '' && (
        <InAMinute
          screen={screen}
          texts={texts}
          own={own}
          cards={Object.values(learning.minute)}
          words={words}
        />
      )}
      <search>
        <label class="rules-search">
          {words.search}
          <input type="search" value={wanted} onInput={(event) => search(event.currentTarget.value)} />
        </label>
        <p role="status">{found.length === 0 ? words.nothing : words.found(found.length)}</p>
      </search>
      <div class="rules-body">
        {game !== null && wanted === '' && (
          <Contents chapters={chapters} titleOf={(from) => titleIn(learning, words, from)} words={words} />
        )}
        <div>
          {chapters.map(({ from, clauses: inside }) => (
            <section key={from} class="chapter">
              <h2 id={chapterId(from)}>{titleIn(learning, words, from)}</h2>
              <ClauseList clauses={inside} wanted={wanted} current={clause} game={game} words={words} />
            </section>
          ))}
          {wanted === '' && <CardList screen={screen} texts={texts} own={own} words={words} />}
          {wanted === '' && <OptionList screen={screen} texts={texts} words={words} />}
        </div>
      </div>
    </>
  );
}

function chapterId(from: string | null): string {
  return `chapter-${from ?? 'mood'}`;
}

function titleIn({ chapters }: Learning, { mood }: RulesWords, from: string | null): string {
  return chapters.find((chapter) => chapter.from === from)?.title[settings.value.language] ?? mood;
}

interface ContentsProps {
  readonly chapters: readonly ChapterOf[];
  readonly words: RulesWords;
  titleOf(from: string | null): string;
}

/** The list of chapters, which stays in sight where there is room. */
function Contents({ chapters, words, titleOf }: ContentsProps) {
  return (
    <nav class="rules-contents" aria-label={words.chapters}>
      <ul>
        {chapters.map(({ from }) => (
          <li key={from}>
            <a href={`#${chapterId(from)}`}>{titleOf(from)}</a>
          </li>
        ))}
        <li>
          <a href="#cards">{words.cards}</a>
        </li>
        <li>
          <a href="#options">{words.options}</a>
        </li>
      </ul>
    </nav>
  );
}

interface Loaded {
  readonly texts: PlayTexts;
  readonly own: ScreenWords;
  readonly clauses: readonly Clause[];
  readonly learning: Learning;
}

/** Texts and rules in the chosen language; null while they are loaded. */
function useLoaded(screen: GameScreen): Loaded | null {
  const { language } = settings.value;
  const [loaded, set] = useState<Loaded | null>(null);
  useEffect(() => {
    let wanted = true;
    const load = async () => {
      const [texts, own, rules, learning] = await Promise.all([
        screen.texts(language),
        screen.words(language),
        screen.rules(language),
        loadLearning(screen.game.meta.id),
      ]);
      if (wanted) set({ texts, own, clauses: Object.entries(rules), learning });
    };
    void load();
    return () => {
      wanted = false;
    };
  }, [screen, language]);
  return loaded;
}

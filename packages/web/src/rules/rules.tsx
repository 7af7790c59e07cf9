import { useEffect, useState } from 'preact/hooks';
import type { GameScreen, PlayTexts } from '../contract/board.ts';
import { settings } from '../settings/settings.ts';
import { CardList } from './card-list.tsx';
import { ClauseList } from './clause-list.tsx';
import { OptionList } from './option-list.tsx';
import './rules.css';
import { type Clause, matching } from './search.ts';
import { rulesCatalogue } from './texts.ts';

interface RulesProps {
  readonly screen: GameScreen;
  /** The clause that is shown first. */
  readonly clause: string | null;
  /** Over a table: no link leads away from it. */
  readonly isDrawer?: boolean;
}

/** The rules of one game, searchable, with its cards and options. */
export function Rules({ screen, clause, isDrawer = false }: RulesProps) {
  const words = rulesCatalogue.current.value;
  const loaded = useLoaded(screen);
  const [wanted, search] = useState('');
  useEffect(() => {
    if (loaded && words && clause) document.getElementById(clause)?.scrollIntoView({ block: 'center' });
  }, [loaded, words, clause]);
  if (!words || !loaded) return <p aria-busy="true" />;
  const { texts, clauses } = loaded;
  const found = matching(clauses, wanted);
  return (
    <>
      <p class="rules-about">{texts.about}</p>
      <search>
        <label class="rules-search">
          {words.search}
          <input type="search" value={wanted} onInput={(event) => search(event.currentTarget.value)} />
        </label>
        <p role="status">{found.length === 0 ? words.nothing : words.found(found.length)}</p>
      </search>
      <ClauseList
        clauses={found}
        wanted={wanted}
        current={clause}
        game={isDrawer ? null : screen.game.meta.id}
        words={words}
      />
      {wanted === '' && <CardList screen={screen} texts={texts} words={words} />}
      {wanted === '' && <OptionList screen={screen} texts={texts} words={words} />}
    </>
  );
}

interface Loaded {
  readonly texts: PlayTexts;
  readonly clauses: readonly Clause[];
}

/** Texts and rules in the chosen language; null while they are loaded. */
function useLoaded(screen: GameScreen): Loaded | null {
  const { language } = settings.value;
  const [loaded, set] = useState<Loaded | null>(null);
  useEffect(() => {
    let wanted = true;
    const load = async () => {
      const [texts, rules] = await Promise.all([screen.texts(language), screen.rules(language)]);
      if (wanted) set({ texts, clauses: Object.entries(rules) });
    };
    void load();
    return () => {
      wanted = false;
    };
  }, [screen, language]);
  return loaded;
}

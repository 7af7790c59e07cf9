import { useEffect, useState } from 'preact/hooks';
import { loadScreen } from '../games/index.ts';
import { settings } from '../settings/settings.ts';
import { useWords } from '../texts/words.ts';
import './rules.css';

interface RulesPageProps {
  readonly game: string;
  readonly clause: string | null;
}

/** The rules of a game, clause by clause; every clause has an address, and all can be searched. */
export function RulesPage({ game, clause }: RulesPageProps) {
  const words = useWords();
  const { language } = settings.value;
  const [rules, setRules] = useState<readonly (readonly [string, string])[]>([]);
  const [sought, setSought] = useState('');
  useEffect(() => {
    void loadScreen(game)
      .then((screen) => screen.rules(language))
      .then((found) => setRules(Object.entries(found)));
  }, [game, language]);
  useEffect(() => {
    if (clause !== null) document.getElementById(clause)?.scrollIntoView({ block: 'center' });
  }, [clause, rules]);
  const found = rules.filter((rule) => rule.join(' ').toLowerCase().includes(sought.toLowerCase()));
  return (
    <main class="page">
      <h1>{words.rules}</h1>
      <input
        type="search"
        value={sought}
        aria-label={words.search}
        placeholder={words.search}
        onInput={(event) => setSought(event.currentTarget.value)}
      />
      <dl class="rules">
        {found.map(([id, text]) => (
          <div key={id} id={id} class={id === clause ? 'is-sought' : ''}>
            <dt>
              <a href={`#${id}`}>{id}</a>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </main>
  );
}

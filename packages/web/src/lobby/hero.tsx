import { LANGUAGES, type Language } from '@samsara/engine/texts';
import type { ComponentChildren } from 'preact';
import { Face } from '../kit/faces/face.tsx';
import { OWN_FACE } from '../kit/faces/faces.ts';
import { changeSettings, settings } from '../settings/settings.ts';
import { Disclosure } from '../setup/disclosure.tsx';
import { Sign } from '../setup/sign.tsx';
import wheel from '../shell/golden-wheel.svg?url';
import type { LobbyWords } from '../texts/lobby/words.ts';
import { useWords } from '../texts/words.ts';
import { JoinForms } from './join-forms.tsx';
import { PuzzlesLink } from './puzzles-link.tsx';
import { TodayLink } from './today-link.tsx';

interface HeroProps {
  readonly words: LobbyWords;
  /** On a phone it takes the place of the sentence below the slogan: a game that waits. */
  readonly children: ComponentChildren;
}

/** The night sky over the games: whose house this is, and the ways in for those who bring something. */
export function Hero({ words, children }: HeroProps) {
  const common = useWords();
  return (
    <header class="hero">
      <div class="hero-bar">
        <p class="brand">
          <img src={wheel} alt="" width="40" height="40" />
          {common.title}
        </p>
        <Disclosure
          look="chip"
          label={words.enterCode}
          sign={
            <>
              <Sign of="code" />
              <span>{words.enterCode}</span>
            </>
          }
        >
          {() => <JoinForms words={words} />}
        </Disclosure>
        <PersonChip words={words} />
        <LanguageChip words={words} />
        <a class="chip is-sign" href="/settings" title={words.settings} aria-label={words.settings}>
          <Sign of="options" />
        </a>
      </div>
      <h1>{common.slogan}</h1>
      <div class="hero-words">
        <p>{words.intro}</p>
        {children}
      </div>
      <div class="hero-links">
        <TodayLink words={words} />
        <PuzzlesLink words={words} />
      </div>
    </header>
  );
}

/** Who plays on this device, once there is a name. */
function PersonChip({ words }: { readonly words: LobbyWords }) {
  const { name, face } = settings.value;
  if (name === '') return null;
  return (
    <a class="chip person-chip" href="/settings" aria-label={`${words.yourName}: ${name}`}>
      <Face of={face ?? OWN_FACE} />
      <span>{name}</span>
    </a>
  );
}

/** Two letters; the list behind them says the languages in full. */
function LanguageChip({ words }: { readonly words: LobbyWords }) {
  const common = useWords();
  const { language } = settings.value;
  return (
    <label class="chip language-chip">
      <span aria-hidden="true">{language.toUpperCase()}</span>
      <select
        aria-label={words.language}
        value={language}
        onChange={(event) => changeSettings({ language: event.currentTarget.value as Language })}
      >
        {LANGUAGES.map((each) => (
          <option key={each} value={each}>
            {common.settings.language.values[each]}
          </option>
        ))}
      </select>
    </label>
  );
}

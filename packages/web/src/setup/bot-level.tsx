import { LEVELS, type PlayedGame, STRENGTHS, strengthOf } from '@samsara/engine';
import { asStrongAsYou, ownRating } from '../strength/kept-ratings.ts';
import { AS_YOU } from '../strength/ladder.ts';
import { GAMES_TO_KNOW } from '../strength/own-rating.ts';
import type { LobbyWords } from '../texts/lobby/words.ts';
import { useWords } from '../texts/words.ts';
import type { TablePlan } from './table-plan.ts';
import './bot-level.css';

interface BotLevelProps {
  readonly plan: TablePlan;
  readonly game: PlayedGame;
  readonly words: LobbyWords;
  change(plan: TablePlan): void;
}

/** How strong all bots are: by name, as strong as whoever plays, or by a number. */
export function BotLevel({ plan, game, words, change }: BotLevelProps) {
  const { levels } = useWords();
  if (!plan.seats.includes('bot')) return null;
  const choose = (level: string) => change({ ...plan, level, levels: {} });
  const level = plan.level === AS_YOU ? asStrongAsYou(game) : plan.level;
  return (
    <>
      <label>
        {words.level}
        <select value={plan.level} onChange={(event) => choose(event.currentTarget.value)}>
          <LevelOptions words={words} />
          {isBetween(plan.level) && <option value={plan.level}>{levels[plan.level]}</option>}
        </select>
      </label>
      <p class="as-you" role="status">
        {plan.level === AS_YOU && asYouSaid(words, game, levels[level])}
      </p>
      <details class="fine-tuning">
        <summary>{words.fineTuning}</summary>
        <label>
          <span>{words.strengthOfTen}</span>
          <input
            type="range"
            min={0}
            max={STRENGTHS.length - 1}
            value={strengthOf(level)}
            aria-valuetext={levels[level]}
            onInput={(event) => choose(STRENGTHS[Number(event.currentTarget.value)])}
          />
          <output>{levels[level]}</output>
        </label>
      </details>
    </>
  );
}

interface LevelOptionsProps {
  readonly words: LobbyWords | null;
  /** The strengths between as well, where there is no slider. */
  readonly all?: true;
}

/** How strong a bot may be. */
export function LevelOptions({ words, all }: LevelOptionsProps) {
  const { levels } = useWords();
  const option = (level: string) => (
    <option key={level} value={level}>
      {levels[level]}
    </option>
  );
  return (
    <>
      {LEVELS.map(option)}
      {words !== null && <option value={AS_YOU}>{words.asYou}</option>}
      {words !== null && all && (
        <optgroup label={words.fineTuning}>{STRENGTHS.filter(isBetween).map(option)}</optgroup>
      )}
    </>
  );
}

/** Has this strength a number and no name? */
function isBetween(level: string): boolean {
  return strengthOf(level) !== undefined && !(LEVELS as readonly string[]).includes(level);
}

/** Which strength it is today, and how sure that is. */
function asYouSaid(words: LobbyWords, game: PlayedGame, level: string): string {
  const isKnown = ownRating(game).games >= GAMES_TO_KNOW;
  return isKnown ? words.asYouNow(level) : words.asYouNew(GAMES_TO_KNOW, level);
}

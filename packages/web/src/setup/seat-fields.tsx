import { LEVELS } from '@samsara/engine';
import type { LobbyWords } from '../texts/lobby/words.ts';
import { useWords } from '../texts/words.ts';
import { againstBots, levelAt, type PlannedSeat, type TablePlan, withSeat } from './table-plan.ts';

interface SeatFieldsProps {
  readonly plan: TablePlan;
  readonly names: readonly string[];
  readonly words: LobbyWords;
  change(plan: TablePlan): void;
  rename(names: readonly string[]): void;
}

/** Who sits where, how people at one device are called, and how strong the bots are. */
export function SeatFields({ plan, names, words, change, rename }: SeatFieldsProps) {
  const bots = plan.seats.filter((kind) => kind === 'bot').length;
  const isNamed = (kind: PlannedSeat) => kind !== 'bot' && plan.mode === 'device';
  return (
    <fieldset class="seat-fields">
      <legend>{words.seats}</legend>
      {plan.seats.map((kind, seat) => (
        <div key={seat} class="seat-field">
          {seat === 0 ? (
            <span>{words.you}</span>
          ) : (
            <select
              aria-label={words.seat(seat + 1)}
              value={kind}
              disabled={againstBots(plan.mode)}
              onChange={(event) => change(withSeat(plan, seat, event.currentTarget.value as PlannedSeat))}
            >
              <option value="open">
                {plan.mode === 'device' ? words.playerName(seat + 1) : words.openSeat}
              </option>
              <option value="bot">{words.bot}</option>
            </select>
          )}
          {kind === 'bot' && bots > 1 && (
            <select
              aria-label={words.levelOf(seat + 1)}
              value={levelAt(plan, seat)}
              onChange={(event) =>
                change({ ...plan, levels: { ...plan.levels, [seat]: event.currentTarget.value } })
              }
            >
              <LevelOptions />
            </select>
          )}
          {isNamed(kind) && (
            <input
              aria-label={seat === 0 ? words.yourName : `${words.name}: ${words.seat(seat + 1)}`}
              placeholder={seat === 0 ? words.yourName : words.playerName(seat + 1)}
              value={names[seat] ?? ''}
              maxLength={24}
              onInput={(event) => rename(replaced(names, seat, event.currentTarget.value))}
            />
          )}
        </div>
      ))}
      {bots > 0 && (
        <label class="field">
          {words.level}
          <select
            value={plan.level}
            onChange={(event) => change({ ...plan, level: event.currentTarget.value, levels: {} })}
          >
            <LevelOptions />
          </select>
        </label>
      )}
    </fieldset>
  );
}

/** How strong a bot may be. */
export function LevelOptions() {
  const { levels } = useWords();
  return (
    <>
      {LEVELS.map((level) => (
        <option key={level} value={level}>
          {levels[level]}
        </option>
      ))}
    </>
  );
}

function replaced(names: readonly string[], seat: number, name: string): string[] {
  const changed = Array.from({ length: Math.max(names.length, seat + 1) }, (_, i) => names[i] ?? '');
  changed[seat] = name;
  return changed;
}

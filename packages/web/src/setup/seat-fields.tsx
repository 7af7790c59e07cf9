import type { LobbyWords } from '../texts/lobby/words.ts';
import type { TablePlan } from './table-plan.ts';

interface PersonNamesProps {
  readonly plan: TablePlan;
  readonly names: readonly string[];
  readonly words: LobbyWords;
  rename(names: readonly string[]): void;
}

/** How the people at one device are called. */
export function PersonNames({ plan, names, words, rename }: PersonNamesProps) {
  return (
    <fieldset class="person-names">
      <legend>{words.name}</legend>
      {plan.seats.map(
        (kind, seat) =>
          kind !== 'bot' && (
            <input
              key={seat}
              aria-label={seat === 0 ? words.yourName : `${words.name}: ${words.seat(seat + 1)}`}
              placeholder={seat === 0 ? words.yourName : words.playerName(seat + 1)}
              value={names[seat] ?? ''}
              maxLength={24}
              onInput={(event) => rename(replaced(names, seat, event.currentTarget.value))}
            />
          ),
      )}
    </fieldset>
  );
}

function replaced(names: readonly string[], seat: number, name: string): string[] {
  const changed = Array.from({ length: Math.max(names.length, seat + 1) }, (_, i) => names[i] ?? '');
  changed[seat] = name;
  return changed;
}

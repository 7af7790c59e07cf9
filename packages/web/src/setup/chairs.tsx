import type { PlayedGame } from '@samsara/engine';
import { useState } from 'preact/hooks';
import { Face } from '../kit/faces/face.tsx';
import { OWN_FACE } from '../kit/faces/faces.ts';
import { settings } from '../settings/settings.ts';
import { AS_YOU } from '../strength/ladder.ts';
import type { LobbyWords } from '../texts/lobby/words.ts';
import { useWords } from '../texts/words.ts';
import { Sign } from './sign.tsx';
import { StrengthDots } from './strength-dots.tsx';
import { levelAt, planWith, strengthAt, type TablePlan, withNextAt } from './table-plan.ts';
import './chairs.css';

interface ChairsProps {
  readonly game: PlayedGame;
  readonly plan: TablePlan;
  /** How many may play. */
  readonly counts: readonly number[];
  readonly names: readonly string[];
  readonly words: LobbyWords;
  change(plan: TablePlan): void;
  /** A seat went, and with it the name that was given for it. */
  removed(seat: number): void;
}

/** A small table with its chairs: a tap on a chair says who is to sit there. */
export function Chairs({ game, plan, counts, names, words, change, removed }: ChairsProps) {
  const common = useWords();
  const [said, say] = useState('');
  const mayGrow = counts.includes(plan.seats.length + 1);
  const places = plan.seats.length + (mayGrow ? 1 : 0);
  const who = (after: TablePlan, seat: number) => {
    const kind = after.seats[seat];
    if (kind === 'me') return words.you;
    if (kind === 'bot') {
      const asYou = levelAt(after, seat) === AS_YOU ? [words.asYou] : [];
      return [words.bot, ...asYou, common.levels[strengthAt(game, after, seat)]].join(', ');
    }
    return after.mode === 'device' ? names[seat] || words.playerName(seat + 1) : words.openSeat;
  };
  const turn = (seat: number) => {
    const after = withNextAt(plan, seat, counts);
    if (after.seats.length < plan.seats.length) removed(seat);
    else say(words.atSeat(seat + 1, who(after, seat)));
    change(after);
  };
  return (
    <div class="chairs-room">
      <ol class={`chairs${places > 8 ? ' is-crowd' : ''}`} aria-label={words.seats}>
        {plan.seats.map((kind, seat) => (
          <li key={seat} style={placeAt(seat, places)}>
            {kind === 'me' ? (
              <span class="chair">
                <Sitter plan={plan} seat={seat} />
                <span class="chair-name">{words.you}</span>
              </span>
            ) : (
              <button
                type="button"
                class={`chair is-${kind}`}
                aria-label={words.atSeat(seat + 1, who(plan, seat))}
                onClick={() => turn(seat)}
              >
                <Sitter plan={plan} seat={seat} />
                {kind === 'bot' ? (
                  <StrengthDots level={strengthAt(game, plan, seat)} />
                ) : (
                  plan.mode === 'device' && <span class="chair-name">{who(plan, seat)}</span>
                )}
              </button>
            )}
          </li>
        ))}
        {mayGrow && (
          <li style={placeAt(plan.seats.length, places)}>
            <button
              type="button"
              class="chair is-empty"
              aria-label={words.addSeat}
              title={words.addSeat}
              onClick={() => change(planWith(plan.mode, plan.preset, plan.seats.length + 1, plan))}
            >
              <span class="chair-place">+</span>
            </button>
          </li>
        )}
      </ol>
      <p class="unseen" role="status">
        {said}
      </p>
    </div>
  );
}

/** Who sits there, or the place for somebody who is still to come. */
function Sitter({ plan, seat }: { readonly plan: TablePlan; readonly seat: number }) {
  const kind = plan.seats[seat];
  if (kind === 'me') return <Face of={settings.value.face ?? OWN_FACE} seat={seat} />;
  // Bots sit down in the order of their names.
  const bot = plan.seats.slice(0, seat).filter((each) => each === 'bot').length;
  return kind === 'bot' ? (
    <Face of={bot % OWN_FACE} seat={seat} />
  ) : (
    <span class="chair-place">
      <Sign of="guest" />
    </span>
  );
}

/** Around the table from your own place below, clockwise: how far from the middle, from -1 to 1. */
function placeAt(place: number, places: number): Record<string, string> {
  const angle = Math.PI / 2 + (place * 2 * Math.PI) / places;
  return { '--x': Math.cos(angle).toFixed(3), '--y': Math.sin(angle).toFixed(3) };
}

import type { Seat } from '@samsara/engine';
import type { ComponentChildren } from 'preact';
import { type Table, useTable } from '../contract/table-context.ts';
import { Face } from '../kit/faces/face.tsx';
import { facesAt } from '../kit/faces/faces.ts';
import { moods } from '../motion/moods.ts';
import { Later } from '../shell/lazy.tsx';
import { dotsOf } from '../strength/dots.ts';
import { useWords } from '../texts/words.ts';
import { characterAt, introduce } from './introduce.ts';

/** At most so many backs of a hand are drawn; the figure tells all of them. */
const MOST_BACKS = 5;

/** Where time runs. */
const loadClock = () => import('./talk/pod-clock.tsx');

/** Somebody at the table: their face, the cards in their hand, and their name. */
export function Pod({ seat }: { readonly seat: Seat }) {
  const table = useTable();
  const words = useWords();
  const { names, seats, clock } = table;
  const { kind, present, level, played_by } = seats[seat];
  const asked = isAsked(table, seat);
  const strength = (kind === 'bot' || level !== null) && <Strength level={level} />;
  return (
    <div class="seat-head">
      <PodFace seat={seat}>
        <HandBacks seat={seat} />
        <Person seat={seat} />
        {!present && <small class="seat-sign">{words.away}</small>}
        {kind === 'person' && level !== null && <StandIn />}
      </PodFace>
      <span class="seat-pill">
        <span class="seat-name">{names.seats[seat]}</span>
        {played_by !== undefined && <small class="seat-kind">{words.playedBy[played_by]}</small>}
        {asked && clock !== null ? (
          <Later key="seconds" load={loadClock}>
            {({ LastSeconds }) => <LastSeconds clock={clock}>{strength}</LastSeconds>}
          </Later>
        ) : (
          strength
        )}
      </span>
      {asked && <span class="unseen">{words.isAsked}</span>}
    </div>
  );
}

/** A tap on the face of a bot with a character asks who it is. */
function Person({ seat }: { readonly seat: Seat }) {
  const words = useWords();
  const { screen, seats, names, language, arePersons } = useTable();
  const character = characterAt(seats[seat], screen.game);
  if (!arePersons || character === null) return null;
  const name = names.seats[seat];
  return (
    <button
      type="button"
      class="seat-person"
      aria-label={words.whoIs(name)}
      onClick={() => void introduce(seat, name, character, language)}
    />
  );
}

interface PodFaceProps {
  readonly seat: Seat;
  readonly children?: ComponentChildren;
}

/** A face and what stands round it: the turn, the clock, a pennant for whoever is close to winning. */
export function PodFace({ seat, children }: PodFaceProps) {
  const table = useTable();
  const words = useWords();
  const { screen, view, seats, clock, outcome } = table;
  const isClose = outcome === null && (screen.isClose?.(view, seat) ?? false);
  return (
    <span class="seat-face">
      <Face of={facesAt(seats)[seat]} seat={seat} mood={moods.value.get(seat) ?? null} />
      {isAsked(table, seat) && clock !== null && (
        <Later key="clock" load={loadClock}>
          {({ PodClock }) => <PodClock clock={clock} />}
        </Later>
      )}
      {isClose && <span class="pennant">{words.nearlyThere}</span>}
      {children}
    </span>
  );
}

export function isAsked({ outcome, deciding }: Table, seat: Seat): boolean {
  return outcome === null && deciding.includes(seat);
}

/** The hand behind the shoulder, and how many cards it has. */
function HandBacks({ seat }: { readonly seat: Seat }) {
  const words = useWords();
  const { screen, view } = useTable();
  const { count } = screen.hand(view, seat);
  // Where it is not known whether there is a hand, cards fly here all the same.
  if (count === null) return <span class="seat-count" data-zone={`hand:${seat}`} />;
  const backs = Math.min(count, MOST_BACKS);
  return (
    <span class="seat-count" data-zone={`hand:${seat}`} title={words.cardsInHand(count)}>
      {Array.from({ length: backs }, (_, i) => (
        <i key={i} aria-hidden="true" style={{ '--turn': `${(i - (backs - 1) / 2) * 14 + 14}deg` }} />
      ))}
      <b aria-hidden="true">{count}</b>
      <span class="unseen">{words.cardsInHand(count)}</span>
    </span>
  );
}

/** How strong a bot is: one dot for a novice, four for a master, a part of one for strengths between. */
function Strength({ level }: { readonly level: string | null }) {
  const words = useWords();
  const dots = dotsOf(level);
  const named = level === null ? undefined : words.levels[level];
  return (
    <span
      class="seat-dots"
      role="img"
      aria-label={named === undefined ? words.botSign : `${words.botSign}, ${named}`}
    >
      {Array.from({ length: Math.ceil(dots) }, (_, i) => (
        <i key={i} style={{ '--full': Math.min(1, dots - i) }} />
      ))}
    </span>
  );
}

/** A bot plays for somebody who has a face of their own. */
function StandIn() {
  return (
    <svg class="bot-sign" viewBox="0 0 16 16" aria-hidden="true">
      <path d="M8 1v3" />
      <rect x="2.5" y="4" width="11" height="9" rx="2.5" />
      <path d="M6 7.5v1.5M10 7.5v1.5" />
    </svg>
  );
}

import type { Seat } from '@samsara/engine';
import type { ComponentChild } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Face } from '../../kit/faces/face.tsx';
import { facesAt } from '../../kit/faces/faces.ts';
import { takersOf } from '../../local/sharing.ts';
import type { LocalPart } from '../../session/session.ts';
import type { TableState } from '../../session/table-store.ts';
import { useWords } from '../../texts/words.ts';
import './curtain.css';
import { sharingOf } from '../handing-over.ts';

interface CurtainProps {
  readonly local: LocalPart;
  readonly state: TableState;
  /** May anybody act out of turn? */
  readonly isRace: boolean;
  /** The back of the game's cards. */
  Back(): ComponentChild;
}

/** Enough backs for the largest screen. */
const BACKS = 60;

/** The cover: who is next, and whoever else wants to act. */
export function Curtain({ local, state, isRace, Back }: CurtainProps) {
  const words = useWords();
  const ready = useRef<HTMLButtonElement>(null);
  const isClosed = useClosed();
  useEffect(() => {
    if (!isClosed) ready.current?.focus();
  }, [isClosed]);
  const { first, others } = takersOf(sharingOf(local), isRace);
  const nameOf = (seat: Seat) => state.info.seats[seat].name ?? words.playerName(seat + 1);
  return (
    <main class="curtain on-table" data-game={state.info.game}>
      <div class="curtain-backs" aria-hidden="true">
        {Array.from({ length: BACKS }, (_, i) => (
          <span key={i}>
            <Back />
          </span>
        ))}
      </div>
      <Face of={facesAt(state.info.seats)[first]} seat={first} />
      <h1>{words.handTo(nameOf(first))}</h1>
      <p>{words.curtain}</p>
      <button
        type="button"
        ref={ready}
        class="button is-main"
        disabled={isClosed}
        onClick={() => local.become(first)}
      >
        {words.iAmReady(nameOf(first))}
      </button>
      {others.length > 0 && (
        <div class="curtain-others">
          {others.map((seat) => (
            <button
              type="button"
              class="button"
              key={seat}
              disabled={isClosed}
              onClick={() => local.become(seat)}
            >
              {words.grab(nameOf(seat))}
            </button>
          ))}
        </div>
      )}
    </main>
  );
}

/** A last tap or key of whoever has just played must not raise the curtain again. */
const CLOSED_MS = 600;

function useClosed(): boolean {
  const [isClosed, setClosed] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setClosed(false), CLOSED_MS);
    return () => clearTimeout(timer);
  }, []);
  return isClosed;
}

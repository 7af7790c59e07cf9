import type { Seat } from '@samsara/engine';
import { useEffect, useRef } from 'preact/hooks';
import type { LocalPart } from '../connection/session.ts';
import type { TableState } from '../connection/table-store.ts';
import { useWords } from '../texts/words.ts';
import './curtain.css';

interface CurtainProps {
  readonly local: LocalPart;
  readonly state: TableState;
  /** May anybody act out of turn? */
  readonly race: boolean;
}

/** Covers the table between two people at one device. Nothing of any hand is in the page while it is down. */
export function Curtain({ local, state, race }: CurtainProps) {
  const words = useWords();
  const people = local.people.value;
  const eyes = local.eyes.value;
  const next = local.next.value;
  const isOver = state.info.phase === 'over';
  const isDown = people.length > 1 && !isOver && eyes === null;
  const ready = useRef<HTMLButtonElement>(null);
  // Somebody else is asked: the one who looked has seen their own move land, and gives the device away.
  const mustGive = people.length > 1 && !isOver && eyes !== null && next !== null && next !== eyes;
  useEffect(() => {
    if (mustGive) local.become(null);
  }, [mustGive, local]);
  useEffect(() => {
    local.stand(isDown);
    if (isDown) ready.current?.focus();
  }, [isDown, local]);
  if (!isDown && !mustGive) return null;
  const nameOf = (seat: Seat) => state.info.seats[seat].name ?? words.playerName(seat + 1);
  const first = next ?? people[0];
  const others = race ? people.filter((seat) => seat !== first) : [];
  return (
    <div class="curtain" role="dialog" aria-modal="true" aria-label={words.handTo(nameOf(first))}>
      <p class="curtain-name">{words.handTo(nameOf(first))}</p>
      <p>{words.curtain}</p>
      <button type="button" ref={ready} class="button is-main" onClick={() => local.become(first)}>
        {words.iAmReady(nameOf(first))}
      </button>
      {others.length > 0 && (
        <div class="curtain-others">
          {others.map((seat) => (
            <button type="button" class="button" key={seat} onClick={() => local.become(seat)}>
              {words.grab(nameOf(seat))}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

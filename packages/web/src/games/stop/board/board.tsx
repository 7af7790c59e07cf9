import { giverTo, type Move, type View } from '@samsara/engine/games/stop/rules';
import { useEffect, useId } from 'preact/hooks';
import type { BoardProps } from '../../../contract/board.ts';
import { AtRest } from '../../../kit/at-rest.tsx';
import { Picture } from '../../../kit/card.tsx';
import { Pile } from '../../../kit/pile.tsx';
import { prefersLessMotion } from '../../../motion/motion.ts';
import './board.css';
import './guide.css';
import { isQuick } from '../by-hand.ts';
import { type Call, callingMoment, disarm, isCalled, isLaterCall } from '../calling.ts';
import { sheetOf } from '../seen-rounds.ts';
import { phaseOf, swapIn, threatIn } from '../situation.ts';
import type { StopWords } from '../texts/words.ts';
import { CallButton, useCallKeys } from './call-buttons.tsx';
import { Roundabout } from './ring.tsx';
import { ThreatSign } from './threat.tsx';

export type StopProps = BoardProps<Move, View, StopWords>;

/** A fast pile on a roundabout whose road is the clock, the stock beside it, and the two calls, where the thumb is. */
export function Board(props: StopProps) {
  const { view, playId, names, words } = props;
  const sheet = sheetOf(view, playId);
  return (
    <div class={`stop-board is-${phaseOf(view)}`}>
      <div class="stop-stock">
        <Pile
          zone="draw"
          label={words.stock}
          cards={view.stockCount > 0 ? [null] : []}
          count={view.stockCount}
        />
      </div>
      <Middle {...props} />
      <div class="stop-side">
        <Stored {...props} />
        <ScoreButton label={words.score.open}>
          <AtRest key="score" load={() => import('../aside/score-table.tsx')}>
            {({ ScoreTable }) => (
              <ScoreTable view={view} sheet={sheet} names={names.seats} words={words.score} />
            )}
          </AtRest>
        </ScoreButton>
      </div>
      <Calls {...props} />
      <AtRest key="explanation" load={() => import('../aside/explanation.tsx')}>
        {({ Explanation }) => <Explanation {...props} />}
      </AtRest>
      <AtRest key="guide" load={() => import('../aside/guide.tsx')}>
        {({ Guide }) => <Guide {...props} />}
      </AtRest>
    </div>
  );
}

/** The pile, around it the road on which the clock runs, and on the road what threatens whom. */
function Middle(props: StopProps) {
  const { view, words, clock } = props;
  return (
    <div class="stop-middle">
      <Roundabout clock={clock} backwards={swapIn(view) === 'right'} />
      <Pile zone="pile" label={words.pile} cards={view.pile.slice(-3)} count={view.pile.length} spread={3} />
      <span class="unseen">{words.clockwise}</span>
      <WindowSign {...props} />
      <ThreatNote {...props} />
    </div>
  );
}

/** What the running clock is for, unless it is an ordinary turn: a sign where its stripe begins. */
function WindowSign({ view, words }: StopProps) {
  const phase = phaseOf(view);
  const swap = swapIn(view);
  if (phase === 'over' || phase === 'turn') return null;
  return (
    <p class="stop-phase">
      <svg viewBox="-10 -10 20 20" aria-hidden="true">
        <path d={WINDOW_SIGNS[phase]} />
      </svg>
      <span>{swap === undefined ? words.windows[phase] : words.handsGo[swap]}</span>
    </p>
  );
}

/** A card that comes down, two arrows, a way out, a question. */
const WINDOW_SIGNS = {
  interjecting: 'M0 -8V3M-5 -2L0 4L5 -2M-6 8H6',
  swapping: 'M-8 -3H6L2 -7M8 3H-6L-2 7',
  answering: 'M-7 7V-2A4 4 0 0 1 -3 -6H7M3 -9L7 -6L3 -2',
  asking: 'M-4 -4A4 4 0 1 1 0 1V3M0 7V7.2',
} as const;

/** The attack that is open stands on the road before its victim; an announced swap says what it brings. */
function ThreatNote({ view, names, words, perspective }: StopProps) {
  const threat = threatIn(view);
  const swap = swapIn(view);
  if (swap !== undefined) {
    const giver = giverTo(perspective, swap, view.seats.length);
    return (
      <p class="stop-threat is-swap" style={placeOnRoad(0, 1)}>
        <b>{words.windows.swapping}</b>
        {perspective === names.you && (
          <span>{words.youGet(names.seats[giver], view.seats[giver].handCount)}</span>
        )}
      </p>
    );
  }
  if (threat === undefined) return null;
  const { type, victim, sum } = threat;
  const who = { you: victim === names.you, name: names.seats[victim] };
  const { two, skip, plusX } = words.threats;
  const seats = view.seats.length;
  return (
    <p
      class={`stop-threat${who.you ? ' is-yours' : ''}`}
      style={placeOnRoad((victim - perspective + seats) % seats, seats)}
    >
      <ThreatSign threat={threat} />
      <span>{type === 'two' ? two(who, sum) : type === 'skip' ? skip(who) : plusX(who)}</span>
    </p>
  );
}

/** A place on the road, clockwise from the seat at the bottom, in shares of the road's radius. */
function placeOnRoad(step: number, seats: number): Record<string, string> {
  const angle = (2 * Math.PI * step) / seats;
  return { '--across': (-Math.sin(angle)).toFixed(3), '--down': Math.cos(angle).toFixed(3) };
}

/** Your own move that waits for the end of the lock. STR-03 */
function Stored({ view, names, texts, words }: StopProps) {
  if (view.stored === null) return null;
  const { move } = view.stored;
  return (
    <p class="stop-stored">
      <b>{words.planned}</b>
      <Picture card={move.type === 'play' ? move.card : null} />
      <span class="unseen">{texts.move(move, names)}</span>
    </p>
  );
}

/** The calls, and between them what can be thrown in by one tap. */
function Calls({ view, words, offers, send, seat, settings }: StopProps) {
  const moment = callingMoment(view);
  const mayCall = seat !== null && !view.options.auto_call;
  const isStored = view.stored !== null;
  const called = (call: Call) => isCalled(call, view);
  const later = settings.plainBoard ? undefined : offers.find(({ move }) => isLaterCall(move, view));
  useEffect(disarm, [moment]);
  // A stored move that is carried out or dropped takes its calls with it.
  useEffect(() => (isStored ? disarm : undefined), [isStored]);
  // The card has been decided on already: the call goes to it at once.
  useEffect(() => {
    if (later !== undefined) send(later.text);
  }, [later?.text]);
  useCallKeys(mayCall, called);
  if (seat === null) return null;
  const throws = offers.filter(({ move }) => isQuick(move, view));
  const word = swapIn(view) === undefined ? words.throwIn : words.stopSwap;
  return (
    <fieldset class="stop-calls" aria-label={words.calls.label}>
      {mayCall ? (
        <CallButton call="achtung" called={called('achtung')} words={words.calls} />
      ) : (
        <p class="stop-auto">{words.calls.automatic}</p>
      )}
      {throws.length > 0 && (
        <div class="stop-throws">
          {throws.map(({ move, text, label }) => (
            <button
              type="button"
              key={text}
              class={`stop-throw${prefersLessMotion() ? ' is-still' : ''}`}
              aria-label={label}
              onClick={() => send(text)}
            >
              <b aria-hidden="true">{word}</b>
              <Picture card={move.card} />
            </button>
          ))}
        </div>
      )}
      {mayCall && <CallButton call="stop" called={called('stop')} words={words.calls} />}
    </fieldset>
  );
}

/** Opens the score sheet over the board, without stopping the game. */
function ScoreButton({
  label,
  children,
}: {
  readonly label: string;
  readonly children: preact.ComponentChildren;
}) {
  const id = useId();
  return (
    <>
      <button type="button" class="stop-score-open" popovertarget={id}>
        {label}
      </button>
      <div id={id} popover="auto" class="stop-score-sheet on-paper">
        {children}
      </div>
    </>
  );
}

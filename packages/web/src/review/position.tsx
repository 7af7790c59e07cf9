import { findMove, LETS_PASS, type PlayedGame, type Seat } from '@samsara/engine';
import { useMemo } from 'preact/hooks';
import type { Pick, ScreenWords, Use } from '../contract/board.ts';
import { type Table, TableContext } from '../contract/table-context.ts';
import { Hand } from '../kit/hand.tsx';
import '../play/play-screen.css';
import { recordedSeat } from '../replay/recorded-seat.ts';
import { SeatPlate, SeatStrip } from '../seats/seat-strip.tsx';
import { settings } from '../settings/settings.ts';
import type { Story } from './story.ts';

interface PositionProps {
  readonly story: Story;
  readonly gameWords: ScreenWords;
  readonly index: number;
  readonly seat: Seat;
  /** The move whose cards are raised. */
  readonly move: string;
}

/** The table as a seat saw it before a move, to be looked at only; beside it the same in words. */
export function Position({ story, gameWords, index, seat, move }: PositionProps) {
  const { screen, texts, names, words } = story;
  const table = useMemo(
    () => stillTable(story, gameWords, index, seat, move),
    [story, gameWords, index, seat, move],
  );
  const { Board } = screen;
  const hand = screen.hand(table.view, seat).cards;
  return (
    <figure class="review-position">
      <figcaption>{words.position}</figcaption>
      <div class="position-frame">
        <TableContext.Provider value={table}>
          <div class="play on-table moment" data-game={screen.game.meta.id} inert>
            <div class="cloth" aria-hidden="true" />
            <SeatStrip />
            <section class="board">
              <Board {...table} />
            </section>
            <div class="own-seat">
              <SeatPlate seat={seat} />
            </div>
            {hand !== null && <Hand key={seat} seat={seat} cards={hand} />}
          </div>
        </TableContext.Provider>
      </div>
      <details>
        <summary>{words.inWords}</summary>
        <ul>
          {texts.table(table.view, names).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </details>
    </figure>
  );
}

const nothing = () => undefined;

/** A table at which nothing can be done; the cards of one move are raised as if they were picked. */
function stillTable(
  { tape, screen, texts, names }: Story,
  words: ScreenWords,
  index: number,
  seat: Seat,
  move: string,
): Table {
  const view = tape.viewAt(index, seat);
  const use = move === LETS_PASS ? null : useOf(tape.game, screen, tape.stateAt(index), view, seat, move);
  const raised = use === null ? [] : placesOf(use, screen.hand(view, seat).cards ?? []);
  const isPicked = ({ zone, place }: Pick) => zone === use?.zone && raised.includes(place);
  return {
    screen,
    view,
    viewer: seat,
    seat: null,
    playId: `review ${index}`,
    isReplay: true,
    perspective: seat,
    seats: tape.record.seats.map(recordedSeat),
    names: { ...names, you: seat },
    texts,
    words,
    language: settings.value.language,
    settings: settings.value,
    offers: [],
    deciding: [seat],
    owes: false,
    clock: null,
    outcome: null,
    picks: [],
    completed: [],
    shaken: null,
    isPicked,
    isPlayable: () => false,
    isLit: () => false,
    accepts: (zone) => use !== null && zone === (use.cards || use.place !== undefined ? null : use.zone),
    reasonFor: () => null,
    tap: nothing,
    tapZone: nothing,
    clearPicks: nothing,
    send: nothing,
    tryOut: nothing,
    play: nothing,
    toggle: nothing,
    pickAll: nothing,
    drop: nothing,
  };
}

/** Where the cards of a move lie: at one place, or as many copies in the hand as it takes. */
function placesOf({ place, cards = [] }: Use, hand: readonly number[]): readonly number[] {
  if (place !== undefined) return [place];
  const places: number[] = [];
  for (const card of cards) {
    const next = hand.findIndex((each, i) => each === card && !places.includes(i));
    if (next >= 0) places.push(next);
  }
  return places;
}

function useOf(
  game: PlayedGame,
  screen: Story['screen'],
  state: unknown,
  view: unknown,
  seat: Seat,
  move: string,
) {
  const found = findMove(game, state, seat, move);
  return found === undefined ? null : screen.use(found, view, seat);
}

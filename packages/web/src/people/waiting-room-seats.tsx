import type { PlayedGame, Seat } from '@samsara/engine';
import { bubbles } from '../kit/bubbles.ts';
import { Face } from '../kit/faces/face.tsx';
import { facesAt } from '../kit/faces/faces.ts';
import { characterAt, introduce } from '../seats/introduce.ts';
import { type Place, placesOf, TWO_ROWS_FROM } from '../seats/places.ts';
import { OPENS_LEFT } from '../seats/seat-strip.tsx';
import type { Order } from '../session/session.ts';
import type { TableState } from '../session/table-store.ts';
import { settings } from '../settings/settings.ts';
import { LevelOptions } from '../setup/bot-level.tsx';
import { Sign } from '../setup/sign.tsx';
import { StrengthDots } from '../setup/strength-dots.tsx';
import { asYouSeats, keepAsYou } from '../strength/as-you-seats.ts';
import { asStrongAsYou } from '../strength/kept-ratings.ts';
import { AS_YOU } from '../strength/ladder.ts';
import { lobbyCatalogue } from '../texts/lobby/words.ts';
import { useWords } from '../texts/words.ts';
import { usePresenceWords } from './presence-texts.ts';

const NEW_BOT = 'casual';

/** From so many others on, faces are smaller on some screen. */
const SMALLER_FROM = [4, 5, 6, 7, 9];

interface SeatsProps {
  readonly game: PlayedGame;
  readonly state: TableState;
  order(given: Order): unknown;
}

/** The chairs where people will sit when it begins, clockwise from your own below. */
export function WaitingRoomSeats({ state, game, order }: SeatsProps) {
  const { seats } = state.info;
  const below = state.you.seat ?? 0;
  const others = seats.length - 1;
  const places = placesOf(others);
  const classes = ['seat-strip', 'gathering-seats'];
  classes.push(...SMALLER_FROM.filter((n) => others >= n).map((n) => `from-${n}`));
  if (others >= TWO_ROWS_FROM) classes.push('is-crowd');
  return (
    <ul class={classes.join(' ')} aria-label={lobbyCatalogue.current.value?.seats}>
      {seats.map((_, seat) => {
        const step = (seat - below + seats.length) % seats.length;
        return (
          <li
            key={seat}
            class={step === 0 ? 'is-below' : ''}
            style={step === 0 ? {} : placed(places[step - 1])}
          >
            <WaitingRoomSeat seat={seat} state={state} game={game} order={order} />
          </li>
        );
      })}
    </ul>
  );
}

/** Who sits on one seat, and what the host can do about it: one tap each. */
function WaitingRoomSeat({ seat, state: { info, you }, game, order }: SeatsProps & { readonly seat: Seat }) {
  const words = useWords();
  const company = usePresenceWords();
  const { kind, name, level, ready, present, record, played_by } = info.seats[seat];
  // A host reads it in the control, unless that says no more than "as strong as you".
  const isChosen = you.host && kind === 'bot' && !asYouSeats(info.code).includes(seat);
  const title = kind === 'open' ? words.openSeat : (name ?? words.botName(seat + 1));
  const signs = [
    seat === you.seat ? words.you : '',
    played_by === undefined ? '' : company.playedBy[played_by],
    level === null || isChosen ? '' : (words.levels[level] ?? level),
    kind === 'person' ? (ready ? `✓ ${words.isReady}` : words.isNotReady) : '',
    kind === 'person' && !present ? words.away : '',
    record && seat !== you.seat ? company.finishedOf(record.finished, record.games) : '',
  ];
  const character = characterAt(info.seats[seat], game);
  const says =
    character === null ? undefined : () => introduce(seat, title, character, settings.value.language);
  const classes = ['gathering-seat', `is-${kind}`];
  if (kind === 'person' && ready) classes.push('is-ready');
  if (kind === 'person' && !present) classes.push('is-away');
  return (
    <div class={classes.join(' ')}>
      <span class="gathering-face" key={`${kind} ${name}`}>
        {kind === 'open' ? (
          <span class="gathering-chair">
            <Sign of={you.host ? 'bots' : 'guest'} />
          </span>
        ) : (
          <Face of={facesAt(info.seats)[seat]} seat={seat} />
        )}
      </span>
      {bubbles.value.has(seat) && (
        <p class="bubble" aria-hidden="true">
          {bubbles.value.get(seat)}
        </p>
      )}
      <span class="gathering-pill">
        <b>{title}</b>
        {kind === 'bot' && level !== null && <StrengthDots level={level} />}
      </span>
      <small>{signs.filter((sign) => sign !== '').join(' · ')}</small>
      {you.host && seat !== you.seat ? (
        <HostControl seat={seat} title={title} info={info} game={game} order={order} says={says} />
      ) : (
        says && (
          <button
            type="button"
            class="gathering-control"
            aria-label={words.whoIs(title)}
            onClick={() => void says()}
          />
        )
      )}
    </div>
  );
}

interface HostControlProps extends Pick<SeatsProps, 'order' | 'game'>, Pick<TableState, 'info'> {
  readonly seat: Seat;
  readonly title: string;
  /** Lets a bot with a character say who it is. */
  readonly says: (() => void) | undefined;
}

/** On an open seat a bot, on a bot's its strength or nobody, and a person can be sent away. */
function HostControl({ seat, title, info, game, order, says }: HostControlProps) {
  const words = useWords();
  const { kind, level } = info.seats[seat];
  if (kind === 'bot' && level !== null) {
    const asYou = asYouSeats(info.code);
    const choose = (value: string) => {
      const others = asYou.filter((each) => each !== seat);
      keepAsYou(info.code, value === AS_YOU ? [...others, seat] : others);
      order({ type: 'seat', seat, level: value === AS_YOU ? asStrongAsYou(game) : value || null });
    };
    return (
      <select
        class="gathering-control"
        aria-label={lobbyCatalogue.current.value?.levelOf(seat + 1)}
        value={asYou.includes(seat) ? AS_YOU : level}
        onFocus={says}
        onChange={(event) => choose(event.currentTarget.value)}
      >
        <LevelOptions words={lobbyCatalogue.current.value} all />
        <option value="">{words.makeOpen}</option>
      </select>
    );
  }
  if (kind === 'open') {
    return (
      <button
        type="button"
        class="gathering-control"
        aria-label={words.addBot}
        title={words.addBot}
        onClick={() => order({ type: 'seat', seat, level: NEW_BOT })}
      />
    );
  }
  return (
    <button
      type="button"
      class="gathering-remove"
      aria-label={`${words.removePerson}: ${title}`}
      title={words.removePerson}
      onClick={() => order({ type: 'remove', seat })}
    >
      ×
    </button>
  );
}

/** The place on each kind of screen, for the style sheet to choose from. */
function placed({ lying, tablet, phone }: Place) {
  return {
    '--lying-x': `${lying[0]}%`,
    '--lying-y': `${lying[1]}%`,
    '--tablet-x': `${tablet[0]}%`,
    '--tablet-y': `${tablet[1]}%`,
    '--phone-x': `${phone[0]}%`,
    '--phone-room': `${lying[0] > 50 ? phone[0] : 100 - phone[0]}vw`,
    '--phone-y': `calc(${phone[1]} * var(--u))`,
    ...(lying[0] > 50 ? OPENS_LEFT : {}),
  };
}

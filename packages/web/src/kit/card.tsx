import type { Card, Seat } from '@samsara/engine';
import { useMemo, useRef } from 'preact/hooks';
import type { GameScreen, Pick, PlayTexts, ScreenWords } from '../contract/board.ts';
import { useWords } from '../texts/words.ts';
import './card.css';
import { cardName, useTable, wordsOn } from '../contract/table-context.ts';
import { cardGestures } from '../input/card-gestures.ts';
import { lettersInLine, ribbonName, SHORT } from './ribbon.ts';

/** The mere drawing of a card, for rows that nobody taps; null is the back. */
export function Picture({ card }: { readonly card: Card | null }) {
  const { screen, texts, words } = useTable();
  return <CardPicture screen={screen} texts={texts} words={words} card={card} />;
}

interface CardPictureProps {
  readonly screen: GameScreen;
  readonly texts: PlayTexts;
  readonly words: ScreenWords;
  readonly card: Card | null;
}

/** A card as large as its surroundings say: the larger it is, the more it tells. Drawn once for each card. */
export function CardPicture({ screen, texts, words, card }: CardPictureProps) {
  return useMemo(() => {
    const { Face, Back, game } = screen;
    if (card === null) {
      return (
        <span class="picture">
          <Back />
        </span>
      );
    }
    const id = game.meta.cards[card];
    const says = wordsOn({ screen, texts, words }, card);
    return (
      <span
        class={says === undefined ? 'picture' : 'picture has-words'}
        data-cards={game.meta.id}
        data-peek={card}
      >
        <Face card={card} />
        {screen.hasRibbon?.(card) && (
          <Ribbon
            name={ribbonName(screen.ribbon?.(card, words) ?? texts.shortCards?.[id] ?? texts.cards[id])}
          />
        )}
        {says !== undefined && (
          <span class="card-words" aria-hidden="true">
            <b>{texts.cards[id]}</b> {says}
          </span>
        )}
      </span>
    );
  }, [screen, texts, words, card]);
}

/** The name of a card; the more letters, the smaller they are. */
function Ribbon({ name }: { readonly name: string }) {
  return (
    <span
      class="card-name"
      aria-hidden="true"
      style={{ '--letters-1': lettersInLine(name), '--letters-2': lettersInLine(name, SHORT) }}
    >
      {name}
    </span>
  );
}

interface TableCardProps {
  readonly zone: string;
  /** Counted from 0 within the zone. */
  readonly place: number;
  readonly card: Card | null;
  readonly tabIndex?: number;
  readonly isNew?: boolean;
  /** Copies that lie under this card as one group. */
  readonly copies?: readonly Pick[];
  /** Further words for the label. */
  readonly note?: string;
}

/** A card that can be tapped, focused, held and dragged. */
export function TableCard({ zone, place, card, tabIndex = 0, isNew = false, copies, note }: TableCardProps) {
  const table = useTable();
  const words = useWords();
  const latest = useRef({ table, pick: { zone, card, place } as Pick, copies });
  latest.current = { table, pick: { zone, card, place }, copies };
  const gestures = useRef(cardGestures(() => latest.current)).current;
  const { pick } = latest.current;
  const picked = (copies ?? [pick]).filter((copy) => table.isPicked(copy)).length;
  const playable = table.isPlayable(pick);
  const reason = playable ? null : table.reasonFor(pick);
  const label = [
    cardName(table, card, words.faceDown),
    copies && copies.length > 1 ? words.copies(copies.length) : '',
    note ?? '',
    isNew ? words.newCard : '',
    picked > 0 ? words.picked(picked) : '',
    playable ? words.playable : (reason ?? ''),
  ];
  const classes = ['card'];
  if (picked > 0) classes.push('is-picked');
  if (table.settings.hints !== 'off' && table.offers.length > 0 && isOwn(zone, table.seat)) {
    classes.push(playable || picked > 0 ? 'is-playable' : 'is-dim');
  }
  if (table.isLit(zone, card)) classes.push('is-lit');
  if (isNew) classes.push('is-new');
  if (table.shaken !== null && table.shaken.zone === zone && table.shaken.place === place)
    classes.push('is-shaken');
  return (
    <>
      <button
        type="button"
        class={classes.join(' ')}
        data-card={card ?? ''}
        data-place={place}
        style={{ '--place': place }}
        tabIndex={tabIndex}
        aria-pressed={picked > 0}
        aria-label={label.filter((part) => part !== '').join(', ')}
        {...gestures}
      >
        <Picture card={card} />
        {reason !== null && table.settings.hints === 'reasons' && <span class="card-reason">{reason}</span>}
      </button>
      {copies !== undefined && copies.length > 1 && (
        <button
          type="button"
          class="card-count"
          tabIndex={-1}
          aria-label={words.takeAll(copies.length, cardName(table, card, words.faceDown))}
          onClick={() => table.pickAll(copies)}
        >
          ×{copies.length}
        </button>
      )}
    </>
  );
}

/** Zones of the viewer's seat, and zones of nobody, give hints; those of others do not. */
function isOwn(zone: string, seat: Seat | null): boolean {
  const owner = zone.split(':')[1];
  return owner === undefined || Number(owner) === seat;
}

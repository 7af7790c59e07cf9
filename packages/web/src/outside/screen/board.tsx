import type { BoardProps, Offer, SeatDetailProps } from '../../contract/board.ts';
import { cardName, useTable } from '../../contract/table-context.ts';
import { plainOffers } from '../../input/picking.ts';
import { Picture } from '../../kit/card.tsx';
import { Choices } from '../../kit/choices.tsx';
import { Pile } from '../../kit/pile.tsx';
import { Row } from '../../kit/row.tsx';
import { useWords } from '../../texts/words.ts';
import './board.css';
import { commonWords } from './common-words.ts';
import { besideHand, cardsOf, type Describe, inTheMiddle, type Zone } from './described.ts';
import type { OutsideWords } from './words.ts';

export type OutsideProps = BoardProps<unknown, unknown, OutsideWords>;

/** Moves that need more room than the decision bar has are offered on the board. */
export const MANY = 4;
/** Of long rows and piles so many cards are drawn. */
const MOST_IN_A_ROW = 24;
const MOST_IN_SMALL = 8;
const SEEN_ON_PILE = 2;
/** What is counted takes so much of the room that a line of cards has. */
const COUNTS_TAKE = 0.3;

/** The middle of a table that the page knows from its description, or, without one, in the words of its game. */
export function makeBoard(describe: Describe, inWords: (props: OutsideProps) => readonly string[]) {
  return function Board(props: OutsideProps) {
    const zones = inTheMiddle(describe(props.view, props.language));
    return (
      <div class="outside-board">
        {zones.length === 0 ? <InWords lines={inWords(props)} /> : <Middle zones={zones} />}
        <ManyMoves {...props} />
      </div>
    );
  };
}

function InWords({ lines }: { readonly lines: readonly string[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys
    <ul class="outside-words" tabIndex={0}>
      {lines.map((line, i) => (
        <li key={i}>{line}</li>
      ))}
    </ul>
  );
}

/** The pile that is played to lies on the axis, the others to its sides, rows below. */
function Middle({ zones }: { readonly zones: readonly Zone[] }) {
  const piles = zones.filter(({ kind }) => kind === 'pile');
  const main = piles.find(({ takesPlays }) => takesPlays) ?? piles[0];
  const others = piles.filter((pile) => pile !== main);
  const half = Math.ceil(others.length / 2);
  const rows = zones.filter(({ kind }) => kind === 'row' || kind === 'hand');
  const hasCounts = zones.some(({ kind }) => kind === 'count');
  const lines = rows.length + (main === undefined ? 0 : 1) + (hasCounts ? COUNTS_TAKE : 0);
  return (
    <div class="outside-middle" style={{ '--lines': Math.max(1, lines) }}>
      {main !== undefined && (
        <div class="outside-piles">
          <div class="outside-side">
            {others.slice(0, half).map((zone) => (
              <DescribedPile key={zone.id} zone={zone} />
            ))}
          </div>
          <div class="outside-main">
            <DescribedPile zone={main} />
          </div>
          <div class="outside-side">
            {others.slice(half).map((zone) => (
              <DescribedPile key={zone.id} zone={zone} />
            ))}
          </div>
        </div>
      )}
      {rows.map((zone) => (
        <DescribedRow key={zone.id} zone={zone} />
      ))}
      <Counts zones={zones} />
    </div>
  );
}

function DescribedPile({ zone }: { readonly zone: Zone }) {
  const { name, label, count, text } = zone;
  return (
    <div class="outside-pile">
      <Pile
        zone={name}
        label={label}
        cards={cardsOf(zone, SEEN_ON_PILE)}
        count={count}
        spread={zone.cards === undefined ? 1 : SEEN_ON_PILE}
      />
      {text !== undefined && <p class="outside-text">{text}</p>}
    </div>
  );
}

function DescribedRow({ zone }: { readonly zone: Zone }) {
  const { name, label, text } = zone;
  return (
    <div class="outside-row">
      <p class="outside-label" aria-hidden="true">
        {label}
      </p>
      <Row zone={name} label={label} cards={cardsOf(zone, MOST_IN_A_ROW)} />
      {text !== undefined && <p class="outside-text">{text}</p>}
    </div>
  );
}

/** Points and the like. */
function Counts({ zones }: { readonly zones: readonly Zone[] }) {
  const counts = zones.filter(({ kind }) => kind === 'count');
  if (counts.length === 0) return null;
  return (
    <ul class="outside-counts">
      {counts.map(({ id, name, label, count, text }) => (
        <li key={id} data-zone={name}>
          {label} <b>{text ?? count}</b>
        </li>
      ))}
    </ul>
  );
}

/** What lies before a seat besides its hand: small for others, to be tapped for the seat at the bottom. */
export function makeSeatDetail(describe: Describe) {
  return function SeatDetail(props: SeatDetailProps<unknown, unknown, OutsideWords>) {
    const { view, language, of, perspective } = props;
    const zones = besideHand(describe(view, language), of);
    if (zones.length === 0) return null;
    const isOwn = of === perspective;
    return (
      <div class={`outside-seat${isOwn ? ' is-own' : ''}`}>
        <Counts zones={zones} />
        {zones
          .filter(({ kind }) => kind !== 'count')
          .map((zone) => {
            if (!isOwn) return <SmallZone key={zone.id} zone={zone} />;
            return zone.kind === 'pile' ? (
              <DescribedPile key={zone.id} zone={zone} />
            ) : (
              <DescribedRow key={zone.id} zone={zone} />
            );
          })}
      </div>
    );
  };
}

/** Cards before somebody else: looked at, not tapped. */
function SmallZone({ zone }: { readonly zone: Zone }) {
  const table = useTable();
  const words = useWords();
  const { name, label, count, text, kind } = zone;
  const cards = cardsOf(zone, kind === 'pile' ? 1 : MOST_IN_SMALL);
  const named = cards.map((card) => cardName(table, card, words.faceDown));
  const said = [words.zone(label, count), ...named, ...(text === undefined ? [] : [text])];
  return (
    <div class="outside-small" data-zone={name} role="img" aria-label={said.join(', ')}>
      {cards.map((card, place) => (
        <Picture key={place} card={card} />
      ))}
      {(kind === 'pile' || text !== undefined) && <small>{text ?? `${label} ${count}`}</small>}
    </div>
  );
}

/** More moves than the decision bar has room for, those of one kind together. */
function ManyMoves({ picks, completed, offers, send }: OutsideProps) {
  const possible = picks.length > 0 ? completed : plainOffers(offers);
  if (possible.length < MANY) return null;
  return (
    <Choices class="outside-choices">
      {byVerb(possible).map(([verb, moves]) => (
        <AlikeMoves key={verb} moves={moves} send={send} />
      ))}
    </Choices>
  );
}

/** What their buttons have in common is seen once; read aloud, each says all of it. */
function AlikeMoves({ moves, send }: { readonly moves: readonly Offer[]; send(move: string): void }) {
  const common = commonWords(moves.map(({ label }) => label));
  return (
    <div>
      {common !== '' && <p aria-hidden="true">{common} …</p>}
      {moves.map(({ text, label }) => (
        <button type="button" class="button" key={text} data-move={text} onClick={() => send(text)}>
          {common !== '' && <span class="unseen">{common} </span>}
          {label.slice(common.length).trimStart()}
        </button>
      ))}
    </div>
  );
}

/** Moves by the first word of their notation, in the order in which the game lists them. */
function byVerb(offers: readonly Offer[]): [verb: string, moves: Offer[]][] {
  const groups = new Map<string, Offer[]>();
  for (const offer of offers) {
    const [verb] = offer.text.split(' ');
    groups.set(verb, [...(groups.get(verb) ?? []), offer]);
  }
  return [...groups];
}

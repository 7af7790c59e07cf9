import { CARDS, FIVE, isKarmaCard, rank } from '@samsara/engine/games/karma/rules';
import { CardBack, CardFace } from '../../../kit/card-art.tsx';
import './cards.css';
import { GroupSign, Lotus, toneOf } from './lotus.tsx';
import { INK, NIGHT, SAFFRON, SUN } from './palette.ts';
import { Drawn, sprite } from './sprite.tsx';

/** The face of any card of Karma. */
export function KarmaFace({ card }: { readonly card: number }) {
  return isKarmaCard(card) ? <KarmaCardFace card={card} /> : <NumberFace number={rank(card)} />;
}

/** The number in two corners and large in the heart of its flower; the sign of its group in the other two. */
function NumberFace({ number }: { readonly number: number }) {
  const tone = toneOf(number);
  return (
    <CardFace tone={tone} corner={<CornerNumber number={number} fill={tone} />}>
      <g class="card-picture">
        <g transform="translate(79 19)">
          <GroupSign rank={number} />
        </g>
        <g transform="translate(21 121) rotate(180)">
          <GroupSign rank={number} />
        </g>
        <g transform="translate(50 71)">
          <Lotus rank={number} />
          <text class="card-number" y="9.5" text-anchor="middle" font-size={number > 9 ? 24 : 28} fill={INK}>
            {number}
          </text>
        </g>
      </g>
    </CardFace>
  );
}

/** Karma cards are night where number cards are day. */
function KarmaCardFace({ card }: { readonly card: number }) {
  const id = CARDS[card];
  const corner = card === FIVE ? <AtMostFive /> : <Drawn id={`sign-${id}`} />;
  return (
    <CardFace tone={SUN} ground={NIGHT} corner={corner}>
      <g class="card-picture">
        <circle cx="50" cy="70" r="47" fill="#3b399a" />
        <circle cx="50" cy="70" r="47" fill="none" stroke={SAFFRON} stroke-width="2" stroke-dasharray="2 5" />
        <g class="karma-emblem">
          <g transform="translate(50 70)">
            <Drawn id={id} />
            {card === FIVE && <GreatFive />}
          </g>
        </g>
      </g>
    </CardFace>
  );
}

/** Letters stand in the page, which has the fonts. */
function GreatFive() {
  return (
    <text
      class="card-number"
      x="-9"
      y="29"
      text-anchor="middle"
      font-size="56"
      fill={SUN}
      stroke={INK}
      stroke-width="2.5"
      paint-order="stroke"
    >
      5
    </text>
  );
}

function CornerNumber({ number, fill }: { readonly number: number; readonly fill: string }) {
  return (
    <text class="card-number" x={number > 9 ? -2 : 0} y="18.5" font-size="25" fill={fill}>
      {number}
    </text>
  );
}

/** The sign is drawn: the fonts do not have it. */
export function AtMostFive() {
  return (
    <>
      <Drawn id="at-most" />
      <text class="card-number" x="12.5" y="18.5" font-size="24" fill={SUN}>
        5
      </text>
    </>
  );
}

/** A lotus in the wheel. */
export function KarmaBack() {
  return <CardBack sprite={sprite} />;
}

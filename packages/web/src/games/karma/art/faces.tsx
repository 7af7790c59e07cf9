import { BOTTOM, FIVE, GIVE, isKarmaCard, rank, TABLE } from '@samsara/engine/games/karma/rules';
import type { ComponentChildren } from 'preact';
import { CardBack, CardFace } from '../../../kit/card-art.tsx';
import './cards.css';
import { BottomEmblem, FiveEmblem, GiveEmblem, SIGNS, TableEmblem } from './emblems.tsx';
import { GroupSign, Lotus, tonesOf } from './lotus.tsx';
import { INK, NIGHT, SAFFRON, SUN } from './palette.ts';

/** The face of any card of Karma. */
export function KarmaFace({ card }: { readonly card: number }) {
  return isKarmaCard(card) ? <KarmaCardFace card={card} /> : <NumberFace number={rank(card)} />;
}

/** The number in two corners and large in the heart of its flower; the sign of its group in the other two. */
function NumberFace({ number }: { readonly number: number }) {
  const { deep } = tonesOf(number);
  return (
    <CardFace tone={deep} corner={<CornerNumber text={String(number)} fill={deep} />}>
      <g transform="translate(79 19)">
        <GroupSign rank={number} />
      </g>
      <g transform="translate(21 121) rotate(180)">
        <GroupSign rank={number} />
      </g>
      <g transform="translate(50 71)">
        <Lotus rank={number} />
        <text y="9.5" text-anchor="middle" class="karma-number" font-size={number > 9 ? 24 : 28} fill={INK}>
          {number}
        </text>
      </g>
    </CardFace>
  );
}

const EMBLEMS = new Map([
  [TABLE, { picture: TableEmblem, sign: SIGNS.table }],
  [BOTTOM, { picture: BottomEmblem, sign: SIGNS.bottom }],
  [FIVE, { picture: FiveEmblem, sign: undefined }],
  [GIVE, { picture: GiveEmblem, sign: SIGNS.give }],
]);

/** Karma cards are night where number cards are day. */
function KarmaCardFace({ card }: { readonly card: number }) {
  const emblem = EMBLEMS.get(card);
  if (!emblem) throw new Error(`no emblem for card ${card}`);
  const { picture: Picture, sign } = emblem;
  return (
    <CardFace tone={SUN} ground={NIGHT} corner={sign ? <CornerSign path={sign} /> : <CornerFive />}>
      <circle cx="50" cy="70" r="47" fill="#3b399a" />
      <circle cx="50" cy="70" r="47" fill="none" stroke={SAFFRON} stroke-width="2" stroke-dasharray="2 5" />
      <g transform="translate(50 70)">
        <Picture />
      </g>
    </CardFace>
  );
}

function CornerNumber({ text, fill }: { readonly text: string; readonly fill: string }) {
  return (
    <text y="19" class="karma-number" font-size="25" fill={fill}>
      {text}
    </text>
  );
}

function CornerSign({ path }: { readonly path: string }) {
  return (
    <path
      d={path}
      fill="none"
      stroke={SUN}
      stroke-width="3.5"
      stroke-linecap="round"
      stroke-linejoin="round"
    />
  );
}

function CornerFive() {
  return <CornerNumber text="≤5" fill={SUN} />;
}

/** A lotus in the wheel. */
export function KarmaBack(): ComponentChildren {
  return (
    <CardBack tone={SUN} ground={NIGHT}>
      <g fill={SAFFRON} stroke={SUN} stroke-width="1.5" stroke-linejoin="round">
        <path d="M0 14C-26 12 -28 -2 -25 -8C-14 -6 -4 2 0 14Z" />
        <path d="M0 14C26 12 28 -2 25 -8C14 -6 4 2 0 14Z" />
        <path d="M0 14C-18 6 -19 -12 -14 -18C-5 -12 0 0 0 14Z" fill={SUN} />
        <path d="M0 14C18 6 19 -12 14 -18C5 -12 0 0 0 14Z" fill={SUN} />
        <path d="M0 14C-9 4 -9 -14 0 -23C9 -14 9 4 0 14Z" />
      </g>
    </CardBack>
  );
}

import type { Card } from '@samsara/engine';
import {
  BUDDHAS,
  CARDS,
  DEALT_BY,
  isLifeCard,
  KARMA_FROM,
  LEFT_SIGN,
  POINTS_OF,
  POWER_OF,
  RIGHT_SIGN,
  rebirthCards,
  type Sign,
  SPECIES_OF,
  STACK_OF,
  SYMBOL_OF,
} from '@samsara/engine/games/mieses-karma/rules';
import type { ComponentChildren } from 'preact';
import { CardBack, CardFace, Pattern } from '../../../kit/card-art.tsx';
import './cards.css';
import { PowerBadge } from './powers.tsx';
import { isReaper, SIGN_LOOKS, SignAt } from './signs.tsx';
import { CutPaper, INK, sprite } from './sprite.tsx';

/** Half signs meet at this height, so that two neighbours join to a whole one. */
const SEAM = 94;
const MEADOW = '#b9d99b';
const MEADOW_DARK = '#9cc682';
/** Small things that grow in a meadow; only for the eye. */
const PLANTS = 4;
/** People as different as the cards of humans. */
const PEOPLE = 5;

/** Every card of the game. */
export function Face({ card }: { readonly card: Card }) {
  return isLifeCard(card) ? <LifeFace card={card} /> : <RebirthFace card={card} />;
}

/** A stretch of the way: its ground has the colours of its two signs, so that fitting neighbours flow into each other. */
function LifeFace({ card }: { readonly card: Card }) {
  const left = LEFT_SIGN[card];
  const right = RIGHT_SIGN[card];
  const closed = isReaper(right);
  return (
    <CardFace
      tone={SIGN_LOOKS[left].tone}
      ground={SIGN_LOOKS[left].tint}
      scene={<Ground left={left} right={right} />}
    >
      <path d={closed ? 'M0 94C20 86 40 100 58 94' : WAY} fill="none" stroke="#fff8e4" stroke-width="9" />
      <path
        d={closed ? 'M0 94C20 86 40 100 58 94' : WAY}
        fill="none"
        stroke={INK}
        stroke-width="1.2"
        stroke-dasharray="1 6"
        stroke-linecap="round"
      />
      <Middle card={card} closed={closed} />
      <SignAt sign={left} x={0} y={SEAM} />
      {!closed && <SignAt sign={right} x={100} y={SEAM} />}
      <SignAt sign={left} x={15} y={16} size={0.4} />
      <g class="mk-right-sign">
        <SignAt sign={right} x={85} y={16} size={0.4} />
      </g>
    </CardFace>
  );
}

/** The colours of both sides meet in a curve. */
function Ground({ left, right }: { readonly left: Sign; readonly right: Sign }) {
  return (
    <>
      <path d="M56 0H91Q100 0 100 9V131Q100 140 91 140H44Q62 104 50 70T56 0z" fill={SIGN_LOOKS[right].tint} />
      <Pattern of={left} tone={SIGN_LOOKS[left].tone} x={4} width={26} />
      <Pattern of={right} tone={SIGN_LOOKS[right].tone} x={70} width={26} />
      <Meadow />
    </>
  );
}

const WAY = 'M0 94C30 82 70 106 100 94';

/** Hills that go on from card to card. */
function Meadow() {
  return (
    <>
      <path d="M0 104Q25 92 50 104T100 104V131Q100 140 91 140H9Q0 140 0 131z" fill={MEADOW} />
      <path d="M0 124Q25 116 50 124T100 124V131Q100 140 91 140H9Q0 140 0 131z" fill={MEADOW_DARK} />
    </>
  );
}

function Middle({ card, closed }: { readonly card: Card; readonly closed: boolean }) {
  const plant = (LEFT_SIGN[card] * 3 + RIGHT_SIGN[card]) % PLANTS;
  return (
    <>
      {closed && <CutPaper id="reaper" x={76} y={84} />}
      {BUDDHAS[card] > 0 && (
        <CutPaper id="buddha" x={closed ? 36 : 50} y={closed ? 50 : 54} size={closed ? 0.72 : 0.95} />
      )}
      {BUDDHAS[card] === 0 && !closed && <CutPaper id={`plant-${plant}`} x={50} y={95} size={1.1} />}
    </>
  );
}

/** An animal, the number of life cards it brings, its power, and the sign its line begins with. */
function RebirthFace({ card }: { readonly card: Card }) {
  const symbol = SYMBOL_OF[card];
  const { tint, tone } = SIGN_LOOKS[symbol];
  const power = POWER_OF[card];
  const bothEnds = power === 'two-directions';
  return (
    <CardFace tone={tone} ground={tint} pattern={symbol} scene={<Meadow />}>
      <g class="card-picture mk-animal">
        <circle cx="48" cy="60" r="40" fill="#fffaf0" opacity=".75" />
        <Animal card={card} x={48} y={62} size={bothEnds ? 0.86 : 1.02} />
      </g>
      {bothEnds && <SignAt sign={symbol} x={0} y={SEAM} />}
      <SignAt sign={symbol} x={100} y={SEAM} />
      <g transform="translate(84 17)">
        <rect x="-10" y="-12" width="20" height="25" rx="4" fill="#fff" stroke={INK} stroke-width="1.8" />
        <Label size={17} y={7}>
          {DEALT_BY[card]}
        </Label>
      </g>
      <Rank card={card} />
      <g class="card-foot" transform="translate(22 123)">
        <PowerBadge power={power} />
      </g>
    </CardFace>
  );
}

/** How much karma leads to this animal; what a human counts. */
function Rank({ card }: { readonly card: Card }) {
  const stack = STACK_OF[card];
  if (stack < 0) return null;
  const points = POINTS_OF[card];
  return (
    <>
      <g transform="translate(10 11)">
        <Label size={13} y={9} anchor="start">{`${KARMA_FROM[stack]}+`}</Label>
      </g>
      {points > 0 && (
        <g class="card-foot" transform="translate(21 121)">
          <path
            d="M0 -15L4.5 -5L15 -4L7 4L9 15L0 9L-9 15L-7 4L-15 -4L-4.5 -5z"
            fill="#f8cf4e"
            stroke={INK}
            stroke-width="2"
            stroke-linejoin="round"
          />
          <Label size={13} y={6}>
            {points}
          </Label>
        </g>
      )}
    </>
  );
}

interface LabelProps {
  readonly size: number;
  readonly y: number;
  readonly anchor?: 'start' | 'middle';
  readonly children: ComponentChildren;
}

function Label({ size, y, anchor = 'middle', children }: LabelProps) {
  return (
    <text class="card-number" y={y} text-anchor={anchor} font-size={size} fill={INK}>
      {children}
    </text>
  );
}

interface AnimalProps {
  readonly card: Card;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** The animal of a rebirth card; every second card of a species looks the other way. */
function Animal({ card, ...place }: AnimalProps) {
  const species = SPECIES_OF[card];
  if (species === 'human') {
    const which = rebirthCards(STACK_OF[card]).indexOf(card) % PEOPLE;
    return <CutPaper id={`human-${which + 1}`} {...place} />;
  }
  const which = Number(CARDS[card].slice(-1));
  return <CutPaper id={species} {...place} mirrored={which % 2 === 0 || which > 4} />;
}

/** The animal alone on a round piece of paper, for seats and the karma track. */
export function AnimalPortrait({ card }: { readonly card: Card }) {
  return (
    <svg class="mk-portrait" viewBox="-44 -44 88 88" aria-hidden="true" focusable="false">
      <circle r="43" fill={SIGN_LOOKS[SYMBOL_OF[card]].tint} />
      <path d="M-38 20Q-18 12 0 20T38 20A43 43 0 0 1 -38 20z" fill={MEADOW} />
      <Animal card={card} x={0} y={2} size={0.98} />
      <circle r="42" fill="none" stroke={INK} stroke-width="2" />
    </svg>
  );
}

/** The back of every card: the wheel around a clover. */
export function Back() {
  return <CardBack sprite={sprite} />;
}

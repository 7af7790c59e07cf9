import type { Card } from '@samsara/engine';
import { CARD_BOX, CardFace } from '../../kit/card-art.tsx';
import { SIGN_PATHS, type WholeLook } from './signs.ts';
import './face.css';

/** A face that any card can have: its rank and sign in the corners, both large in the middle, and its name below. */
export function makeFace(lookOf: (card: Card) => WholeLook) {
  return function Face({ card }: { readonly card: Card }) {
    const { rank, sign, tone, pattern } = lookOf(card);
    return (
      <CardFace tone={tone} pattern={pattern} corner={<Corner rank={rank} sign={sign} tone={tone} />}>
        <g class="card-picture outside-face" transform="translate(50 66)" fill={tone}>
          {sign !== null && (
            <path
              d={SIGN_PATHS[sign]}
              transform={rank === '' ? 'scale(2.9)' : 'translate(0 20) scale(1.7)'}
            />
          )}
          {rank !== '' && <Written text={rank} size={LARGE[rank.length - 1]} y={sign === null ? 0 : -18} />}
        </g>
      </CardFace>
    );
  };
}

/** The more letters, the smaller they are. */
const LARGE = [52, 44, 32];
const SMALL = [22, 16, 11];

type CornerProps = Pick<WholeLook, 'rank' | 'sign' | 'tone'>;

/** Narrow enough for a closed fan. */
function Corner({ rank, sign, tone }: CornerProps) {
  return (
    <g fill={tone}>
      {rank !== '' && <Written text={rank} size={SMALL[rank.length - 1]} x={8} y={7} />}
      {sign !== null && (
        <path d={SIGN_PATHS[sign]} transform={`translate(8 ${rank === '' ? 9 : 25}) scale(.78)`} />
      )}
    </g>
  );
}

interface WrittenProps {
  readonly text: string;
  readonly size: number;
  readonly x?: number;
  readonly y?: number;
}

/** Letters whose capitals stand in the middle of their place. */
function Written({ text, size, x = 0, y = 0 }: WrittenProps) {
  return (
    <text class="card-figure" x={x} y={y + size * 0.36} font-size={size} text-anchor="middle">
      {text}
    </text>
  );
}

/** The wheel of the house. */
export function Back() {
  return (
    <svg class="card-art" viewBox={CARD_BOX} aria-hidden="true" focusable="false">
      <rect width="100" height="140" rx="9" fill="#3a2a5c" />
      <g fill="none" stroke="#e9d9a6" stroke-linecap="round">
        <rect x="1.1" y="1.1" width="97.8" height="137.8" rx="8" stroke="#fff3d6" stroke-width="2.2" />
        <rect x="6" y="6" width="88" height="128" rx="5" stroke-width="1.5" opacity=".7" />
        <g transform="translate(50 70)" stroke-width="2.5">
          <circle r="26" />
          <circle r="7" />
          <path d="M0-26V-7M0 7V26M-26 0H-7M7 0H26M-18.4-18.4L-5-5M5 5L18.4 18.4M18.4-18.4L5-5M-5 5L-18.4 18.4" />
        </g>
      </g>
    </svg>
  );
}

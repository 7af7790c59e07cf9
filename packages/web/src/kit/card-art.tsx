import type { ComponentChildren } from 'preact';
import { patterns } from '../settings/patterns.ts';

/** Every card is drawn in this field: 100 wide, 140 high. */
export const CARD_BOX = '0 0 100 140';

interface FrameProps {
  /** The colour of the border and of the corner signs. */
  readonly tone: string;
  /** The colour of the card's ground. */
  readonly ground?: string;
  /** The short sign in two corners: a rank, a symbol, a number of points. */
  readonly corner?: ComponentChildren;
  /** Which pattern covers the ground for whoever wants patterns. */
  readonly pattern?: number;
  readonly children: ComponentChildren;
}

/** The face all our cards have in common: warm ground, a thin line inside the edge, signs in two corners. */
export function CardFace({ tone, ground = '#fffaf0', corner, pattern, children }: FrameProps) {
  return (
    <svg class="card-art" viewBox={CARD_BOX} aria-hidden="true" focusable="false">
      <rect x="0" y="0" width="100" height="140" rx="9" fill={ground} />
      {pattern !== undefined && <Pattern of={pattern} tone={tone} x={4} width={92} />}
      <rect
        x="3.5"
        y="3.5"
        width="93"
        height="133"
        rx="6.5"
        fill="none"
        stroke={tone}
        stroke-width="1.5"
        opacity=".55"
      />
      {children}
      {corner !== undefined && (
        <>
          <g transform="translate(8 8)">{corner}</g>
          <g transform="translate(92 132) rotate(180)">{corner}</g>
        </>
      )}
    </svg>
  );
}

interface PatternProps {
  readonly of: number;
  readonly tone: string;
  readonly x: number;
  readonly width: number;
}

/** A strip of a card with the pattern of one colour, where patterns are wanted. */
export function Pattern({ of, tone, x, width }: PatternProps) {
  const path = patterns.value[of];
  return path ? (
    <svg class="card-pattern" x={x} y="4" width={width} height="132" aria-hidden="true">
      <path d={path} stroke={tone} />
    </svg>
  ) : null;
}

interface BackProps {
  readonly tone: string;
  readonly ground: string;
  /** The sign of the game, drawn around 0 0 within a radius of 26. */
  readonly children: ComponentChildren;
}

/** The back all our cards have in common: a wheel that turns around the sign of its game. */
export function CardBack({ tone, ground, children }: BackProps) {
  const spokes = Array.from({ length: 12 }, (_, i) => i * 30);
  return (
    <svg class="card-art" viewBox={CARD_BOX} aria-hidden="true" focusable="false">
      <rect x="0" y="0" width="100" height="140" rx="9" fill={ground} />
      <rect
        x="5"
        y="5"
        width="90"
        height="130"
        rx="6"
        fill="none"
        stroke={tone}
        stroke-width="1.5"
        opacity=".7"
      />
      <g transform="translate(50 70)" fill="none" stroke={tone} stroke-width="1.5">
        <circle r="40" opacity=".5" />
        <circle r="30" />
        {spokes.map((angle) => (
          <path
            key={angle}
            d="M0 -30 q3.5 -5 0 -10 q-3.5 5 0 10"
            transform={`rotate(${angle})`}
            fill={tone}
            opacity=".6"
          />
        ))}
      </g>
      <g transform="translate(50 70)">{children}</g>
    </svg>
  );
}

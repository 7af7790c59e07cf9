import type { ComponentChildren } from 'preact';
import { patterns } from '../settings/patterns.ts';
import './card-art.css';

/** Every card is drawn in this field: 100 wide, 140 high. */
export const CARD_BOX = '0 0 100 140';

interface FrameProps {
  /** The colour of the line inside the edge and of the pattern. */
  readonly tone: string;
  /** The colour of the card's ground. */
  readonly ground?: string;
  /** The short sign in two corners: a rank, a symbol, a number of points. */
  readonly corner?: ComponentChildren;
  /** Which pattern covers the ground for whoever wants patterns. */
  readonly pattern?: number;
  /** What covers the ground as far as the edge. */
  readonly scene?: ComponentChildren;
  readonly children: ComponentChildren;
}

/**
 * The face all our cards have in common: warm ground, an edge of paper, signs in two corners. What belongs to one level of
 * detail only carries a class that card.css knows: `card-picture`, `card-foot`, `card-ribbon`, `card-strip`.
 */
export function CardFace({ tone, ground = '#fffaf0', corner, pattern, scene, children }: FrameProps) {
  return (
    <svg class="card-art" viewBox={CARD_BOX} aria-hidden="true" focusable="false">
      <rect width="100" height="140" rx="9" fill={ground} />
      {pattern !== undefined && <Pattern of={pattern} tone={tone} x={4} width={92} />}
      {scene}
      <PaperEdge tone={tone} />
      {children}
      {corner !== undefined && (
        <>
          <g class="card-index">
            <g transform="translate(8 8)">{corner}</g>
          </g>
          <g class="card-lower" transform="translate(92 132) rotate(180)">
            {corner}
          </g>
        </>
      )}
    </svg>
  );
}

/** The edge by which a card stands out from every cloth, and the thin line inside it. */
function PaperEdge({ tone }: { readonly tone: string }) {
  return (
    <g fill="none">
      <rect x="1.1" y="1.1" width="97.8" height="137.8" rx="8" stroke="#fff3d6" stroke-width="2.2" />
      <rect x="3.5" y="3.5" width="93" height="133" rx="6.5" stroke={tone} stroke-width="1.5" opacity=".55" />
    </g>
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

/** The back of every card of a game, from its sprite. */
export function CardBack({ sprite }: { readonly sprite: string }) {
  return (
    <svg class="card-art" viewBox={CARD_BOX} aria-hidden="true" focusable="false">
      <Drawing of={`${sprite}#back`} />
    </svg>
  );
}

interface DrawingProps {
  /** The address of a drawing in a sprite. */
  readonly of: string;
  /** What is drawn in `currentColor` there. */
  readonly tone?: string | undefined;
}

/** A drawing from a static file, so that its paths are no script. Letters do not belong there: a sprite has no fonts. */
export function Drawing({ of, tone }: DrawingProps) {
  const painted = tone === undefined ? {} : { color: tone };
  return <use href={of} {...painted} />;
}

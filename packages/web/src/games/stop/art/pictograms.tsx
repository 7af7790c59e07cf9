import type { KindId } from '@samsara/engine/games/stop/rules';
import { CREAM, INK, SIGN_TYPE } from './signs.ts';

interface WrittenProps {
  readonly text: string;
  readonly size: number;
  readonly fill?: string;
  readonly x?: number;
  readonly y?: number;
}

/** A number or sign whose capitals stand in the middle of its place. */
export function Written({ text, size, fill = INK, x = 0, y = 0 }: WrittenProps) {
  return (
    <text
      x={x}
      y={y + size * 0.36}
      font-family={SIGN_TYPE}
      font-size={size}
      font-weight="800"
      text-anchor="middle"
      fill={fill}
    >
      {text}
    </text>
  );
}

interface SmallCardProps {
  readonly x: number;
  readonly y?: number;
  readonly turn?: number;
  readonly fill?: string;
}

function SmallCard({ x, y = 0, turn = 0, fill = CREAM }: SmallCardProps) {
  return (
    <rect
      x="-5"
      y="-7"
      width="10"
      height="14"
      rx="2"
      fill={fill}
      stroke={INK}
      stroke-width="2.2"
      transform={`translate(${x} ${y}) rotate(${turn})`}
    />
  );
}

/** One dot leaps over another. */
function Leap({ tone }: { readonly tone: string }) {
  return (
    <>
      <path
        d="M-22 8C-18 -24 14 -26 20 -4"
        fill="none"
        stroke={INK}
        stroke-width="6.5"
        stroke-linecap="round"
      />
      <path d="M10 -6L22 7L29 -10z" fill={INK} stroke={INK} stroke-width="3" stroke-linejoin="round" />
      <circle cx="-22" cy="18" r="7" fill={INK} />
      <circle cx="0" cy="18" r="6.5" fill={tone} stroke={INK} stroke-width="2.5" />
      <path d="M-5 23L5 13" stroke={INK} stroke-width="2.5" stroke-linecap="round" />
      <circle cx="22" cy="18" r="7" fill={INK} />
    </>
  );
}

const ARROW = 'M-26 -5H8V-14L27 0L8 14V5H-26z';

/** Two hands of cards pass each other. */
function Exchange({ tone }: { readonly tone: string }) {
  return (
    <g stroke={INK} stroke-width="2.5" stroke-linejoin="round">
      <path d={ARROW} fill={tone} transform="translate(2 -13)" />
      <path d={ARROW} fill={CREAM} transform="translate(-2 13) rotate(180)" />
    </g>
  );
}

/** As many cards as the next one says. */
function PlusX({ tone }: { readonly tone: string }) {
  return (
    <>
      <g transform="translate(0 17)">
        <SmallCard x={-11} turn={-18} fill={tone} />
        <SmallCard x={11} turn={18} fill={tone} />
        <SmallCard x={0} y={-1} fill={CREAM} />
      </g>
      <Written text="+X" size={38} y={-11} />
    </>
  );
}

export const SYMBOL_PICTURES: Partial<
  Record<KindId, (props: { readonly tone: string }) => preact.JSX.Element>
> = {
  skip: Leap,
  swap: Exchange,
  'plus-x': PlusX,
};

/** What the plate below a number says about its function: a shield, two cards, 6 is 9. */
export const PLATES: Partial<Record<KindId, () => preact.JSX.Element>> = {
  '0': Shield,
  '2': TwoCards,
  '6': SixIsNine,
  '9': SixIsNine,
};

function Shield() {
  return (
    <path d="M-6 -6Q0 -6 0 -8Q0 -6 6 -6V0Q6 6 0 8Q-6 6 -6 0z" fill={INK} stroke={INK} stroke-width="1.5" />
  );
}

function TwoCards() {
  return (
    <g transform="scale(.72)">
      <SmallCard x={-16} turn={-8} />
      <SmallCard x={-4} turn={8} />
      <path d="M9 0H21M15 -6V6" stroke={INK} stroke-width="3.4" stroke-linecap="round" />
    </g>
  );
}

function SixIsNine() {
  return (
    <>
      <Written text="6" size={13} x={-11} />
      <Written text="9" size={13} x={11} />
      <path d="M-4 -2.5H4M-4 2.5H4" stroke={INK} stroke-width="2" stroke-linecap="round" />
    </>
  );
}

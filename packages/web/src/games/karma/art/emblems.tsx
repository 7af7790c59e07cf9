import { CREAM, INK, LOTUS, SAFFRON, SUN } from './palette.ts';

/** The pictures of the four Karma cards, drawn around 0 0, about 80 wide and 90 high. */
const LINE = {
  stroke: INK,
  'stroke-width': 2.5,
  'stroke-linejoin': 'round',
  'stroke-linecap': 'round',
} as const;

interface SmallCardProps {
  readonly x: number;
  readonly y: number;
  readonly fill: string;
  readonly turn?: number;
}

function SmallCard({ x, y, fill, turn = 0 }: SmallCardProps) {
  return (
    <rect
      x="-12"
      y="-17"
      width="24"
      height="34"
      rx="4"
      fill={fill}
      transform={`translate(${x} ${y}) rotate(${turn})`}
    />
  );
}

/** One of three cards on the table rises. */
export function TableEmblem() {
  return (
    <g {...LINE}>
      <SmallCard x={-27} y={19} fill={LOTUS} />
      <SmallCard x={27} y={19} fill={LOTUS} />
      <path d="M-11 35V30H11V35" fill="none" stroke={SUN} stroke-dasharray="1 5" />
      <path d="M-42 39H42" stroke={SUN} stroke-width="4.5" />
      <SmallCard x={0} y={0} fill={CREAM} />
      <path d="M0 -45L17 -26H7V-6H-7V-26H-17Z" fill={SAFFRON} />
    </g>
  );
}

/** The lowest card of a pile swings up to the top. */
export function BottomEmblem() {
  return (
    <g {...LINE}>
      {[24, 12, 0].map((y, i) => (
        <path
          key={y}
          d="M-38 0L-8 -12L22 0L-8 12Z"
          transform={`translate(0 ${y + 4})`}
          fill={i === 0 ? SAFFRON : LOTUS}
        />
      ))}
      <path d="M-38 -28L-8 -40L22 -28L-8 -16Z" fill={CREAM} />
      <path d="M24 30C44 26 46 -8 33 -20" fill="none" stroke={SUN} stroke-width="5" />
      <path d="M25 -28L43 -25L30 -11Z" fill={SUN} stroke={SUN} />
    </g>
  );
}

/** Below the water line: five or less. */
export function FiveEmblem() {
  return (
    <g>
      <path
        d="M-41 -22q5.1 -7 10.25 0t10.25 0t10.25 0t10.25 0t10.25 0t10.25 0t10.25 0t10.25 0V0C41 22 22 43 0 43S-41 22 -41 0Z"
        fill="#6f6dd6"
        {...LINE}
      />
      <path
        d="M25 -6V24M15 14L25 25L35 14"
        fill="none"
        stroke={SUN}
        stroke-width="5"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
      <text
        x="-9"
        y="29"
        text-anchor="middle"
        class="karma-number"
        font-size="56"
        fill={SUN}
        stroke={INK}
        stroke-width="2.5"
        paint-order="stroke"
      >
        5
      </text>
    </g>
  );
}

/** A pile goes over to somebody else. */
export function GiveEmblem() {
  return (
    <g {...LINE}>
      <circle cx="18" cy="-30" r="11" fill={SUN} />
      <path d="M-3 7C-3 -10 5 -16 18 -16C31 -16 39 -10 39 7Z" fill={SUN} />
      <SmallCard x={-24} y={17} fill={LOTUS} turn={-24} />
      <SmallCard x={-20} y={17} fill={SAFFRON} turn={-8} />
      <SmallCard x={-15} y={18} fill={CREAM} turn={8} />
      <path d="M4 36C16 37 22 33 23 26" fill="none" stroke={SUN} stroke-width="6" />
      <path d="M13 26L24 12L34 27Z" fill={SUN} stroke={SUN} />
    </g>
  );
}

/** The short signs for the corners, drawn in a field of 20 by 20. */
export const SIGNS = {
  table: 'M2 18H18M10 15V3M4 9L10 2L16 9',
  bottom: 'M3 12H11M3 18H11M13 18C20 16 19 5 13 4M17 1L12 4L17 8',
  give: 'M2 10H17M11 3L18 10L11 17',
} as const;

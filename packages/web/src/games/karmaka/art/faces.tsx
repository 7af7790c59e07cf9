import { CARDS, COLOURS, type Colour, VALUES } from '@samsara/engine/games/karmaka/rules';
import { CardBack, CardFace } from '../../../kit/card-art.tsx';
import { EMBLEMS } from './emblems.ts';
import { GEMS, Ornament } from './gems.tsx';
import { GOLD, INK, PAPER, Picture } from './strokes.tsx';

/** The window of a temple at dusk, through which every picture is seen. */
const WINDOW = 'M13 109V54C13 38 33 37 50 15C67 37 87 38 87 54V109z';

/** What is cut into the sky behind the picture: rays, hills, waves or tiles. */
const SKIES: Readonly<Record<Colour, string>> = {
  red: 'M50 66L13 84M50 66L13 58M50 66L24 40M50 66L38 29M50 66L50 15M50 66L62 29M50 66L76 40M50 66L87 58M50 66L87 84',
  green:
    'M13 92C26 80 40 80 50 92C60 80 74 80 87 92M13 100C26 88 40 88 50 100C60 88 74 88 87 100M13 62C20 56 28 56 34 62M66 56C72 50 80 50 87 56',
  blue: 'M13 56q6 -6 12 0t12 0t12 0t12 0t12 0t14 0M13 72q6 -6 12 0t12 0t12 0t12 0t12 0t14 0M13 88q6 -6 12 0t12 0t12 0t12 0t12 0t14 0M22 42q6 -6 12 0t12 0t12 0t12 0t8 0M13 101q6 -6 12 0t12 0t12 0t12 0t12 0t14 0',
  mosaic:
    'M13 56H87M13 74H87M13 92H87M31 41V109M50 15V109M69 41V109M13 74L31 56M69 109L87 92M69 56L50 38M31 92L13 109',
};

export function KarmakaFace({ card }: { card: number }) {
  const colour = COLOURS[card];
  const points = VALUES[card];
  const { tone, tint } = GEMS[colour];
  return (
    <CardFace
      tone={tone}
      ground={PAPER}
      pattern={Object.keys(GEMS).indexOf(colour)}
      corner={
        <g transform="translate(9.5 11.5)">
          <Ornament colour={colour} points={points} />
        </g>
      }
    >
      <path d={WINDOW} fill={tint} />
      <path
        d={SKIES[colour]}
        fill="none"
        stroke={tone}
        stroke-width="1.5"
        opacity=".35"
        stroke-linecap="round"
      />
      <path d={WINDOW} fill="none" stroke={INK} stroke-width="2" stroke-linejoin="round" />
      <path d="M8 109H92" stroke={INK} stroke-width="3" stroke-linecap="round" />
      <g transform="translate(50 71) scale(.92)">
        <Picture strokes={EMBLEMS[CARDS[card]]} colour={tone} />
      </g>
      <Pips colour={colour} points={points} />
    </CardFace>
  );
}

/** The points, as many ornaments as there are. KK-12 */
function Pips({ colour, points }: { colour: Colour; points: number }) {
  const places = Array.from(
    { length: points },
    (_, i) => (points === 3 ? 45 : 50) + (i - (points - 1) / 2) * 13,
  );
  return places.map((x) => (
    <g key={x} transform={`translate(${x} 122) scale(.55)`}>
      <Ornament colour={colour} />
    </g>
  ));
}

/** The back: three linked rings over the colours of dusk. */
export function KarmakaBack() {
  return (
    <CardBack tone={GOLD} ground="#43306a">
      <circle r="25" fill="#6b3a76" />
      <g fill="none" stroke-width="4.5">
        <circle cx="0" cy="-8" r="11" stroke="#f2868f" />
        <circle cx="-8" cy="6" r="11" stroke="#74d3a4" />
        <circle cx="8" cy="6" r="11" stroke="#8fb2ff" />
        <path d="M7 -16.5A11 11 0 0 1 6 1" stroke="#f2868f" />
      </g>
      <circle r="3.5" fill={GOLD} />
    </CardBack>
  );
}

import { CARDS, COLOURS, type Colour, VALUES } from '@samsara/engine/games/karmaka/rules';
import { CardBack, CardFace } from '../../../kit/card-art.tsx';
import './cards.css';
import { Ornament, TONES } from './gems.tsx';
import { Drawn, INK, PAPER, sprite } from './sprite.tsx';
import { Strip } from './strips.tsx';

const COLOUR_ORDER = Object.keys(TONES);

/** A picture seen through the window of a temple at dusk; below it the points, or the name and what the card does. */
export function KarmakaFace({ card }: { card: number }) {
  const colour = COLOURS[card];
  const points = VALUES[card];
  const tone = TONES[colour];
  return (
    <CardFace
      tone={tone}
      ground={PAPER}
      pattern={COLOUR_ORDER.indexOf(colour)}
      corner={
        <g transform="translate(9.5 11.5)">
          <Ornament colour={colour} points={points} />
        </g>
      }
    >
      <g class="card-picture kk-window">
        <Drawn id={`window-${colour}`} colour={tone} />
        <g class="kk-emblem">
          <g transform="translate(50 71) scale(.92)">
            <Drawn id={CARDS[card]} colour={tone} />
          </g>
        </g>
        <g class="card-ribbon kk-ribbon">
          <path d="M5 98H95V135H5z" fill={PAPER} />
          <path d="M8 98H92" stroke={INK} stroke-width="3" stroke-linecap="round" />
        </g>
      </g>
      <g class="card-foot">
        <Pips colour={colour} points={points} />
      </g>
      <g class="card-strip" transform="translate(50 123)">
        <Strip card={card} />
      </g>
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
  return <CardBack sprite={sprite} />;
}

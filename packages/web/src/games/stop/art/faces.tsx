import {
  COLOUR_OF,
  COLOURS,
  FREE_CHOICE,
  KIND_OF,
  KINDS,
  type KindId,
} from '@samsara/engine/games/stop/rules';
import { CardBack, CardFace } from '../../../kit/card-art.tsx';
import './cards.css';
import { isSymbol, PLATES, SymbolPicture, sprite, Written } from './pictograms.tsx';
import { CREAM, INK, SIGNS, type Sign } from './signs.ts';

/** The face of a card by its number in the game's list. */
export function StopFace({ card }: { readonly card: number }) {
  if (card === FREE_CHOICE) return <FreeChoiceFace />;
  return <RoadSign colour={COLOUR_OF[card]} kind={KINDS[KIND_OF[card]].id} />;
}

function RoadSign({ colour, kind }: { readonly colour: number; readonly kind: KindId }) {
  const sign = SIGNS[COLOURS[colour]];
  const Plate = PLATES[kind];
  const { field, middle } = sign;
  return (
    <CardFace tone={sign.writing} ground={field} pattern={colour} corner={<Corner sign={sign} kind={kind} />}>
      <g class="card-picture">
        <g transform="translate(50 70)">
          <path d={sign.outline} fill={CREAM} stroke={CREAM} stroke-width="9" stroke-linejoin="round" />
          <path d={sign.outline} fill="none" stroke={field} stroke-width="3.5" stroke-linejoin="round" />
          {isSymbol(kind) ? (
            <g transform={`translate(0 ${middle}) scale(${sign.picture})`}>
              <SymbolPicture kind={kind} tone={field} />
            </g>
          ) : (
            <Written text={kind} size={sign.number} y={middle} />
          )}
        </g>
        {Plate && (
          <g transform="translate(50 119)">
            <rect
              x="-21"
              y="-10"
              width="42"
              height="20"
              rx="4"
              fill={CREAM}
              stroke={INK}
              stroke-width="2.2"
            />
            <Plate />
          </g>
        )}
      </g>
    </CardFace>
  );
}

const SHORT: Partial<Record<KindId, string>> = { skip: '»', swap: '⇄', 'plus-x': '+X' };

/** The number and below it the shape of the colour, narrow enough for a closed fan. */
function Corner({ sign, kind }: { readonly sign: Sign; readonly kind: KindId }) {
  const text = SHORT[kind] ?? kind;
  const turnable = kind === '6' || kind === '9';
  return (
    <>
      <Written text={text} size={text.length > 1 ? 15 : 23} fill={sign.writing} x={8} y={7} />
      {turnable && <path d="M3 17.5H13" stroke={sign.writing} stroke-width="2" stroke-linecap="round" />}
      <path d={sign.outline} fill={sign.writing} transform="translate(8 24) scale(.125)" />
    </>
  );
}

const QUARTERS = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
] as const;

/** All four shapes in their colours: whatever you like. */
function AllSigns({ apart, size }: { readonly apart: number; readonly size: number }) {
  return (
    <>
      {COLOURS.map((colour, i) => (
        <path
          key={colour}
          d={SIGNS[colour].outline}
          fill={SIGNS[colour].field}
          stroke={SIGNS[colour].field}
          stroke-width="6"
          stroke-linejoin="round"
          transform={`translate(${QUARTERS[i][0] * apart} ${QUARTERS[i][1] * apart}) scale(${size})`}
        />
      ))}
    </>
  );
}

function FreeChoiceFace() {
  const corner = (
    <g transform="translate(9 10)">
      <AllSigns apart={5} size={0.11} />
    </g>
  );
  return (
    <CardFace tone={CREAM} ground={INK} corner={corner}>
      <g class="card-picture">
        <g transform="translate(50 70)">
          <circle
            r="44"
            fill="none"
            stroke={CREAM}
            stroke-width="3"
            stroke-dasharray="2 8"
            stroke-linecap="round"
          />
          <AllSigns apart={17.5} size={0.36} />
          <path d="M-6 0H6M0 -6V6" stroke={CREAM} stroke-width="4" stroke-linecap="round" />
        </g>
      </g>
    </CardFace>
  );
}

/** An eight-sided sign with an open hand. */
export function StopBack() {
  return <CardBack sprite={sprite} />;
}

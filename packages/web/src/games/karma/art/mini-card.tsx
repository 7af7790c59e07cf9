import type { Card } from '@samsara/engine';
import { CARDS, FIVE, isKarmaCard, rank } from '@samsara/engine/games/karma/rules';
import { CARD_BOX } from '../../../kit/card-art.tsx';
import './cards.css';
import { AtMostFive } from './faces.tsx';
import { GroupSign, toneOf } from './lotus.tsx';
import { CREAM, NIGHT, SAFFRON, SUN } from './palette.ts';
import { Drawn } from './sprite.tsx';

/** A card drawn for sizes at which only its number or its sign can be read; null is the back. */
export function MiniCard({ card }: { readonly card: Card | null }) {
  return (
    <svg class="karma-mini" viewBox={CARD_BOX} aria-hidden="true" focusable="false">
      {card === null ? (
        <MiniBack />
      ) : isKarmaCard(card) ? (
        <MiniKarma card={card} />
      ) : (
        <MiniNumber card={card} />
      )}
    </svg>
  );
}

function Ground({ fill, line }: { readonly fill: string; readonly line: string }) {
  return <rect x="3" y="3" width="94" height="134" rx="12" fill={fill} stroke={line} stroke-width="6" />;
}

function MiniNumber({ card }: { readonly card: Card }) {
  const number = rank(card);
  const deep = toneOf(number);
  return (
    <>
      <Ground fill={CREAM} line={deep} />
      <text
        x="50"
        y="82"
        text-anchor="middle"
        class="card-number"
        font-size={number > 9 ? 66 : 82}
        fill={deep}
      >
        {number}
      </text>
      <g transform="translate(50 113) scale(1.6)">
        <GroupSign rank={number} />
      </g>
    </>
  );
}

function MiniKarma({ card }: { readonly card: Card }) {
  const isFive = card === FIVE;
  return (
    <>
      <Ground fill={NIGHT} line={SAFFRON} />
      <g transform={isFive ? 'translate(16 34) scale(2.6)' : 'translate(14 34) scale(3.6)'}>
        {isFive ? <AtMostFive /> : <Drawn id={`sign-${CARDS[card]}`} />}
      </g>
    </>
  );
}

function MiniBack() {
  return (
    <>
      <Ground fill={NIGHT} line={SUN} />
      <circle cx="50" cy="70" r="26" fill="none" stroke={SUN} stroke-width="6" />
      <circle cx="50" cy="70" r="9" fill={SAFFRON} />
    </>
  );
}

import type { KindId } from '@samsara/engine/games/stop/rules';
import { Drawing } from '../../../kit/card-art.tsx';
import { INK } from './signs.ts';
import sprite from './stop.svg?url';

export { sprite };

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
    <text class="card-sign" x={x} y={y + size * 0.36} font-size={size} text-anchor="middle" fill={fill}>
      {text}
    </text>
  );
}

interface DrawnProps {
  readonly id: string;
  readonly tone?: string;
}

function Drawn({ id, tone }: DrawnProps) {
  return <Drawing of={`${sprite}#${id}`} tone={tone} />;
}

interface SymbolProps {
  readonly kind: KindId;
  /** The colour of the card. */
  readonly tone: string;
}

/** One dot leaps over another; two hands of cards pass each other; as many cards as the next one says. */
export function SymbolPicture({ kind, tone }: SymbolProps) {
  return (
    <>
      <Drawn id={kind} tone={tone} />
      {kind === 'plus-x' && <Written text="+X" size={38} y={-11} />}
    </>
  );
}

/** Kinds that are shown by a picture instead of their number. */
export const isSymbol = (kind: KindId): boolean => kind === 'skip' || kind === 'swap' || kind === 'plus-x';

/** What the plate below a number says about its function: a shield, two cards, 6 is 9. */
export const PLATES: Partial<Record<KindId, () => preact.JSX.Element>> = {
  '0': () => <Drawn id="shield" />,
  '2': () => <Drawn id="two-cards" />,
  '6': SixIsNine,
  '9': SixIsNine,
};

function SixIsNine() {
  return (
    <>
      <Written text="6" size={13} x={-11} />
      <Written text="9" size={13} x={11} />
      <Drawn id="equals" />
    </>
  );
}

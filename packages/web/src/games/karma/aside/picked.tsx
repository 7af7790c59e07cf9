import type { Card } from '@samsara/engine';
import { useMemo } from 'preact/hooks';
import { demandText } from '../board/demand-sign.tsx';
import { type KarmaBoardProps, shortNameOf } from '../props.ts';
import type { KarmaWords } from '../texts/words.ts';
import { AllCopies } from './all-copies.tsx';
import { type Foretold, foretell } from './foretell.ts';

/** Once cards are picked, what they would do. */
export function Picked(props: KarmaBoardProps) {
  const { view, completed } = props;
  const [only, another] = completed;
  const move = another === undefined ? only?.move : undefined;
  const foretold = useMemo(() => (move === undefined ? [] : foretell(view, move)), [view, move]);
  return (
    <>
      <AllCopies {...props} />
      <ForetoldLine {...props} foretold={foretold} />
    </>
  );
}

/** What the picked cards would do, told before they are played. */
function ForetoldLine(props: KarmaBoardProps & { readonly foretold: readonly Foretold[] }) {
  const { words, foretold } = props;
  const say = {
    named: (card: Card) => shortNameOf(props, card),
    wanted: (demand: Card | null) => demandText(words, demand),
  };
  return (
    <p class="karma-foretold" role="status">
      {foretold.map((entry) => foretoldText(words, entry, say)).join(' ')}
    </p>
  );
}

function foretoldText<Type extends Foretold['type']>(
  words: KarmaWords,
  entry: Extract<Foretold, { type: Type }>,
  say: Parameters<KarmaWords['foretold'][Type]>[1],
): string {
  const sentence = words.foretold[entry.type as Type] as (
    entry: Extract<Foretold, { type: Type }>,
    say: Parameters<KarmaWords['foretold'][Type]>[1],
  ) => string;
  return sentence(entry, say);
}

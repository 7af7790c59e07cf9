import type { Card } from '@samsara/engine';
import type { Props } from '../props.ts';
import { CardWords } from './card-words.tsx';

/** A used card comes round: take it, or let it go. KK-44, KK-45, KK-46 */
export function OfferPanel({ card, ...props }: Props & { readonly card: Card }) {
  const { view, words, texts, names } = props;
  return (
    <>
      <CardWords card={card} texts={texts} words={words}>
        <p class="kk-hint">{words.offeredBy(names.seats[view.active])}</p>
      </CardWords>
      <p class="kk-soft">
        {words.ifTaken} {words.ifRefused}
      </p>
    </>
  );
}

import type { Card } from '@samsara/engine';
import { Choices } from '../../../kit/choices.tsx';
import { Icon } from '../art/icons.tsx';
import type { Props } from '../props.ts';
import { CardWords } from './card-words.tsx';

/** A used card comes round: take it, or let it go. KK-44, KK-45, KK-46 */
export function OfferPanel({ card, ...props }: Props & { readonly card: Card }) {
  const { view, words, texts, names, offers } = props;
  return (
    <>
      <CardWords card={card} texts={texts} words={words}>
        <p class="kk-hint">{words.offeredBy(names.seats[view.active])}</p>
      </CardWords>
      <Choices class="kk-ways">
        {offers.map(({ move, text }) => {
          const takes = move.type === 'accept';
          return (
            <button type="button" key={text} class="kk-way" onClick={() => props.send(text)}>
              <b>
                <Icon name={takes ? 'future' : 'ruins'} />
                {takes ? words.take : words.refuse}
              </b>
              <span>{takes ? words.ifTaken : words.ifRefused}</span>
            </button>
          );
        })}
      </Choices>
    </>
  );
}

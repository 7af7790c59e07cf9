import type { Card, Seat } from '@samsara/engine';
import { CARDS, type WaitView } from '@samsara/engine/games/karmaka/rules';
import { Picture } from '../../../kit/card.tsx';
import { Choices } from '../../../kit/choices.tsx';
import { Row } from '../../../kit/row.tsx';
import { Icon, Piece } from '../art/icons.tsx';
import { CardWords } from '../board/card-words.tsx';
import { asked, asksForHandCard, asksForPlace, CHOICE } from '../by-hand.ts';
import type { Props } from '../props.ts';
import { choiceCards, progressIn } from '../stage.ts';
import { isIdleCopy } from '../warnings.ts';

type StepProps = Props & { readonly wait: WaitView };

/** One step of an ability: which card it is, how far it has got, and what there is to choose. */
export function StepPanel({ wait, ...props }: StepProps) {
  const { view, words, texts, names } = props;
  const cards = choiceCards(view, wait);
  return (
    <>
      <Head wait={wait} {...props} />
      {asked(wait) === 'target' && <Targets {...props} />}
      {asksForHandCard(wait) && <p class="kk-hint">{words.chooseInHand}</p>}
      {cards !== null && (
        <Row
          zone={CHOICE}
          label={texts.asks(view, names)}
          cards={cards}
          note={(place) => noteOn(cards[place], place, wait, props)}
        />
      )}
      {cards?.some((card) => isIdleCopy(card, view)) && (
        <p class="kk-warning">{words.warnings['idle-copy']}</p>
      )}
    </>
  );
}

function noteOn(card: Card, place: number, wait: WaitView, { view, words }: Props): string {
  if (isIdleCopy(card, view)) return words.warnings['idle-copy'];
  return asksForPlace(wait) ? words.place(place + 1) : '';
}

/** The card that is carried out and where in it the player is. */
function Head({ wait, words, texts }: StepProps) {
  const progress = progressIn(wait);
  return (
    <CardWords card={wait.card as Card} ability={wait.ability} texts={texts} words={words}>
      {progress !== null && (
        <p class="kk-soft">
          {progress.type === 'card'
            ? words.cardOf(progress.at, progress.of)
            : words.step(progress.at, progress.of)}
        </p>
      )}
    </CardWords>
  );
}

/** The players who can be chosen, with what they have. KKR-27, KKR-28 */
function Targets({ offers, view, names, words, send }: Props) {
  return (
    <Choices class="kk-targets">
      {offers.flatMap(({ move, text, label }) => {
        if (move.type !== 'target') return [];
        const { deeds, handCount, deckCount, futureCount } = view.seats[move.number];
        const top = deeds.at(-1);
        return (
          <button type="button" key={text} class="kk-target" aria-label={label} onClick={() => send(text)}>
            <span class="kk-target-deed">{top !== undefined && <Picture card={top} />}</span>
            <span class="kk-target-who">
              <b>
                <Piece seat={move.number} name={names.seats[move.number]} />
                <span class="kk-target-name">
                  {move.number === names.you ? words.you : names.seats[move.number]}
                </span>
              </b>
              <span class="kk-counts">
                <Icon name="hand" /> {handCount} <Icon name="deck" /> {deckCount} <Icon name="future" />{' '}
                {futureCount}
              </span>
            </span>
          </button>
        );
      })}
    </Choices>
  );
}

/** A rival's Hand, until it is closed. KKH-09 */
export function PeekPanel({ wait, target, ...props }: StepProps & { readonly target: Seat }) {
  const { view, names, words, texts } = props;
  const hand = view.seats[target].hand ?? [];
  return (
    <>
      <Head wait={wait} {...props} />
      <ul class="kk-peeked" aria-label={words.handOf(names.seats[target], hand.length)}>
        {hand.map((card, i) => (
          <li key={i}>
            <Picture card={card} />
            <span>{texts.cards[CARDS[card]]}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

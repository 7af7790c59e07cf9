import type { Card, Seat } from '@samsara/engine';
import { NEEDED, scoreOf } from '@samsara/engine/games/karmaka/rules';
import { Choices } from '../../../kit/choices.tsx';
import { Icon, type IconName } from '../art/icons.tsx';
import type { Props } from '../props.ts';
import { allyOf } from '../sides.ts';
import { isLastCard, warningAbout } from '../warnings.ts';
import { CardWords } from './card-words.tsx';

type Way = 'deed' | 'ability' | 'future' | 'ally';

const ICONS: Readonly<Record<Way, IconName>> = {
  deed: 'deed',
  ability: 'ability',
  future: 'future',
  ally: 'ally',
};

/** The ways of playing the picked card, each with what it brings. KK-38, KK-78 */
export function WaysPanel({ card, ...props }: Props & { readonly card: Card }) {
  const { view, words, completed } = props;
  const seat = props.seat as Seat;
  return (
    <>
      <CardWords card={card} texts={props.texts} words={words} />
      {isLastCard(view, seat) && <p class="kk-warning">{words.lastCard}</p>}
      <Choices class="kk-ways">
        {completed.map(({ move, text }) => {
          const way = move.type as Way;
          const warning = warningAbout(move, view);
          return (
            <button
              type="button"
              key={text}
              class={`kk-way is-${way}${warning === null ? '' : ' has-warning'}`}
              onClick={() => props.send(text)}
            >
              <b>
                <Icon name={ICONS[way]} />
                {words.ways[way]}
              </b>
              <span>{warning === null ? effectOf(way, card, props) : words.warnings[warning]}</span>
            </button>
          );
        })}
      </Choices>
    </>
  );
}

function effectOf(way: Way, card: Card, { view, words, names, seat: own }: Props): string {
  const seat = own as Seat;
  switch (way) {
    case 'deed': {
      const { deeds, rung } = view.seats[seat];
      const score = scoreOf([...deeds, card]);
      return words.deedGives(score - scoreOf(deeds), score, NEEDED[rung] ?? null);
    }
    case 'ability':
      return words.abilityCosts;
    case 'future':
      return words.futureKeeps;
    case 'ally':
      return words.allyKeeps(names.seats[allyOf(view, seat) as Seat]);
  }
}

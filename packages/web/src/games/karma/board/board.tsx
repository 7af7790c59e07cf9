import { AtRest } from '../../../kit/at-rest.tsx';
import { Picture } from '../../../kit/card.tsx';
import { Pile } from '../../../kit/pile.tsx';
import { DemandSign } from './demand-sign.tsx';
import { History } from './history.tsx';
import './board.css';
import { PILE_BOTTOM } from '../happened.ts';
import { waitOf } from '../moment.ts';
import type { KarmaBoardProps } from '../props.ts';
import { OpeningLine } from './opening.tsx';

/** The middle of the table: the pile between draw pile and cards out of the game; the medal says what has to be played. */
export function Board(props: KarmaBoardProps) {
  const isOpening = waitOf(props.view)?.shape === 'sealed';
  return (
    <div class="karma-board">
      <Piles {...props} />
      {isOpening ? (
        <OpeningLine {...props} />
      ) : (
        <div class="karma-picked">
          <AtRest key="picked" load={() => import('../aside/picked.tsx')}>
            {({ Picked }) => <Picked {...props} />}
          </AtRest>
        </div>
      )}
      <AtRest key="first-time" load={() => import('../aside/first-time.tsx')}>
        {({ FirstTime }) => <FirstTime {...props} />}
      </AtRest>
    </div>
  );
}

/** How many of the last cards are seen without fanning the pile out; one less on a phone. */
const SEEN_ON_PILE = 5;

function Piles(props: KarmaBoardProps) {
  const { view, words } = props;
  const { pile, pileTop, pileCount } = view;
  const seen = pile ?? (pileTop === null ? [] : [pileTop]);
  return (
    <div class="karma-piles">
      <DrawPile {...props} />
      <div class="karma-middle">
        <span class="karma-bottom" data-zone={PILE_BOTTOM} />
        <Pile zone="pile" label={words.pile} cards={seen} count={pileCount} spread={SEEN_ON_PILE} />
        <DemandSign {...props} />
        {pile !== null && pile.length > 1 && (
          <History props={props} cards={pile.slice().reverse()} title={words.historyOf(pileCount)}>
            {words.history}
          </History>
        )}
      </div>
      <OutOfGame {...props} />
    </div>
  );
}

function DrawPile({ view, words, offers }: KarmaBoardProps) {
  const mayDraw = offers.some(({ move }) => move.type === 'draw');
  return (
    <div class={`karma-side${mayDraw ? ' may-draw' : ''}`}>
      <Pile zone="draw" label={words.draw} cards={view.drawCount > 0 ? [null] : []} count={view.drawCount} />
      {mayDraw && <span class="karma-sign is-last">{words.mayDraw}</span>}
    </div>
  );
}

/** Cards out of the game are open to everybody: sorted, because what is gone counts, not when. KA-38, KA-67 */
function OutOfGame(props: KarmaBoardProps) {
  const { view, words } = props;
  const cards = view.out.slice().sort((a, b) => a - b);
  return (
    <div class="karma-side is-out" data-zone="out">
      <History props={props} cards={cards} title={words.outOf(cards.length)}>
        <span class="karma-gone">
          {view.out.slice(-2).map((card, place) => (
            <Picture key={place} card={card} />
          ))}
        </span>
        <span class="karma-caption">
          {words.out} <b>{cards.length}</b>
        </span>
      </History>
    </div>
  );
}

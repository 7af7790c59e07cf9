import { CARDS } from '@samsara/engine/games/karmaka/rules';
import { useTable } from '../../../contract/table-context.ts';
import { Picture } from '../../../kit/card.tsx';
import { Row } from '../../../kit/row.tsx';
import { Icon } from '../art/icons.tsx';
import { CHOICE, MIDDLE } from '../by-hand.ts';
import type { Props } from '../props.ts';
import { askedPlace, choiceCards } from '../stage.ts';
import './altar.css';
import { Stack } from './stack.tsx';
import { WayLabel } from './way-label.tsx';

/** So many cards of the Ruins can be reached by abilities, and lie open. KKR-50 */
const OPEN_RUINS = 3;

/** Source, the card whose ability is carried out, and Ruins. KK-17, KK-18, KK-40 */
export function Altar(props: Props) {
  const { view, words, seat } = props;
  const { sourceCount, rememberedSource, ruins } = view;
  const asks = askedPlace(view, seat);
  return (
    <div class="kk-altar">
      <Stack
        zone="source"
        caption={words.source}
        label={words.lookThrough(words.source, sourceCount)}
        cards={sourceCount > 0 ? [null] : []}
        count={sourceCount}
        album={rememberedSource.length > 0 ? { of: 'source' } : null}
        isAsked={asks === 'source'}
      >
        {rememberedSource.length > 0 && <Icon name="known" />}
      </Stack>
      <Middle {...props} />
      {asks === 'ruins' ? (
        <ChosenRuins {...props} />
      ) : (
        <Stack
          zone="ruins"
          caption={words.ruins}
          label={words.lookThrough(words.ruins, ruins.length)}
          cards={ruins.slice(-OPEN_RUINS)}
          count={ruins.length}
          album={{ of: 'ruins' }}
        />
      )}
    </div>
  );
}

/** The open cards of the Ruins while one of them is chosen. */
function ChosenRuins({ view, words, texts, names }: Props) {
  return (
    <div class="kk-ruins kk-zone is-asked" data-zone="ruins">
      <Row
        zone={CHOICE}
        label={texts.asks(view, names)}
        cards={choiceCards(view, view.pending[0])}
        topLast
        note={(place) => words.place(place + 1)}
      />
      <span class="kk-caption" aria-hidden="true">
        {words.ruins} <b>{view.ruins.length}</b>
      </span>
    </div>
  );
}

/** The place for a card whose ability is used: the card itself, what it copies, and how many cards are being looked at. */
function Middle(props: Props) {
  const { view, words } = props;
  const table = useTable();
  const [wait] = view.pending;
  const card = wait?.card ?? null;
  const copied = wait?.type === 'ability' && wait.ability !== card ? wait.ability : null;
  const accepts = table.accepts(MIDDLE);
  const classes = ['kk-middle'];
  if (accepts) classes.push('is-accepting');
  if (card !== null) classes.push('has-card');
  if (copied !== null) classes.push('has-copy');
  return (
    <div class={classes.join(' ')} data-zone={MIDDLE}>
      <span class="kk-cards" data-landing>
        <i class="kk-slot" />
        {card !== null && <Picture card={card} />}
        {copied !== null && <Picture card={copied} />}
      </span>
      {wait !== undefined && wait.seenCount > 0 && <b class="kk-seen">+{wait.seenCount}</b>}
      {card === null && (
        <span class="kk-caption" aria-hidden="true">
          {accepts ? words.abilityCosts : words.ways.ability}
        </span>
      )}
      {card !== null && <span class="unseen">{words.of(words.middle, table.texts.cards[CARDS[card]])}</span>}
      {accepts && (
        <button
          type="button"
          class="zone-target"
          aria-label={words.ways.ability}
          onClick={() => table.tapZone(MIDDLE)}
        />
      )}
      <WayLabel zone={MIDDLE} {...props} />
    </div>
  );
}

import { CARDS } from '@samsara/engine/games/karmaka/rules';
import { useTable } from '../../../contract/table-context.ts';
import { Picture } from '../../../kit/card.tsx';
import { Icon } from '../art/icons.tsx';
import { MIDDLE } from '../by-hand.ts';
import type { Props } from '../props.ts';
import './altar.css';
import { Stack } from './stack.tsx';

/** Source, the card whose ability is carried out, and Ruins. KK-17, KK-18, KK-40 */
export function Altar({ view, words }: Props) {
  const { sourceCount, rememberedSource, ruins } = view;
  return (
    <div class="kk-altar">
      <div class="kk-known-over">
        <Stack
          zone="source"
          caption={words.source}
          label={words.lookThrough(words.source, sourceCount)}
          top={null}
          count={sourceCount}
          album={rememberedSource.length > 0 ? { of: 'source' } : null}
        />
        {rememberedSource.length > 0 && (
          <span class="kk-eye">
            <Icon name="known" />
          </span>
        )}
      </div>
      <Middle view={view} words={words} />
      <Stack
        zone="ruins"
        caption={words.ruins}
        label={words.lookThrough(words.ruins, ruins.length)}
        top={ruins.at(-1) ?? null}
        count={ruins.length}
        album={{ of: 'ruins' }}
      />
    </div>
  );
}

/** The card in the middle, and the cards beside it that are being looked at. */
function Middle({ view, words }: Pick<Props, 'view' | 'words'>) {
  const table = useTable();
  const [wait] = view.pending;
  const card = wait?.card ?? null;
  const copied = wait?.type === 'ability' && wait.ability !== card ? wait.ability : null;
  const accepts = table.accepts(MIDDLE);
  const name = card === null ? '' : table.texts.cards[CARDS[card]];
  return (
    <div class={`kk-middle${accepts ? ' is-accepting' : ''}`} data-zone={MIDDLE}>
      <span class="kk-stack-top" data-landing>
        {card !== null && (
          <span class="kk-in-middle">
            <Picture card={card} />
          </span>
        )}
        {copied !== null && (
          <span class="kk-copied">
            <Picture card={copied} />
          </span>
        )}
        {wait !== undefined && wait.seenCount > 0 && <b class="kk-seen">+{wait.seenCount}</b>}
      </span>
      <span class="kk-caption" aria-hidden="true">
        {card === null ? words.ways.ability : name}
      </span>
      {card !== null && <span class="unseen">{words.of(words.middle, name)}</span>}
      {accepts && (
        <button
          type="button"
          class="zone-target"
          aria-label={words.ways.ability}
          onClick={() => table.tapZone(MIDDLE)}
        />
      )}
    </div>
  );
}

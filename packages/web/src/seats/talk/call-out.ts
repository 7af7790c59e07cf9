import type { Seat } from '@samsara/engine';
import type { Table } from '../../contract/table-context.ts';
import { showBubble, withoutName } from '../../kit/bubbles.ts';
import { announce } from '../../kit/live-region.tsx';
import { currentWords } from '../../texts/words.ts';
import { isLively } from '../lively.ts';
import { remarkOn } from './talk.ts';

/** Says something loud at the face of whoever does it, and what a bot thinks of it where they may talk. */
export function callOut(table: Table, loud: unknown, mayTalk: boolean): void {
  const { screen, texts, names } = table;
  const { seat } = loud as { readonly seat?: Seat };
  const isSaid = typeof seat === 'number' && seat !== names.you;
  if (isSaid) {
    const sentence = texts.event(screen.headline?.(loud) ?? loud, names);
    showBubble(seat, withoutName(sentence, names.seats[seat]));
  }
  const { speed, chat } = table.settings;
  if (mayTalk && chat && speed > 0 && isLively.value && !table.isReplay)
    void remark(table, loud, seat).catch(() => undefined);
}

/** What a bot was about to say stays unsaid. */
export function dropRemark(): void {
  clearTimeout(timer);
}

let timer: ReturnType<typeof setTimeout> | undefined;
let taken = '';
/** A bot speaks when what has happened was seen, or what stands at its own face could be read. */
const AFTER_MS = 800;
const AFTER_OWN_MS = 3000;

/** Lets a bot that is glad or sore about something big say so, now and then. */
async function remark({ screen, view, words, seats, names, playId }: Table, event: unknown, actor?: Seat) {
  const { effects } = await screen.staging();
  const { turns = 0 } = view as { readonly turns?: number };
  const bots = (effects?.(event, view, words) ?? []).flatMap((effect) =>
    effect.type === 'face' && seats[effect.seat].kind === 'bot' ? [effect] : [],
  );
  const said = remarkOn({ playId, turns, bots });
  if (said === null || said.chance === taken) return;
  taken = said.chance;
  const text = currentWords().phrases[said.phrase];
  dropRemark();
  timer = setTimeout(
    () => {
      showBubble(said.seat, text);
      announce(`${names.seats[said.seat]}: ${text}`);
    },
    said.seat === actor ? AFTER_OWN_MS : AFTER_MS,
  );
}

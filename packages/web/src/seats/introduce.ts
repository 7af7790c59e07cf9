import { type Character, characterNamed, type PlayedGame, type Seat, type Thinking } from '@samsara/engine';
import type { Language } from '@samsara/engine/texts';
import type { SeatInfo } from '@samsara/protocol';
import { showBubble } from '../kit/bubbles.ts';
import { announce } from '../kit/live-region.tsx';

/** Who a bot is, where that shows in its game, as it does in all of ours; people and those who play for them are nobody in particular. */
export function characterAt(
  { kind, name }: Pick<SeatInfo, 'kind' | 'name'>,
  game: PlayedGame & Partial<Thinking>,
): Character | null {
  const isShown = game.taste === undefined || game.taste.manner !== undefined;
  return kind === 'bot' && isShown ? characterNamed(name) : null;
}

/** Lets a bot say in one sentence who it is: at its face, and read aloud. */
export async function introduce(
  seat: Seat,
  name: string,
  character: Character,
  language: Language,
): Promise<void> {
  const { SENTENCES } = await import('./aside/sentences.ts');
  const sentence = SENTENCES[language][character];
  showBubble(seat, sentence);
  announce(`${name}: ${sentence}`);
}

import { ACHTUNG, type Event, STOP, type View } from '@samsara/engine/games/stop/rules';
import type { Effect } from '../../../contract/board.ts';
import './effects.css';
import { isAttack } from '../happened.ts';
import type { StopWords } from '../texts/words.ts';

/** What is seen besides the cards: signs at faces, marks of tyres. */
export function effects(event: Event, _view: View, words: StopWords): readonly Effect[] {
  switch (event.type) {
    case 'played':
      return played(event, words);
    case 'drew':
      return event.why === 'turn' ? [] : struck(event.seat, `+${event.count}`, 'stop-warning');
    case 'skipped':
      return struck(event.seat, '', 'stop-no-entry');
    case 'forgot':
      return struck(event.seat, words.calls.word[event.call], 'stop-forgot');
    default:
      return [];
  }
}

function played(
  { seat, way, card, calls }: Extract<Event, { type: 'played' }>,
  { throwIn, calls: { word } }: StopWords,
): Effect[] {
  const zone = `seat:${seat}`;
  const shown: Effect[] = [
    { type: 'ring', zone: 'pile', look: isAttack(card) ? 'stop-impact' : 'stop-tyre', at: 'landing' },
  ];
  if (isAttack(card)) shown.push({ type: 'shake', zone: 'pile', at: 'landing' });
  if (way === 'interjected') shown.push({ type: 'stamp', zone, text: throwIn, at: 'start' });
  if ((calls & ACHTUNG) !== 0)
    shown.push({ type: 'stamp', zone, text: word.achtung, look: 'stop-call', at: 'landing' });
  if ((calls & STOP) !== 0)
    shown.push(
      { type: 'stamp', zone, text: word.stop, look: 'stop-call', at: 'landing' },
      { type: 'face', seat, mood: 'glad', at: 'landing' },
    );
  return shown;
}

function struck(seat: number, text: string, look: string): Effect[] {
  const zone = `seat:${seat}`;
  return [
    { type: 'stamp', zone, text, look, at: 'start' },
    { type: 'shake', zone, at: 'landing' },
    { type: 'face', seat, mood: 'sore', at: 'landing' },
  ];
}

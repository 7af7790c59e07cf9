import type { PresetTexts } from '../../../../contract/board.ts';
import type { PresetId } from '../../presets.ts';

export const presetsEn: PresetTexts<PresetId> = {
  classic: { name: 'Classic', explains: 'As printed: to 500 points, the fastest card counts.' },
  short: { name: 'Short', explains: 'To 150 points: three or four rounds.' },
  relaxed: {
    name: 'Relaxed',
    explains: 'More time to throw in, calls are made for you, no clock on turns.',
  },
  calm: { name: 'One by one', explains: 'No race: everybody is asked in turn. To 200 points.' },
  duel: { name: 'Duel', explains: 'Two players, to 200 points.' },
  crowd: { name: 'Crowd', explains: 'Eight players and a little more time to throw in.' },
};

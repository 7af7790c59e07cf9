import type { PresetTexts } from '../../../../contract/board.ts';
import type { PresetId } from '../../presets.ts';

export const presetsEn: PresetTexts<PresetId> = {
  usual: { name: 'From ant to human', explains: 'Four players, four life cards to start with.' },
  family: { name: 'Full meadow', explains: 'Five players: many gifts, and scarce animals.' },
  duel: { name: 'Two lives', explains: 'Two players; our extension of the published game.' },
  'short-lives': { name: 'Short first lives', explains: 'Ants start with two life cards instead of four.' },
};

import type { PresetTexts } from '../../../../contract/board.ts';
import type { PresetId } from '../../presets.ts';

export const presetsEn: PresetTexts<PresetId> = {
  duel: { name: 'Two souls', explains: 'Two players, each for themselves.' },
  three: { name: 'Three souls', explains: 'Three players, each for themselves.' },
  four: { name: 'Four souls', explains: 'Four players; cards reach your neighbours only.' },
  teams: { name: 'Two pairs', explains: 'Four players; you and the player opposite win together.' },
  wolf: { name: 'Big Bad Wolf', explains: 'Two partners against one who begins as a Wolf.' },
};

import type { PresetTexts } from '../../../../contract/board.ts';
import type { PresetId } from '../../presets.ts';

export const presetsFr: PresetTexts<PresetId> = {
  duel: { name: 'Deux âmes', explains: 'À deux, chacun pour soi.' },
  three: { name: 'Trois âmes', explains: 'À trois, chacun pour soi.' },
  four: { name: 'Quatre âmes', explains: 'À quatre ; les cartes n’atteignent que les voisins.' },
  teams: { name: 'Deux paires', explains: 'À quatre ; vous gagnez avec le joueur d’en face.' },
  wolf: { name: 'Grand Méchant Loup', explains: 'Deux partenaires contre un seul, qui débute Loup.' },
};

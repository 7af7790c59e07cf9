import type { PresetTexts } from '../../../../contract/board.ts';
import type { PresetId } from '../../presets.ts';

export const presetsDe: PresetTexts<PresetId> = {
  duel: { name: 'Zwei Seelen', explains: 'Zu zweit, jeder für sich.' },
  three: { name: 'Drei Seelen', explains: 'Zu dritt, jeder für sich.' },
  four: { name: 'Vier Seelen', explains: 'Zu viert; Karten erreichen nur die Nachbarn.' },
  teams: { name: 'Zwei Paare', explains: 'Zu viert; du gewinnst gemeinsam mit deinem Gegenüber.' },
  wolf: { name: 'Großer böser Wolf', explains: 'Zwei gegen einen, der als Wolf beginnt.' },
};

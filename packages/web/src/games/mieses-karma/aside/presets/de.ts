import type { PresetTexts } from '../../../../contract/board.ts';
import type { PresetId } from '../../presets.ts';

export const presetsDe: PresetTexts<PresetId> = {
  usual: { name: 'Von der Ameise zum Menschen', explains: 'Zu viert, mit vier Lebenskarten zu Beginn.' },
  family: { name: 'Volle Wiese', explains: 'Zu fünft: viele Gaben, und Tiere werden knapp.' },
  duel: { name: 'Zwei Leben', explains: 'Zu zweit; unsere Erweiterung des veröffentlichten Spiels.' },
  'short-lives': {
    name: 'Kurze erste Leben',
    explains: 'Ameisen beginnen mit zwei Lebenskarten statt mit vier.',
  },
};

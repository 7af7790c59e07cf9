import type { PresetTexts } from '../../../../contract/board.ts';
import type { PresetId } from '../../presets.ts';

export const presetsDe: PresetTexts<PresetId> = {
  amigo: {
    name: 'AMIGO-Ausgabe',
    explains: 'Den Stapel darfst du immer nehmen; die zusätzliche Tischkarte ist Pflicht.',
  },
  foresight: {
    name: 'Vorhersehung',
    explains: 'AMIGO-Ausgabe mit einem Blick auf die eigenen verdeckten Karten.',
  },
  set: {
    name: 'SET-Ausgabe',
    explains: 'Wer spielen kann, muss; die zusätzliche Tischkarte ist frei und freiwillig.',
  },
  triples: {
    name: 'Alternative Drillinge',
    explains:
      'SET-Ausgabe: Ein Drilling entfernt nur seine drei Karten, der Rest des Stapels wird verschenkt.',
  },
  crowd: { name: 'Große Runde', explains: 'SET-Ausgabe mit zwei Kartensätzen, für 7 bis 12 Personen.' },
  memory: {
    name: 'Aus dem Gedächtnis',
    explains: 'AMIGO-Ausgabe, bei der nur die oberste Karte des Stapels zu sehen ist.',
  },
};

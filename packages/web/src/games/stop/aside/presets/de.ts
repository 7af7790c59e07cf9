import type { PresetTexts } from '../../../../contract/board.ts';
import type { PresetId } from '../../presets.ts';

export const presetsDe: PresetTexts<PresetId> = {
  classic: { name: 'Klassisch', explains: 'Wie gedruckt: bis 500 Punkte, die schnellste Karte zählt.' },
  short: { name: 'Kurz', explains: 'Bis 150 Punkte: drei oder vier Runden.' },
  relaxed: {
    name: 'Gemütlich',
    explains: 'Mehr Zeit zum Dazwischenwerfen, gerufen wird für dich, keine Uhr für den Zug.',
  },
  calm: { name: 'Reihum', explains: 'Kein Wettlauf: Alle werden der Reihe nach gefragt. Bis 200 Punkte.' },
  duel: { name: 'Duell', explains: 'Zu zweit, bis 200 Punkte.' },
  crowd: { name: 'Große Runde', explains: 'Acht Personen und etwas mehr Zeit zum Dazwischenwerfen.' },
};

import type { Event, View } from '@samsara/engine/games/karma/rules';
import type { Staging } from '../../../contract/board.ts';
import type { KarmaWords } from '../texts/words.ts';
import { effects } from './effects.ts';
import { flights, pictured, sound } from './flights.ts';

export const staging: Staging<Event, View, KarmaWords> = { flights, effects, sound, pictured };

import type { Event, View } from '@samsara/engine/games/karmaka/rules';
import type { Staging } from '../../../contract/board.ts';
import type { KarmakaWords } from '../texts/words.ts';
import { effects } from './effects.ts';
import { flights, pictured, sound } from './flights.ts';

export const staging: Staging<Event, View, KarmakaWords> = { flights, effects, sound, pictured };

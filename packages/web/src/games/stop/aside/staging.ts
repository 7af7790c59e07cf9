import type { Event, View } from '@samsara/engine/games/stop/rules';
import type { Staging } from '../../../contract/board.ts';
import type { StopWords } from '../texts/words.ts';
import { effects } from './effects.ts';
import { flights, pictured, sound } from './flights.ts';

export const staging: Staging<Event, View, StopWords> = { flights, effects, sound, pictured };

import type { Event, View } from '@samsara/engine/games/mieses-karma/rules';
import type { Staging } from '../../../contract/board.ts';
import type { MiesesKarmaWords } from '../texts/words.ts';
import { effects } from './effects.ts';
import { flights, pictured, sound } from './flights.ts';

export const staging: Staging<Event, View, MiesesKarmaWords> = { flights, effects, sound, pictured };

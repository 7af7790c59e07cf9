import { CARDS, type CardId } from '../cards.ts';
import { denial, destiny, peek, stolenDreams, swindle, thievery, transmigrate } from './blue.ts';
import { anotherDay, journey, jubilee, longevity, recycle, salvage, sowing } from './green.ts';
import { embody, mimic } from './mosaic.ts';
import { crisis, dwindle, hellsHeart, panic, roulette, spite, vengeance } from './red.ts';
import type { Ability } from './steps.ts';

const BY_ID: Readonly<Record<CardId, Ability>> = {
  panic,
  dwindle,
  crisis,
  roulette,
  'hells-heart': hellsHeart,
  vengeance,
  spite,
  'another-day': anotherDay,
  recycle,
  salvage,
  longevity,
  sowing,
  journey,
  jubilee,
  transmigrate,
  peek,
  destiny,
  'stolen-dreams': stolenDreams,
  denial,
  swindle,
  thievery,
  embody,
  mimic,
};

/** The abilities by card. KK-15 */
export const ABILITIES: readonly Ability[] = CARDS.map((id) => BY_ID[id]);

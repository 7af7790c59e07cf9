import type { Absences } from './scheduled.ts';

const nothing = () => undefined;

/** On one device everybody is there, whoever holds it. */
export const NOBODY_AWAY: Absences = {
  runDue: nothing,
  nextDue: nothing,
  begin: nothing,
  count: nothing,
  welcomeBack: nothing,
  welcomeThoseBack: nothing,
  comesBackUntil: () => 0,
  isPatienceOver: () => false,
  isLong: () => false,
};

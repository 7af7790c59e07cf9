import { type Language, preferredLanguage } from '@samsara/engine/texts';
import type { Area, FindingId, Level } from '../../doctor/finding.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

/** What the doctor says. */
export interface DoctorTexts {
  readonly areas: Readonly<Record<Area, string>>;
  readonly levels: Readonly<Record<Level, string>>;
  readonly mend: string;
  readonly allWell: string;
  readonly fine: string;
  readonly counts: (found: Readonly<Record<Level, number>>) => string;
  /** What was found and how to mend it; what stands in braces is filled in. */
  readonly findings: Readonly<Record<FindingId, readonly [what: string, mend: string]>>;
}

export const DOCTOR_TEXTS: Readonly<Record<Language, DoctorTexts>> = { de, en, fr };

/** In this language, as `operatorLanguage` finds it. */
export function doctorTexts(language: string): DoctorTexts {
  return DOCTOR_TEXTS[preferredLanguage(language)];
}

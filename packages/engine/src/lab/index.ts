export { type LabOptions, type LabTables, labChanges, labKey, labOptions, labTables } from './options.ts';
export { type LabPart, type LabPlan, labPart, labParts } from './part.ts';
export {
  type Advantage,
  type Figures,
  type Finding,
  type LabReport,
  type LengthBin,
  labReport,
  lengthBins,
  type Mattered,
  type Subject,
} from './report.ts';
export { SENTENCES } from './sentence-texts.ts';
export { labSentences } from './sentences.ts';
export { type Share, shareOf } from './statistics.ts';
export { type LabTally, mergeLab, NOTHING_PLAYED } from './tally.ts';

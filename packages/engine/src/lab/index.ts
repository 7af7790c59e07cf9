export { CHART_TEXTS } from './chart-texts.ts';
export { type LabChart, type LabRow, labCharts } from './charts.ts';
export { type LabOptions, type LabTables, labChanges, labKey, labOptions, labTables } from './options.ts';
export { type LabPart, type LabPlan, labPart, labParts } from './part.ts';
export { type LabReport, type LengthBin, labReport } from './report.ts';
export { labSentences } from './sentences.ts';
export { type Share, shareOf } from './statistics.ts';
export { type LabTally, mergeLab, NOTHING_PLAYED } from './tally.ts';

import type { REPORT_REASONS } from '@samsara/protocol';
import type { PlayerId } from '@samsara/table';

export type ReportReason = (typeof REPORT_REASONS)[number];

/** What somebody says about another, with the moment it is about. The ids of both never go to players. */
export interface NewReport {
  /** Null where who filed it is gone. */
  readonly reporter: PlayerId | null;
  readonly accused: PlayerId;
  readonly table: string | null;
  /** The entry that the table had come to. */
  readonly seq: number | null;
  /** The words that are reported, as the table knows them. */
  readonly message: string | null;
  readonly reason: ReportReason;
  readonly note: string;
}

export interface Report extends NewReport {
  readonly id: string;
  readonly at: number;
  /** Null as long as nobody has settled it. */
  readonly settled: Settlement | null;
}

export interface Settlement {
  readonly at: number;
  /** Who settled it, as the operators' own log names them. */
  readonly by: string;
  readonly outcome: string;
}

/** Reports that people have filed. Kept in the same database as the log. */
export interface Reports {
  /** Undefined where too many of this reporter wait. The same thing said again is the same report. */
  file(report: NewReport & { readonly reporter: PlayerId }): Promise<Report | undefined>;
  /** Those that nobody has settled, the newest first; the next page begins behind the last one of this. */
  open(before: Pick<Report, 'at' | 'id'> | undefined, limit: number): Promise<Report[]>;
  /** How many wait. */
  waiting(): Promise<number>;
  get(id: string): Promise<Report | undefined>;
  /** How many were filed in each hour since then; an hour goes by when it began. */
  byHour(from: number): Promise<ReadonlyMap<number, number>>;
  /** All about one person, settled or not, the newest first. */
  about(accused: PlayerId, limit: number): Promise<Report[]>;
  /** False where it is settled already, or not there. */
  settle(id: string, settlement: Settlement): Promise<boolean>;
}

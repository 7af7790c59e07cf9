import type { PersonFile, ReportShown, SanctionShown } from '@samsara/protocol';
import type { PlayerId } from '@samsara/table';
import { holdsAt } from '../moderation/in-database.ts';
import type { Sanction } from '../moderation/moderation.ts';
import type { Report } from '../reports/reports.ts';
import type { Dependencies } from './dependencies.ts';

const MOST_REPORTS = 50;

type NameOf = (player: PlayerId) => Promise<string | null>;

/** Each name is looked up once for an answer. */
export function namesFor({ players }: Dependencies): NameOf {
  const known = new Map<PlayerId, Promise<string | null>>();
  return (player) => {
    const name = known.get(player) ?? players.name(player);
    known.set(player, name);
    return name;
  };
}

export async function reportShown(nameOf: NameOf, report: Report): Promise<ReportShown> {
  const { reporter, accused, ...rest } = report;
  return {
    ...rest,
    reporter: reporter === null ? null : { id: reporter, name: await nameOf(reporter) },
    accused: { id: accused, name: await nameOf(accused) },
  };
}

export async function sanctionShown(nameOf: NameOf, sanction: Sanction, now: number): Promise<SanctionShown> {
  const { player, liftedBy: _, ...rest } = sanction;
  const person = player === null ? null : { id: player, name: await nameOf(player) };
  return { ...rest, person, holds: holdsAt(sanction, now) };
}

/** Everything that was ever reported about somebody, and done. */
export async function fileOf(dependencies: Dependencies, player: PlayerId): Promise<PersonFile> {
  const { moderation, reports, now } = dependencies;
  const nameOf = namesFor(dependencies);
  const [name, role, about, sanctions] = await Promise.all([
    nameOf(player),
    moderation.roleOf(player),
    reports.about(player, MOST_REPORTS),
    moderation.sanctionsOf(player),
  ]);
  return {
    person: { id: player, name },
    role: role ?? null,
    reports: await Promise.all(about.map((report) => reportShown(nameOf, report))),
    sanctions: await Promise.all(sanctions.map((sanction) => sanctionShown(nameOf, sanction, now()))),
  };
}

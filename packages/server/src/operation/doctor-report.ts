import { AREAS, areaOf, type Finding, type Level, levelOf } from './doctor/finding.ts';
import type { DoctorTexts } from './texts/doctor/texts.ts';

const ORDER: readonly Level[] = ['wrong', 'warning', 'hint'];

/** For people: what is wrong first, and last what is well. */
export function reportForPeople(findings: readonly Finding[], texts: DoctorTexts): string {
  const sorted = [...findings].sort((a, b) => ORDER.indexOf(levelOf(a)) - ORDER.indexOf(levelOf(b)));
  const lines = sorted.flatMap((finding) => {
    const { what, mend } = sentencesOf(finding, texts);
    const title = `${texts.levels[levelOf(finding)]}: ${texts.areas[areaOf(finding)]} [${finding.id}]`;
    return [title, `  ${what}`, `  ${texts.mend}: ${mend}`, ''];
  });
  const fine = AREAS.filter((area) => findings.every((finding) => areaOf(finding) !== area));
  const names = fine.map((area) => texts.areas[area]).join(', ');
  const counts = { wrong: 0, warning: 0, hint: 0 };
  for (const finding of findings) counts[levelOf(finding)] += 1;
  return [
    ...lines,
    ...(fine.length > 0 ? [`${texts.fine}: ${names}`] : []),
    findings.length === 0 ? texts.allWell : texts.counts(counts),
  ].join('\n');
}

/** For programs. */
export function reportForPrograms(findings: readonly Finding[], texts: DoctorTexts): string {
  const told = findings.map((finding) => ({
    id: finding.id,
    area: areaOf(finding),
    level: levelOf(finding),
    about: finding.about,
    ...sentencesOf(finding, texts),
  }));
  return JSON.stringify({ ok: isWell(findings), looked: AREAS, findings: told }, null, 2);
}

/** Nothing that keeps the server from working. */
export function isWell(findings: readonly Finding[]): boolean {
  return findings.every((finding) => levelOf(finding) !== 'wrong');
}

function sentencesOf({ id, about }: Finding, texts: DoctorTexts): { what: string; mend: string } {
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (_, name: string) => String(about[name] ?? '…'));
  const [what, mend] = texts.findings[id];
  return { what: fill(what), mend: fill(mend) };
}

import { useTable } from '../../../contract/table-context.ts';
import { type Way, wayLabel } from '../brief.ts';
import type { Props } from '../props.ts';
import { warningAbout } from '../warnings.ts';

/** At a place that the picked card may go to: what it would bring there, amber and with a sign where that is doubtful. */
export function WayLabel({ zone, ...props }: Props & { readonly zone: string }) {
  const table = useTable();
  const way = props.completed.find(({ use }) => use?.to === zone);
  if (way === undefined || !table.accepts(zone)) return null;
  const isDoubtful = warningAbout(way.move, props.view) !== null;
  return (
    <span class={`kk-way${isDoubtful ? ' is-doubtful' : ''}`} aria-hidden="true">
      {wayLabel(way.move as Way, props)}
    </span>
  );
}

import { useTable } from '../../../contract/table-context.ts';
import { type KarmaBoardProps, shortNameOf } from '../props.ts';
import { allCopies } from './copies.ts';

/** A chip that adds all further copies of the picked card. KA-23 */
export function AllCopies(props: KarmaBoardProps) {
  const { pickAll } = useTable();
  const copies = allCopies(props);
  if (copies.length <= props.picks.length) return null;
  return (
    <button type="button" class="karma-all-copies" onClick={() => pickAll(copies)}>
      {props.words.allCopies(copies.length, shortNameOf(props, copies[0].card))}
    </button>
  );
}

import type { TableInfo } from '@samsara/protocol';
import { settings } from '../../settings/settings.ts';
import { listOf } from '../../texts/list-of.ts';
import { usePresenceWords } from '../presence-texts.ts';
import './coming.css';
import { useComingWords } from './texts.ts';

/** What a table says about coming and going: may newcomers sit down, and who waits for the next game. */
export function NextLine({ info }: { readonly info: TableInfo }) {
  const coming = useComingWords();
  const company = usePresenceWords();
  const names = (info.next ?? []).map(({ name, record }) =>
    record === undefined ? name : `${name} (${company.finishedOf(record.finished, record.games)})`,
  );
  return (
    <>
      {info.settings.newcomers && <p class="next-line">{coming.newcomersMaySit}</p>}
      {names.length > 0 && (
        <p class="next-line" role="status">
          {coming.nextIn}: <b>{listOf(settings.value.language, names)}</b>
        </p>
      )}
    </>
  );
}

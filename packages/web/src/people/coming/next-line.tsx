import type { TableInfo } from '@samsara/protocol';
import { settings } from '../../settings/settings.ts';
import { listOf } from '../../texts/list-of.ts';
import './coming.css';
import { useComingWords } from './texts.ts';

/** What a table says about coming and going: may newcomers sit down, and who waits for the next game. */
export function NextLine({ info }: { readonly info: TableInfo }) {
  const coming = useComingWords();
  const names = (info.next ?? []).map(({ name }) => name);
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

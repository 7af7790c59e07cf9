import { changeSettings, settings } from '../settings/settings.ts';
import { useWords } from '../texts/words.ts';

/** From this size on the log can stay open beside the table. */
export const ROOM_BESIDE = '(min-width: 1900px) and (min-height: 560px)';

/** Keeps the log beside the table, or lets it go. */
export function LogPin() {
  const words = useWords();
  const { logBeside } = settings.value;
  if (!matchMedia(ROOM_BESIDE).matches) return null;
  return (
    <button
      type="button"
      class="button log-pin"
      aria-pressed={logBeside}
      onClick={() => changeSettings({ logBeside: !logBeside })}
    >
      {words.logBeside}
    </button>
  );
}

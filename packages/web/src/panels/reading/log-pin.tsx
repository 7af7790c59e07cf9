import { ROOM_BESIDE } from '../../kit/log-line.ts';
import { changeSettings, settings } from '../../settings/settings.ts';
import { useWords } from '../../texts/words.ts';

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

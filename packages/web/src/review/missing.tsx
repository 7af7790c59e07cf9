import { useState } from 'preact/hooks';
import { keepFile } from '../records/find-record.ts';
import { Loading } from '../shell/loading.tsx';
import { Message } from '../shell/message.tsx';
import { goTo, reviewPath } from '../shell/routes.ts';
import { replayCatalogue } from '../texts/replay.ts';

/** Nothing is kept under this name: a file may be opened instead. */
export function Missing() {
  const words = replayCatalogue.current.value;
  const [isWrong, setWrong] = useState(false);
  if (words === null) return <Loading />;
  const open = async (file: File | undefined) => {
    const play = file === undefined ? null : await keepFile(file);
    if (play === null) setWrong(true);
    else goTo(reviewPath(play));
  };
  return (
    <Message text={isWrong ? words.notARecord : words.notFound}>
      <label class="button is-main">
        {words.openFile}
        <input
          class="unseen"
          type="file"
          accept="application/json,.json"
          onChange={(event) => void open(event.currentTarget.files?.[0])}
        />
      </label>
    </Message>
  );
}

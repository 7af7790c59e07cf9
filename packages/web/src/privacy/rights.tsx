import { useState } from 'preact/hooks';
import { hasMet } from '../connection/api.ts';
import { Forget } from '../kit/form/forget.tsx';
import { saveFile } from '../shell/share-file.ts';
import { DeleteSheet } from './delete-sheet.tsx';
import { emptyDevice } from './emptying.ts';
import { privacy } from './requests.ts';
import type { PrivacyWords } from './texts.ts';

/** To have everything, to delete everything, and to empty this device. */
export function Rights({ words }: { readonly words: PrivacyWords }) {
  const [said, say] = useState('');
  const [isKnown, setKnown] = useState(hasMet());
  const [isAsking, ask] = useState(false);
  const save = async () => {
    say('');
    const file = await privacy.file().catch(() => undefined);
    if (file) saveFile(file);
    say(file === undefined ? words.failed : file === null ? words.tooOften : words.exported);
  };
  const empty = async () => {
    await emptyDevice();
    setKnown(false);
    say(words.emptied);
  };
  const done = (text: string) => {
    ask(false);
    setKnown(false);
    say(text);
  };
  return (
    <section class="privacy-box" aria-labelledby="privacy-rights">
      <h2 id="privacy-rights">{words.rights}</h2>
      {!isKnown && said === '' && <p>{words.notKnown}</p>}
      {isKnown && (
        <>
          <h3>{words.exportTitle}</h3>
          <p>{words.exportExplains}</p>
          <button type="button" class="button" onClick={save}>
            {words.export}
          </button>
          <h3>{words.deleteTitle}</h3>
          <p>{words.deleteExplains}</p>
          <button type="button" class="button is-bad" onClick={() => ask(true)}>
            {words.delete}
          </button>
        </>
      )}
      <h3>{words.deviceTitle}</h3>
      <p>{words.deviceExplains}</p>
      <Forget
        key={said}
        texts={{ forget: words.emptyDevice, really: words.reallyEmpty, keep: words.cancel }}
        forget={empty}
      />
      <p class="privacy-said" role="status">
        {said}
      </p>
      {isAsking && <DeleteSheet words={words} done={done} close={() => ask(false)} />}
    </section>
  );
}

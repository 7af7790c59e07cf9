import { Face } from '../kit/faces/face.tsx';
import { faceOf, OWN_FACE } from '../kit/faces/faces.ts';
import { settings } from '../settings/settings.ts';
import { useWords } from '../texts/words.ts';

/** More would push the words away. */
const MOST = 4;

/** Who plays, as faces beside their names. */
export function SmallFaces({ names }: { readonly names: readonly string[] }) {
  const { you } = useWords();
  const own = settings.value.face ?? OWN_FACE;
  return (
    <span class="small-faces" aria-hidden="true">
      {names.slice(0, MOST).map((name, seat) => (
        <Face key={seat} of={name === you ? own : faceOf(name)} seat={seat} />
      ))}
    </span>
  );
}

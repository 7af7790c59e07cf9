import { Face } from '../kit/faces/face.tsx';
import { FACES } from '../kit/faces/faces.ts';
import { changeSettings, settings } from '../settings/settings.ts';
import { FACE_WORDS } from './face-texts.ts';
import './face-choice.css';

/** The twelve faces to choose from, beside the name under which somebody comes to a table. */
export function FaceChoice() {
  const { language, face } = settings.value;
  const words = FACE_WORDS[language];
  return (
    <fieldset class="face-choice">
      <legend>{words.yourFace}</legend>
      <div>
        {FACES.map((animal, of) => (
          <label key={animal} title={words.animals[animal]}>
            <input
              type="radio"
              name="face"
              aria-label={words.animals[animal]}
              checked={face === of}
              onChange={() => changeSettings({ face: of })}
            />
            <Face of={of} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

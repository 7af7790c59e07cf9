import type { KeptPasskey } from '@samsara/protocol';
import { useRef } from 'preact/hooks';
import { Sheet } from '../kit/sheet.tsx';
import { settings } from '../settings/settings.ts';
import { ConfirmSheet } from './confirm-sheet.tsx';
import { dateOf } from './days.ts';
import { type DeviceWords, deviceCatalogue, deviceName } from './device-texts.ts';
import type { PersonWords } from './person-texts.ts';
import { StakeWarning } from './stake.tsx';
import { type NewPasskey, type PasskeyActions, type PasskeysProps, usePasskeys } from './use-passkeys.ts';

/** The passkeys of a person: made, shown, removed, and used to come back. */
export function Passkeys(props: PasskeysProps) {
  const { me, words } = props;
  const more = deviceCatalogue.current.value;
  const title = useRef<HTMLHeadingElement>(null);
  const actions = usePasskeys(props, () => title.current?.focus());
  if (more === null || !('PublicKeyCredential' in globalThis)) return null;
  const { passkeys, ask } = actions;
  return (
    <div>
      <h3 id="passkeys" ref={title} tabIndex={-1}>
        {words.passkey}
      </h3>
      <p>{me.passkeys > 0 ? words.has(me.passkeys) : words.passkeyExplains}</p>
      {passkeys.length > 0 && (
        <ul class="person-list" aria-labelledby="passkeys">
          {passkeys.map((passkey) => (
            <li key={passkey.id}>
              <PasskeyLine passkey={passkey} words={more} />
              <button
                type="button"
                class="button"
                aria-label={more.removeOf(deviceName(more, passkey))}
                onClick={() => ask({ about: 'remove', passkey })}
              >
                {more.remove}
              </button>
            </li>
          ))}
        </ul>
      )}
      <p class="person-buttons">
        <button type="button" class="button" onClick={actions.make}>
          {me.passkeys > 0 ? more.another : words.makePasskey}
        </button>
        <button type="button" class="button" onClick={actions.askLogin}>
          {words.usePasskey}
        </button>
      </p>
      <PasskeyQuestion actions={actions} words={words} more={more} />
    </div>
  );
}

interface PasskeyQuestionProps {
  readonly actions: PasskeyActions;
  readonly words: PersonWords;
  readonly more: DeviceWords;
}

/** What is asked before something is done. */
function PasskeyQuestion({ actions, words, more }: PasskeyQuestionProps) {
  const { asked, passkeys, ask } = actions;
  const close = () => ask(null);
  switch (asked?.about) {
    case undefined:
      return null;
    case 'remove':
      return (
        <ConfirmSheet
          title={more.removeOf(deviceName(more, asked.passkey))}
          yes={more.remove}
          cancel={more.cancel}
          confirm={() => actions.remove(asked.passkey, more.removed)}
          close={close}
        >
          <p>{passkeys.length === 1 ? more.removeLastAsks : more.removeAsks}</p>
        </ConfirmSheet>
      );
    case 'login':
      return (
        <ConfirmSheet
          title={more.comeBack}
          yes={words.usePasskey}
          cancel={more.cancel}
          confirm={actions.login}
          close={close}
        >
          <StakeWarning stake={asked.stake} />
        </ConfirmSheet>
      );
    case 'another':
      return (
        <AnotherSheet
          words={more}
          options={asked.options}
          showOne={actions.showOne}
          make={actions.makeAnother}
          close={close}
        />
      );
  }
}

interface AnotherProps {
  readonly words: DeviceWords;
  readonly options: NewPasskey | null;
  showOne(): void;
  make(options: NewPasskey): void;
  close(): void;
}

/** In two steps, because browsers want a tap for each. */
function AnotherSheet({ words, options, showOne, make, close }: AnotherProps) {
  return (
    <Sheet title={words.another} close={close}>
      <p role="status">{options === null ? words.anotherExplains : words.nowTheNewOne}</p>
      <p class="person-buttons">
        <button
          type="button"
          class="button is-main"
          onClick={options === null ? showOne : () => make(options)}
        >
          {options === null ? words.showOne : words.makeIt}
        </button>
        <button type="button" class="button" onClick={close}>
          {words.cancel}
        </button>
      </p>
    </Sheet>
  );
}

function PasskeyLine({ passkey, words }: { readonly passkey: KeptPasskey; readonly words: DeviceWords }) {
  const { language } = settings.value;
  const used = passkey.used === null ? words.neverUsed : words.usedOn(dateOf(language, passkey.used));
  return (
    <span>
      <b>{deviceName(words, passkey)}</b>
      <small>
        {words.madeOn(dateOf(language, passkey.made))}, {used}
      </small>
    </span>
  );
}

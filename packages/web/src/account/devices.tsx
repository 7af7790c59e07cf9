import type { Device, Stake } from '@samsara/protocol';
import { useEffect, useRef, useState } from 'preact/hooks';
import { api, signedOut } from '../connection/api.ts';
import { changeSettings, settings } from '../settings/settings.ts';
import { ConfirmSheet } from './confirm-sheet.tsx';
import { daysAgo } from './days.ts';
import { type DeviceWords, deviceCatalogue, deviceName } from './device-texts.ts';
import { StakeWarning } from './stake.tsx';

interface DevicesProps {
  /** Says what came of it. */
  attempt(doing: () => Promise<string>): void;
}

/** A question that is open: sign out here, or everywhere else? */
type Asked = { readonly about: 'here'; readonly stake: Stake | null } | { readonly about: 'others' };

/** The devices on which one is signed in, and how to sign them out. */
export function Devices({ attempt }: DevicesProps) {
  const words = deviceCatalogue.current.value;
  const title = useRef<HTMLHeadingElement>(null);
  const { devices, asked, ask, end, endOthers, askHere, endHere } = useDevices(attempt, () =>
    title.current?.focus(),
  );
  if (words === null || devices.length === 0) return null;
  return (
    <div>
      <h3 id="devices" ref={title} tabIndex={-1}>
        {words.title}
      </h3>
      <p>{words.explains}</p>
      <ul class="person-list" aria-labelledby="devices">
        {devices.map((device) => (
          <li key={device.id}>
            <DeviceLine device={device} words={words} />
            <button
              type="button"
              class="button"
              aria-label={device.current ? words.signOutHere : words.signOutOf(deviceName(words, device))}
              onClick={
                device.current ? askHere : () => end(device, words.signedOut(deviceName(words, device)))
              }
            >
              {words.signOut}
            </button>
          </li>
        ))}
      </ul>
      {devices.length > 1 && (
        <button type="button" class="button" onClick={() => ask({ about: 'others' })}>
          {words.signOutOthers}
        </button>
      )}
      <SignOutQuestion
        asked={asked}
        words={words}
        close={() => ask(null)}
        here={endHere}
        others={() => endOthers(words.othersSignedOut)}
      />
    </div>
  );
}

/** What can be done about devices. `said` tells that it is done; `focusTitle` is for when the button that was pressed is gone. */
function useDevices(attempt: DevicesProps['attempt'], focusTitle: () => void) {
  const [devices, setDevices] = useState<readonly Device[]>([]);
  const [asked, ask] = useState<Asked | null>(null);
  useEffect(() => {
    api.devices.list().then(
      ({ devices }) => setDevices(devices),
      () => {},
    );
  }, []);
  const end = (device: Device, said: string) =>
    attempt(async () => {
      setDevices((await api.devices.end(device.id)).devices);
      focusTitle();
      return said;
    });
  const endOthers = (said: string) =>
    attempt(async () => {
      ask(null);
      setDevices((await api.devices.endOthers()).devices);
      focusTitle();
      return said;
    });
  const askHere = () =>
    attempt(async () => {
      ask({ about: 'here', stake: (await api.stake()).stake });
      return '';
    });
  const endHere = () =>
    attempt(async () => {
      ask(null);
      for (const { id, current } of devices) if (current) await api.devices.end(id);
      changeSettings({ name: '' });
      signedOut.value = true;
      return '';
    });
  return { devices, asked, ask, end, endOthers, askHere, endHere };
}

interface SignOutQuestionProps {
  readonly asked: Asked | null;
  readonly words: DeviceWords;
  close(): void;
  here(): void;
  others(): void;
}

function SignOutQuestion({ asked, words, close, here, others }: SignOutQuestionProps) {
  if (asked === null) return null;
  if (asked.about === 'others')
    return (
      <ConfirmSheet
        title={words.signOutOthers}
        yes={words.signOutOthers}
        cancel={words.cancel}
        confirm={others}
        close={close}
      >
        <p>{words.signOutOthersAsks}</p>
      </ConfirmSheet>
    );
  return (
    <ConfirmSheet
      title={words.signOutHere}
      yes={words.signOut}
      cancel={words.cancel}
      confirm={here}
      close={close}
    >
      {asked.stake !== null && <StakeWarning stake={asked.stake} />}
    </ConfirmSheet>
  );
}

function DeviceLine({ device, words }: { readonly device: Device; readonly words: DeviceWords }) {
  const { language } = settings.value;
  return (
    <span>
      <b>{deviceName(words, device)}</b>
      {device.current && <> ({words.thisOne})</>}
      <small>{device.current ? words.justNow : words.seen(daysAgo(language, device.seen, Date.now()))}</small>
    </span>
  );
}

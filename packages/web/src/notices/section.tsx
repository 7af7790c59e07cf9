import type { NoticeKind, Notices } from '@samsara/protocol';
import { useEffect, useRef, useState } from 'preact/hooks';
import { hasMet, Refused, request } from '../connection/api.ts';
import { Switch } from '../kit/form/switch.tsx';
import { useWords } from '../texts/words.ts';
import { Elsewhere } from './elsewhere.tsx';
import './notices.css';
import { type Change, keepWishes, NOTICES_PATH, pushPermission, turnPushOff, turnPushOn } from './push.ts';
import { QuietHours } from './quiet-hours.tsx';
import { useNoticeWords } from './words.ts';

/** What one is told while the page is closed; nothing for who has never been at the server, or cannot reach it. */
export function NoticesSection() {
  const words = useNoticeWords();
  const { refusals } = useWords();
  const [notices, setNotices] = useState<Notices | null>(null);
  const [said, say] = useState('');
  useEffect(() => {
    if (!hasMet()) return;
    void request<Notices>('GET', NOTICES_PATH)
      .then(setNotices)
      .catch(() => undefined);
  }, []);
  // One change after the other, each on top of what the one before has brought.
  const latest = useRef<Promise<Notices | null>>(Promise.resolve(null));
  if (notices === null) return null;
  const change: Change = (doing, done = '') => {
    const before = latest.current;
    const changed = before.then(async (known) => (await doing(known ?? notices)) ?? known ?? notices);
    latest.current = changed.catch(() => before);
    changed.then(
      (now) => {
        setNotices(now);
        say(done);
      },
      (error) => say(error instanceof Refused ? refusals[error.reason.code] : words.failed),
    );
  };
  const hasSomewhere = notices.devices > 0 || notices.hook !== null;
  const test = () => request<Notices>('POST', `${NOTICES_PATH}/test`, {});
  return (
    <section class="notices" aria-labelledby="notices">
      <h2 id="notices">{words.title}</h2>
      <p>{words.explains}</p>
      <ThisDevice notices={notices} change={change} />
      <Kinds notices={notices} change={change} />
      <QuietHours quiet={notices.quiet} keep={(quiet) => change((now) => keepWishes({ ...now, quiet }))} />
      {hasSomewhere && (
        <button type="button" class="button" onClick={() => change(test, words.tested)}>
          {words.test}
        </button>
      )}
      <p class="notices-said" role="status">
        {said}
      </p>
      <Elsewhere notices={notices} change={change} />
    </section>
  );
}

interface PartProps {
  readonly notices: Notices;
  readonly change: Change;
}

/** Push messages on this device: asked for after a tap, and not before it is said what comes. */
function ThisDevice({ notices, change }: PartProps) {
  const words = useNoticeWords();
  const permission = pushPermission();
  if (notices.push_key === null) return <p>{words.serverCannot}</p>;
  if (permission === 'cannot') return <p>{words.cannot}</p>;
  if (permission === 'denied') return <p>{words.denied}</p>;
  const isOn = notices.here && permission === 'granted';
  return (
    <div class="notices-line">
      {isOn ? (
        <>
          <p>{words.isOn}</p>
          <button type="button" class="button" onClick={() => change(turnPushOff)}>
            {words.turnOff}
          </button>
        </>
      ) : (
        <>
          <button type="button" class="button is-main" onClick={() => change(() => turnPushOn(notices))}>
            {words.turnOn}
          </button>
          {permission === 'default' && <small>{words.asksNext}</small>}
        </>
      )}
      {notices.devices > (isOn ? 1 : 0) && <small>{words.others(notices.devices)}</small>}
    </div>
  );
}

function Kinds({ notices, change }: PartProps) {
  const words = useNoticeWords();
  const { kinds } = notices;
  const turn = (kind: NoticeKind, on: boolean) =>
    change((now) => {
      const others = now.kinds.filter((other) => other !== kind);
      return keepWishes({ ...now, kinds: on ? [...others, kind] : others });
    });
  return (
    <fieldset class="notices-kinds">
      <legend>{words.about}</legend>
      {(Object.keys(words.kinds) as NoticeKind[]).map((kind) => (
        <Switch
          key={kind}
          label={words.kinds[kind]}
          isOn={kinds.includes(kind)}
          turn={(on) => turn(kind, on)}
        />
      ))}
    </fieldset>
  );
}

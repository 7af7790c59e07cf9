import type { HookForm, NoticeFeed, Notices } from '@samsara/protocol';
import { useState } from 'preact/hooks';
import { request } from '../connection/api.ts';
import { copyText } from '../shell/copy-text.ts';
import { shareLink } from '../shell/share-origin.ts';
import { type Change, NOTICES_PATH } from './push.ts';
import { useNoticeWords } from './words.ts';

interface PartProps {
  readonly notices: Notices;
  readonly change: Change;
}

/** For those who cannot have push messages, or want them elsewhere too: a feed, and where the server allows it a hook. */
export function Elsewhere({ notices, change }: PartProps) {
  const words = useNoticeWords();
  return (
    <details class="notices-elsewhere">
      <summary>{words.elsewhere}</summary>
      <Feed notices={notices} change={change} />
      {notices.hooks && <WebHook notices={notices} change={change} />}
    </details>
  );
}

function Feed({ notices, change }: PartProps) {
  const words = useNoticeWords();
  const [feed, setFeed] = useState<NoticeFeed | null>(null);
  const make = async () => {
    setFeed(await request<NoticeFeed>('POST', `${NOTICES_PATH}/feed`, {}));
    return { ...notices, feed: true };
  };
  const end = async () => {
    setFeed(null);
    return request<Notices>('POST', `${NOTICES_PATH}/feed/end`, {});
  };
  return (
    <div>
      <h3>{words.feed}</h3>
      <p>{words.feedExplains}</p>
      {feed !== null && (
        <>
          <p>{words.copyNow}</p>
          <SecretLink label={words.atom} path={feed.atom} />
          <SecretLink label={words.calendar} path={feed.calendar} />
        </>
      )}
      <div class="notices-line">
        <button type="button" class="button" onClick={() => change(make)}>
          {notices.feed ? words.makeFeedAnew : words.makeFeed}
        </button>
        {notices.feed && (
          <button type="button" class="button is-quiet" onClick={() => change(end)}>
            {words.endFeed}
          </button>
        )}
      </div>
    </div>
  );
}

function SecretLink({ label, path }: { readonly label: string; readonly path: string }) {
  const words = useNoticeWords();
  const [isCopied, setCopied] = useState(false);
  const link = shareLink(path);
  return (
    <div class="notices-link">
      <label>
        <span>{label}</span>
        <input readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
      </label>
      <button type="button" class="button" onClick={() => void copyText(link).then(setCopied)}>
        {isCopied ? words.copied : words.copy}
      </button>
    </div>
  );
}

function WebHook({ notices: { hook }, change }: PartProps) {
  const words = useNoticeWords();
  const [url, setUrl] = useState('');
  const [form, setForm] = useState<HookForm>('json');
  const keep = (event: Event) => {
    event.preventDefault();
    change(async () => {
      const now = await request<Notices>('POST', `${NOTICES_PATH}/hook`, { url, form });
      setUrl('');
      return now;
    });
  };
  const remove = () => request<Notices>('POST', `${NOTICES_PATH}/hook/end`, {});
  return (
    <div>
      <h3>{words.hook}</h3>
      <p>{words.hookExplains}</p>
      {hook !== null && (
        <div class="notices-line">
          <span>{words.goesTo(words.forms[hook.form], hook.host)}</span>
          <button type="button" class="button is-quiet" onClick={() => change(remove)}>
            {words.remove}
          </button>
        </div>
      )}
      <form class="notices-link" onSubmit={keep}>
        <label>
          <span>{words.hookForm}</span>
          <select value={form} onChange={(event) => setForm(event.currentTarget.value as HookForm)}>
            {(Object.keys(words.forms) as HookForm[]).map((one) => (
              <option key={one} value={one}>
                {words.forms[one]}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span>{words.hookAddress}</span>
          <input
            type="url"
            required
            placeholder="https://"
            value={url}
            onInput={(event) => setUrl(event.currentTarget.value)}
          />
        </label>
        <button type="submit" class="button">
          {words.keep}
        </button>
      </form>
    </div>
  );
}

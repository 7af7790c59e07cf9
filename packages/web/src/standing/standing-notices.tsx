import type { MyStanding } from '@samsara/protocol';
import { useState } from 'preact/hooks';
import { request } from '../connection/api.ts';
import { askStanding, standing } from '../connection/standing.ts';
import { Icon } from '../kit/icon.tsx';
import { Sheet } from '../kit/sheet.tsx';
import { settings } from '../settings/settings.ts';
import { AboveAll } from './above-all.tsx';
import { type StandingWords, useStandingWords } from './texts.ts';
import './standing.css';

/** What the house says, and what holds for this person: calm, above whatever page is open. */
export function StandingNotices() {
  const words = useStandingWords();
  const [closed, setClosed] = useState<readonly string[]>([]);
  const now = standing.value;
  if (now === null) return null;
  const notices = noticesIn(now, words).filter(({ key }) => !closed.includes(key));
  const [warning] = now.warnings;
  return (
    <>
      {notices.length > 0 && (
        <AboveAll>
          {notices.map(({ key, title, lines }) => (
            <section key={key} class="house-notice">
              <div>
                {title !== null && <strong>{title}</strong>}
                {lines.map((line) => (
                  <p key={line}>{line}</p>
                ))}
              </div>
              <button
                type="button"
                class="icon-button"
                aria-label={words.close}
                onClick={() => setClosed([...closed, key])}
              >
                <Icon of="close" />
              </button>
            </section>
          ))}
        </AboveAll>
      )}
      {warning !== undefined && <Warning key={warning.id} {...warning} words={words} />}
    </>
  );
}

interface Notice {
  readonly key: string;
  readonly title: string | null;
  readonly lines: readonly string[];
}

function noticesIn({ message, mute, ban }: MyStanding, words: StandingWords): Notice[] {
  const { language } = settings.value;
  const texts = message?.texts ?? {};
  const said = texts[language] ?? texts.en ?? texts.de ?? texts.fr;
  const list: Notice[] = [];
  if (said !== undefined) list.push({ key: said, title: words.message, lines: said.split('\n') });
  if (ban !== null) {
    const says = ban.address ? words.addressBanned : words.banned;
    const lines = [says(shownTime(ban.until)), words.reason(ban.reason), words.stillHere];
    list.push({ key: `ban ${ban.until}`, title: null, lines });
  }
  if (mute !== null) {
    const lines = [words.muted(shownTime(mute.until)), words.reason(mute.reason)];
    list.push({ key: `mute ${mute.until}`, title: null, lines });
  }
  return list;
}

/** Stays until it was read. */
function Warning({ id, reason, words }: { id: string; reason: string; words: StandingWords }) {
  const read = () => void request('POST', '/api/standing/seen', { id }).then(askStanding, askStanding);
  return (
    <Sheet title={words.warning} close={read}>
      <div class="house-warning">
        <p>{words.warned}</p>
        <blockquote>{reason}</blockquote>
        <button type="button" class="button is-main" onClick={read}>
          {words.understood}
        </button>
      </div>
    </Sheet>
  );
}

function shownTime(at: number | null): string | null {
  if (at === null) return null;
  return new Intl.DateTimeFormat(settings.value.language, { dateStyle: 'medium', timeStyle: 'short' }).format(
    at,
  );
}

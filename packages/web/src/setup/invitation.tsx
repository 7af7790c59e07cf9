import { useState } from 'preact/hooks';
import { copyText } from '../shell/copy-text.ts';
import { tablePath } from '../shell/routes.ts';
import { shareLink } from '../shell/share-origin.ts';
import { useWords } from '../texts/words.ts';
import './invitation.css';
import { QrCode } from '../shell/qr-code.tsx';
import { lobbyCatalogue } from '../texts/lobby/words.ts';

interface InvitationProps {
  readonly code: string;
  /** On the device that is the table: large enough to be read from around it. */
  readonly isScreen?: boolean;
}

/** The way to a table for others: link, short code and QR code. */
export function Invitation({ code, isScreen = false }: InvitationProps) {
  const words = lobbyCatalogue.current.value;
  const common = useWords();
  const [isCopied, setCopied] = useState(false);
  if (words === null) return null;
  const link = shareLink(tablePath(code));
  // Without the right to copy, the link stands there to be selected.
  const copy = async () => setCopied(await copyText(link));
  return (
    <section class={`invitation on-paper${isScreen ? ' is-screen' : ''}`} aria-label={words.invite}>
      <QrCode text={link} label={words.qr} />
      <div>
        <p class="invitation-code">{code}</p>
        <p class="invitation-link">
          <a href={tablePath(code)}>{link}</a>
        </p>
        <p class="invitation-explains">{words.inviteExplains}</p>
        <p class="invitation-buttons">
          <button type="button" class="button" onClick={() => void copy()}>
            {isCopied ? words.copied : words.copyLink}
          </button>
          {'share' in navigator && (
            <button
              type="button"
              class="button"
              onClick={() => void navigator.share({ url: link, title: 'Samsara' }).catch(() => undefined)}
            >
              {words.share}
            </button>
          )}
          {!isScreen && (
            <a class="button is-quiet" href={`${tablePath(code)}?screen`} target="_blank" rel="noopener">
              {common.tableScreen}
            </a>
          )}
        </p>
      </div>
    </section>
  );
}

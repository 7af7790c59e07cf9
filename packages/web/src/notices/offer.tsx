import type { Notices } from '@samsara/protocol';
import { useEffect, useState } from 'preact/hooks';
import { request } from '../connection/api.ts';
import { Sheet } from '../kit/sheet.tsx';
import './notices.css';
import { NOTICES_PATH, turnPushOn } from './push.ts';
import { useNoticeWords } from './words.ts';

interface OfferProps {
  /** It is not offered again, whatever was answered. */
  close(): void;
}

/** A bell at a table over days: whoever taps it reads what would come, and may say yes. */
export function Offer({ close }: OfferProps) {
  const words = useNoticeWords();
  const [notices, setNotices] = useState<Notices | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [said, say] = useState('');
  useEffect(() => {
    void request<Notices>('GET', NOTICES_PATH)
      .then(setNotices)
      .catch(() => undefined);
  }, []);
  if (notices === null || notices.push_key === null || notices.here) return null;
  const accept = () => turnPushOn(notices).then(close, () => say(words.failed));
  return (
    <>
      <button
        type="button"
        class="icon-button offer-button"
        aria-label={words.offer}
        onClick={() => setOpen(true)}
      >
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M6 16V11a6 6 0 0 1 12 0v5l1.5 2h-15z" />
          <path d="M10 20.5h4" />
        </svg>
      </button>
      {isOpen && (
        <Sheet title={words.offer} close={close}>
          <p>{words.offerExplains}</p>
          <p role="alert">{said}</p>
          <div class="notices-line">
            <button type="button" class="button is-main" onClick={() => void accept()}>
              {words.yes}
            </button>
            <button type="button" class="button" onClick={close}>
              {words.no}
            </button>
          </div>
        </Sheet>
      )}
    </>
  );
}

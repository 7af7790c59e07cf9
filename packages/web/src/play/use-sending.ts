import { useState } from 'preact/hooks';
import type { Offer } from '../contract/board.ts';
import { settings } from '../settings/settings.ts';
import { currentWords } from '../texts/words.ts';
import type { Stage } from './stage.ts';
import type { Refusals } from './use-refusals.ts';

/** The way of a move to the table: a question first if it is costly, then its answer. */
export interface Sending {
  /** A move that waits for a second yes. */
  readonly question: Offer | null;
  readonly isSending: boolean;
  /** Raised when the decision bar should take the focus. */
  readonly asks: number;
  /** Makes a move, after a question if it is costly. */
  send(offer: Offer): void;
  /** Makes a move at once. */
  order(text: string, offer?: Offer): Promise<void>;
  answer(yes: boolean): void;
  clearQuestion(): void;
  /** Has the decision bar ask which of several moves is meant. */
  askWhich(): void;
}

/** `clearPicks` puts back what was picked for a move that is being sent. */
export function useSending(
  { session, screen, shown: { view, info } }: Stage,
  refusals: Refusals,
  clearPicks: () => void,
): Sending {
  const [question, setQuestion] = useState<Offer | null>(null);
  const [asks, setAsks] = useState(0);
  const [isSending, setSending] = useState(false);
  const askWhich = () => setAsks((n) => n + 1);
  const clearQuestion = () => setQuestion(null);

  const order = async (text: string, offer?: Offer) => {
    clearPicks();
    clearQuestion();
    refusals.clearRefusal();
    setSending(true);
    const answer = await session.order({ type: 'move', move: text }, offer);
    setSending(false);
    if (answer.ok) return;
    if (answer.reason.rule !== undefined) refusals.refuse(answer.reason.rule, null);
    else refusals.notify(currentWords().refusals[answer.reason.code]);
  };
  const send = (offer: Offer) => {
    const { confirm, confirmOverDays } = settings.value;
    const isCostly = confirm === 'costly' && (screen.isCostly?.(offer.move, view) ?? false);
    const isUnhurried = confirmOverDays && info.settings.days !== undefined;
    if (isCostly || isUnhurried || confirm === 'every') {
      setQuestion(offer);
      askWhich();
    } else void order(offer.text, offer);
  };
  const answer = (yes: boolean) => {
    if (yes && question !== null) void order(question.text);
    clearQuestion();
  };
  return { question, isSending, asks, send, order, answer, clearQuestion, askWhich };
}

import { useState } from 'preact/hooks';
import type { TableState } from '../session/table-store.ts';
import { Later } from '../shell/lazy.tsx';
import { usePeopleWords } from './people-texts.ts';

interface OrderButtonProps {
  readonly state: TableState;
  /** The look of the button. */
  readonly look?: string;
}

/** Reports or blocks somebody else at the table; nothing where one is alone with bots. */
export function OrderButton({ state: { info, you }, look = 'button is-quiet' }: OrderButtonProps) {
  const words = usePeopleWords();
  const [isOpen, setOpen] = useState(false);
  const others = info.seats.flatMap(({ person, name }, seat) =>
    person && seat !== you.seat ? [{ person, name: name ?? '' }] : [],
  );
  const waiting = (info.next ?? []).map(({ person, name }) => ({ person, name }));
  const people = you.next === undefined ? [...others, ...waiting] : others;
  if (people.length === 0) return null;
  return (
    <>
      <button type="button" class={look} onClick={() => setOpen(true)}>
        {words.reportOrBlock}
      </button>
      {isOpen && (
        <Later key="order" load={() => import('../order/order-sheet.tsx')}>
          {({ OrderSheet }) => <OrderSheet table={info.code} people={people} close={() => setOpen(false)} />}
        </Later>
      )}
    </>
  );
}

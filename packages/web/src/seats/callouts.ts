import { useEffect, useRef } from 'preact/hooks';
import { useTable } from '../contract/table-context.ts';

/** Says what matters at the face of whoever does it, and what a bot thinks of it where they may talk. `loud` is an event, for a moment. */
export function useCallouts(loud: unknown, mayTalk: boolean): void {
  const table = useTable();
  const isLeft = useRef(false);
  const leave = useRef<() => void>(() => undefined);
  useEffect(() => {
    if (loud === null) return;
    void import('./talk/call-out.ts').then(
      ({ callOut, dropRemark }) => {
        if (isLeft.current) return;
        leave.current = dropRemark;
        callOut(table, loud, mayTalk);
      },
      () => undefined,
    );
  }, [loud]);
  useEffect(
    () => () => {
      isLeft.current = true;
      leave.current();
    },
    [],
  );
}

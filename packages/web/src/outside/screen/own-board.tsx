import type { MountedBoard, OutsideBoard, OutsideTable } from '@samsara/engine';
import type { ComponentChild } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { prefersLessMotion } from '../../motion/motion.ts';
import type { OutsideProps } from './board.tsx';

/** The board that a game brings. One that fails gives way to the generic one, and the game goes on. */
export function makeOwnBoard(
  board: OutsideBoard<HTMLElement>,
  Generic: (props: OutsideProps) => ComponentChild,
) {
  return function OwnBoard(props: OutsideProps) {
    const root = useRef<HTMLDivElement>(null);
    const mounted = useRef<MountedBoard | null>(null);
    const [isBroken, setBroken] = useState(false);
    const table = outsideTable(props);
    const act = (what: () => void) => {
      try {
        what();
      } catch (error) {
        console.error(error);
        setBroken(true);
      }
    };
    useLayoutEffect(() => {
      const element = root.current;
      if (element === null) return;
      act(() => {
        if (mounted.current === null) mounted.current = board.mount(element, table);
        else mounted.current.update(table);
      });
    });
    useEffect(
      () => () => {
        act(() => mounted.current?.unmount());
        mounted.current = null;
      },
      [isBroken],
    );
    return isBroken ? <Generic {...props} /> : <div class="outside-own" ref={root} />;
  };
}

/** The table as far as a stranger's board may know it. */
function outsideTable(props: OutsideProps): OutsideTable {
  const { view, seat, names, deciding, offers, outcome, language, texts, happened, tryOut } = props;
  return {
    view,
    seat,
    names: names.seats,
    deciding,
    moves: offers.map(({ text, label }) => ({ move: text, text: label })),
    log: (happened?.() ?? []).map((event) => texts.event(event, names)),
    outcome,
    language,
    isReduced: prefersLessMotion(),
    play: (move) => tryOut(String(move)),
  };
}

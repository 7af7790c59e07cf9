import { useLayoutEffect } from 'preact/hooks';

/** The table takes the room that is left beside an element. */
export function useRoomFor(element: { readonly current: HTMLElement | null }): void {
  useLayoutEffect(() => {
    const beside = element.current;
    const stage = beside?.closest<HTMLElement>('.prepared');
    if (!beside || !stage) return;
    const measure = () => stage.style.setProperty('--coach-h', `${beside.offsetHeight}px`);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(beside);
    return () => observer.disconnect();
  }, [element]);
}

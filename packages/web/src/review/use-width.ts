import { useLayoutEffect, useRef, useState } from 'preact/hooks';

/** How wide an element is, and as long as it is on the page. */
export function useWidth<Kind extends Element>(usual: number) {
  const element = useRef<Kind>(null);
  const [width, setWidth] = useState(usual);
  useLayoutEffect(() => {
    if (element.current === null) return;
    const measure = new ResizeObserver(([{ contentRect }]) =>
      setWidth(Math.round(contentRect.width) || usual),
    );
    measure.observe(element.current);
    return () => measure.disconnect();
  }, [usual]);
  return { element, width };
}

// Measures the rendered width of an element, for a chart whose labels keep their size.
import { type RefObject, useLayoutEffect, useState } from 'react';

/** @param before the width used until it has been measured, in CSS pixels */
export function useWidth(element: RefObject<HTMLElement | null>, before: number): number {
  const [width, setWidth] = useState(before);
  useLayoutEffect(() => {
    const drawn = element.current;
    if (!drawn) return;
    const measure = () => {
      if (drawn.clientWidth > 0) setWidth(drawn.clientWidth);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(drawn);
    return () => observer.disconnect();
  }, [element]);
  return width;
}

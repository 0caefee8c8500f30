// The bar at the bottom of a phone's screen with the main action of a page; hidden at other widths.
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import styles from './bottom-bar.module.css';

/** Publishes the height of the dock, so that no focused element is hidden behind it. */
export function useDockHeight(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const dock = element.current;
    if (!dock || typeof ResizeObserver === 'undefined') return;
    const root = document.documentElement;
    const measure = () => root.style.setProperty('--dock-height', `${dock.offsetHeight}px`);
    const observer = new ResizeObserver(measure);
    observer.observe(dock);
    return () => {
      observer.disconnect();
      root.style.removeProperty('--dock-height');
    };
  }, [element]);
}

export function Dock({ children }: { children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  useDockHeight(element);
  return (
    <div ref={element} className={styles.dock} data-dock="">
      {children}
    </div>
  );
}

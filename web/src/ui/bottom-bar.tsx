// The bar at the foot of a phone's screen that holds a page's main action; other widths do not show it.
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import styles from './bottom-bar.module.css';

/** Tells the page how much room the dock takes, so that nothing focused is hidden behind it. */
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

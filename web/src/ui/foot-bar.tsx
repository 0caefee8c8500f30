// A bar at the bottom of a dashboard page: words first, then buttons. It is fixed if the screen is high enough, and
// never covers a focused control.
import { type ReactNode, useRef } from 'react';
import { useDockHeight } from './bottom-bar.tsx';
import styles from './foot-bar.module.css';

export function FootBar({ label, children }: { label: string; children: ReactNode }) {
  const element = useRef<HTMLElement>(null);
  useDockHeight(element);
  return (
    <section ref={element} className={styles.bar} aria-label={label}>
      <div className={styles.inner}>{children}</div>
    </section>
  );
}

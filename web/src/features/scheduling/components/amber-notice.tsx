// An amber line above the grid: what will soon be otherwise, or is no longer kept.
import { Hourglass } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './amber-notice.module.css';

export function AmberNotice({ action, children }: { action?: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.notice}>
      <Hourglass aria-hidden="true" />
      <div className={styles.words}>{children}</div>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}

// An amber notice above the grid: a hold that ends soon, or hours that are no longer held.
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

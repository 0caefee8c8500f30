// Buttons side by side, which share the width of a phone.
import type { ReactNode } from 'react';
import styles from './button-row.module.css';

export function ButtonRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}

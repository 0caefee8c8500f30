// A message at the top of the region it concerns.
import { CircleAlert, Info } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import styles from './banner.module.css';
import { classNames } from './class-names.ts';

interface BannerProps {
  kind: 'error' | 'info';
  /** A button of the text variant. */
  action?: ReactNode;
  children: ReactNode;
  /** Can take the focus. */
  ref?: Ref<HTMLDivElement>;
}

export function Banner({ kind, action, children, ref }: BannerProps) {
  const Icon = kind === 'error' ? CircleAlert : Info;
  return (
    <div
      ref={ref}
      tabIndex={-1}
      role={kind === 'error' ? 'alert' : 'status'}
      className={classNames(styles.banner, styles[kind])}
    >
      <Icon aria-hidden />
      <div className={styles.body}>
        <div className={styles.words}>{children}</div>
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </div>
  );
}

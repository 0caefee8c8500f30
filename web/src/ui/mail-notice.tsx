// One line on what became of a message, with a mark that tells a warning from a failure.
import { CircleAlert, Clock, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './mail-notice.module.css';

const ICONS = { queued: Clock, unsent: TriangleAlert, failed: CircleAlert } as const;

/** @param kind without one it is a remark, and has no mark */
export function MailNotice({ kind, children }: { kind?: keyof typeof ICONS; children: ReactNode }) {
  const Icon = kind && ICONS[kind];
  return (
    <p className={classNames(styles.line, kind && styles[kind])}>
      {Icon && <Icon aria-hidden />}
      {children}
    </p>
  );
}

// A status as a pill with colour, icon and word.
import { Check, Clock, type LucideIcon, MailCheck, Minus, X } from 'lucide-react';
import { classNames } from './class-names.ts';
import styles from './status-pill.module.css';

export type StatusKind = 'approved' | 'rejected' | 'sent' | 'pending' | 'neutral';

const ICONS = { approved: Check, rejected: X, sent: MailCheck, pending: Clock, neutral: Minus } as const;

interface StatusPillProps {
  kind: StatusKind;
  /** Replaces the icon of the kind. */
  icon?: LucideIcon;
  children: string;
}

export function StatusPill({ kind, icon, children }: StatusPillProps) {
  const Icon = icon ?? ICONS[kind];
  return (
    <span className={classNames(styles.pill, styles[kind])}>
      <Icon aria-hidden />
      {children}
    </span>
  );
}

// The approve, reject and delete buttons of one application; the active one shows a spinner, the row stays.

import type { HostedRow } from '@visavis/contract/hosted-buyer/row';
import { canApprove, canReject } from '@visavis/domain/hosted-buyer/state';
import { can } from '@visavis/domain/identity/grants';
import { Check, type LucideIcon, Trash2, X } from 'lucide-react';
import { useText } from '../../../i18n/text.ts';
import { useRole } from '../../../lib/use-organiser.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import type { Decisions, RecordedAction } from '../use-decisions.ts';
import styles from './row-actions.module.css';

interface RowActionsProps {
  row: HostedRow;
  decisions: Decisions;
  onReject: (row: HostedRow) => void;
  onChangeDecision: (row: HostedRow) => void;
}

export function RowActions({ row, decisions, onReject, onChangeDecision }: RowActionsProps) {
  const text = useText();
  const role = useRole();
  const { name, status, isReplaced } = row;
  const busy = decisions.busyOf(row.id);
  const reason = isReplaced
    ? text('hostedBuyers.heldByReplaced')
    : text('hostedBuyers.heldBy', { status: text.choice('status', status) });
  const parts = (action: RecordedAction, mayPress: boolean, press: () => void) => ({
    busy: busy === action,
    // Only one request per row at a time.
    isHeld: busy !== undefined || !mayPress,
    reason: mayPress ? undefined : reason,
    onPress: press,
  });
  return (
    <div className={styles.actions}>
      {can(role, 'hosted-buyer.decide') && (
        <>
          <ActionButton
            icon={Check}
            look="approve"
            label={text('hostedBuyers.approveOf', { name })}
            {...parts('approve', !isReplaced && canApprove(status), () => decisions.approve(row))}
          />
          <ActionButton
            icon={X}
            look="reject"
            label={text('hostedBuyers.rejectOf', { name })}
            {...parts('reject', !isReplaced && canReject(status), () => onReject(row))}
          />
          {status === 'Email Sent' && !isReplaced && (
            <Button
              variant="text"
              className={styles.change}
              aria-label={`${text('hostedBuyers.changeDecision')} ${text('hostedBuyers.changeDecisionOf', { name })}`}
              aria-disabled={busy !== undefined || undefined}
              onClick={() => {
                if (busy === undefined) onChangeDecision(row);
              }}
            >
              {text('hostedBuyers.changeDecision')}
            </Button>
          )}
        </>
      )}
      {can(role, 'hosted-buyer.delete') && (
        <ActionButton
          icon={Trash2}
          look="delete"
          label={text('hostedBuyers.deleteOf', { name })}
          {...parts('delete', true, () => decisions.remove(row))}
        />
      )}
    </div>
  );
}

interface ActionButtonProps {
  icon: LucideIcon;
  look: 'approve' | 'reject' | 'delete';
  label: string;
  busy: boolean;
  isHeld: boolean;
  /** Why it cannot be pressed. */
  reason: string | undefined;
  onPress: () => void;
}

function ActionButton({ icon: Icon, look, label, busy, isHeld, reason, onPress }: ActionButtonProps) {
  return (
    <Button
      variant="secondary"
      className={classNames(styles.icon, styles[look])}
      aria-label={label}
      title={reason ?? label}
      busy={busy}
      busyText=""
      aria-disabled={isHeld || undefined}
      onClick={() => {
        if (!isHeld) onPress();
      }}
    >
      <Icon aria-hidden />
    </Button>
  );
}

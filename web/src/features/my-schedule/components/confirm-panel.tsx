// Asks the visitor to confirm the email address: opening the mailed link is not enough, as mail scanners open it too.

import { zoneLabelAt } from '@visavis/domain/edition/zone-label';
import { MailCheck } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { useText } from '../../../i18n/text.ts';
import { useFairZone } from '../../../i18n/use-fair-zone.ts';
import { useInstants } from '../../../i18n/use-instants.ts';
import { useAction } from '../../../queries/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import type { OwnSchedule } from '../api.ts';
import { ConfirmByEmail } from './confirm-by-email.tsx';
import styles from './confirm-panel.module.css';

interface ConfirmPanelProps {
  own: OwnSchedule;
  /** Id of the sentence that says why the action is disabled. */
  barredBy: string | undefined;
}

export function ConfirmPanel({ own, barredBy }: ConfirmPanelProps) {
  const text = useText();
  const instants = useInstants();
  const { timeZone } = useFairZone();
  const titleId = useId();
  const thanks = useRef<HTMLParagraphElement>(null);
  const confirm = useAction({
    act: own.confirm,
    failed: text('mySchedule.confirmFailed'),
    done: own.accept,
  });
  const { isDone, failure } = confirm;

  // The button that had the focus is gone.
  useEffect(() => {
    if (isDone) thanks.current?.focus();
  }, [isDone]);

  if (isDone)
    return (
      <p ref={thanks} className={styles.done} role="status" tabIndex={-1}>
        <MailCheck aria-hidden />
        {text('mySchedule.confirmed')}
      </p>
    );
  // An older cached copy lacks this field.
  if (own.schedule?.emailConfirmed !== false || own.schedule.confirmedFrom === 'nowhere') return null;
  const { releasedFrom, confirmedFrom } = own.schedule;
  const until = releasedFrom
    ? {
        time: instants.instant(releasedFrom),
        zone: zoneLabelAt(Date.parse(releasedFrom), timeZone),
      }
    : null;
  if (confirmedFrom === 'email')
    return <ConfirmByEmail>{until ? text('mySchedule.confirmUntilEmail', until) : undefined}</ConfirmByEmail>;

  return (
    <section className={styles.panel} aria-labelledby={titleId}>
      <h2 id={titleId}>{text('mySchedule.confirmTitle')}</h2>
      <p>{until ? text('mySchedule.confirmUntil', until) : text('mySchedule.confirmLead')}</p>
      {failure !== null && (
        <p className={styles.problem} role="alert">
          {failure}
        </p>
      )}
      <Button
        block
        busy={confirm.isBusy}
        busyText={text('mySchedule.confirming')}
        {...(barredBy !== undefined && { 'aria-disabled': true, 'aria-describedby': barredBy })}
        onClick={() => {
          if (barredBy === undefined) void confirm.run();
        }}
      >
        {text('mySchedule.confirm')}
      </Button>
    </section>
  );
}

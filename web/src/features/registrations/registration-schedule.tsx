// The dialog with the meetings of one registration, to decide, edit and email them from pages with other lists.
import type { MeetingGroup } from '@visavis/contract/meeting/endpoints';
import { NOT_SENT_SENTENCE } from '@visavis/domain/email/schema';
import { can } from '@visavis/domain/identity/grants';
import { useText } from '../../i18n/text.ts';
import { useRole } from '../../lib/use-organiser.ts';
import { StatusPill } from '../../ui/status-pill.tsx';
import { MailLine } from './components/mail-line.tsx';
import { ScheduleDialog } from './components/schedule-dialog.tsx';
import { SendEmailButton } from './components/send-email-button.tsx';
import { PILL_KINDS } from './meeting-words.ts';
import styles from './registration-schedule.module.css';
import { useSendEmail } from './use-send-email.ts';

interface RegistrationScheduleProps {
  id: number;
  onClose: () => void;
}

export function RegistrationSchedule({ id, onClose }: RegistrationScheduleProps) {
  const text = useText();
  const role = useRole();
  // The dialog already shows a pending meeting with its warning.
  const { send, isSending, failureOf } = useSendEmail(() => {});
  const mailing = (group: MeetingGroup, warningId: string | undefined) => (
    <section className={styles.mailing} aria-label={text('review.statusMail')}>
      <div className={styles.standing} role="status">
        <StatusPill kind={PILL_KINDS[group.status]}>{text.choice('status', group.status)}</StatusPill>
        <MailLine group={group} failure={failureOf(group.id)} unsent={NOT_SENT_SENTENCE} />
      </div>
      {can(role, 'registration.mail') && group.schedules.length > 0 && (
        <SendEmailButton group={group} isSending={isSending(group.id)} onSend={send} heldById={warningId} />
      )}
    </section>
  );
  return <ScheduleDialog id={id} known={undefined} isWarned={false} mailing={mailing} onClose={onClose} />;
}

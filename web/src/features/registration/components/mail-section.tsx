// The status email of a registration: its state, what it will say, and sending it once everything is decided.
import type { MeetingGroup } from '@visavis/contract/registration/endpoints';
import { NOT_SENT_SENTENCE } from '@visavis/domain/email/schema';
import { can } from '@visavis/domain/identity/grants';
import { MEETING_STATUS } from '@visavis/domain/meeting/schema';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../../i18n/text.ts';
import { useRole } from '../../../lib/use-organiser.ts';
import { isPending, PILL_KINDS } from '../../../list/meeting-words.ts';
import { Button } from '../../../ui/button.tsx';
import stackStyles from '../../../ui/stack.module.css';
import { StatusPill } from '../../../ui/status-pill.tsx';
import type { Mailing } from '../use-send-email.ts';
import { MailLine } from './mail-line.tsx';
import { MailPreviewDialog } from './mail-preview-dialog.tsx';
import styles from './mail-section.module.css';
import { SendEmailButton } from './send-email-button.tsx';

interface MailSectionProps {
  group: MeetingGroup;
  mailing: Mailing;
  /** The email is for a person other than the one whose meetings are shown. */
  isOfAnother?: boolean;
  /** Id of the element that says why nothing can be sent yet. */
  warningId?: string | undefined;
}

export function MailSection({ group, mailing, isOfAnother = false, warningId }: MailSectionProps) {
  const text = useText();
  const role = useRole();
  const [isRead, setRead] = useState(false);
  const { id, name, status, schedules } = group;
  const approved = schedules.filter((one) => one.status === MEETING_STATUS.approved).length;
  const rejected = schedules.filter((one) => one.status === MEETING_STATUS.rejected).length;
  const isDecided = schedules.length > 0 && !schedules.some(isPending);
  const label = isOfAnother ? text('review.statusMailOf', { name }) : text('review.statusMail');
  return (
    <section className={stackStyles.spread4} aria-label={label}>
      <div className={styles.standing} role="status">
        {isOfAnother ? (
          <p>
            <b dir="auto">{name}</b>: {text('review.allDecided', { approved, rejected })}
          </p>
        ) : (
          <StatusPill kind={PILL_KINDS[status]}>{text.choice('status', status)}</StatusPill>
        )}
        <MailLine group={group} failure={mailing.failureOf(id)} unsent={NOT_SENT_SENTENCE} />
      </div>
      {can(role, 'registration.mail') && schedules.length > 0 && (
        <div className={stackStyles.line3}>
          {isDecided && (
            <Button
              variant="text"
              icon={<Eye aria-hidden />}
              aria-label={text('review.readMailOf', { name })}
              onClick={() => setRead(true)}
            >
              {text('review.readMail')}
            </Button>
          )}
          <SendEmailButton
            group={group}
            isSending={mailing.isSending(id)}
            onSend={mailing.send}
            heldById={warningId}
          />
        </div>
      )}
      {isRead && <MailPreviewDialog id={id} onClose={() => setRead(false)} />}
    </section>
  );
}

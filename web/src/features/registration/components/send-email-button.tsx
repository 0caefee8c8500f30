// Send Email of one registration, for roles that may: disabled while it is being sent and once sent; 'Send again' after
// a failure.
import type { MeetingGroup } from '@visavis/contract/registration/endpoints';
import { can } from '@visavis/domain/identity/grants';
import { Send } from 'lucide-react';
import { useText } from '../../../i18n/text.ts';
import { useRole } from '../../../lib/use-organiser.ts';
import { Button } from '../../../ui/button.tsx';
import styles from './send-email-button.module.css';

interface SendEmailButtonProps {
  group: MeetingGroup;
  isSending: boolean;
  onSend: (group: MeetingGroup) => void;
  /** Id of the element that says why it is disabled although nothing was sent. */
  heldById?: string | undefined;
}

export function SendEmailButton({ group, isSending, onSend, heldById }: SendEmailButtonProps) {
  const text = useText();
  const role = useRole();
  const { mail, name, status } = group;
  const isUnderWay = mail?.state === 'queued' && !mail.isOutdated;
  const isAgain = mail !== null && !mail.isOutdated && (mail.state === 'failed' || mail.state === 'unsent');
  const words = text(isAgain ? 'review.sendAgain' : 'review.sendEmail');
  const isHeld = heldById !== undefined || status === 'Email Sent' || isUnderWay;
  // Checked here, so that pages with the button do not have to.
  if (!can(role, 'registration.mail')) return null;
  return (
    <Button
      variant="secondary"
      className={styles.compact}
      icon={<Send aria-hidden />}
      busy={isSending}
      busyText={text('review.sending')}
      aria-label={`${isSending ? text('review.sending') : words} ${text('review.sendTo', { name })}`}
      aria-disabled={isHeld || undefined}
      aria-describedby={heldById}
      onClick={() => {
        if (!isHeld) onSend(group);
      }}
    >
      {words}
    </Button>
  );
}

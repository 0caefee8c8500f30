// Send Email of one registration with the delivery state of its email, for pages without the list.
import type { MeetingGroup } from '@visavis/contract/registration/endpoints';
import { MailLine } from './components/mail-line.tsx';
import { SendEmailButton } from './components/send-email-button.tsx';
import { useSendEmail } from './use-send-email.ts';

interface SendStatusEmailProps {
  group: MeetingGroup;
  /** A meeting still needs a decision. */
  onPending: () => void;
  onChange: () => void;
}

export function SendStatusEmail({ group, onPending, onChange }: SendStatusEmailProps) {
  const { send, isSending, failureOf } = useSendEmail(onPending);
  return (
    <>
      <MailLine group={group} failure={failureOf(group.id)} />
      <SendEmailButton
        group={group}
        isSending={isSending(group.id)}
        onSend={(sent) => void send(sent).then(onChange)}
      />
    </>
  );
}

// What became of a registration's status mail, in words below its status.
import type { MeetingGroup } from '@visavis/contract/meeting/endpoints';
import { useText } from '../../../i18n/text.ts';
import { MailNotice, MailState } from '../../../ui/mail-notice.tsx';

interface MailLineProps {
  group: MeetingGroup;
  /** Why the last press of Send Email came to nothing. */
  failure: string | undefined;
  /** Why nothing could send it; left out where the list says it once. */
  unsent?: string;
}

export function MailLine({ group, failure, unsent }: MailLineProps) {
  const text = useText();
  if (failure !== undefined) return <MailNotice kind="failed">{failure}</MailNotice>;
  const { mail } = group;
  if (!mail) return null;
  if (mail.isOutdated)
    // What the mail told stays to be read, whatever moved since.
    return (
      <MailNotice>{text(mail.state === 'sent' ? 'review.changedSince' : 'review.changedUnsent')}</MailNotice>
    );
  return <MailState mail={mail} unsent={unsent} />;
}

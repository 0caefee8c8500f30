// The delivery state of a registration's status email, in words below its status.
import type { MeetingGroup } from '@visavis/contract/registration/endpoints';
import { useText } from '../../../i18n/text.ts';
import { changedSince } from '../../../list/changed-since.ts';
import { MailNotice, MailState } from '../../../ui/mail-notice.tsx';

interface MailLineProps {
  group: MeetingGroup;
  /** Why the last Send Email failed. */
  failure: string | undefined;
  /** Why it could not be sent; omitted where the list says so once. */
  unsent?: string;
}

export function MailLine({ group, failure, unsent }: MailLineProps) {
  const text = useText();
  if (failure !== undefined) return <MailNotice kind="failed">{failure}</MailNotice>;
  const { mail } = group;
  if (!mail) return null;
  const changed = changedSince(group);
  if (changed) return <MailNotice>{text(changed)}</MailNotice>;
  return <MailState mail={mail} unsent={unsent} />;
}

// Where a person chooses which mail to get, opened by the link in a message to a group or a reminder.
import { MailChoicePage } from '../features/mail-choice/mail-choice-page.tsx';
import { useText } from '../i18n/text.ts';
import { NotFoundPage } from '../shell/not-found-page.tsx';

export function MailChoiceRoute() {
  const text = useText();
  return <MailChoicePage unknownLink={<NotFoundPage lead={text('mySchedule.unknownLink')} />} />;
}

// The subject line of each kind of message.
import { dateLabel, longDateLabel } from '@visavis/domain/edition/calendar';
import type { EmailContent } from '@visavis/domain/email/schema';

/** One line; what visitors typed never stands in it. */
export function subjectOf(content: EmailContent): string {
  switch (content.kind) {
    case 'registration-received':
      return `Your registration for the ${content.exhibition.name}`;
    case 'meeting-status':
      return `Your meeting schedule, ${periodOf(content.exhibition)}`;
    case 'schedule-link':
      return `The link to your schedule, ${content.exhibition.name}`;
    case 'staff-invitation':
      return `You are invited to the dashboard${content.exhibition ? ` of the ${content.exhibition.name}` : ''}`;
    case 'password-reset':
      return 'Choose a new password';
  }
}

/** Such as '02 to 05 June 2025'. */
function periodOf({ firstDate, lastDate }: { firstDate: string; lastDate: string }): string {
  const isOneMonth = firstDate.slice(0, 7) === lastDate.slice(0, 7);
  const first = isOneMonth ? firstDate.slice(8) : dateLabel(firstDate);
  return `${first} to ${longDateLabel(lastDate)}`;
}

// The days of which registrations are counted, and how they are named together.
import type { Overview } from '@visavis/contract/overview';
import { dateLabel } from '@visavis/domain/edition/calendar';
import type { Text } from '../../i18n/text.ts';

export type RegistrationDays = Overview['days'];

/** '7 to 20 May 2025', with what the two dates share said once. */
export function spanOf(days: RegistrationDays, text: Text): string {
  const first = days[0]?.date ?? '';
  const last = days.at(-1)?.date ?? '';
  const isSameYear = first.slice(0, 4) === last.slice(0, 4);
  const isSameMonth = first.slice(0, 7) === last.slice(0, 7);
  const shown = isSameYear ? shortDate(first) : `${shortDate(first)} ${first.slice(0, 4)}`;
  return text('overview.span', {
    first: isSameMonth ? String(Number(first.slice(8))) : shown,
    last: `${shortDate(last)} ${last.slice(0, 4)}`,
  });
}

const shortDate = (date: string): string => dateLabel(date).replace(/^0/, '');

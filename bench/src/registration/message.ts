// A registration's email content of realistic length, for the side that inserts it by SQL.

import { slotRange } from '@visavis/domain/edition/slot-time';
import type { VisitorContent } from '@visavis/domain/email/schema';
import { MEETING_STATUS } from '@visavis/domain/meeting/schema';
import type { BenchEdition } from './edition.ts';
import { VISITOR } from './visitor.ts';

const MEETINGS = 8;
const HOUR = 14;

export function messageContent({ days, exhibitors }: BenchEdition): VisitorContent {
  const { day = 1, date = '', dayOfWeek = 'Monday' } = days[0] ?? {};
  return {
    kind: 'registration-received',
    exhibition: {
      name: 'International Beauty Exhibition',
      firstDate: date,
      lastDate: days.at(-1)?.date ?? '',
      contactEmail: 'pr@exhibition.example',
      contactWhatsapp: '+60 12-000 0000',
    },
    name: VISITOR.name,
    company: VISITOR.companyName,
    reference: 'BM-7K3M-Q2XD',
    meetings: exhibitors.slice(0, MEETINGS).map(({ name, booth }) => ({
      day,
      date,
      dayOfWeek,
      time: slotRange(HOUR, 60),
      exhibitor: name,
      boothNumber: booth,
      status: MEETING_STATUS.pending,
      cancelledBy: null,
      minute: HOUR,
      event: null,
    })),
  };
}

// Fixtures for tests: meetings of an exhibitor.
import { MEETING_STATUS } from '@visavis/domain/meeting/schema';
import type { ScheduledMeeting } from '../schedule-rows.ts';

export const meeting = (id: number, changes: Partial<ScheduledMeeting> = {}): ScheduledMeeting => ({
  id,
  day: 1,
  date: '2025-06-02',
  dayOfWeek: 'Monday',
  time: '11.00am-12.00pm',
  exhibitor: 'Anatolia Rose',
  boothNumber: 'A-12',
  status: MEETING_STATUS.approved,
  cancelledBy: null,
  version: 1,
  exhibitorId: 1,
  minute: 660,
  registrationId: id,
  reference: `BM-7K3M-000${id}`,
  name: `Visitor ${id}`,
  designation: 'Buyer',
  company: `Company ${id}`,
  country: 'Malaysia',
  phoneNumber: '+60123456789',
  ...changes,
});

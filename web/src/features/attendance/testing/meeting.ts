// A fixture for tests: an approved meeting of the first day, as the attendance endpoints return it.
import type { ExhibitorsMeeting } from '@visavis/contract/attendance/endpoints';

export const meeting = (id: number, changes: Partial<ExhibitorsMeeting> = {}): ExhibitorsMeeting => ({
  id,
  day: 1,
  date: '2026-06-02',
  dayOfWeek: 'Tuesday',
  time: '11.00am-12.00pm',
  exhibitor: 'Hanari Skin Lab',
  boothNumber: 'A-208',
  status: 4,
  cancelledBy: null,
  version: 1,
  exhibitorId: 5,
  minute: 660,
  registrationId: 10 + id,
  programme: 'hosted',
  reference: `HB-7K3M-Q2X${id}`,
  name: `Buyer ${id}`,
  company: 'Kenari Beauty Retail',
  attendance: null,
  marked: null,
  exhibitorSays: null,
  canBeMarked: true,
  ...changes,
});

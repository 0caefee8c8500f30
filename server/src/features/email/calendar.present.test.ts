// The calendar file as calendar software reads it: times at the fair, stable ids, changes and cancellations.
import type { VisitorContent } from '@visavis/domain/email/schema';
import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import { calendarOf } from './calendar.present.ts';

const NOW = new Date('2025-05-20T02:00:00Z');
const FAIR = { timeZone: 'Asia/Kuala_Lumpur', dateStyle: 'short', timeStyle: 'short' } as const;

function contentOf(...meetings: Partial<VisitorContent['meetings'][number]>[]): VisitorContent {
  return {
    kind: 'meeting-status',
    exhibition: {
      name: 'International Beauty Exhibition',
      firstDate: '2025-06-02',
      lastDate: '2025-06-05',
      contactEmail: 'pr@exhibition.example',
      contactWhatsapp: '',
    },
    name: 'Amira Rahman',
    company: 'Kenari',
    reference: 'BM-7K3M-Q2XD',
    meetings: meetings.map((changes) => ({
      day: 1,
      date: '2025-06-02',
      dayOfWeek: 'Monday',
      time: '11.00am-12.00pm',
      exhibitor: 'Atelier Nacre',
      boothNumber: 'B-145',
      status: 4,
      cancelledBy: null,
      event: { meetingId: 7, sequence: 2, isKnown: false },
      ...changes,
    })),
  };
}

function read(content: VisitorContent) {
  const text = calendarOf(content, NOW, () => 'Hall 3, 50000 Kuala Lumpur');
  if (text === null) return null;
  const calendar = new ICAL.Component(ICAL.parse(text));
  return {
    text,
    method: calendar.getFirstPropertyValue('method'),
    events: calendar.getAllSubcomponents('vevent').map((part) => {
      const event = new ICAL.Event(part);
      const at = (time: ICAL.Time) => new Intl.DateTimeFormat('en-GB', FAIR).format(time.toJSDate());
      return {
        uid: event.uid,
        sequence: event.sequence,
        status: part.getFirstPropertyValue('status'),
        start: at(event.startDate),
        end: at(event.endDate),
        zone: event.startDate.zone.tzid,
        summary: event.summary,
        location: event.location,
        transparency: part.getFirstPropertyValue('transp'),
        busy: part.getFirstPropertyValue('x-microsoft-cdo-busystatus'),
      };
    }),
  };
}

it('an approved meeting is an event of one hour at the fair', () => {
  const file = read(
    contentOf(
      {},
      { time: '5.00pm-6.00pm', date: '2025-06-05', event: { meetingId: 8, sequence: 1, isKnown: true } },
    ),
  );
  expect(file?.method).toBe('PUBLISH');
  expect(file?.events).toEqual([
    {
      uid: 'meeting-7-BM-7K3M-Q2XD@visavis.invalid',
      sequence: 2,
      status: 'CONFIRMED',
      start: '02/06/2025, 11:00',
      end: '02/06/2025, 12:00',
      zone: 'UTC',
      summary: 'Meeting with Atelier Nacre',
      location: 'Booth B-145, Atelier Nacre, International Beauty Exhibition, Hall 3, 50000 Kuala Lumpur',
      transparency: 'OPAQUE',
      busy: 'BUSY',
    },
    expect.objectContaining({
      uid: 'meeting-8-BM-7K3M-Q2XD@visavis.invalid',
      start: '05/06/2025, 17:00',
      end: '05/06/2025, 18:00',
    }),
  ]);
});

it('a meeting from an earlier file that is now rejected is cancelled: its title says so, and it blocks no time', () => {
  const event = { meetingId: 7, sequence: 3, isKnown: true };
  expect(read(contentOf({ status: 3, event }))?.events).toMatchObject([
    {
      uid: 'meeting-7-BM-7K3M-Q2XD@visavis.invalid',
      sequence: 3,
      status: 'CANCELLED',
      summary: 'Cancelled: Meeting with Atelier Nacre',
      transparency: 'TRANSPARENT',
      busy: 'FREE',
    },
  ]);
});

it.each([
  ['rejected and never in a calendar', { status: 3, event: { meetingId: 7, sequence: 1, isKnown: false } }],
  ['of a message without a calendar', { event: null }],
] as const)('a meeting %s has no event, and without events there is no file', (_name, changes) => {
  expect(read(contentOf(changes))).toBeNull();
});

it('lines end and fold as the format requires, and names cannot inject lines', () => {
  const exhibitor = `Nacre; "1", \\ \r\nATTENDEE:mailto:victim@other.example ${'長'.repeat(60)}`;
  const file = read(contentOf({ exhibitor }));
  expect(file?.events).toHaveLength(1);
  expect(file?.events[0]?.summary).toContain('Nacre; "1", \\ \nATTENDEE:mailto:');
  expect(file?.text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  const lines = file?.text.split('\r\n') ?? [];
  expect(lines.filter((line) => line.startsWith('ATTENDEE'))).toEqual([]);
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
});

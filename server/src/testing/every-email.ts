// An email of every kind, as the product composes it, for tests of the rendered result.
import {
  type EmailContent,
  type EmailKind,
  STAY_REASONS,
  type VisitorContent,
} from '@visavis/domain/email/schema';
import { ASKED, hostedLetter, OFFERED } from './hosted-letter.ts';

const { exhibition, name, company, hosted } = hostedLetter('hosted-link');

export const mailedMeeting = (changes: Partial<VisitorContent['meetings'][number]> = {}) => ({
  day: 1,
  date: '2025-06-02',
  dayOfWeek: 'Monday',
  time: '11.00am-12.00pm',
  exhibitor: 'Atelier Nacre',
  boothNumber: 'B-145',
  status: 4 as const,
  cancelledBy: null,
  event: { meetingId: 7, sequence: 2, isKnown: false },
  ...changes,
});

/** An email of this kind with four meetings: approved, pending, rejected, cancelled by the visitor. */
export const visitorLetter = (kind: VisitorContent['kind']): VisitorContent => ({
  kind,
  exhibition,
  name,
  company,
  reference: 'BM-7K3M-Q2XD',
  ...(kind === 'hosted-meetings-received' && hosted && { hosted }),
  meetings: [
    mailedMeeting(),
    mailedMeeting({ status: 2, time: '2.00pm-3.00pm', event: null }),
    mailedMeeting({ day: 3, date: '2025-06-04', status: 3, time: '3.00pm-4.00pm', event: null }),
    mailedMeeting({
      day: 3,
      date: '2025-06-04',
      status: 3,
      time: '4.00pm-5.00pm',
      cancelledBy: 'visitor',
      event: null,
    }),
  ],
});

const BOOKED: EmailContent = {
  ...hostedLetter('stay-booked'),
  stay: { label: '2 - 4 Jun 2025', roomType: 'Two Single Bed', termsVersion: '1' },
};

const CHANGED: EmailContent = {
  ...hostedLetter('stay-changed'),
  stay: { label: '2 - 4 Jun 2025', roomType: 'Two Single Bed', termsVersion: '1' },
  change: {
    guests: [name],
    extraNights: ['2025-06-04'],
    toPay: 450,
    currency: 'MYR',
  },
};

function receipt(): EmailContent {
  const letter = hostedLetter('deposit-receipt');
  const lines = [
    { label: 'Refundable deposit', value: 900 },
    { label: 'Extra night × 2', value: 900 },
  ];
  return { ...letter, receipt: letter.receipt && { ...letter.receipt, lines } };
}

const staff = (kind: 'staff-invitation' | 'password-reset'): EmailContent => ({
  kind,
  exhibition,
  email: 'newcomer@exhibition.example',
  role: 'editor',
  invitedBy: 'founder@exhibition.example',
});

const GROUP: EmailContent = {
  kind: 'group-message',
  exhibition,
  name,
  company,
  reference: 'BM-7K3M-Q2XD',
};

const reminding = (kind: 'reminder-week' | 'reminder-evening' | 'reminder-hours'): EmailContent => ({
  ...visitorLetter(kind),
  meetings: [mailedMeeting({ event: null }), mailedMeeting({ time: '2.00pm-3.00pm', event: null })],
});

/** Every kind once, with each state of a meeting and each optional part. */
export const EVERY_EMAIL: Record<EmailKind, EmailContent> = {
  'registration-received': visitorLetter('registration-received'),
  'meeting-status': visitorLetter('meeting-status'),
  'schedule-link': visitorLetter('schedule-link'),
  'confirmation-reminder': {
    ...visitorLetter('confirmation-reminder'),
    unconfirmed: { releasedFrom: '2025-05-22T02:42:00.000Z' },
  },
  'hours-released': {
    ...visitorLetter('hours-released'),
    meetings: [mailedMeeting({ status: 3, released: true, event: null })],
  },
  'meetings-changed': {
    ...visitorLetter('meetings-changed'),
    meetings: [
      mailedMeeting({
        day: 2,
        date: '2025-06-03',
        dayOfWeek: 'Tuesday',
        was: { date: '2025-06-02', time: '11.00am-12.00pm' },
        event: { meetingId: 7, sequence: 3, isKnown: true },
      }),
      mailedMeeting({ status: 2, day: 2, date: '2025-06-03', time: '2.00pm-3.00pm', event: null }),
      mailedMeeting({
        day: 3,
        date: '2025-06-04',
        time: '11.00am-12.00pm',
        was: { date: '2025-06-04', time: '11.00am-12.00pm', exhibitor: 'Hanari Skin Lab' },
        event: null,
      }),
      ...STAY_REASONS.map((stays) =>
        mailedMeeting({ day: 3, date: '2025-06-04', time: '1.00pm-2.00pm', stays, event: null }),
      ),
      mailedMeeting({
        day: 3,
        date: '2025-06-04',
        status: 3,
        time: '3.00pm-4.00pm',
        rejectionReason: 'The exhibitor does not take part any more.',
        isWithdrawn: true,
        event: { meetingId: 9, sequence: 4, isKnown: true },
      }),
    ],
  },
  'exhibitor-changed': {
    ...visitorLetter('exhibitor-changed'),
    exhibitors: [
      {
        was: { name: 'Atelier Nacre', booth: 'B-145', hall: '' },
        is: { name: 'Atelier Nacre', booth: 'B-152', hall: '5' },
      },
    ],
    meetings: [mailedMeeting({ event: { meetingId: 7, sequence: 3, isKnown: true } })],
  },
  'details-asked': { ...visitorLetter('details-asked'), meetings: [] },
  'application-received': hostedLetter('application-received'),
  'application-approved': hostedLetter('application-approved'),
  'application-rejected': hostedLetter('application-rejected'),
  'document-asked': hostedLetter('document-asked', ASKED),
  'stay-booked': BOOKED,
  'stay-changed': CHANGED,
  'stay-outside': { ...BOOKED, kind: 'stay-outside' },
  'deposit-receipt': receipt(),
  'deposit-refunded': {
    ...hostedLetter('deposit-refunded'),
    refund: { refNo: 'V7Q2ABCD', amount: 900, currency: 'MYR', transferReference: 'MBB-123' },
  },
  'hosted-meetings-received': visitorLetter('hosted-meetings-received'),
  'hosted-link': hostedLetter('hosted-link'),
  'room-free': hostedLetter('room-free', OFFERED),
  'exhibitor-notice': {
    kind: 'exhibitor-notice',
    exhibition,
    name: 'Atelier Nacre',
    cause: 'days',
    meetings: [
      {
        was: { date: '2025-06-02', minute: 660, length: 60 },
        is: { date: '2025-06-03', minute: 660, length: 60 },
      },
      { was: { date: '2025-06-02', minute: 720, length: 60 }, is: null },
      {
        was: { date: '2025-06-03', minute: 780, length: 60 },
        is: { date: '2025-06-03', minute: 780, length: 60 },
      },
      { was: null, is: { date: '2025-06-04', minute: 840, length: 60 } },
    ],
  },
  'group-message': GROUP,
  'reminder-week': reminding('reminder-week'),
  'reminder-evening': reminding('reminder-evening'),
  'reminder-hours': reminding('reminder-hours'),
  'staff-invitation': staff('staff-invitation'),
  'password-reset': staff('password-reset'),
};

// The Hosted Buyer part of an edition, for tests that need a whole edition.

export const HOSTED_LIMITS = { hostedMinimum: 8, hostedMaximum: 8 };

export const HOSTED_PROGRAMME = {
  programmeMeetings: 12,
  meetingsADay: 3,
  stagePrograms: 2,
  refundAfterMeetings: 4,
  refundWithinDays: 30,
  deposit: 900,
  extraNight: 450,
  currency: 'MYR',
  termsVersion: '1',
  documentsKeptDays: 30,
  stays: [
    { from: '2026-06-02', to: '2026-06-04', label: '2 - 4 Jun 2026' },
    { from: '2026-06-03', to: '2026-06-05', label: '3 - 5 Jun 2026' },
    { from: '2026-06-04', to: '2026-06-06', label: '4 - 6 Jun 2026' },
  ],
  extraNights: [
    { date: '2026-06-01', weekday: 'Mon', label: '1 Jun' },
    { date: '2026-06-02', weekday: 'Tue', label: '2 Jun' },
    { date: '2026-06-03', weekday: 'Wed', label: '3 Jun' },
    { date: '2026-06-04', weekday: 'Thu', label: '4 Jun' },
    { date: '2026-06-05', weekday: 'Fri', label: '5 Jun' },
    { date: '2026-06-06', weekday: 'Sat', label: '6 Jun' },
    { date: '2026-06-07', weekday: 'Sun', label: '7 Jun' },
  ],
  roomTypes: ['Two Single Bed', 'One Double Bed'],
};

// The dashboard's list of meetings to mark: a meeting to come has no buttons, and a viewer marks none.
import { screen, within } from '@testing-library/react';
import type { AttendedMeeting } from '@visavis/contract/attendance/endpoints';
import { afterEach, expect, it } from 'vitest';
import { endVisit, visitPage } from '../../lib/testing/page-visit.tsx';
import { demoEdition } from '../../queries/testing/schedule-fixture.ts';
import { AttendancePage } from './attendance-page.tsx';

afterEach(endVisit);

const meeting = (id: number, canBeMarked: boolean) =>
  ({
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
    canBeMarked,
  }) as AttendedMeeting;

it.each([
  ['editor', 2],
  ['viewer', 0],
] as const)('an hour that has begun can be marked, and by a viewer none: %s', async (role, buttons) => {
  visitPage({
    pages: { '/': <AttendancePage /> },
    address: '/',
    role,
    answers: {
      'GET /api/dashboard-edition': () => demoEdition(),
      'GET /api/edition': () => demoEdition(),
      'GET /api/attendance': () =>
        Response.json([meeting(1, true), meeting(2, false)], { headers: { 'x-total-count': '2' } }),
    },
  });
  const begun = (await screen.findByText('Buyer 1')).closest('tr') as HTMLElement;
  const coming = screen.getByText('Buyer 2').closest('tr') as HTMLElement;
  expect(within(begun).queryAllByRole('button', { name: /^(Held|Missed): / })).toHaveLength(buttons);
  within(begun).getByText('Not marked');
  expect(within(coming).queryAllByRole('button')).toEqual([]);
  within(coming).getByText('Not started yet');
});

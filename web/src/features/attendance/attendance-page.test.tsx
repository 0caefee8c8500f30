// Tests of the dashboard's list of meetings to mark: who gets buttons, and for which meetings.
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { visitPage } from '../../lib/testing/page-visit.tsx';
import { demoEdition } from '../../queries/testing/schedule-fixture.ts';
import { AttendancePage } from './attendance-page.tsx';
import { meeting } from './testing/meeting.ts';

it.each([
  ['editor', 2],
  ['viewer', 0],
] as const)(
  'for the role %s, a meeting that has begun has %i buttons, a later one none',
  async (role, buttons) => {
    visitPage({
      pages: { '/': <AttendancePage /> },
      address: '/',
      role,
      answers: {
        'GET /api/dashboard-edition': () => demoEdition(),
        'GET /api/edition': () => demoEdition(),
        'GET /api/attendance': () =>
          Response.json([meeting(1), meeting(2, { canBeMarked: false })], {
            headers: { 'x-total-count': '2' },
          }),
      },
    });
    const begun = (await screen.findByText('Buyer 1')).closest('tr') as HTMLElement;
    const coming = screen.getByText('Buyer 2').closest('tr') as HTMLElement;
    expect(within(begun).queryAllByRole('button', { name: /^(Held|Missed): / })).toHaveLength(buttons);
    within(begun).getByText('Not marked');
    expect(within(coming).queryAllByRole('button')).toEqual([]);
    within(coming).getByText('Not started yet');
  },
);

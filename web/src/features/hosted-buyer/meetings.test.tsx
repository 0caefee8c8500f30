// Tasks for hosted buyers' meetings: views of their own, and shown apart from the application in the row.
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { hostedRow } from './testing/hosted-fixture.ts';
import { rowOf, visitHosted } from './testing/hosted-visit.tsx';

const COUNTS = {
  total: 9,
  decision: { pending: 2, approved: 6, rejected: 1 },
  progress: { 'to-decide': 3, ready: 2, changed: 1, failed: 0, sent: 0, 'no-meetings': 3 },
  countries: [],
};

test('has views of the applications and of the meetings, of which one is open', async () => {
  const { user, made } = visitHosted({
    rows: [hostedRow()],
    address: '/?decision=pending&country=Malaysia',
    answers: { 'GET /api/hosted/counts': () => ({ body: COUNTS }) },
  });
  expect(await screen.findByRole('link', { name: 'Applications to decide 2' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Meetings ready to send 2' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Meetings changed since email 1' })).toBeDefined();
  expect(screen.queryByRole('link', { name: /^Email about meetings failed/ })).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Meetings to decide 3' }));
  await waitFor(() =>
    expect(Object.fromEntries(made('GET /api/hosted').at(-1)?.query ?? [])).toMatchObject({
      progress: 'to-decide',
      country: 'Malaysia',
    }),
  );
  expect(made('GET /api/hosted').at(-1)?.query.has('decision')).toBe(false);
  expect(screen.getByRole('link', { current: true }).textContent).toContain('Meetings to decide');
});

test('a row does not present the email about the application as the decision on the meetings', async () => {
  visitHosted({
    rows: [
      hostedRow({
        status: 'Email Sent',
        decision: 'approved',
        decidedAt: '2026-05-02T02:00:00.000Z',
        meetingCount: 8,
        meetingProgress: 'to-decide',
        pendingMeetings: 3,
      }),
    ],
  });
  const row = await rowOf('Amira');
  expect(row.getByText(/^Application approved/)).toBeDefined();
  expect(row.getByText('3 to decide')).toBeDefined();
});

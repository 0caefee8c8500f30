// Matching somebody who is free: the focus stays in the row, even when its buttons disappear.
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { visitPage } from '../../lib/testing/page-visit.tsx';
import { FreePanel } from './components/free-panel.tsx';

const SUGGESTION = {
  registrationId: 4,
  reference: 'BM-7K3M-Q2XD',
  name: 'Noor Aziz',
  company: 'Kenari Spa',
  exhibitorId: 9,
  exhibitor: 'Hanari Skin Lab',
  boothNumber: 'A12',
  interests: 2,
  hasLost: false,
  seenAt: '2026-06-03T02:42:00Z',
};

it('keeps the focus in the row while a match is made and undone', async () => {
  let isFree = true;
  const { user } = visitPage({
    pages: { '/': <FreePanel /> },
    address: '/',
    answers: {
      'GET /api/show-day/matches': () => ({
        hour: { day: 1, minute: 660 },
        exhibitors: 1,
        here: 1,
        considered: 1,
        people: 1,
        total: isFree ? 1 : 0,
        suggestions: isFree ? [SUGGESTION] : [],
      }),
      'POST /api/show-day/matches': () => {
        isFree = false;
        return { meetingId: 7, version: 1, scheduleVersion: 1 };
      },
      // The hour was taken by somebody else meanwhile: the person is no longer suggested.
      'POST /api/show-day/matches/undo': () => ({ wasTold: false }),
    },
  });
  (await screen.findByRole('button', { name: 'Match Noor Aziz with Hanari Skin Lab' })).focus();
  expect(screen.getByText(/2 interests in common, seen at 10\.42am$/)).toBeDefined();
  await user.keyboard('{Enter}');
  const undo = await screen.findByRole('button', { name: /^Undo the match/ });
  expect(screen.getByText('Matched. An email to the person is on its way.')).toBeDefined();
  await expect.poll(() => document.activeElement).toBe(undo);
  await user.keyboard('{Enter}');
  const said = await screen.findByText('Undone. Nobody was told.');
  expect(screen.queryByRole('button')).toBeNull();
  await expect.poll(() => document.activeElement).toBe(said.closest('li'));
});

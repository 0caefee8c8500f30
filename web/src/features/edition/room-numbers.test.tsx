// Rooms of the stays: how many are taken, what a smaller number means, and a change that comes too late.
import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { endVisit, visitPage } from '../../lib/testing/page-visit.tsx';
import { StaysSection } from './components/stays-section.tsx';

afterEach(endVisit);

test('says how many rooms are taken and what fewer means before they are saved', async () => {
  const stay = { from: '2026-06-02', to: '2026-06-04', label: '2 - 4 Jun 2026' };
  const room = { stay, roomType: 'Two Single Bed', places: 20, booked: 12, paid: 8, waiting: 1 };
  const saved: unknown[] = [];
  const { user } = visitPage({
    pages: {
      '/': <StaysSection dates={['2026-06-02', '2026-06-03', '2026-06-04', '2026-06-05']} hasRooms />,
    },
    address: '/',
    role: 'admin',
    answers: {
      'GET /api/hosted/rooms': () => ({ rooms: [room], version: 5 }),
      'PUT /api/hosted/rooms': (_, body) => {
        saved.push(body);
        return { rooms: [{ ...room, places: 10 }], version: 6 };
      },
    },
  });
  const field = await screen.findByRole<HTMLInputElement>('textbox');
  expect(field.value).toBe('20');
  expect(screen.getByText('12 taken, 8 of them paid, 1 waiting. Empty: no limit')).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
  await user.clear(field);
  await user.type(field, '10');
  expect(screen.getByText(/^Fewer than the 12 that are taken: nobody loses a room/)).toBeDefined();
  expect(saved).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Save the numbers of rooms' }));
  await expect.poll(() => screen.queryByRole('button')).toBeNull();
  expect(saved).toEqual([
    { version: 5, rooms: [{ from: '2026-06-02', roomType: 'Two Single Bed', places: 10 }] },
  ]);
});

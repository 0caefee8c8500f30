// Buyers waiting for a room, in the list of applications, and offering a free one.
import type { RoomWait } from '@visavis/contract/hosted-buyer/row';
import { expect, test } from 'vitest';
import { hostedRow } from './testing/hosted-fixture.ts';
import { rowOf, visitHosted } from './testing/hosted-visit.tsx';

const OFFER = 'POST /api/hosted/waiting/4/offer';
const waitOf = (parts: Partial<RoomWait> = {}): RoomWait => ({
  id: 4,
  stay: { from: '2026-06-02', to: '2026-06-04', label: '2 - 4 Jun 2026' },
  roomType: 'One Double Bed',
  position: 1,
  isFree: false,
  offeredUntil: null,
  joinedAt: '2026-05-01T02:00:00.000Z',
  ...parts,
});
const ROOM = 'One Double Bed, 2 - 4 Jun 2026';

test('shows the awaited room and the position in line; without a free room there is nothing to offer', async () => {
  visitHosted({
    rows: [
      hostedRow({ id: 3, name: 'Mei Chen', waiting: [waitOf()] }),
      hostedRow({ id: 2, name: 'Bo Lind', waiting: [waitOf({ id: 5, position: 2 })] }),
      hostedRow({ id: 1, name: 'Cara Teo', waiting: [waitOf({ id: 6, position: null, isFree: false })] }),
    ],
  });
  expect((await rowOf('Mei Chen')).getByText(`Next in line for a room: ${ROOM}`)).toBeDefined();
  expect((await rowOf('Bo Lind')).getByText(`Number 2 in line for a room: ${ROOM}`)).toBeDefined();
  const lapsed = await rowOf('Cara Teo');
  expect(lapsed.getByText(`The offer of a room has lapsed: ${ROOM}`)).toBeDefined();
  expect(lapsed.queryByRole('button', { name: /Offer the free room/ })).toBeNull();
});

test('offers a free room from the row, which then shows until when it is kept', async () => {
  const offered = waitOf({ isFree: true, offeredUntil: '2026-05-03T02:00:00.000Z' });
  const { user, made } = visitHosted({
    rows: [hostedRow({ version: 5, waiting: [waitOf({ isFree: true })] })],
    answers: {
      [OFFER]: () => ({
        body: { success: true, message: 'The room is kept.', row: hostedRow({ waiting: [offered] }) },
      }),
    },
  });
  const row = await rowOf('Amira');
  await user.click(row.getByRole('button', { name: 'Offer the free room to Amira Rahman' }));
  expect(await (await rowOf('Amira')).findByText(/Room offered until 0?3 May 2026/)).toBeDefined();
  expect(row.queryByRole('button', { name: /Offer the free room/ })).toBeNull();
  expect(made(OFFER)[0]?.body).toEqual({ user_id: 101, visitor_company_id: 201, version: 5 });
});

test('a viewer cannot offer a room', async () => {
  visitHosted({ rows: [hostedRow({ waiting: [waitOf({ isFree: true })] })], role: 'viewer' });
  expect((await rowOf('Amira')).queryByRole('button', { name: /Offer/ })).toBeNull();
});

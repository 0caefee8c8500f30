// Unmarked meetings on Show day: marked one by one or several at once, and narrowed to a hall or an hour.
import { screen, waitFor, within } from '@testing-library/react';
import type { ShowDay } from '@visavis/contract/show-day/endpoints';
import { expect, it } from 'vitest';
import { visitPage } from '../../lib/testing/page-visit.tsx';
import { demoEdition } from '../../queries/testing/schedule-fixture.ts';
import { UnmarkedPanel } from './components/unmarked-panel.tsx';

const NAMES = ['Priya Nair', 'Kenji Watanabe', 'Siti Nurhaliza'];
const meeting = (id: number) => ({
  id,
  version: 1,
  registrationId: id,
  reference: `BM-7K3M-Q2X${id}`,
  name: NAMES[id - 1] ?? '',
  company: 'Kenari Spa',
  exhibitor: 'Oasis Attar',
  boothNumber: 'C-101',
  day: 2,
  date: '2026-06-03',
  minute: 840,
  time: '2.00pm-3.00pm',
  attendance: null as 'held' | 'missed' | null,
  marked: null,
});

function open({
  role = 'editor',
  address = '/dashboard/show-day',
}: {
  role?: 'editor' | 'viewer';
  address?: string;
} = {}) {
  const hour = { day: 2, minute: 840 } as ShowDay['hour'];
  const sent: unknown[] = [];
  const page = visitPage({
    pages: { '/dashboard/show-day': <UnmarkedPanel day={2} hour={hour} /> },
    address,
    role,
    answers: {
      'GET /api/edition': () => demoEdition(),
      'GET /api/attendance': () =>
        Response.json([meeting(1), meeting(2), meeting(3)], { headers: { 'x-total-count': '3' } }),
      'POST /api/attendance/:id': ({ pathname }, body) => {
        sent.push(body);
        return { ...meeting(Number(pathname.split('/').at(-1))), ...(body as object), version: 2 };
      },
      'POST /api/attendance-marks': (_url, body) => {
        sent.push(body);
        const { attendance, meetings } = body as { attendance: 'held' | null; meetings: { id: number }[] };
        const marked = meetings
          .filter(({ id }) => id !== 3)
          .map(({ id }) => ({ ...meeting(id), attendance, version: 2 }));
        const message = 'This meeting has been changed in the meantime.';
        const refused = {
          id: 3,
          code: 'meeting.stale',
          message,
          meeting: { ...meeting(3), attendance: 'missed' },
        };
        return { marked, refused: meetings.some(({ id }) => id === 3) ? [refused] : [] };
      },
    },
  });
  return { ...page, sent };
}

it('a mark is sent with the displayed version; the focus goes to Undo, which removes it', async () => {
  const { user, sent } = open();
  await user.click(await screen.findByRole('button', { name: 'Held: Kenji Watanabe with Oasis Attar' }));
  const undo = await screen.findByRole('button', { name: 'Undo the mark: Kenji Watanabe with Oasis Attar' });
  await expect.poll(() => document.activeElement).toBe(undo);
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  await user.click(undo);
  await screen.findByRole('button', { name: 'Held: Kenji Watanabe with Oasis Attar' });
  expect(sent).toEqual([
    { attendance: 'held', version: 1 },
    { attendance: null, version: 2 },
  ]);
});

it('several are marked at once; one that another marked meanwhile is named, and Undo removes the others', async () => {
  const { user, sent } = open();
  await user.click(await screen.findByRole('button', { name: 'Mark several' }));
  await user.click(screen.getByRole('button', { name: 'Tick all 3 shown' }));
  await user.click(screen.getByRole('button', { name: 'Held (3)' }));
  await screen.findByText('2 meetings marked Held.');
  const refused = screen.getByText(/^Not marked, Siti Nurhaliza with Oasis Attar: /).closest('li');
  within(refused as HTMLElement).getByText('It is marked Missed now.');
  await user.click(screen.getAllByRole('button', { name: 'Undo' })[0] as HTMLElement);
  await screen.findByText('The marks of 2 meetings are removed.');
  expect(sent.at(-1)).toMatchObject({ attendance: null, meetings: [{ id: 1, version: 2 }, { id: 2 }] });
});

it('an hour and a hall narrow the list, until all are shown again', async () => {
  const { user, calls } = open({ address: '/dashboard/show-day?hour=840&hall=A' });
  await screen.findByText('3 meetings, the longest wait first');
  const narrowed = calls.filter((one) => one.includes('hall=A'));
  await user.click(screen.getByRole('link', { name: 'Show all unmarked' }));
  await waitFor(() => expect(calls.at(-1)).not.toContain('hall='));
  expect(narrowed[0]).toContain('minute=840');
});

it('viewers see the meetings, but cannot mark them', async () => {
  open({ role: 'viewer' });
  await screen.findByText('3 meetings, the longest wait first');
  expect(screen.queryByRole('button')).toBeNull();
});

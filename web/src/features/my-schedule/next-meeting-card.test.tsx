// On a day with own meetings, the next one comes before the confirmation, the counts and the QR code, and moves on.
import { act, screen, within } from '@testing-library/react';
import { MEETING_STATUS } from '@visavis/domain/meeting/schema';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderIn } from '../../lib/testing/render-in.tsx';
import { MySchedulePage } from './my-schedule-page.tsx';
import { demoSchedule, meeting } from './testing/schedule-fixture.ts';

const FIRST = meeting(1, 'Atelier Nacre', 1, 660, { status: MEETING_STATUS.approved, hall: 'Hall 3' });
const SECOND = meeting(2, 'Kumo Fragrance House', 1, 780);

beforeEach(() => {
  vi.stubGlobal('EventSource', undefined);
  vi.stubGlobal('fetch', async () =>
    Response.json({ ...demoSchedule([FIRST, SECOND]), emailConfirmed: false }),
  );
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
});

async function openAt(local: string): Promise<void> {
  vi.setSystemTime(`${local}+08:00`);
  renderIn(<MySchedulePage unknownLink={null} hourPage={() => null} ofEdition={(_, page) => page} />, {
    address: '/business/my-schedule?key=key',
  });
  await screen.findByRole('heading', { name: 'Your schedule' });
  await screen.findByRole('button', { name: 'Confirm' });
}

const card = (company: string) => screen.getByRole('region', { name: company });

it('shows time, booth and hall before everything else, and then the meeting after it', async () => {
  await openAt('2025-06-02T10:40:00');
  const next = card('Atelier Nacre');
  expect(within(next).getByRole('timer').textContent).toBe('Next meeting in 20 minutes');
  expect(
    within(next)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent),
  ).toEqual(['11.00am-12.00pm', expect.stringMatching(/A-1.*Hall 3|Hall 3.*A-1/)]);
  for (const later of [screen.getByRole('button', { name: 'Confirm' }), screen.getByText('BM-7K3M-Q2XD')])
    expect(next.compareDocumentPosition(later) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
  act(() => {
    vi.setSystemTime('2025-06-02T11:05:00+08:00');
    vi.advanceTimersByTime(10_000);
  });
  expect(within(card('Atelier Nacre')).getByRole('timer').textContent).toBe('Now, until 12 pm');
  act(() => {
    vi.setSystemTime('2025-06-02T12:00:00+08:00');
    vi.advanceTimersByTime(10_000);
  });
  expect(within(card('Kumo Fragrance House')).getByText('Pending')).toBeTruthy();
});

it('is not shown on other days', async () => {
  await openAt('2025-05-30T10:40:00');
  expect(screen.queryByRole('timer')).toBeNull();
});

// A burst of unconfirmed hours: lists who is affected before anything is released, and sends only their ids.
import { screen, waitFor, within } from '@testing-library/react';
import type { Burst } from '@visavis/contract/confirmation/endpoints';
import { expect, it } from 'vitest';
import { Refusal, visitPage } from '../../../lib/testing/page-visit.tsx';
import { BurstWarning } from './burst-warning.tsx';

const BURST: Burst = {
  registrations: 2,
  hours: 3,
  firstAt: '2025-05-20T02:42:00.000Z',
  lastAt: '2025-05-20T02:50:00.000Z',
};
const hourAt = (exhibitor: string, time: string) => ({
  exhibitor,
  boothNumber: 'A-1',
  date: '2025-06-02',
  time,
});
const PEOPLE = [
  {
    id: 7,
    name: 'Amira Rahman',
    company: 'Kenari Beauty Retail',
    reference: 'BM-7K3M-Q2XD',
    email: 'a@b.example',
    createdAt: BURST.firstAt,
    hours: [hourAt('Atelier Nacre', '11.00am-12.00pm'), hourAt('Oasis Attar', '1.00pm-2.00pm')],
  },
  {
    id: 9,
    name: 'Devi Anand',
    company: 'Seri Kenanga',
    reference: 'BM-2222-3333',
    email: 'c@d.example',
    createdAt: BURST.lastAt,
    hours: [hourAt('Atelier Nacre', '3.00pm-4.00pm')],
  },
];

function open(
  release: () => unknown = () => ({ success: true, released: { registrations: 2, hours: 3 }, confirmed: 0 }),
  isMailConfigured = true,
) {
  return visitPage({
    pages: { '/dashboard/overview': <BurstWarning bursts={[BURST]} /> },
    address: '/dashboard/overview',
    answers: {
      'GET /api/unconfirmed-hours/bursts': () => ({
        isMailConfigured,
        bursts: [{ ...BURST, people: PEOPLE }],
      }),
      'POST /api/unconfirmed-hours/release': release,
    },
  });
}

it('warns with figures, lists who is affected, and releases with one press', async () => {
  const { user, calls } = open();
  screen.getByText(/From one address or network, 2 registrations took 3 hours/);
  await user.click(screen.getByRole('button', { name: 'See who, 3 hours' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Release unconfirmed hours' }));
  await dialog.findByText('Amira Rahman');
  dialog.getByText('BM-2222-3333');
  dialog.getByText('2 hours');
  expect(calls.some((one) => one.startsWith('POST'))).toBe(false);
  await user.click(dialog.getByRole('button', { name: 'Release 3 hours' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.filter((one) => one.startsWith('POST /api/unconfirmed-hours/release'))).toHaveLength(1);
});

it.each([
  [true, /each gets an email/],
  [false, /cannot send email at the moment, so nobody is told/],
])('says who gets an email; with a mail server: %s', async (isMailConfigured, sentence) => {
  const { user } = open(undefined, isMailConfigured);
  await user.click(screen.getByRole('button', { name: 'See who, 3 hours' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Release unconfirmed hours' }));
  await dialog.findByText(sentence);
  expect(dialog.queryByText(/gets an email/) !== null).toBe(isMailConfigured);
});

it('stays open and says why when the release fails', async () => {
  const { user } = open(() => new Refusal(503, 'server.unavailable', 'Away'));
  await user.click(screen.getByRole('button', { name: 'See who, 3 hours' }));
  await user.click(await screen.findByRole('button', { name: 'Release 3 hours' }));
  expect((await within(await screen.findByRole('dialog')).findByRole('alert')).textContent).toContain('Away');
  expect(screen.getByRole('dialog')).toBeDefined();
});

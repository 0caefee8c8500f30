// Asks the visitor once to confirm an unconfirmed email address, and says what happens otherwise.
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MySchedule } from '@visavis/contract/my-schedule/endpoints';
import { expect, it, vi } from 'vitest';
import { ApiError } from '../../../lib/api-client.ts';
import { renderIn } from '../../../lib/testing/render-in.tsx';
import type { OwnSchedule } from '../api.ts';
import { demoSchedule } from '../testing/schedule-fixture.ts';
import { ConfirmPanel } from './confirm-panel.tsx';

function open(
  schedule: Partial<MySchedule>,
  { fails = false, barredBy }: { fails?: boolean; barredBy?: string } = {},
) {
  const confirm = vi.fn(async () => {
    if (fails) throw new ApiError(0, 'network');
    return demoSchedule();
  });
  const accept = vi.fn(async () => {});
  const own: OwnSchedule = {
    schedule: { ...demoSchedule(), ...schedule },
    keptAt: null,
    isUnknown: false,
    failed: false,
    fetching: false,
    live: { status: 'open' } as unknown as OwnSchedule['live'],
    refresh: () => {},
    confirm,
    cancel: async () => demoSchedule(),
    move: async () => demoSchedule(),
    accept,
  };
  renderIn(<ConfirmPanel own={own} barredBy={barredBy} />);
  return { confirm, accept, user: userEvent.setup() };
}
const button = () => screen.queryByRole('button', { name: 'Confirm' });

it('renders nothing when the address is confirmed, or when an older cached copy does not say', () => {
  open({ emailConfirmed: true });
  open({});
  expect(button()).toBeNull();
});

it('confirms with one press and moves the focus to the thanks', async () => {
  const { confirm, accept, user } = open({ emailConfirmed: false, releasedFrom: null });
  expect(screen.getByRole('region', { name: 'Confirm your email address' }).textContent).not.toContain(
    'released',
  );
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  const thanks = await screen.findByText('Thank you. Your email address is confirmed.');
  await expect.poll(() => document.activeElement).toBe(thanks);
  expect(confirm).toHaveBeenCalledTimes(1);
  expect(accept).toHaveBeenCalledTimes(1);
  expect(button()).toBeNull();
});

it('says when unconfirmed hours are released, and stays open when the request fails', async () => {
  const { user } = open({ emailConfirmed: false, releasedFrom: '2025-05-22T02:42:00.000Z' }, { fails: true });
  screen.getByText(/not confirmed by 22 May 2025, 10\.42am, UTC\+8, are released/);
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('could not be confirmed'));
  expect(button()).not.toBeNull();
});

it('does nothing while offline', async () => {
  const { confirm, user } = open({ emailConfirmed: false }, { barredBy: 'why' });
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(confirm).not.toHaveBeenCalled();
});

it('with a key that was not mailed it points to the email, and without a mail server asks nothing', () => {
  open({ emailConfirmed: false, confirmedFrom: 'email', releasedFrom: '2025-05-22T02:42:00.000Z' });
  screen.getByRole('heading', { name: 'Confirm your email to keep your slots' });
  screen.getByText(/not confirmed by 22 May 2025, 10\.42am, UTC\+8, are released/);
  expect(button()).toBeNull();
  cleanup();
  open({ emailConfirmed: false, confirmedFrom: 'nowhere' });
  expect(screen.queryByRole('heading')).toBeNull();
});

// A visitor's own schedule: the actions of each meeting, announced changes and refusals, and offline behaviour.
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MySchedule } from '@visavis/contract/my-schedule/endpoints';
import { MEETING_STATUS } from '@visavis/domain/meeting/schema';
import { describe, expect, it, vi } from 'vitest';
import { demoSchedule, kumo, meeting, nacre, oasis, verdant } from './testing/schedule-fixture.ts';
import { ADDRESS, answers, open, refusal, requests, row, stubServer } from './testing/schedule-visit.tsx';

stubServer();

const actionsOf = async (company: string) =>
  (await row(company)).queryAllByRole('button').map((button) => button.textContent);
const announced = () =>
  screen
    .getAllByRole('status')
    .map((region) => region.textContent)
    .join('\n');
const refocus = () => act(async () => void window.dispatchEvent(new Event('focus')));

describe('the schedule', () => {
  it('groups meetings by day, counts them by status, and offers the actions each allows', async () => {
    await open();
    await screen.findByText('Amira Rahman, Kenari Beauty Retail');
    expect(screen.getAllByRole('heading', { level: 2 }).map((day) => day.textContent)).toEqual([
      'Monday',
      'Tuesday',
      'Wednesday',
      'Thursday',
    ]);
    expect(screen.getAllByRole('definition').map((count) => count.textContent)).toEqual(['1', '1', '1']);
    screen.getByText('1 meeting cancelled by you');
    expect(await actionsOf('Atelier Nacre')).toEqual(['Cancel']);
    expect(await actionsOf('Kumo Fragrance House')).toEqual(['Move', 'Cancel']);
    expect(await actionsOf('Oasis Attar')).toEqual(['Choose another hour']);
    expect(await actionsOf('Verdant Pack')).toEqual(['Book again']);
    (await row('Oasis Attar')).getByText(/could not take this hour. The slot is open to others again.$/);
    (await row('Verdant Pack')).getByText('Cancelled by you');
    expect(requests[0]).toMatchObject({ path: '/api/my-schedule', key: 'Bearer secret' });
    // Neither the key nor any name is stored; only ids and colours are.
    expect([...Object.keys(localStorage), ...Object.keys(sessionStorage)]).toEqual(['exhibitorPigments']);
    expect(localStorage.getItem('exhibitorPigments')).not.toMatch(/secret|Nacre|Amira/);
  });

  it('says who arranges meetings if there are none, without counts or actions', async () => {
    answers.schedule = { body: demoSchedule([]) };
    await open();
    await screen.findByRole('heading', { level: 2, name: 'You have no meetings yet' });
    screen.getByText(/^The organiser arranges them for you\. Please write to us with your reference/);
    expect(screen.queryByRole('definition')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Download calendar' })).toBeNull();
    screen.getByText('BM-7K3M-Q2XD');
  });

  it('offers no other hour with a withdrawn exhibitor, and says why', async () => {
    const ended = { ...kumo, status: MEETING_STATUS.rejected, isWithdrawn: true as const };
    answers.schedule = {
      body: demoSchedule([ended, { ...nacre, status: MEETING_STATUS.pending, isWithdrawn: true }]),
    };
    await open();
    await screen.findByText(/^Kumo Fragrance House is no longer exhibiting\. Please write to us/);
    await screen.findByText('Atelier Nacre takes no new meetings. This one stays as it is.');
    expect(await actionsOf('Kumo Fragrance House')).toEqual([]);
    expect(await actionsOf('Atelier Nacre')).toEqual(['Cancel']);
  });

  it('offers nothing for an hour that has begun', async () => {
    answers.schedule = { body: demoSchedule([{ ...kumo, hasBegun: true }]) };
    await open();
    expect(await actionsOf('Kumo Fragrance House')).toEqual([]);
    await screen.findByText('This meeting has started and can’t be changed');
  });

  it('shows the QR code, which holds only the reference', async () => {
    await open();
    await screen.findByRole('img', { name: 'QR code for BM-7K3M-Q2XD' });
    screen.getByText('BM-7K3M-Q2XD');
  });

  it('asks to confirm an unconfirmed email address until it is confirmed', async () => {
    answers.schedule = {
      body: { ...demoSchedule(), emailConfirmed: false, releasedFrom: '2025-05-22T02:42:00.000Z' },
    };
    answers.change = { body: { ...demoSchedule(), emailConfirmed: true } };
    const { user } = await open();
    const panel = within(await screen.findByRole('region', { name: 'Confirm your email address' }));
    panel.getByText(/not confirmed by 22 May 2025, 10\.42am, UTC\+8, are released/);
    await user.click(panel.getByRole('button', { name: 'Confirm' }));
    await screen.findByText('Thank you. Your email address is confirmed.');
    expect(requests.find(({ method }) => method === 'POST')).toMatchObject({
      path: '/api/my-schedule/confirm',
      key: 'Bearer secret',
    });
    expect(screen.queryByRole('region', { name: 'Confirm your email address' })).toBeNull();
    cleanup();

    await open();
    await row('Atelier Nacre');
    expect(screen.queryByRole('region', { name: 'Confirm your email address' })).toBeNull();
  });

  it.each([
    ['an unknown key', ADDRESS, refusal(404, 'resource.not-found')],
    ['no key', '/business/my-schedule', { body: demoSchedule() }],
  ])('is not found with %s', async (_, address, answer) => {
    answers.schedule = answer;
    await open(address);
    await screen.findByText('This link is unknown');
    if (!address.includes('key')) expect(requests).toEqual([]);
  });

  it('says that loading failed, and retries on request', async () => {
    answers.schedule = refusal(503, 'server.unavailable');
    const { user } = await open();
    await screen.findByText(/could not be loaded/);
    answers.schedule = { body: demoSchedule() };
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await row('Atelier Nacre');
  });

  it('announces what others changed, and keeps the schedule on screen when a refresh fails', async () => {
    await open();
    await row('Atelier Nacre');
    answers.schedule = {
      body: demoSchedule([nacre, { ...kumo, status: MEETING_STATUS.approved, version: 2 }, oasis, verdant]),
    };
    await refocus();
    await waitFor(() =>
      expect(announced()).toContain('Kumo Fragrance House, Tuesday 03 June, 1.00pm-2.00pm: Approved.'),
    );
    expect(await actionsOf('Kumo Fragrance House')).toEqual(['Cancel']);
    answers.schedule = refusal(503, 'server.unavailable');
    await refocus();
    await screen.findByText('Connection lost. What you see may be old.');
    await row('Atelier Nacre');
    answers.schedule = { body: demoSchedule() };
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(screen.queryByText(/What you see may be old/)).toBeNull());
  });

  it('keeps the last response while offline, says how old it is, and disables the actions', async () => {
    const { user } = await open();
    await row('Kumo Fragrance House');
    // The copy of the device is older than what is on screen.
    answers.schedule = { body: { ...demoSchedule([nacre]), keptAt: '2025-05-20T02:42:00.000Z' } };
    await act(async () => void window.dispatchEvent(new Event('offline')));
    await screen.findByText(/^You are offline\. This is your schedule as it was at /);
    const cancel = (await row('Kumo Fragrance House')).getByRole('button', { name: /^Cancel/ });
    expect(cancel.getAttribute('aria-disabled')).toBe('true');
    const reason = document.getElementById(cancel.getAttribute('aria-describedby') ?? '');
    expect(reason?.textContent).toBe('Meetings can be changed once you are online again.');
    await user.click(cancel);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    answers.schedule = { body: demoSchedule() };
    await act(async () => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(screen.queryByText(/^You are offline/)).toBeNull());
  });
});

describe('cancelling', () => {
  const ask = async (user: ReturnType<typeof userEvent.setup>) => {
    await user.click((await row('Kumo Fragrance House')).getByRole('button', { name: /^Cancel/ }));
    return within(await screen.findByRole('alertdialog', { name: 'Cancel Meeting Booking' }));
  };
  const cancelled = (): MySchedule =>
    demoSchedule([
      nacre,
      { ...kumo, status: MEETING_STATUS.rejected, cancelledBy: 'visitor', version: 2 },
      oasis,
      verdant,
    ]);

  it('asks for confirmation first, and Keep Booking changes nothing', async () => {
    const { user } = await open();
    const dialog = await ask(user);
    dialog.getByText('Kumo Fragrance House, booth A-2.');
    dialog.getByText('Tuesday, 03 June 2025, 1.00pm-2.00pm.');
    await expect.poll(() => document.activeElement?.textContent).toBe('Keep Booking');
    await user.click(dialog.getByRole('button', { name: 'Keep Booking' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(requests.every(({ method }) => method === 'GET')).toBe(true);
  });

  it('sends the version on screen, announces the cancellation, and focuses the row', async () => {
    answers.change = { body: cancelled() };
    const { user } = await open();
    const dialog = await ask(user);
    await user.click(dialog.getByRole('button', { name: 'Cancel Booking' }));
    await waitFor(async () => expect(await actionsOf('Kumo Fragrance House')).toEqual(['Book again']));
    expect(requests.find(({ method }) => method === 'POST')).toEqual({
      method: 'POST',
      path: '/api/my-schedule/meetings/2/cancel',
      key: 'Bearer secret',
      body: { version: 1 },
    });
    expect(announced()).toContain('Your meeting with Kumo Fragrance House is cancelled.');
    // The visitor's own change is not announced as news.
    expect(announced()).not.toContain('Kumo Fragrance House, Tuesday');
    await expect.poll(() => document.activeElement?.textContent).toBe('Kumo Fragrance House');
  });

  it('says in the dialog that no response came, and can be retried', async () => {
    const { user } = await open();
    const dialog = await ask(user);
    await user.click(dialog.getByRole('button', { name: 'Cancel Booking' }));
    expect((await dialog.findByRole('alert')).textContent).toContain('We got no reply');
    answers.change = { body: cancelled() };
    await user.click(dialog.getByRole('button', { name: 'Cancel Booking' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('is not found any more once the registration is deleted', async () => {
    const { user } = await open();
    const dialog = await ask(user);
    answers.change = refusal(404, 'resource.not-found');
    answers.schedule = answers.change;
    await user.click(dialog.getByRole('button', { name: 'Cancel Booking' }));
    await screen.findByText('This link is unknown');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('shows and announces the latest state when the meeting changed in the meantime', async () => {
    const latest = { ...kumo, status: MEETING_STATUS.approved, version: 2 };
    const { user } = await open();
    const dialog = await ask(user);
    answers.change = refusal(409, 'meeting.stale', { meeting: latest });
    answers.schedule = { body: demoSchedule([nacre, latest, oasis, verdant]) };
    await user.click(dialog.getByRole('button', { name: 'Cancel Booking' }));
    const notice = await screen.findByText(
      'Your meeting with Kumo Fragrance House has changed in the meantime. It is now Approved, Tuesday 03 June, 1.00pm-2.00pm.',
    );
    await expect.poll(() => document.activeElement?.contains(notice)).toBe(true);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await waitFor(async () => expect(await actionsOf('Kumo Fragrance House')).toEqual(['Cancel']));
  });
});

describe('another hour', () => {
  const choose = async (user: ReturnType<typeof userEvent.setup>, company: string) =>
    user.click((await row(company)).getByRole('button', { name: /^(Move|Choose another hour|Book again)/ }));

  it('is chosen on the grid, which gets the other hours; the old one is kept until then', async () => {
    const { user, chosen, router } = await open();
    await choose(user, 'Kumo Fragrance House');
    await screen.findByRole('heading', { name: 'Choose another hour' });
    screen.getByText('Your hour, Tuesday 03 June, 1.00pm-2.00pm, is kept until you confirm another.');
    expect(router.state.location.search).toBe('?key=secret&meeting=2');
    const { plan, companyId } = chosen.mock.lastCall?.[0] ?? {};
    expect(companyId).toBe(2);
    expect(plan?.map(({ company, day, time }) => [company, day, time])).toEqual([
      ['Atelier Nacre', 1, '11 am'],
      ['Kumo Fragrance House', 2, '1 pm'],
    ]);
    await user.click(screen.getByRole('button', { name: 'Back to your schedule' }));
    await row('Kumo Fragrance House');
    expect(requests.every(({ method }) => method === 'GET')).toBe(true);
  });

  it('appears in the list once confirmed, is announced, and takes the focus', async () => {
    const { user } = await open();
    await choose(user, 'Verdant Pack');
    await screen.findByRole('heading', { name: 'Book again' });
    answers.change = {
      body: demoSchedule([nacre, kumo, oasis, meeting(4, 'Verdant Pack', 4, 1020, { version: 2 })]),
    };
    await user.click(screen.getByRole('button', { name: 'Thursday, 5 pm' }));
    expect(await actionsOf('Verdant Pack')).toEqual(['Move', 'Cancel']);
    expect(requests.find(({ method }) => method === 'POST')).toMatchObject({
      path: '/api/my-schedule/meetings/4/move',
      body: { version: 1, day: 4, minute: 1020 },
    });
    expect(announced()).toContain(
      'You’ve asked Verdant Pack for Thursday 05 June, 5.00pm-6.00pm. We’ll tell you when it is confirmed.',
    );
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Verdant Pack'));
  });

  it('leads back to the list and says why when the meeting was approved in the meantime', async () => {
    const { user } = await open();
    await choose(user, 'Kumo Fragrance House');
    await screen.findByRole('button', { name: 'Thursday, 5 pm' });
    answers.schedule = {
      body: demoSchedule([nacre, { ...kumo, status: MEETING_STATUS.approved, version: 2 }, oasis, verdant]),
    };
    await refocus();
    await screen.findByText(/has changed in the meantime. It is now Approved/);
    expect(await actionsOf('Kumo Fragrance House')).toEqual(['Cancel']);
  });

  it('leads back to the list when opened directly by its address', async () => {
    const { user, router } = await open(`${ADDRESS}&meeting=3`);
    await user.click(await screen.findByRole('button', { name: 'Back to your schedule' }));
    await row('Oasis Attar');
    expect(router.state.location.search).toBe('?key=secret');
  });
});

describe('Download calendar', () => {
  it('saves the file', async () => {
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1');
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Download calendar' }));
    await waitFor(() => expect(click).toHaveBeenCalledOnce());
    expect(click.mock.contexts[0]).toMatchObject({ href: 'blob:1', download: 'schedule.ics' });
    vi.restoreAllMocks();
  });

  it('says when the download fails, and why there is nothing to download', async () => {
    answers.calendar = refusal(503, 'server.unavailable');
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Download calendar' }));
    await screen.findByText(/The calendar could not be downloaded/);
    cleanup();
    answers.schedule = { body: demoSchedule([{ ...kumo, status: MEETING_STATUS.rejected }]) };
    await open();
    const button = await screen.findByRole('button', { name: 'Download calendar' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    screen.getByText(/There is no meeting to download\./);
  });
});

// The scheduler's risky rules: clicks on each slot state, and what follows a confirmation, a lost slot, a failure.
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../lib/api-client.ts';
import { later } from '../../lib/testing/later.ts';
import { demoEdition, exhibitor, planned } from '../../queries/testing/schedule-fixture.ts';
import { fakeHolds } from './testing/fake-holds.ts';
import { renderScheduler } from './testing/render-scheduler.tsx';

const hanari = exhibitor(1, 'Hanari Skin Lab', 'A-208');
const seri = exhibitor(2, 'Seri Kenanga', 'D-032');
const nordlys = exhibitor(3, 'Nordhav Hair', 'B-021');
const exhibitors = [hanari, seri, nordlys];

const slot = (name: string | RegExp) => screen.findByRole('button', { name });
const counter = () => screen.getByText(/Meeting\(s\) Scheduled$/).textContent;
const company = () => screen.getByRole('combobox', { name: 'Company' }).textContent;

const alertSaying = (words: string) =>
  waitFor(() => {
    const alert = screen.getAllByRole('alert').find((one) => one.textContent?.includes(words));
    if (!alert) throw new Error(`no alert says ${words}`);
    return alert;
  });

describe('the grid', () => {
  it('drops an hour that has begun from the plan, and says why', async () => {
    const { planNow } = await renderScheduler({
      exhibitors,
      plan: [planned(hanari, 1, 720), planned(seri, 2, 840)],
      edition: demoEdition({ begun: [{ day: 1, minute: 720 }] }),
      address: '/schedule?exhibitor=1',
    });
    const alert = await alertSaying('1 hour of your plan has started. Please choose another.');
    expect(alert.textContent).toContain('Hanari Skin Lab, Monday 02 June, 12.00pm-1.00pm');
    await slot('Monday 02 June, 12.00pm-1.00pm, Unavailable');
    expect(planNow()).toEqual([planned(seri, 2, 840)]);
  });

  it('names day, date, range and state; own and other take precedence over unavailable', async () => {
    const gone = [
      { exhibitorId: 1, day: 1, time: '11 am' },
      { exhibitorId: 1, day: 2, time: '2 pm' },
      { exhibitorId: 1, day: 4, time: '5 pm' },
      { exhibitorId: 2, day: 3, time: '12 pm' },
    ];
    await renderScheduler({
      exhibitors,
      plan: [planned(hanari, 1, 660), planned(seri, 2, 840)],
      unavailable: () => gone,
      edition: demoEdition({ begun: [{ day: 1, minute: 720 }] }),
      address: '/schedule?exhibitor=1',
    });
    await slot('Monday 02 June, 11.00am-12.00pm, Selected');
    await slot('Tuesday 03 June, 2.00pm-3.00pm, Booked by Others, Seri Kenanga');
    expect((await slot('Thursday 05 June, 5.00pm-6.00pm, Unavailable')).getAttribute('aria-disabled')).toBe(
      'true',
    );
    await slot('Monday 02 June, 12.00pm-1.00pm, Unavailable');
    await slot('Wednesday 04 June, 12.00pm-1.00pm, Available');
    expect(screen.getAllByRole('gridcell')).toHaveLength(28);
    expect(screen.getByRole('columnheader', { name: 'UTC+8' })).toBeTruthy();
  });

  it('labels its hours, the legend, the booth, and whom to ask', async () => {
    const { user } = await renderScheduler({ exhibitors, plan: [planned(seri, 2, 840)] });
    await slot(/^Monday 02 June, 11.00am/);
    expect(screen.getAllByRole('rowheader').map((hour) => hour.textContent)).toEqual([
      '11 am',
      '12 pm',
      '1 pm',
      '2 pm',
      '3 pm',
      '4 pm',
      '5 pm',
    ]);
    const legend = within(screen.getByRole('list', { name: 'Legend' }));
    expect(legend.getAllByRole('listitem').map((state) => state.textContent)).toEqual([
      'Available',
      'Unavailable',
      'Selected',
      'Booked by Others',
    ]);
    expect(document.body.textContent).toMatch(/Booth Number\s*A-208/);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      'mailto:pr@exhibition.example',
      'https://wa.me/60120000000',
    ]);
    await user.click(screen.getByRole('combobox', { name: 'Company' }));
    await screen.findByRole('option', { name: /Seri Kenanga.*Scheduled/ });
  });

  it('has one tab stop, which the arrows move', async () => {
    const { user } = await renderScheduler({ exhibitors });
    const first = await slot(/^Monday 02 June, 11.00am/);
    first.focus();
    await user.keyboard('{ArrowRight}{ArrowDown}');
    await expect
      .poll(() => document.activeElement?.getAttribute('aria-label'))
      .toBe('Tuesday 03 June, 12.00pm-1.00pm, Available');
    await user.keyboard('{Control>}{End}{/Control}');
    await expect
      .poll(() => document.activeElement?.getAttribute('aria-label'))
      .toMatch(/^Thursday 05 June, 5.00pm/);
    const stops = within(screen.getByRole('grid'))
      .getAllByRole('button')
      .filter((button) => button.tabIndex === 0);
    await expect.poll(() => [document.activeElement]).toEqual(stops);
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Confirm Meeting Time' })).toBeTruthy();
  });

  it('does nothing on an unavailable slot', async () => {
    const { user } = await renderScheduler({
      exhibitors,
      unavailable: () => [{ exhibitorId: 1, day: 1, time: '11.00am-12.00pm' }],
    });
    await user.click(await slot(/^Monday 02 June, 11.00am.*Unavailable$/));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says who holds a slot of another company', async () => {
    const { user, planNow } = await renderScheduler({ exhibitors, plan: [planned(seri, 2, 840)] });
    await user.click(await slot(/Booked by Others, Seri Kenanga$/));
    const dialog = await screen.findByRole('dialog', { name: 'Information' });
    expect(dialog.textContent).toContain(
      'This slot is already scheduled for Seri Kenanga. Please select a different time.',
    );
    await user.click(within(dialog).getByRole('button', { name: 'OK' }));
    expect(planNow()).toHaveLength(1);
  });
});

describe('a meeting time', () => {
  it('is confirmed for the company in view, then the next unscheduled company comes into view', async () => {
    const { user, planNow, router } = await renderScheduler({ exhibitors, plan: [planned(seri, 2, 840)] });
    expect(company()).toContain('Hanari Skin Lab');
    await user.click(await slot(/^Wednesday 04 June, 11.00am.*Available$/));
    const dialog = await screen.findByRole('dialog', { name: 'Confirm Meeting Time' });
    expect(
      within(dialog)
        .getAllByRole('definition')
        .map((entry) => entry.textContent),
    ).toEqual([
      'Wednesday',
      '04 June 2025',
      '11.00am-12.00pm UTC+8',
      expect.stringContaining('Hanari Skin Lab'),
      'A-208',
    ]);
    await expect
      .poll(() => document.activeElement)
      .toBe(within(dialog).getByRole('button', { name: 'Confirm' }));
    await user.click(within(dialog).getByRole('button', { name: 'Confirm' }));
    expect(planNow()).toContainEqual(planned(hanari, 3, 660));
    expect(counter()).toBe('2 of 3 Meeting(s) Scheduled');
    expect(company()).toContain('Nordhav Hair');
    expect(planNow()?.map((meeting) => meeting.company)).toEqual(['Hanari Skin Lab', 'Seri Kenanga']);
    expect(router.state.location.search).toBe('?exhibitor=3');
  });

  it('is shown with the next company at once, without waiting for other work of the draft', async () => {
    const holds = fakeHolds();
    const { hold } = holds;
    const { after: rest, come: end } = later();
    holds.hold = async (...args) => {
      await hold(...args);
      await rest;
    };
    const { user } = await renderScheduler({ exhibitors, holds });
    await user.click(await slot(/^Wednesday 04 June, 11.00am.*Available$/));
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(counter()).toBe('1 of 3 Meeting(s) Scheduled'));
    expect(company()).toContain('Seri Kenanga');
    expect(screen.queryByRole('dialog')).toBeNull();
    end();
  });

  it('replaces the earlier one of that company', async () => {
    const { user, planNow } = await renderScheduler({
      exhibitors,
      plan: [planned(hanari, 1, 660)],
      address: '/schedule?exhibitor=1',
    });
    await user.click(await slot(/^Thursday 05 June, 3.00pm.*Available$/));
    const dialog = await screen.findByRole('dialog', { name: 'Update Meeting Time' });
    await user.click(within(dialog).getByRole('button', { name: 'Confirm' }));
    expect(planNow()).toEqual([planned(hanari, 4, 900)]);
  });

  it('is removed only by Cancel Booking', async () => {
    const { user, planNow } = await renderScheduler({
      exhibitors,
      plan: [planned(hanari, 1, 660)],
      address: '/schedule?exhibitor=1',
    });
    expect(screen.getByText('Meeting scheduled for this company')).toBeTruthy();
    await user.click(await slot(/Selected$/));
    await screen.findByRole('alertdialog', { name: 'Cancel Meeting Booking' });
    await expect.poll(() => document.activeElement?.textContent).toBe('Keep Booking');
    await user.keyboard('{Enter}');
    expect(planNow()).toHaveLength(1);
    await user.click(await slot(/Selected$/));
    await user.click(await screen.findByRole('button', { name: 'Cancel Booking' }));
    expect(planNow()).toEqual([]);
    expect(counter()).toBe('0 of 3 Meeting(s) Scheduled');
  });
});

describe('Submit', () => {
  const full = [planned(hanari, 1, 660), planned(seri, 2, 840), planned(nordlys, 3, 900)];
  const submit = () => screen.getByRole('button', { name: /^Submit/ });

  it('is disabled, with a reason, until every company has a meeting', async () => {
    const onSubmit = vi.fn(async () => {});
    const { user } = await renderScheduler({ exhibitors, plan: full.slice(1), onSubmit });
    expect(submit().getAttribute('aria-disabled')).toBe('true');
    const reason = document.getElementById(submit().getAttribute('aria-describedby') ?? '');
    expect(reason?.textContent).toBe('Please schedule meetings for all companies before proceeding.');
    // The reason is visible with the button at every width.
    const dock = submit().closest('[data-dock]');
    expect(dock && reason?.closest('[data-dock]')).toBe(dock);
    await user.click(submit());
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('sends once, however often it is pressed', async () => {
    const onSubmit = vi.fn(() => new Promise<void>(() => {}));
    const { user, onBack } = await renderScheduler({ exhibitors, plan: full, onSubmit });
    await user.dblClick(submit());
    expect((await screen.findByRole('button', { name: 'Submitting...' })).getAttribute('aria-disabled')).toBe(
      'true',
    );
    await user.click(screen.getByRole('button', { name: 'Submitting...' }));
    await user.click(screen.getByRole('button', { name: 'Back to Previous' }));
    expect(onSubmit).toHaveBeenCalledTimes(1);
    expect(onBack).not.toHaveBeenCalled();
  });

  it('says why it failed and is enabled again', async () => {
    const onSubmit = vi.fn(() => Promise.reject(new ApiError(0, 'network')));
    const { user, planNow } = await renderScheduler({ exhibitors, plan: full, onSubmit });
    await user.click(submit());
    const dialog = await screen.findByRole('dialog', { name: 'Information' });
    expect(dialog.textContent).toContain('Registration failed. Please try again or contact support.');
    await user.click(within(dialog).getByRole('button', { name: 'OK' }));
    expect(planNow()).toEqual(full);
    await user.click(submit());
    expect(onSubmit).toHaveBeenCalledTimes(2);
  });

  it('leads to the form step with the refused field', async () => {
    const fields = { 'registration.email': 'Email is invalid' };
    const { user, onFixField } = await renderScheduler({
      exhibitors,
      plan: full,
      onSubmit: () =>
        Promise.reject(new ApiError(422, 'request.invalid', { message: 'Email is invalid', fields })),
    });
    await user.click(submit());
    const dialog = await screen.findByRole('dialog', { name: 'Information' });
    expect(within(dialog).getAllByText('Email is invalid')).toHaveLength(1);
    await user.click(within(dialog).getByRole('button', { name: 'OK' }));
    expect(onFixField).toHaveBeenCalledWith('registration.email', fields);
  });

  it('removes what was lost, keeps the rest and leads to each company', async () => {
    const lost = [
      { exhibitor: 'Seri Kenanga', boothNumber: 'D-032', day: 2, time: '2.00pm-3.00pm' },
      { exhibitor: 'Nordhav Hair', boothNumber: 'B-021', day: 3, time: '3.00pm-4.00pm' },
    ];
    let isTaken = false;
    const { user, planNow, fetchSlots } = await renderScheduler({
      exhibitors,
      plan: full,
      onSubmit: () => {
        isTaken = true;
        return Promise.reject(new ApiError(409, 'meeting.slot-taken', { message: 'Taken.', lost }));
      },
      unavailable: () => (isTaken ? [{ exhibitorId: 2, day: 2, time: '2 pm' }] : []),
    });
    await slot(/^Monday 02 June, 12.00pm.*Available$/);
    const callsBefore = fetchSlots.mock.calls.length;
    await user.click(submit());
    const banner = await alertSaying('2 hours were taken');
    expect(banner.textContent).toContain(
      '2 hours were taken before you submitted. Your other meeting is kept.',
    );
    expect(banner.textContent).toContain('Seri Kenanga, Tuesday 03 June, 2.00pm-3.00pm');
    await expect.poll(() => document.activeElement).toBe(banner);
    expect(planNow()).toEqual([planned(hanari, 1, 660)]);
    expect(company()).toContain('Seri Kenanga');
    await slot('Tuesday 03 June, 2.00pm-3.00pm, Unavailable');
    await waitFor(() => expect(fetchSlots.mock.calls.length).toBeGreaterThan(callsBefore));
    await user.click(within(banner).getByRole('button', { name: 'Nordhav Hair' }));
    expect(company()).toContain('Nordhav Hair');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('unavailable slots', () => {
  it('make the grid busy until they have loaded', async () => {
    let load = (_: []): void => undefined;
    const loaded = new Promise<[]>((resolve) => {
      load = resolve;
    });
    await renderScheduler({ exhibitors, unavailable: () => loaded });
    const grid = await screen.findByRole('grid');
    expect(grid.getAttribute('aria-busy')).toBe('true');
    load([]);
    await waitFor(() => expect(grid.getAttribute('aria-busy')).toBe('false'));
  });

  it('are refetched when the window regains the focus', async () => {
    let isTaken = false;
    await renderScheduler({
      exhibitors,
      unavailable: () => (isTaken ? [{ exhibitorId: 1, day: 1, time: '11 am' }] : []),
    });
    await slot(/^Monday 02 June, 11.00am.*Available$/);
    isTaken = true;
    window.dispatchEvent(new Event('focus'));
    await slot(/^Monday 02 June, 11.00am.*Unavailable$/);
  });

  it('say that loading failed, and Try again refetches', async () => {
    let isDown = true;
    const { user, fetchSlots } = await renderScheduler({
      exhibitors,
      unavailable: () => {
        if (isDown) throw new Error('down');
        return [{ exhibitorId: 1, day: 1, time: '11 am' }];
      },
    });
    await screen.findByText('Error loading unavailable time slots. Please try again.');
    // The opening stream triggers a second request.
    await waitFor(() => expect(fetchSlots).toHaveBeenCalledTimes(2));
    const retry = screen.getByRole('button', { name: 'Try again' });
    await waitFor(() => expect(retry.getAttribute('aria-disabled')).toBeNull());
    isDown = false;
    await user.click(retry);
    await slot(/^Monday 02 June, 11.00am.*Unavailable$/);
    expect(screen.queryByText('Error loading unavailable time slots. Please try again.')).toBeNull();
  });
});

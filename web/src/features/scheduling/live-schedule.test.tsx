// The scheduler while others book too: holds, hours taken while the visitor is looking, and lapsed holds.
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../lib/api-client.ts';
import { syncServerTime } from '../../lib/server-clock.ts';
import { demoEdition, exhibitor, planned } from '../../queries/testing/schedule-fixture.ts';
import { fakeHolds } from './testing/fake-holds.ts';
import { FakeStream } from './testing/fake-stream.ts';
import { renderScheduler } from './testing/render-scheduler.tsx';
import { taken, takingServer, waitingHolds } from './testing/taken-hours.ts';

const hanari = exhibitor(1, 'Hanari Skin Lab', 'A-208');
const seri = exhibitor(2, 'Seri Kenanga', 'D-032');
const nordlys = exhibitor(3, 'Nordhav Hair', 'B-021');
const exhibitors = [hanari, seri, nordlys];

const WEDNESDAY_4PM = 'Wednesday 04 June, 4.00pm-5.00pm';
const TAKEN = '4.00pm-5.00pm on Wednesday was just taken. Please select a different time.';

const slot = (name: string | RegExp) => screen.findByRole('button', { name });
const confirm = () => screen.getByRole('button', { name: /^Confirm/ });

describe('a confirmation', () => {
  it('adds the hour to the plan once it is held, and ignores a second press meanwhile', async () => {
    const { holds, answer } = waitingHolds();
    const { user, planNow } = await renderScheduler({ exhibitors, holds });
    await user.click(await slot(/^Wednesday 04 June, 4.00pm.*Available$/));
    await user.click(confirm());
    const busy = await screen.findByRole('button', { name: 'Confirming...' });
    await user.click(busy);
    await user.keyboard('{Escape}');
    expect(holds.requested).toEqual([{ exhibitorId: 1, day: 3, minute: 960, length: 60 }]);
    expect(planNow()).toEqual([]);
    await answer();
    expect(planNow()).toEqual([planned(hanari, 3, 960)]);
    expect(screen.queryByRole('dialog')).toBeNull();
    await slot(`${WEDNESDAY_4PM}, Booked by Others, Hanari Skin Lab`);
  });

  it('says that the hour was taken, and changes nothing else', async () => {
    const { holds, answer } = waitingHolds([{ exhibitorId: 1, day: 1, minute: 660 }]);
    const { user, planNow } = await renderScheduler({
      exhibitors,
      holds,
      plan: [planned(hanari, 1, 660)],
      address: '/schedule?exhibitor=1',
    });
    await user.click(await slot(/^Wednesday 04 June, 4.00pm.*Available$/));
    await user.click(confirm());
    await answer(taken());
    const dialog = await screen.findByRole('dialog', { name: 'Information' });
    expect(dialog.textContent).toContain(TAKEN);
    await user.click(within(dialog).getByRole('button', { name: 'OK' }));
    expect(planNow()).toEqual([planned(hanari, 1, 660)]);
    expect(screen.queryByText(TAKEN)).toBeNull();
  });

  it('says that no response came, and can be retried', async () => {
    const { holds, answer } = waitingHolds();
    const { user, planNow } = await renderScheduler({ exhibitors, holds });
    await user.click(await slot(/^Wednesday 04 June, 4.00pm.*Available$/));
    await user.click(confirm());
    await answer(new ApiError(0, 'network'));
    const dialog = screen.getByRole('dialog', { name: 'Confirm Meeting Time' });
    expect(within(dialog).getByRole('alert').textContent).toContain('isn’t held');
    await user.click(confirm());
    await answer();
    expect(planNow()).toEqual([planned(hanari, 3, 960)]);
  });

  it.each([
    ['hold.hour-in-use', 409, 'This slot is already scheduled for Seri Kenanga.'],
    ['request.too-many', 429, 'Many hours are being held from your network right now.'],
  ] as const)("shows the server's message when refused with %s", async (code, status, message) => {
    const holds = fakeHolds();
    holds.answer = () => Promise.reject(new ApiError(status, code, { message }));
    const { user, planNow } = await renderScheduler({ exhibitors, holds });
    await user.click(await slot(/^Wednesday 04 June, 4.00pm.*Available$/));
    await user.click(confirm());
    expect((await screen.findByRole('dialog', { name: 'Information' })).textContent).toContain(message);
    expect(planNow()).toEqual([]);
  });

  it('is disabled when the hour is taken while the dialog is open', async () => {
    const { unavailable, emit } = takingServer();
    const { user, holds, planNow } = await renderScheduler({ exhibitors, unavailable });
    await user.click(await slot(/^Wednesday 04 June, 4.00pm.*Available$/));
    emit(1, 3, 960, 1);
    const dialog = await screen.findByRole('dialog', { name: 'Confirm Meeting Time' });
    expect((await within(dialog).findByRole('alert')).textContent).toContain(TAKEN);
    expect(confirm().getAttribute('aria-disabled')).toBe('true');
    await user.click(confirm());
    expect(holds.requested).toEqual([]);
    expect(planNow()).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await slot(`${WEDNESDAY_4PM}, Unavailable, just taken`);
  });
});

describe('an hour that somebody else takes', () => {
  it('is marked as just taken until the company changes, and keeps the focus', async () => {
    const { unavailable, emit } = takingServer();
    const { user } = await renderScheduler({ exhibitors, unavailable });
    const cell = await slot(/^Wednesday 04 June, 4.00pm.*Available$/);
    cell.focus();
    emit(1, 3, 960, 1);
    expect(await screen.findByText(TAKEN)).toBeTruthy();
    await expect.poll(() => document.activeElement).toBe(cell);
    expect(cell.getAttribute('aria-label')).toBe(`${WEDNESDAY_4PM}, Unavailable, just taken`);
    expect(cell.textContent).toBe('Just taken');
    await user.click(cell);
    expect(screen.queryByRole('dialog')).toBeNull();

    await user.click(screen.getByRole('combobox', { name: 'Company' }));
    await user.click(await screen.findByRole('option', { name: /Seri/ }));
    await user.click(screen.getByRole('combobox', { name: 'Company' }));
    await user.click(await screen.findByRole('option', { name: /Hanari/ }));
    await slot(`${WEDNESDAY_4PM}, Unavailable`);
  });

  it('is announced only on the scheduler: leaving the page removes the toast', async () => {
    const { unavailable, emit } = takingServer();
    const { router } = await renderScheduler({ exhibitors, unavailable });
    await slot(/^Wednesday 04 June, 4.00pm.*Available$/);
    emit(1, 3, 960, 1);
    await screen.findByText(TAKEN);
    await act(() => router.navigate('/thank-you'));
    screen.getByRole('heading', { name: 'Another page' });
    expect(screen.queryByText(TAKEN)).toBeNull();
  });

  it('is not announced for other companies, and is free again when released', async () => {
    const { unavailable, emit } = takingServer();
    const { fetchSlots } = await renderScheduler({ exhibitors, unavailable });
    await slot(/^Wednesday 04 June, 4.00pm.*Available$/);
    emit(2, 3, 960, 1);
    expect(screen.queryByText(TAKEN)).toBeNull();
    emit(1, 3, 960, 1);
    await slot(/Unavailable, just taken$/);
    const requestCount = fetchSlots.mock.calls.length;
    emit(1, 3, 960, 0);
    await slot(`${WEDNESDAY_4PM}, Available`);
    expect(fetchSlots.mock.calls.length).toBe(requestCount);
  });

  it('is never one that this draft holds or is claiming', async () => {
    const { holds, answer } = waitingHolds();
    const { user, planNow } = await renderScheduler({ exhibitors, holds });
    await user.click(await slot(/^Wednesday 04 June, 4.00pm.*Available$/));
    await user.click(confirm());
    act(() => FakeStream.slots([1, 3, 960, 1]));
    expect(screen.queryByText(TAKEN)).toBeNull();
    await answer();
    expect(planNow()).toEqual([planned(hanari, 3, 960)]);
    await user.click(screen.getByRole('combobox', { name: 'Company' }));
    await user.click(await screen.findByRole('option', { name: /Hanari/ }));
    await slot(`${WEDNESDAY_4PM}, Selected`);
    expect(screen.queryByText(TAKEN)).toBeNull();
  });

  it('triggers one more request when it is taken while the list is loading', async () => {
    const { fetchSlots } = await renderScheduler({ exhibitors });
    await slot(/^Wednesday 04 June, 4.00pm.*Available$/);
    await waitFor(() => expect(fetchSlots).toHaveBeenCalledTimes(2));
    let arrive = () => {};
    fetchSlots.mockImplementationOnce(async () => {
      await new Promise<void>((resolve) => {
        arrive = resolve;
      });
      return Response.json({ success: true, data: { unavailable_slots: {} } });
    });
    window.dispatchEvent(new Event('focus'));
    await waitFor(() => expect(fetchSlots).toHaveBeenCalledTimes(3));
    act(() => FakeStream.slots([1, 3, 960, 1]));
    await slot(/^Wednesday 04 June, 4.00pm.*Unavailable, just taken$/);
    fetchSlots.mockImplementation(async () =>
      Response.json({
        success: true,
        data: { unavailable_slots: { any: [{ exhibitorId: 1, day: 3, time: '4 pm' }] } },
      }),
    );
    await act(async () => arrive());
    await waitFor(() => expect(fetchSlots).toHaveBeenCalledTimes(4));
    await slot(/^Wednesday 04 June, 4.00pm.*Unavailable/);
  });
});

describe('a hold', () => {
  const lasting = (company: typeof hanari, seconds: number) => ({
    exhibitorId: company.id,
    day: 1,
    minute: 840,
    lapsesAt: performance.now() + seconds * 1000,
    isLast: true,
  });

  it('is counted down only if it ends soon and cannot be renewed', async () => {
    const holds = fakeHolds();
    const { container } = await renderScheduler({ exhibitors, holds, plan: [planned(seri, 1, 840)] });
    await slot(/Booked by Others, Seri Kenanga$/);
    act(() => holds.change({ held: [{ ...lasting(seri, 47.5), isLast: false }] }));
    expect(screen.queryByRole('timer')).toBeNull();
    act(() => holds.change({ held: [lasting(seri, 300)] }));
    expect(screen.queryByRole('timer')).toBeNull();
    // However long the rest takes, no second passes.
    vi.spyOn(performance, 'now').mockReturnValue(performance.now());
    act(() => holds.change({ held: [lasting(seri, 47.5)] }));
    const timer = await screen.findByRole('timer');
    expect(timer.getAttribute('aria-live')).toBe('off');
    // The clock of the page may be a second behind until its next tick.
    await waitFor(() =>
      expect(timer.textContent).toMatch(
        /^Seri Kenanga, Monday 02 June, 2\.00pm-3\.00pm is held for you for 0:48 more\./,
      ),
    );
    expect((await slot(/Booked by Others, Seri Kenanga$/)).textContent).toMatch(/0:48 left/);
    // Announced when the minute mark passes, but not by a page that opened later.
    const announced = () =>
      [...container.querySelectorAll('[aria-live=polite]')].map((one) => one.textContent).join('\n');
    expect(announced()).not.toContain('is held for you');
    act(() => holds.change({ held: [lasting(seri, 61.5)] }));
    await waitFor(() => expect(timer.textContent).toMatch(/1:02 more/));
    expect(announced()).not.toContain('is held for you');
    act(() => holds.change({ held: [lasting(seri, 59.5)] }));
    await waitFor(() =>
      expect(announced()).toContain(
        'Seri Kenanga, Monday 02 June, 2.00pm-3.00pm is held for you for 1 minute more.',
      ),
    );
  });

  it('keeps its meeting in the plan after it lapsed, until it is held again', async () => {
    const holds = fakeHolds();
    const { user, planNow } = await renderScheduler({ exhibitors, holds, plan: [planned(seri, 1, 840)] });
    await screen.findByText(/1 hour in your plan is no longer held for you/);
    await screen.findByText('Seri Kenanga, Monday 02 June, 2.00pm-3.00pm');
    // Screen readers get one line, not the whole list each time it grows.
    expect((await screen.findByText('1 hour in your plan is no longer held.')).getAttribute('role')).toBe(
      'status',
    );
    expect(planNow()).toEqual([planned(seri, 1, 840)]);
    await user.click(screen.getByRole('button', { name: 'Hold again' }));
    expect(holds.requested).toEqual([{ exhibitorId: 2, day: 1, minute: 840 }]);
    await waitFor(() => expect(screen.queryByText(/no longer held/)).toBeNull());
  });

  it('drops its meeting from the plan when it lapsed and was taken, and names it', async () => {
    const { unavailable, emit } = takingServer();
    const holds = fakeHolds();
    holds.answer = (hour) => (hour.exhibitorId === 2 ? Promise.reject(taken()) : Promise.resolve());
    const { planNow } = await renderScheduler({
      exhibitors,
      holds,
      unavailable,
      plan: [planned(hanari, 1, 660), planned(seri, 1, 840)],
    });
    await screen.findAllByText(/2 hours in your plan are no longer held/);
    emit(2, 1, 840, 1);
    const banner = await screen.findByText(/1 hour in your plan was taken: it was no longer held for you\./);
    expect(banner.closest('[role=alert]')?.textContent).toContain(
      'Seri Kenanga, Monday 02 June, 2.00pm-3.00pm',
    );
    expect(banner.textContent).toContain('Your other meeting is kept.');
    await expect.poll(planNow).toEqual([planned(hanari, 1, 660)]);
  });
});

it('offers alternatives for a company that has no hour left', async () => {
  const edition = demoEdition();
  await renderScheduler({
    exhibitors,
    alternatives: 'In place of',
    unavailable: () =>
      edition.days.flatMap(({ day }) =>
        edition.hours.map(({ label }) => ({ exhibitorId: 1, day, time: label })),
      ),
  });
  expect(await screen.findByText('Hanari Skin Lab is fully booked: no hour is left.')).toBeTruthy();
  expect(screen.getByText('In place of 1')).toBeTruthy();
});

it('gives the time of the last change by the server’s clock, even if the browser’s clock is wrong', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2025-05-20T09:30:10Z') });
  const { unavailable, emit } = takingServer();
  await renderScheduler({ exhibitors, unavailable });
  await slot(/^Wednesday 04 June, 4.00pm.*Available$/);
  syncServerTime('2025-05-20T02:42:10Z');
  emit(1, 3, 960, 1);
  // In the fair's time zone, eight hours ahead.
  await screen.findByText('Live. Last change at 10.42am.');
  vi.useRealTimers();
  syncServerTime(new Date().toISOString());
});

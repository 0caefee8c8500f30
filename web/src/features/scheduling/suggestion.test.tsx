// 'Suggest a schedule': the preview, what it places, and which companies it cannot place.
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { demoEdition, exhibitor, planned } from '../../queries/testing/schedule-fixture.ts';
import type { HourRef } from './holds.ts';
import { renderScheduler } from './testing/render-scheduler.tsx';
import { taken, takingServer, waitingHolds } from './testing/taken-hours.ts';

const hanari = exhibitor(1, 'Hanari Skin Lab', 'A-208');
const seri = exhibitor(2, 'Seri Kenanga', 'D-032');
const nordlys = exhibitor(3, 'Nordhav Hair', 'B-021');
const exhibitors = [hanari, seri, nordlys];

const slot = (name: string | RegExp) => screen.findByRole('button', { name });

describe('Suggest a schedule', () => {
  const open = async (user: Awaited<ReturnType<typeof renderScheduler>>['user']) => {
    await user.click(await slot('Suggest a schedule'));
    return screen.findByRole('dialog', { name: 'Suggested schedule' });
  };
  const ready = () => slot(/^Wednesday 04 June, 4.00pm/);

  it('changes nothing until it is accepted, and then holds all its hours in one call', async () => {
    const { user, planNow, holds } = await renderScheduler({
      exhibitors,
      plan: [planned(seri, 2, 840)],
    });
    await ready();
    const dialog = await open(user);
    expect(dialog.textContent).toContain('2 companies would get an hour.');
    expect(dialog.textContent).toContain('Each day keeps a break for lunch within 12.00pm-2.00pm.');
    expect(
      within(dialog)
        .getAllByRole('heading', { level: 3 })
        .map((one) => one.textContent),
    ).toEqual(['Tuesday 03 June']);
    expect(
      within(dialog)
        .getAllByRole('listitem')
        .map((one) => one.textContent),
    ).toHaveLength(2);
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(planNow()).toEqual([planned(seri, 2, 840)]);
    expect(holds.requested).toEqual([]);
    await open(user);
    await user.click(screen.getByRole('button', { name: 'Use this' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect([holds.callCount, holds.requested.length]).toEqual([1, 2]);
    expect(planNow()).toHaveLength(3);
    const button = await slot('Suggest a schedule');
    expect(button.getAttribute('aria-disabled')).toBe('true');
    const reason = document.getElementById(button.getAttribute('aria-describedby') ?? '');
    expect(reason?.textContent).toBe('All your companies have a meeting.');
    // On a phone the reason is for screen readers only, so a press says it.
    await user.click(button);
    expect(await screen.findAllByText('All your companies have a meeting.')).toHaveLength(2);
  });

  it('keeps its text while its hours are being held', async () => {
    const { holds, answer } = waitingHolds([{ exhibitorId: seri.id, day: 2, minute: 840 }]);
    const { user, planNow } = await renderScheduler({ exhibitors, holds, plan: [planned(seri, 2, 840)] });
    await ready();
    const dialog = await open(user);
    // A busy button overlays its busy text on its label, which keeps the width.
    const words = () =>
      within(dialog)
        .getAllByText(/./)
        .filter((element) => element.closest('button') === null)
        .map((element) => element.textContent);
    const before = words();
    expect(before.join('\n')).toContain('2 companies would get an hour.');
    await user.click(screen.getByRole('button', { name: 'Use this' }));
    expect(words()).toEqual(before);
    expect(planNow()).toHaveLength(1);
    await answer();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(planNow()).toHaveLength(3);
  });

  it('says which hours were taken in the meantime, keeps the others, and makes a new suggestion', async () => {
    const { unavailable } = takingServer();
    const { user, planNow, holds } = await renderScheduler({ exhibitors, unavailable });
    const first: HourRef[] = [];
    holds.answer = async (hour) => {
      first.push(hour);
      if (first.length === 2) throw taken();
    };
    await ready();
    await open(user);
    await user.click(screen.getByRole('button', { name: 'Use this' }));
    const gone = await screen.findByText('This hour was taken in the meantime:');
    expect(gone.closest('[role=alert]')?.textContent).toContain(
      exhibitors.find(({ id }) => id === first[1]?.exhibitorId)?.company_name,
    );
    expect(planNow()).toHaveLength(2);
    expect(screen.getByText('2 hours added to your plan.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Use this' }));
    await waitFor(() => expect(planNow()).toHaveLength(3));
    expect(holds.requested.at(-1)).not.toEqual(first[1]);
  });

  it('says which companies it cannot place and why, and can make the smallest change that helps', async () => {
    // Nordlys has one free hour, which is planned with Seri; Hanari has none.
    const edition = demoEdition();
    const every = edition.days.flatMap(({ day }) => edition.hours.map(({ label }) => ({ day, time: label })));
    const { user, planNow, holds } = await renderScheduler({
      exhibitors,
      plan: [planned(seri, 2, 840)],
      address: '/schedule?exhibitor=2',
      unavailable: () => [
        ...every.map((at) => ({ ...at, exhibitorId: 1 })),
        ...every
          .filter(({ day, time }) => day !== 2 || time !== '2 pm')
          .map((at) => ({ ...at, exhibitorId: 3 })),
      ],
    });
    await ready();
    const dialog = await open(user);
    expect(dialog.textContent).toContain('Hanari Skin Lab is fully booked.');
    expect(dialog.textContent).toContain('Nordhav Hair is free only while you are meeting Seri Kenanga.');
    expect(dialog.textContent).toMatch(/Move Seri Kenanga from Tuesday 03 June, 2\.00pm-3\.00pm to /);
    expect(dialog.textContent).toContain('Then Nordhav Hair fits in on Tuesday 03 June, 2.00pm-3.00pm.');
    expect(screen.queryByRole('button', { name: 'Use this' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Make this change for Nordhav Hair' }));
    await user.click(await screen.findByRole('button', { name: 'Use this' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(holds.requested.map(({ exhibitorId }) => exhibitorId)).toEqual([2, 3]);
    expect(planNow()?.find(({ exhibitorId }) => exhibitorId === 3)).toEqual(planned(nordlys, 2, 840));
  });
});

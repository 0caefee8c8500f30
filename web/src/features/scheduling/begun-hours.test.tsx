// An hour lost because it has begun is reported as begun, not as taken by somebody.
import { screen, waitFor, within } from '@testing-library/react';
import type { LostSlot } from '@visavis/domain/meeting/schema';
import { expect, it } from 'vitest';
import { ApiError } from '../../lib/api-client.ts';
import { exhibitor, planned } from '../../queries/testing/schedule-fixture.ts';
import { renderScheduler } from './testing/render-scheduler.tsx';

const hanari = exhibitor(1, 'Hanari Skin Lab', 'A-208');
const seri = exhibitor(2, 'Seri Kenanga', 'D-032');
const nordlys = exhibitor(3, 'Nordhav Hair', 'B-021');

const HANARI_BEGUN: LostSlot = {
  exhibitor: 'Hanari Skin Lab',
  boothNumber: 'A-208',
  day: 1,
  time: '11.00am-12.00pm',
  begun: true,
};
const SERI: LostSlot = { exhibitor: 'Seri Kenanga', boothNumber: 'D-032', day: 2, time: '2.00pm-3.00pm' };

/** The alert after submitting a plan that lost these hours. */
async function alertAfterLosing(...lost: LostSlot[]) {
  const { user, planNow } = await renderScheduler({
    exhibitors: [hanari, seri, nordlys],
    plan: [planned(hanari, 1, 660), planned(seri, 2, 840), planned(nordlys, 3, 900)],
    onSubmit: () => Promise.reject(new ApiError(409, 'meeting.slot-taken', { message: 'Taken.', lost })),
  });
  await user.click(await screen.findByRole('button', { name: /^Submit/ }));
  const alert = await waitFor(() => {
    const found = screen.getAllByRole('alert').find((one) => one.textContent?.includes('Hanari Skin Lab'));
    if (!found) throw new Error('no alert names the company');
    return found;
  });
  const lines = within(alert)
    .getAllByRole('listitem')
    .map((line) => line.textContent);
  return { sum: alert.querySelector('p')?.textContent, lines, planNow };
}

it('says that an hour has begun when the submission came too late for it', async () => {
  const { sum, lines, planNow } = await alertAfterLosing(HANARI_BEGUN);
  expect(sum).toBe('1 hour of your plan has started. Please choose another. Your other 2 meetings are kept.');
  expect(lines).toEqual(['Hanari Skin Lab, Monday 02 June, 11.00am-12.00pm']);
  expect(planNow()).toEqual([planned(seri, 2, 840), planned(nordlys, 3, 900)]);
});

it('distinguishes an hour lost to another visitor from one that has begun', async () => {
  const { sum, lines, planNow } = await alertAfterLosing(HANARI_BEGUN, SERI);
  expect(sum).toBe('2 hours of your plan cannot be booked any more. Your other meeting is kept.');
  expect(lines).toEqual([
    'Hanari Skin Lab, Monday 02 June, 11.00am-12.00pm, has started',
    'Seri Kenanga, Tuesday 03 June, 2.00pm-3.00pm',
  ]);
  expect(planNow()).toEqual([planned(nordlys, 3, 900)]);
});

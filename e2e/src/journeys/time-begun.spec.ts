// During the fair: hours that have begun are Unavailable, later ones free, whatever the browser's clock and time zone.
import { slotLabel, slotRange } from '@visavis/domain/edition/slot-time';
import type { PlannedMeeting } from '@visavis/domain/meeting/schema';
import { openPage } from '../fixtures/browser.ts';
import { type Draft, makeDraft, readDraft } from '../fixtures/draft.ts';
import { useServer } from '../fixtures/server.ts';
import { expect, test } from '../fixtures/test.ts';
import { FailureSchedulePage } from '../pages/failure-schedule-page.ts';

const server = useServer({ now: '2026-06-03T14:05:00+08:00' });

/** 2 pm of 3 June with the draft's first company, planned as if the hour were free. */
function plannedAtTwo({ exhibitors: [company] }: Draft): PlannedMeeting {
  if (!company) throw new Error('The draft has no company.');
  const { company_name, booth_number, id } = company;
  return {
    ...{ day: 2, date: '2026-06-03', dayOfWeek: 'Wednesday', time: slotLabel(840) },
    ...{ company: company_name, boothNumber: booth_number, exhibitorId: id },
  };
}

/** One slow and one fast clock; the deep run tries both. */
const CLOCKS = ['2025-06-03T09:00:00', '2027-01-15T23:00:00'].slice(process.env.DEEP ? 0 : 1);

for (const time of CLOCKS)
  test(`hours that have begun are Unavailable and removed from the plan, 3 pm can be booked, even with a browser clock set to ${time}`, async () => {
    const draft = await makeDraft(server().url, { companies: 1, scheduled: 0 });
    draft.meetings = [plannedAtTwo(draft)];
    const { page, expectErrors } = await openPage(server().url, 'phone', {
      timezoneId: 'America/Los_Angeles',
    });
    expectErrors(/Failed to load resource/);
    await page.clock.setSystemTime(time);
    const scheduler = new FailureSchedulePage(page, 'phone');
    await scheduler.openDraft(draft);
    await expect.poll(() => page.evaluate(() => new Date().getFullYear())).toBe(Number(time.slice(0, 4)));
    await expect(
      page
        .getByRole('alert')
        .filter({ hasText: '1 hour of your plan has started.' })
        .getByText('Wednesday 03 June, 2.00pm-3.00pm'),
    ).toBeVisible();
    const names = await scheduler.grid
      .getByRole('button')
      .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label') ?? ''));
    expect(names).toHaveLength(28);
    const begun = names.filter(
      (name) => name.startsWith('Tuesday 02 June') || /^Wednesday 03 June, (11|12|1|2)\./.test(name),
    );
    expect(begun).toHaveLength(7 + 4);
    expect(begun.every((name) => name.endsWith(', Unavailable'))).toBe(true);
    for (const minute of [900, 960, 1020])
      expect(names).toContain(`Wednesday 03 June, ${slotRange(minute, 60)}, Available`);
    await scheduler.pressDisabled(scheduler.slot('Wednesday 03 June, 2.00pm-3.00pm'));
    await expect(scheduler.dialog).toHaveCount(0);
    await expect(page.getByText('Tuesday to Friday').first()).toBeVisible();

    await scheduler.book(scheduler.slot('Wednesday 03 June, 3.00pm-4.00pm'));
    await expect
      .poll(async () => (await readDraft(page)).selectedMeetingSlots)
      .toMatchObject([{ date: '2026-06-03', dayOfWeek: 'Wednesday' }]);
    await scheduler.press(scheduler.submit);
    await expect(scheduler.success).toBeVisible();
    const stored = await server().query<{ starts_at: Date }>(
      'select starts_at from meeting join registration on registration.id = registration_id where folded_email = $1',
      [draft.registration.email],
    );
    expect(stored.map(({ starts_at }) => starts_at.toISOString())).toEqual(['2026-06-03T07:00:00.000Z']);
  });

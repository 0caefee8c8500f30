// During the fair: hours that have begun are Unavailable and refused, later ones free, whatever the browser's clock.
import { slotLabel, slotRange } from '@visavis/domain/edition/slot-time';
import type { PlannedMeeting } from '@visavis/domain/meeting/schema';
import { mainly, openPage } from '../fixtures/browser.ts';
import { type Draft, makeDraft, readDraft, registerElsewhere } from '../fixtures/draft.ts';
import { useServer } from '../fixtures/server.ts';
import { expect, test } from '../fixtures/test.ts';
import { FailureSchedulePage } from '../pages/failure-schedule-page.ts';

const server = useServer({ now: '2026-06-03T14:05:00+08:00' });

const DAYS = { 1: ['2026-06-02', 'Tuesday', '02'], 2: ['2026-06-03', 'Wednesday', '03'] } as const;

/** A meeting with the draft's first company, planned as if the hour were free. */
function planned({ exhibitors: [company] }: Draft, day: 1 | 2, minute: number): PlannedMeeting {
  if (!company) throw new Error('The draft has no company.');
  const [date, dayOfWeek] = DAYS[day];
  const { company_name, booth_number, id } = company;
  return {
    day,
    date,
    dayOfWeek,
    time: slotLabel(minute),
    company: company_name,
    boothNumber: booth_number,
    exhibitorId: id,
  };
}

for (const width of mainly('phone'))
  test.describe(`on a ${width}`, () => {
    test('hours up to 2 pm of 03 June are Unavailable, 3 pm is free', async () => {
      const draft = await makeDraft(server().url, { companies: 1, scheduled: 0 });
      const { page } = await openPage(server().url, width);
      const scheduler = new FailureSchedulePage(page, width);
      await scheduler.openDraft(draft);
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
      const [gone] = await scheduler.slot('Wednesday 03 June, 2.00pm-3.00pm').all();
      await gone?.click({ force: true });
      await expect(scheduler.dialog).toHaveCount(0);
    });
  });

for (const [day, minute, status] of [
  [1, 1020, 409],
  [2, 660, 409],
  [2, 840, 409],
  [2, 900, 201],
] as const)
  test(`the server answers day ${day}, minute ${minute} with ${status}`, async () => {
    const draft = await makeDraft(server().url, { companies: 1, scheduled: 0 });
    const meeting = planned(draft, day, minute);
    const answer = await registerElsewhere(server().url, draft, [meeting]);
    expect(answer.status).toBe(status);
    if (status === 409) {
      const lost = [
        { exhibitor: meeting.company, boothNumber: meeting.boothNumber, day, time: slotRange(minute, 60) },
      ];
      await expect(answer.json()).resolves.toMatchObject({ code: 'meeting.slot-taken', lost });
    }
  });

test('names a planned hour that has begun when the scheduler opens, and 3 pm can be booked instead', async () => {
  const draft = await makeDraft(server().url, { companies: 1, scheduled: 0, subCategories: ['Sheet masks'] });
  draft.meetings = [planned(draft, 2, 840)];
  const { page, expectErrors } = await openPage(server().url, 'phone');
  expectErrors(/Failed to load resource/);
  const scheduler = new FailureSchedulePage(page, 'phone');
  await scheduler.openDraft(draft);
  await expect(
    page
      .getByRole('alert')
      .filter({ hasText: '1 hour of your plan has started.' })
      .getByText('Wednesday 03 June, 2.00pm-3.00pm'),
  ).toBeVisible();
  await expect(scheduler.slot('Wednesday 03 June, 2.00pm-3.00pm').and(scheduler.unavailable)).toBeVisible();
  await scheduler.book(scheduler.slot('Wednesday 03 June, 3.00pm-4.00pm'));
  await scheduler.press(scheduler.submit);
  await expect(scheduler.success).toBeVisible();
});

/** One behind and one ahead; the deep run tries both. */
const CLOCKS = ['2025-06-03T09:00:00', '2027-01-15T23:00:00'].slice(process.env.DEEP ? 0 : 1);

for (const time of CLOCKS)
  test(`a browser clock set to ${time} makes no difference`, async () => {
    const draft = await makeDraft(server().url, { companies: 1, scheduled: 0, subCategories: ['Sun care'] });
    const { page } = await openPage(server().url, 'desktop');
    await page.clock.setSystemTime(time);
    const scheduler = new FailureSchedulePage(page);
    await scheduler.openDraft(draft);
    await expect.poll(() => page.evaluate(() => new Date().getFullYear())).toBe(Number(time.slice(0, 4)));
    await expect(scheduler.slot('Wednesday 03 June, 2.00pm-3.00pm').and(scheduler.unavailable)).toBeVisible();
    await scheduler.book(scheduler.slot('Wednesday 03 June, 4.00pm-5.00pm'));
    await expect
      .poll(async () => (await readDraft(page)).selectedMeetingSlots)
      .toMatchObject([{ date: '2026-06-03', dayOfWeek: 'Wednesday' }]);
    await expect(page.getByText('Tuesday to Friday').first()).toBeVisible();
  });

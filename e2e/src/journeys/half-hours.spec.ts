// An edition of five days with half-hour slots: booked by a visitor, moved by an organiser, displayed to both.

import { expectNoAxeViolations } from '../fixtures/accessibility.ts';
import { mainly, openPage } from '../fixtures/browser.ts';
import { makeDraft, storeDraft } from '../fixtures/draft.ts';
import { createOrganisers } from '../fixtures/organiser.ts';
import { openReview } from '../fixtures/review-visit.ts';
import { useServer } from '../fixtures/server.ts';
import { ORGANISER_SETTINGS } from '../fixtures/settings.ts';
import { expect, test } from '../fixtures/test.ts';
import { SchedulePage } from '../pages/schedule-page.ts';

const server = useServer({ settings: ORGANISER_SETTINGS });

test.beforeAll(async () => {
  await createOrganisers(server());
  await server().query(
    `update edition set slot_minutes = 30, dates = dates || dates[4] + 1,
        starts = array(select generate_series(600, 1050, 30))`,
  );
});

for (const width of mainly('phone'))
  test.describe(`on a ${width}`, () => {
    test('books a slot at half past the hour, which the organiser sees and moves to another', async () => {
      const read = async () =>
        (await (await fetch(new URL('/api/edition', server().url))).json()).slotMinutes;
      await expect.poll(read, { timeout: 10_000 }).toBe(30);
      const draft = await makeDraft(server().url, { companies: 1, scheduled: 0 });
      const [exhibitor] = draft.exhibitors;
      const name = `Amira of the ${width}`;
      const visit = await openPage(server().url, width);
      const schedule = new SchedulePage(visit.page, width);
      await storeDraft(visit.page, { ...draft, registration: { ...draft.registration, name } });
      await schedule.open();
      await expect(schedule.grid.getByRole('columnheader')).toHaveCount(6);
      await expect
        .poll(async () => (await schedule.grid.getByRole('rowheader').allTextContents()).slice(0, 3))
        .toEqual(['10 am', '10.30 am', '11 am']);
      await expect
        .poll(() => visit.page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
        .toBe(0);
      await expectNoAxeViolations(visit.page);
      await schedule.book(schedule.slot('Saturday 06 June, 2.30pm-3.00pm'));
      await expect(schedule.counter(1, 1)).toBeVisible();
      await schedule.send();
      await expect(visit.page.getByText('2.30pm-3.00pm', { exact: true })).toBeVisible();

      const { review } = await openReview(server(), width, name);
      await review.openEdit(name);
      await expect.poll(async () => (await review.entries()).Time).toBe('14:30');
      await review.field('Time').selectOption('15:30');
      await review.press(review.saveChanges);
      await expect(review.schedule.getByText('The meeting is saved.')).toBeVisible();
      await expect(review.slide.getByText('3.30pm-4.00pm')).toBeVisible();
      const [meeting] = await server().query<{ day: number; minute: number; length: number; at: string }>(
        `select day, minute, length, to_char(starts_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI') as at
        from meeting where exhibitor_id = $1 order by id desc limit 1`,
        [exhibitor?.id],
      );
      expect(meeting).toEqual({ day: 5, minute: 930, length: 30, at: '2026-06-06 07:30' });
    });
  });

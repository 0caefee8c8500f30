// An edition of five days with half-hour slots: its grid, and a slot that a visitor books.

import { expectNoAxeViolations } from '../fixtures/accessibility.ts';
import { mainly, openPage } from '../fixtures/browser.ts';
import { makeDraft, storeDraft } from '../fixtures/draft.ts';
import { useServer } from '../fixtures/server.ts';
import { expect, test } from '../fixtures/test.ts';
import { SchedulePage } from '../pages/schedule-page.ts';

const server = useServer();

test.beforeAll(async () => {
  await server().query(
    `update edition set slot_minutes = 30, dates = dates || dates[4] + 1,
        starts = array(select generate_series(600, 1050, 30))`,
  );
});

for (const width of mainly('phone'))
  test.describe(`on a ${width}`, () => {
    test('books a slot at half past the hour, in a grid of five days that fits', async () => {
      const read = async () =>
        (await (await fetch(new URL('/api/edition', server().url))).json()).slotMinutes;
      await expect.poll(read, { timeout: 10_000 }).toBe(30);
      const draft = await makeDraft(server().url, { companies: 1, scheduled: 0 });
      const visit = await openPage(server().url, width);
      const schedule = new SchedulePage(visit.page, width);
      await storeDraft(visit.page, draft);
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
    });
  });

// Concurrent organisers and visitors: unseen changes are never overwritten, and freed hours become available at once.

import { expectNoAxeViolations } from '../fixtures/accessibility.ts';
import { mainly, openPage } from '../fixtures/browser.ts';
import { partsWithExhibitors, storeParts } from '../fixtures/draft-parts.ts';
import { CALL_FAILED, holdCalls, holdReads } from '../fixtures/failing-calls.ts';
import { registerOver } from '../fixtures/registered-visitor.ts';
import { hourOf, openReview, weekdayOf } from '../fixtures/review-visit.ts';
import { useSharedServer } from '../fixtures/shared-server.ts';
import { expect, test } from '../fixtures/test.ts';
import { SchedulePage } from '../pages/schedule-page.ts';

const server = useSharedServer();

const EXHIBITOR = 'Kapadokya Kili';
const STALE = 'This meeting has been changed in the meantime. Please look at it again.';
/** Calls through which a page learns of changes by others: the list, and the registration in a dialog. */
const READS = /\/api\/meetings(\?|\/\d+$)/;
const OFTEN = { intervals: [25] };

for (const width of mainly('desktop'))
  test.describe(`on a ${width}`, () => {
    test('refuses to approve a meeting changed by another organiser; Load the latest shows its current state', async () => {
      const name = `Tomas Stale of the ${width}`;
      const visitor = await registerOver(server(), { name, exhibitors: [EXHIBITOR] });
      const late = await openReview(server(), width, name);
      late.expectErrors(CALL_FAILED);
      await late.review.openSchedule(name);
      const release = await holdReads(late.page, READS);
      const quick = await openReview(server(), 'desktop', name);
      await quick.review.openSchedule(name);
      await quick.review.reject();
      await expect(quick.review.standing('Rejected')).toBeVisible();

      await late.review.press(late.review.decision('Approve'));
      const banner = late.review.schedule.getByRole('alert').filter({ hasText: STALE });
      await expect(banner.getByText('Status: Pending is now Rejected', { exact: true })).toBeVisible();
      await expectNoAxeViolations(late.page);
      await release();
      await late.review.press(banner.getByRole('button', { name: 'Load the latest' }));
      await expect(late.review.standing('Rejected')).toBeVisible();
      await expect(banner).toHaveCount(0);
      await late.review.press(late.review.decision('Approve'));
      await expect(late.review.standing('Approved')).toBeVisible();
      const rows = await server().query(
        `select actor, action from audit_entry where registration_id = $1 and action like 'meeting.%' order by id`,
        [visitor.registrationId],
      );
      expect(rows.map(({ action }) => action)).toEqual(['meeting.reject', 'meeting.approve']);
    });

    test('a freed hour becomes available to a visitor by itself, and unavailable when taken again', async () => {
      const name = `Sanna Frees of the ${width}`;
      const visitor = await registerOver(server(), { name, exhibitors: ['Björksav Hud'] });
      const [meeting] = visitor.meetings;
      if (!meeting) throw new Error('no meeting');
      const [sub] = await server().query<{ name: string }>(
        `select sub_category.name from sub_category
        join exhibitor_sub_category on sub_category_id = sub_category.id
        where exhibitor_id = $1 limit 1`,
        [meeting.exhibitorId],
      );
      const { page } = await openPage(server().url, width);
      await storeParts(page, await partsWithExhibitors(page, [sub?.name ?? ''], ['Björksav Hud']));
      const scheduler = new SchedulePage(page, width);
      await scheduler.open();
      await expect(page.getByText(/^Live\./)).toBeVisible();
      const slotName = `${weekdayOf(meeting)} ${hourOf(meeting)}`;
      const state = () => scheduler.slot(slotName).getAttribute('aria-label');
      await expect.poll(() => state()).toBe(`${slotName}, Unavailable`);
      // Only the stream reports the change: without it, the page would poll.
      await holdCalls(page, /\/api\/unavailable-slots/);

      const { review } = await openReview(server(), width, name);
      await review.openSchedule(name);
      await review.reject();
      await expect(review.standing('Rejected')).toBeVisible();
      await expect.poll(state, OFTEN).toBe(`${slotName}, Available`);
      await review.press(review.decision('Approve'));
      await expect(review.standing('Approved')).toBeVisible();
      await expect.poll(state, OFTEN).toMatch(/, Unavailable/);
      await review.close(review.schedule);

      review.page.once('dialog', (question) => question.accept());
      await review.press(review.delete(name));
      await expect(review.notice('Record deleted successfully.')).toBeVisible();
      await expect.poll(state, OFTEN).toBe(`${slotName}, Available`);
    });
  });

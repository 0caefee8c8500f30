// 'Schedule Meetings:' and 'Edit Meeting Schedule': deciding on meetings in view, and both dialogs by keyboard alone.

import { holdCalls } from '../fixtures/failing-calls.ts';
import { expectFocusOn } from '../fixtures/focus.ts';
import { registerOver } from '../fixtures/registered-visitor.ts';
import { openReview } from '../fixtures/review-visit.ts';
import { useSharedServer } from '../fixtures/shared-server.ts';
import { expect, test } from '../fixtures/test.ts';
import type { ReviewPage } from '../pages/review-page.ts';

const server = useSharedServer();

const EXHIBITORS = ['Batik Bloom', 'Curl Theory'];
const EDITED = 'Skagen Light Therapy';
const OTHER = 'Wulan Fermentation';

/** An option of the list that opens below its field, as opposed to a native select. */
const option = (review: ReviewPage, name: string) =>
  review.edit.getByRole('listbox').getByRole('option', { name: new RegExp(name) });

test("by keyboard alone: meetings are decided, and one's form is filled in and saved; Escape closes the list first, then the form", async () => {
  const name = 'Keiko Tastatur';
  await registerOver(server(), { name, exhibitors: EXHIBITORS });
  const { page, review } = await openReview(server(), 'desktop');
  // The skip link jumps past the menu, the search and the filters to the table.
  await expect(review.rows.nth(1)).toBeVisible();
  await page.getByRole('link', { name: 'Skip to the list' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expectFocusOn(page.getByRole('checkbox', { name: 'Select all rows shown' }));
  await review.search.focus();
  await page.keyboard.type(name);
  await expect(review.rows.nth(1)).toHaveCount(0);
  await review.view(name).focus();
  await page.keyboard.press('Enter');
  await expect(review.slide).toBeVisible();
  await expectFocusOn(review.schedule.getByRole('heading', { name: 'Schedule Meetings:' }));
  const tabTo = async (target: ReturnType<typeof review.decision>) => {
    const isThere = () => target.evaluate((element) => element === document.activeElement);
    for (let step = 0; step < 40 && !(await isThere()); step += 1) await page.keyboard.press('Tab');
    await expectFocusOn(target);
  };
  await page.keyboard.press('ArrowRight');
  await expect(review.position(2, 2)).toBeVisible();
  await page.keyboard.press('r');
  await expectFocusOn(review.rejection.getByRole('button', { name: 'Reject', exact: true }));
  await page.keyboard.press('Escape');
  await expect(review.rejection).toHaveCount(0);
  await tabTo(review.decision('Reject'));
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(review.position(1, 2)).toBeVisible();
  await expectFocusOn(review.decision('Reject'));
  await tabTo(review.decision('Approve All'));
  await page.keyboard.press('Enter');
  await expectFocusOn(review.attention.getByRole('button', { name: 'Cancel' }));
  await page.keyboard.press('Escape');
  await expectFocusOn(review.decision('Approve All'));
  await page.keyboard.press('Enter');
  await tabTo(review.attention.getByRole('checkbox', { name: /^Approve the rejected one too/ }));
  await page.keyboard.press('Space');
  await tabTo(review.attention.getByRole('button', { name: 'Approve All' }));
  await page.keyboard.press('Enter');
  await expect(review.results.getByText('2 of 2 meetings approved')).toBeVisible();
  await expectFocusOn(review.results);
  await page.keyboard.press('Escape');
  await expectFocusOn(review.view(name));
  await expect(review.rowIn(name, 'Approved')).toBeVisible();

  const edited = 'Hana Tastatur';
  await registerOver(server(), { name: edited, exhibitors: [EDITED] });
  await review.open(edited);
  await review.view(edited).focus();
  await page.keyboard.press('Enter');
  await expect(review.slide).toBeVisible();
  await review.decision('Edit').focus();
  await page.keyboard.press('Enter');
  await review.field('Exhibitor').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('wulan');
  await expect(option(review, OTHER)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(option(review, OTHER)).toHaveCount(0);
  await expect.poll(() => review.field('Exhibitor').inputValue()).toBe(EDITED);
  // Enter during a pending search selects nothing from earlier results, and saves nothing.
  const release = await holdCalls(page, /\/api\/exhibitor-schedules/);
  await page.keyboard.type('kapas');
  await page.keyboard.press('Enter');
  await expect(review.edit.getByText('Loading exhibitors...').first()).toBeVisible();
  await release();
  await expect(option(review, 'Kapas Baby')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect.poll(() => review.field('Exhibitor').inputValue()).toBe('Kapas Baby');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expectFocusOn(review.field('Status'));
  await page.keyboard.press('a');
  await expect.poll(() => review.field('Status').inputValue()).toBe('4');
  await review.saveChanges.focus();
  await page.keyboard.press('Enter');
  await expect(review.schedule.getByText('The meeting is saved.')).toBeVisible();
  await expect(review.standing('Approved')).toBeVisible();
  await expectFocusOn(review.decision('Edit'));
  await page.keyboard.press('Enter');
  await expect(review.field('Exhibitor')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(review.edit).toHaveCount(0);
  await expectFocusOn(review.decision('Edit'));
});

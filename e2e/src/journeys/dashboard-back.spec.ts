// Back closes a dialog of the dashboard and keeps the page below it as it was; the next one leaves the page.

import type { Page } from '@playwright/test';
import { DASHBOARD_PATHS } from '@visavis/contract/dashboard-path';
import { mainly, type Width } from '../fixtures/browser.ts';
import { expectFocusOn } from '../fixtures/focus.ts';
import { openReview } from '../fixtures/review-visit.ts';
import { useSharedServer } from '../fixtures/shared-server.ts';
import { expect, test } from '../fixtures/test.ts';

const server = useSharedServer();

const placeOf = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search;
const back = (page: Page) => page.evaluate(() => history.back());

/** The list, with another page of the site before it in the history. */
async function openList(width: Width) {
  const { page, review } = await openReview(server(), width);
  await page.goto(DASHBOARD_PATHS.account);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const link = page.getByRole('link', { name: 'Business Matching', exact: true });
  await link.filter({ visible: true }).click();
  await expect(review.rows.first()).toBeVisible();
  return { page, review };
}

for (const width of mainly('phone'))
  test.describe(`on a ${width}`, () => {
    test('closes dialogs one by one, even over a longer list, returns from a person to the row that was left, and then leaves the list', async () => {
      const { page, review } = await openList(width);
      await review.showMore.click();
      // The first of the new rows receives focus, which would move it away from elsewhere.
      await expectFocusOn(review.rows.nth(10));
      const place = placeOf(page);
      const view = review.rows.nth(15).getByRole('button', { name: /^View/ });
      await view.click();
      await review.schedule.getByRole('button', { name: /^Edit/ }).click();
      await expect(review.edit).toBeVisible();
      await back(page);
      await expect(review.edit).toHaveCount(0);
      await expect(review.schedule).toBeVisible();
      await back(page);
      await expect(review.schedule).toHaveCount(0);
      await expect.poll(() => placeOf(page)).toBe(place);
      await expect(review.rows).toHaveCount(20);
      await expectFocusOn(view);

      const name = review.rows.nth(15).getByRole('rowheader').getByRole('link');
      await name.focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: 'Meetings' })).toBeVisible();
      await back(page);
      await expectFocusOn(name);
      await page.keyboard.press('j');
      await expectFocusOn(review.rows.nth(16));
      await back(page);
      await expect.poll(() => placeOf(page)).toBe(DASHBOARD_PATHS.account);
    });
  });

// Back closes a dialog of the dashboard and keeps the page below it as it was; the next one leaves the page.
import { DASHBOARD_PATHS } from '@visavis/contract/dashboard-path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { mainly, type Width } from '../fixtures/browser.ts';
import { expectFocusOn } from '../fixtures/focus.ts';
import { openReview } from '../fixtures/review-visit.ts';
import { useSharedServer } from '../fixtures/server.ts';

const server = useSharedServer();

const placeOf = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search;
const back = (page: Page) => page.evaluate(() => history.back());

/** The list, with another page of ours before it. */
async function openList(width: Width) {
  const { page, review } = await openReview(server(), width);
  await page.goto(DASHBOARD_PATHS.account);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const link = page.getByRole('link', { name: 'Business Matching', exact: true });
  await link.filter({ visible: true }).click();
  await review.rows.first().waitFor();
  return { page, review };
}

describe.each(mainly('phone'))('on a %s', (width) => {
  it('closes one dialog after the other, also over a longer list, and leaves the list with the next one', async () => {
    const { page, review } = await openList(width);
    await review.rows.first().getByRole('button', { name: /^View/ }).click();
    await review.schedule.getByRole('button', { name: /^Edit/ }).click();
    await review.edit.waitFor();
    await back(page);
    await review.edit.waitFor({ state: 'detached' });
    expect(await review.schedule.isVisible()).toBe(true);
    await back(page);
    await review.schedule.waitFor({ state: 'detached' });
    await expect.poll(() => placeOf(page)).toBe(DASHBOARD_PATHS.businessMatching);
    expect(await review.rows.count()).toBe(10);

    await review.showMore.click();
    await review.rows.nth(19).waitFor();
    const place = placeOf(page);
    const view = review.rows.nth(15).getByRole('button', { name: /^View/ });
    await view.click();
    await review.schedule.waitFor();
    await back(page);
    await review.schedule.waitFor({ state: 'detached' });
    await expect.poll(() => placeOf(page)).toBe(place);
    expect(await review.rows.count()).toBe(20);
    await expectFocusOn(view);
    await back(page);
    await expect.poll(() => placeOf(page)).toBe(DASHBOARD_PATHS.account);
  });

  it('leads from a person to the row that was left', async () => {
    const { page, review } = await openList(width);
    await review.showMore.click();
    // The first of the new rows gets the focus, which would take it from the name.
    await expectFocusOn(review.rows.nth(10));
    const name = review.rows.nth(15).getByRole('rowheader').getByRole('link');
    await name.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Meetings' }).waitFor();
    await back(page);
    await expectFocusOn(name);
    await page.keyboard.press('j');
    await expectFocusOn(review.rows.nth(16));
  });
});

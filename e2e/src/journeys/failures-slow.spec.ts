// Slow connections and missing pictures: a press repeated while a page loads, and artwork in place of failed pictures.
import { BUSINESS_PATHS } from '@visavis/contract/page-path';
import { mainly, openPage } from '../fixtures/browser.ts';
import { makeDraft, storeDraft } from '../fixtures/draft.ts';
import { CALL_FAILED, holdCalls } from '../fixtures/failing-calls.ts';
import { useSharedServer } from '../fixtures/server.ts';
import { expect, test } from '../fixtures/test.ts';
import { MatchingPage } from '../pages/matching-page.ts';

const server = useSharedServer();

const PICTURES = /\/images\/companies\//;

for (const width of mainly('phone'))
  test.describe(`on a ${width}`, () => {
    test('replaces pictures that fail to load with artwork', async () => {
      const draft = await makeDraft(server().url);
      const { page, expectErrors } = await openPage(server().url, width);
      expectErrors(CALL_FAILED);
      await storeDraft(page, draft);
      await page.route(PICTURES, (route) => route.abort());
      const matching = new MatchingPage(page, width);
      await matching.open();
      const cards = page
        .getByRole('region', { name: 'Exhibitors' })
        .getByRole('list')
        .first()
        .locator('> li');
      await page.waitForFunction(() => document.querySelectorAll('main img').length === 0);
      await expect(cards).toHaveCount(5);
      for (const card of await cards.all())
        await expect(card.locator('svg[viewBox="0 0 100 100"]')).toHaveCount(1);
      await matching.press(matching.button(/^View Products/).first());
      await expect(matching.dialog.locator('svg[viewBox="0 0 400 400"]')).toBeVisible();
      const art = await matching.dialog.locator('svg[viewBox="0 0 400 400"]').boundingBox();
      expect(art?.width).toBeGreaterThan(100);
      await expect(matching.dialog.locator('img')).toHaveCount(0);
    });
  });

test('pressing Next twice while the next page loads navigates only once', async () => {
  const draft = await makeDraft(server().url);
  const { page } = await openPage(server().url, 'phone');
  await storeDraft(page, draft);
  const pieces = await holdCalls(page, /\/assets\/company-route/);
  await page.goto(BUSINESS_PATHS.contact);
  const next = page.getByRole('button', { name: 'Next', exact: true });
  await next.tap();
  await next.tap();
  await pieces();
  await expect(page.getByLabel('City', { exact: true })).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Designation', { exact: true })).toBeVisible();
});

// Slow connections and missing pictures: a press repeated while a page loads, and artwork in place of failed pictures.
import { BUSINESS_PATHS } from '@visavis/contract/page-path';
import { describe, expect, it } from 'vitest';
import { mainly, openPage } from '../fixtures/browser.ts';
import { makeDraft, storeDraft } from '../fixtures/draft.ts';
import { CALL_FAILED, holdCalls } from '../fixtures/failing-calls.ts';
import { useSharedServer } from '../fixtures/server.ts';
import { MatchingPage } from '../pages/matching-page.ts';

const server = useSharedServer();

const PICTURES = /\/images\/companies\//;

describe.each(mainly('phone'))('on a %s', (width) => {
  it('replaces pictures that fail to load with artwork', async () => {
    const draft = await makeDraft(server().url);
    const { page, expectErrors } = await openPage(server().url, width);
    expectErrors(CALL_FAILED);
    await storeDraft(page, draft);
    await page.route(PICTURES, (route) => route.abort());
    const matching = new MatchingPage(page, width);
    await matching.open();
    const cards = page.getByRole('region', { name: 'Exhibitors' }).getByRole('list').first().locator('> li');
    await page.waitForFunction(() => document.querySelectorAll('main img').length === 0);
    expect(await cards.count()).toBe(5);
    for (const card of await cards.all())
      expect(await card.locator('svg[viewBox="0 0 100 100"]').count()).toBe(1);
    await matching.press(matching.button(/^View Products/).first());
    await matching.dialog.locator('svg[viewBox="0 0 400 400"]').waitFor();
    const art = await matching.dialog.locator('svg[viewBox="0 0 400 400"]').boundingBox();
    expect(art?.width).toBeGreaterThan(100);
    expect(await matching.dialog.locator('img').count()).toBe(0);
  });
});

it('pressing Next twice while the next page loads navigates only once', async () => {
  const draft = await makeDraft(server().url);
  const { page } = await openPage(server().url, 'phone');
  await storeDraft(page, draft);
  const pieces = await holdCalls(page, /\/assets\/company-route/);
  await page.goto(BUSINESS_PATHS.contact);
  const next = page.getByRole('button', { name: 'Next', exact: true });
  await next.tap();
  await next.tap();
  await pieces();
  await page.getByLabel('City', { exact: true }).waitFor();
  await page.goBack();
  await page.getByLabel('Designation', { exact: true }).waitFor();
});

// Layout between phone and desktop and while loading, and fonts and tabs in other scripts and languages.

import type { Locator, Page } from '@playwright/test';
import { BUSINESS_PATHS } from '@visavis/contract/page-path';
import { openPage } from '../fixtures/browser.ts';
import { listExhibitors } from '../fixtures/directory.ts';
import { makeDraft, storeDraft } from '../fixtures/draft.ts';
import { holdCalls } from '../fixtures/failing-calls.ts';
import { settle } from '../fixtures/focus.ts';
import { sidewaysOverflow } from '../fixtures/layout.ts';
import { forgetInterestsCookie } from '../fixtures/server-rendered-matches.ts';
import { useSharedServer } from '../fixtures/shared-server.ts';
import { expect, test } from '../fixtures/test.ts';
import { ContactPage } from '../pages/contact-page.ts';
import { ExhibitorPage } from '../pages/exhibitor-page.ts';
import { MatchingPage } from '../pages/matching-page.ts';

const server = useSharedServer();

const TABLETS = process.env.DEEP ? [768, 820, 1023] : [768, 1023];
const TABLET_HEIGHT = 1024;

async function edgesOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('The element is not rendered.');
  return { left: box.x, right: box.x + box.width, top: box.y, bottom: box.y + box.height };
}

async function onTablet(page: Page, width: number) {
  await page.setViewportSize({ width, height: TABLET_HEIGHT });
  await settle(page);
  await expect.poll(() => sidewaysOverflow(page)).toEqual([]);
}

test('on a tablet the button that adds an exhibitor is beside its products, and the home page’s palette beside the text', async () => {
  const listed = (await listExhibitors(server())).find(
    ({ products, free }) => products.length > 3 && free.length > 0,
  );
  if (!listed) throw new Error('No exhibitor has more than three products and a free hour.');
  const { page } = await openPage(server().url, 'desktop');
  await page.setViewportSize({ width: 820, height: TABLET_HEIGHT });
  const exhibitor = new ExhibitorPage(page, 'desktop');
  await exhibitor.open(listed.id);
  await expect(exhibitor.products.first()).toBeVisible();
  for (const width of TABLETS) {
    await onTablet(page, width);
    const button = await edgesOf(exhibitor.button('Add to my eight'));
    expect(button.bottom).toBeLessThan(TABLET_HEIGHT);
    const product = await edgesOf(exhibitor.products.last());
    expect(product.right).toBeLessThan(button.left);
  }

  await page.goto('/');
  const title = page.getByRole('heading', { level: 1 });
  const palette = page.locator('main svg[viewBox]').first();
  for (const width of TABLETS) {
    await onTablet(page, width);
    const [words, picture] = [await edgesOf(title), await edgesOf(palette)];
    expect(picture.left).toBeGreaterThan(words.right);
    // The margin on the right equals that of the text on the left.
    expect(width - picture.right).toBeCloseTo(words.left, 0);
    expect(picture.top).toBeLessThan(words.bottom);
  }
});

test('on a phone the placeholders of Top Matches fill each card to its bottom', async () => {
  const draft = await makeDraft(server().url, { subCategories: ['Serums and ampoules'], companies: 1 });
  const { page } = await openPage(server().url, 'phone');
  await storeDraft(page, draft);
  // Rendered by the server, the list would be complete from the start.
  await forgetInterestsCookie(page);
  const answer = await holdCalls(page, /\/api\/exhibitors\/search/);
  const matching = new MatchingPage(page, 'phone');
  await page.goto(BUSINESS_PATHS.matching);
  const card = page.locator('main [aria-busy=true] > div > div').first();
  await expect(card.locator('svg').first()).toBeVisible();
  const whole = await edgesOf(card);
  const places = await Promise.all((await card.locator('svg').all()).map(edgesOf));
  const foot = Math.max(...places.map(({ bottom }) => bottom));
  expect(whole.bottom - foot).toBeLessThan(32);
  // Each of the two buttons has a placeholder, side by side.
  expect(places.filter(({ bottom }) => bottom === foot)).toHaveLength(2);
  await answer();
  await expect(matching.names.first()).toBeVisible();
});

test('fetches fonts for other scripts only on pages that need them, and renders Latin in its own font at every weight', async () => {
  const { page } = await openPage(server().url, 'desktop');
  const fetched = new Set<string>();
  page.on('request', (request) => {
    const subset = /([a-z-]+)-wght-normal-[\w-]+\.woff2$/.exec(request.url())?.[1];
    if (subset !== undefined) fetched.add(subset);
  });
  const contact = new ContactPage(page, 'desktop');
  await contact.open();
  await contact.fill();
  await page.evaluate(() => document.fonts.ready);
  expect([...fetched].sort()).toEqual(['hanken-grotesk-latin', 'ysabeau-office-latin']);

  const widths = await page.evaluate(() => {
    const context = document.createElement('canvas').getContext('2d');
    return [400, 600].map((weight) =>
      ['"Hanken Grotesk Variable", monospace', 'monospace'].map((family) => {
        if (context) context.font = `${weight} 16px ${family}`;
        return context?.measureText('Register for Business Matching').width;
      }),
    );
  });
  for (const [own, fallback] of widths) expect(own).not.toBe(fallback);

  await contact.name.fill('Phạm Thị Hường');
  await expect.poll(() => fetched.has('hanken-grotesk-vietnamese')).toBe(true);
  expect(fetched.has('ysabeau-office-cyrillic')).toBe(false);
  await contact.name.fill('Данияр');
  await expect.poll(() => fetched.has('ysabeau-office-cyrillic')).toBe(true);
  expect(fetched.has('ysabeau-office-vietnamese')).toBe(false);
});

/** The languages with the longest words; the deep run tests all languages. */
for (const locale of process.env.DEEP ? ['ms-MY', 'zh-CN', 'en-GB'] : ['ms-MY'])
  test(`in ${locale} each tab of About stays on one line`, async () => {
    const { page } = await openPage(server().url, 'phone', { locale });
    await page.goto('/about');
    const tabs = page.getByRole('tab');
    await expect(tabs.first()).toBeVisible();
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await settle(page);
      const lines = await tabs.evaluateAll((all) =>
        all.map((tab) => {
          const words = document.createRange();
          words.selectNodeContents(tab);
          return new Set([...words.getClientRects()].map(({ top }) => top)).size;
        }),
      );
      expect(lines).toEqual([1, 1, 1, 1]);
      await expect.poll(() => sidewaysOverflow(page)).toEqual([]);
    }
  });

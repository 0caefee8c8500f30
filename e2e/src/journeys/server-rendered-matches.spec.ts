// Top Matches as rendered by the server for returning visitors, from the interests cookie.

import type { Page } from '@playwright/test';
import { LANGUAGE_COOKIE } from '@visavis/domain/language/languages';
import { mainly, openPage, type Width } from '../fixtures/browser.ts';
import { openQuietPage, partsWithInterests, readPart, storeParts } from '../fixtures/draft-parts.ts';
import { holdCalls } from '../fixtures/failing-calls.ts';
import { expectToFit } from '../fixtures/layout.ts';
import { useSharedServer } from '../fixtures/shared-server.ts';
import { expect, test } from '../fixtures/test.ts';
import { APPLICATION } from '../fixtures/without-scripts.ts';
import { MatchingPage } from '../pages/matching-page.ts';

const server = useSharedServer();

const SCRIPTS = /\/assets\/[^/]+\.js$/;

const groundOf = (element: Element) => getComputedStyle(element).backgroundColor;

/** The interests that the browser would send, and the cookie's path. */
async function sentInterests(page: Page): Promise<{ path: string; value: string }[]> {
  const cookies = await page.context().cookies();
  return cookies
    .filter(({ name }) => name === 'interests')
    .map(({ path, value, sameSite, expires }) => {
      expect({ sameSite, expires }).toEqual({ sameSite: 'Strict', expires: -1 });
      return { path, value };
    });
}

const codeOf = (interests: { categoryId: number; subCategoryId: number }[]) =>
  interests.map(({ categoryId, subCategoryId }) => `${categoryId}.${subCategoryId}`).join('~');

/** Reloads the page and waits until it is painted, but not until it is hydrated. */
async function reloadAhead(page: Page): Promise<void> {
  const loaded = page.waitForEvent('framenavigated');
  await page.evaluate(() => location.reload());
  await loaded;
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
}

/** Presses as soon as React has attached its listeners, which is before it has read the visitor's draft. */
function pressWhenListening(button: Element): Promise<void> {
  const root = document.getElementById('root') ?? {};
  return new Promise((resolve) => {
    const timer = setInterval(() => {
      if (!Object.keys(root).some((key) => key.startsWith('_reactListening'))) return;
      clearInterval(timer);
      (button as HTMLButtonElement).click();
      resolve();
    });
  });
}

/** A visitor who has opened the matches for these interests before. */
async function comeBack(width: Width, subCategories: readonly string[]) {
  const { page } = await openPage(server().url, width);
  const parts = await partsWithInterests(page, subCategories);
  await storeParts(page, parts);
  const matching = new MatchingPage(page, width);
  await matching.open();
  return { page, parts, matching };
}

/** Selects the first of two exhibitors and reloads; the reloaded page is not hydrated until `scripts` is called. */
async function selectAndReload(width: Width) {
  const { page, matching } = await comeBack(width, ['Serums and ampoules']);
  const [first = '', second = ''] = await matching.freeNames();
  await matching.press(matching.select(first));
  await expect(matching.selected(first)).toBeVisible();
  const scripts = await holdCalls(page, APPLICATION);
  await reloadAhead(page);
  return { page, matching, first, second, scripts };
}

for (const width of mainly('phone'))
  test.describe(`on a ${width}`, () => {
    test('is rendered before a script has run, and hydrates with the selection', async () => {
      const { page, parts, matching } = await comeBack(width, ['Serums and ampoules', 'Barrier creams']);
      const [first = ''] = await matching.freeNames();
      await matching.press(matching.select(first));
      await matching.press(matching.showMore);
      await expect(matching.showing(10, 60)).toBeVisible();
      const names = await matching.names.allTextContents();
      const groundNow = () => matching.viewProducts(first).evaluate(groundOf);
      const ground = await groundNow();
      await expect
        .poll(() => sentInterests(page))
        .toEqual([{ path: MatchingPage.path, value: codeOf(parts.selectedInterests) }]);

      const [selected, remembered] = ['selectedExhibitors', 'exhibitorSelectionsByCategory'];
      const before = [await readPart(page, selected), await readPart(page, remembered)];
      await expect.poll(() => page.url()).toContain('shown=10');
      const scripts = await holdCalls(page, SCRIPTS);
      await reloadAhead(page);
      await expect(matching.showing(10, 60)).toBeVisible();
      await expect(matching.names).toHaveText(names);
      const filters = page.getByRole('list', { name: 'Filtering by' }).getByRole('listitem');
      await expect(filters).toHaveText(['Serums and ampoules', 'Barrier creams']);
      await expect(matching.card(first)).toHaveText(/\d+ hours free/, { useInnerText: true });
      // A press is queued until the selection is known, so the buttons already have their final look: nothing flashes.
      await expect.poll(() => groundNow()).toBe(ground);
      await expectToFit(page);
      await page.evaluate(() => document.fonts.ready);
      const card = await matching.card(first).boundingBox();
      await scripts();

      await expect(matching.count(1)).toBeVisible();
      await expect(matching.selected(first)).toBeVisible();
      await expect.poll(() => groundNow()).toBe(ground);
      await expect.poll(async () => (await matching.card(first).boundingBox())?.height).toBe(card?.height);
      await expect(matching.showing(10, 60)).toBeVisible();
      await expect
        .poll(async () => [await readPart(page, selected), await readPart(page, remembered)])
        .toEqual(before);

      // In another language the server renders the countries in that language.
      const country = page.locator('main li:has(h3) dd').nth(1);
      const english = await country.textContent();
      const { url } = server();
      await page.context().addCookies([{ name: LANGUAGE_COOKIE, value: 'zh-Hans', url }]);
      const listed = (await (await fetch(new URL('/api/countries?fields=name,cca2', url))).json()) as {
        name: { common: string };
        cca2: string;
      }[];
      const code = listed.find(({ name }) => name.common === english)?.cca2 ?? '';
      const expected = new Intl.DisplayNames('zh-Hans', { type: 'region' }).of(code) ?? 'no name';
      const again = await holdCalls(page, SCRIPTS);
      await reloadAhead(page);
      await expect.poll(() => country.textContent()).toBe(expected);
      await again();
      await expect(page.locator('html[data-alive]')).toBeVisible();
      await expect(country).toHaveText(expected);
    });

    test('applies presses made before hydration, without deselecting an exhibitor already selected', async () => {
      const { matching, first, second, scripts } = await selectAndReload(width);
      for (const name of [first, second]) await matching.press(matching.select(name));
      await scripts();
      await expect(matching.count(2)).toBeVisible();
      await expect(matching.selected(first)).toBeVisible();
      await expect(matching.selected(second)).toBeVisible();
    });

    if (process.env.DEEP)
      test('applies a press made during hydration', async () => {
        const { page, matching, first, second, scripts } = await selectAndReload(width);
        const slow = await page.context().newCDPSession(page);
        await slow.send('Emulation.setCPUThrottlingRate', { rate: 4 });
        const pressed = matching.select(second).evaluate(pressWhenListening);
        await scripts();
        await pressed;
        await expect(matching.count(2)).toBeVisible();
        await expect(matching.selected(first)).toBeVisible();
        await expect(matching.selected(second)).toBeVisible();
      });

    test('follows the interests: when changed after hydration, on the server next time, and none once the draft is gone', async () => {
      const { page, matching } = await comeBack(width, ['Serums and ampoules']);
      await expect(matching.showing(5, 31)).toBeVisible();
      const parts = await partsWithInterests(page, ['Barrier creams']);
      await storeParts(page, parts);
      await matching.open();
      const filters = page.getByRole('list', { name: 'Filtering by' }).getByRole('listitem');
      await expect.poll(() => filters.allTextContents()).toEqual(['Barrier creams']);
      await expect
        .poll(() => sentInterests(page))
        .toMatchObject([{ value: codeOf(parts.selectedInterests) }]);
      const total = (await page.getByText(/^Showing 5 out of \d+ matches$/).textContent()) ?? '';
      expect(total).not.toContain(' 31 ');
      const scripts = await holdCalls(page, SCRIPTS);
      await reloadAhead(page);
      await expect(page.getByText(total, { exact: true })).toBeVisible();
      await expect(filters).toHaveText(['Barrier creams']);
      await scripts();

      // Interests of another edition yield an empty frame.
      const answer = await fetch(new URL(MatchingPage.path, server().url), {
        headers: { cookie: 'interests=2147483647.2147483647' },
      });
      const frame = await answer.text();
      expect([frame.includes('id="answers"'), frame.includes('<h3')]).toEqual([true, false]);

      await openQuietPage(page);
      await page.evaluate(() => localStorage.clear());
      await expect.poll(() => sentInterests(page)).toHaveLength(1);
      await page.goto(MatchingPage.path);
      await page.waitForURL('**/business/registration');
      await expect.poll(() => sentInterests(page)).toEqual([]);
    });
  });

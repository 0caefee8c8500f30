// The interest step: rows, chips, loading more categories, the search, and a selection that is kept.
import { describe, expect, it } from 'vitest';
import { mainly, openPage } from '../fixtures/browser.ts';
import { partsWithInterests, REGISTRATION, readPart, storeParts } from '../fixtures/draft-parts.ts';
import { expectFocusOn } from '../fixtures/focus.ts';
import { useSharedServer } from '../fixtures/server.ts';
import { InterestPage } from '../pages/interest-page.ts';

const server = useSharedServer();

describe.each(mainly('phone'))('on a %s', (width) => {
  it('interests are ticked, shown as chips, removed, and kept after Back and a reload', async () => {
    const { page } = await openPage(server().url, width);
    await storeParts(page, { businessRegistration: REGISTRATION });
    const interest = new InterestPage(page, width);
    await interest.open();
    await page.getByText('You may select more than one interest.', { exact: true }).waitFor();
    await page.getByText('*All fields are required to fill', { exact: true }).waitFor();
    expect(await interest.chips.count()).toBe(0);
    expect(await interest.category('Makeup').getAttribute('aria-expanded')).toBe('false');
    await interest.choose({ Makeup: ['Lip colour'], Skincare: ['Barrier creams', 'Serums and ampoules'] });
    expect(await interest.chips.allTextContents()).toEqual([
      'Lip colour',
      'Barrier creams',
      'Serums and ampoules',
    ]);
    await interest.press(interest.chip('Barrier creams'));
    await expect.poll(() => interest.subCategory('Barrier creams').isChecked()).toBe(false);
    await interest.press(interest.subCategory('Lip colour'));
    await interest.chip('Lip colour').waitFor({ state: 'detached' });

    const expectKept = async () => {
      await interest.chip('Serums and ampoules').waitFor();
      expect(await interest.chips.allTextContents()).toEqual(['Serums and ampoules']);
    };
    await page.reload();
    await expectKept();
    await interest.press(interest.back);
    await interest.waitForPath('/business/company');
    await page.goBack();
    await expectKept();
    await interest.press(interest.category('Skincare'));
    expect(await interest.subCategory('Serums and ampoules').isChecked()).toBe(true);
    await interest.goOn();
    await page.goBack();
    await expectKept();
    await interest.press(interest.chip('Serums and ampoules'));
    await expect.poll(() => interest.chips.count()).toBe(0);
    await expectFocusOn(interest.search);
    // Nothing is required.
    await interest.goOn();
  });

  it('loads more categories near the bottom of the page, once per visit', async () => {
    const { page } = await openPage(server().url, width);
    await storeParts(page, { businessRegistration: REGISTRATION });
    const requests: string[] = [];
    page.on('request', (request) => {
      if (/\/api\/categories/.test(request.url())) requests.push(request.url());
    });
    const interest = new InterestPage(page, width);
    await interest.open();
    expect(await interest.categories.count()).toBe(10);
    expect(requests.length).toBe(11);
    await page.mouse.wheel(0, 10_000);
    await expect.poll(() => interest.categories.count()).toBe(18);
    await interest.loadMore.waitFor({ state: 'detached' });
    await page.reload();
    await expect.poll(() => interest.categories.count()).toBe(18);
    expect(requests.length).toBe(19);
  });
});

it('Load more shows the next page without scrolling, and focuses its first row', async () => {
  const { page } = await openPage(server().url, 'desktop');
  await page.setViewportSize({ width: 1440, height: 500 });
  await storeParts(page, { businessRegistration: REGISTRATION });
  const interest = new InterestPage(page);
  await interest.open();
  expect(await interest.categories.count()).toBe(10);
  // Focus without scrolling, as a screen reader does.
  await interest.loadMore.evaluate((button: HTMLElement) => button.focus({ preventScroll: true }));
  await page.keyboard.press('Enter');
  await expect.poll(() => interest.categories.count()).toBe(18);
  await expect
    .poll(() => interest.categories.nth(10).evaluate((row) => row === document.activeElement))
    .toBe(true);
});

it('the search finds categories and sub-categories of every page, in any case', async () => {
  const { page } = await openPage(server().url, 'desktop');
  await storeParts(page, await partsWithInterests(page, ['Gel polish']));
  const interest = new InterestPage(page);
  await interest.open();
  await interest.search.fill('LIP COL');
  await interest.subCategory('Lip colour').waitFor();
  await expect.poll(() => interest.categories.count()).toBe(1);
  await interest.subCategory('Lip colour').click();
  await interest.search.fill('lashes and brows');
  await expect
    .poll(() => interest.categories.allTextContents())
    .toEqual([expect.stringContaining('Lashes and Brows')]);
  await interest.search.fill('nothing like it');
  await page.getByText('No categories found', { exact: true }).waitFor();
  expect(await interest.categories.count()).toBe(0);
  await interest.button('Clear search').click();
  await expect.poll(() => interest.categories.count()).toBe(18);
  expect(await interest.chips.allTextContents()).toEqual(['Gel polish', 'Lip colour']);
  expect(await readPart(page, 'selectedInterests')).toEqual([
    expect.objectContaining({ category: 'Nail Care', subCategory: 'Gel polish' }),
    expect.objectContaining({ category: 'Makeup', subCategory: 'Lip colour' }),
  ]);
});

it('a category without sub-categories is not shown, and without any category the page says so', async () => {
  const { page } = await openPage(server().url, 'desktop');
  await storeParts(page, { businessRegistration: REGISTRATION });
  await page.route('**/api/categories/2/subcategories', (route) => route.fulfill({ json: [] }));
  const interest = new InterestPage(page);
  await interest.open();
  await expect.poll(() => interest.categories.count()).toBe(9);
  expect(await interest.category('Makeup').count()).toBe(0);
  await page.evaluate(() => localStorage.removeItem('categoriesCache'));
  await page.route('**/api/categories', (route) => route.fulfill({ json: [] }));
  await page.reload();
  await page.getByText('No categories available', { exact: true }).waitFor();
  await interest.goOn();
});

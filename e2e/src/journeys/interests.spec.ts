// The interest step: chips, loading more categories, and a selection that is kept.

import { mainly, openPage } from '../fixtures/browser.ts';
import { REGISTRATION, storeParts } from '../fixtures/draft-parts.ts';
import { expectFocusOn } from '../fixtures/focus.ts';
import { useSharedServer } from '../fixtures/server.ts';
import { expect, test } from '../fixtures/test.ts';
import { InterestPage } from '../pages/interest-page.ts';

const server = useSharedServer();

for (const width of mainly('phone'))
  test.describe(`on a ${width}`, () => {
    test('interests are ticked, shown as chips, removed, and kept after Back and a reload', async () => {
      const { page } = await openPage(server().url, width);
      await storeParts(page, { businessRegistration: REGISTRATION });
      const interest = new InterestPage(page, width);
      await interest.open();
      await expect(page.getByText('You may select more than one interest.', { exact: true })).toBeVisible();
      await expect(page.getByText('*All fields are required to fill', { exact: true })).toBeVisible();
      await expect(interest.chips).toHaveCount(0);
      await expect(interest.category('Makeup')).toHaveAttribute('aria-expanded', 'false');
      await interest.choose({ Makeup: ['Lip colour'], Skincare: ['Barrier creams', 'Serums and ampoules'] });
      await expect(interest.chips).toHaveText(['Lip colour', 'Barrier creams', 'Serums and ampoules']);
      await interest.press(interest.chip('Barrier creams'));
      await expect.poll(() => interest.subCategory('Barrier creams').isChecked()).toBe(false);
      await interest.press(interest.subCategory('Lip colour'));
      await expect(interest.chip('Lip colour')).toHaveCount(0);

      const expectKept = async () => {
        await expect(interest.chip('Serums and ampoules')).toBeVisible();
        await expect(interest.chips).toHaveText(['Serums and ampoules']);
      };
      await page.reload();
      await expectKept();
      await interest.press(interest.back);
      await interest.waitForPath('/business/company');
      await page.goBack();
      await expectKept();
      await interest.press(interest.category('Skincare'));
      await expect(interest.subCategory('Serums and ampoules')).toBeChecked();
      await interest.goOn();
      await page.goBack();
      await expectKept();
      await interest.press(interest.chip('Serums and ampoules'));
      await expect.poll(() => interest.chips.count()).toBe(0);
      await expectFocusOn(interest.search);
      // Nothing is required.
      await interest.goOn();
    });

    test('loads more categories near the bottom of the page, once per visit', async () => {
      const { page } = await openPage(server().url, width);
      await storeParts(page, { businessRegistration: REGISTRATION });
      const requests: string[] = [];
      page.on('request', (request) => {
        if (/\/api\/categories/.test(request.url())) requests.push(request.url());
      });
      const interest = new InterestPage(page, width);
      await interest.open();
      await expect(interest.categories).toHaveCount(10);
      expect(requests.length).toBe(11);
      await page.mouse.wheel(0, 10_000);
      await expect.poll(() => interest.categories.count()).toBe(18);
      await expect(interest.loadMore).toHaveCount(0);
      await page.reload();
      await expect.poll(() => interest.categories.count()).toBe(18);
      expect(requests.length).toBe(19);
    });
  });

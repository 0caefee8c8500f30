// The interest step: categories that load on scrolling, and a selection that is kept.

import { mainly, openPage } from '../fixtures/browser.ts';
import { REGISTRATION, storeParts } from '../fixtures/draft-parts.ts';
import { useSharedServer } from '../fixtures/shared-server.ts';
import { expect, test } from '../fixtures/test.ts';
import { InterestPage } from '../pages/interest-page.ts';

const server = useSharedServer();

for (const width of mainly('phone'))
  test.describe(`on a ${width}`, () => {
    test('loads more categories near the bottom of the page, once per visit, and keeps the choice after Back and a reload', async () => {
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
      await interest.choose({ Skincare: ['Serums and ampoules'] });
      const expectKept = async () => {
        await expect(interest.chips).toHaveText(['Serums and ampoules']);
        await expect.poll(() => interest.categories.count()).toBe(18);
      };
      await page.reload();
      await expectKept();
      expect(requests.length).toBe(19);
      await interest.goOn();
      await page.goBack();
      await expectKept();
    });
  });

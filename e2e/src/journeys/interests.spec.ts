// The interest step: chips, loading more categories, and a selection that is kept.
import { describe, expect, it } from 'vitest';
import { mainly, openPage } from '../fixtures/browser.ts';
import { REGISTRATION, storeParts } from '../fixtures/draft-parts.ts';
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

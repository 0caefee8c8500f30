// The whole journey by keyboard alone: no mouse, no touch, no script that moves the focus.
import type { Locator } from '@playwright/test';
import { openPage } from '../fixtures/browser.ts';
import { hasFocus, press, tabTo, typeInto } from '../fixtures/keyboard.ts';
import { useSharedServer } from '../fixtures/shared-server.ts';
import { expect, test } from '../fixtures/test.ts';
import { CompanyPage } from '../pages/company-page.ts';
import { ContactPage } from '../pages/contact-page.ts';
import { InterestPage } from '../pages/interest-page.ts';
import { MatchingPage } from '../pages/matching-page.ts';
import { SchedulePage } from '../pages/schedule-page.ts';
import { ThankYouPage } from '../pages/thank-you-page.ts';

const server = useSharedServer();

test('registers, chooses and books with Tab, arrows, Enter and Space', async () => {
  const { page } = await openPage(server().url, 'desktop');

  const contact = new ContactPage(page);
  await contact.open();
  // The first tab stop skips the header.
  await press(page, 'Tab');
  const skip = page.getByRole('link', { name: 'Skip to the content' });
  await expect.poll(() => hasFocus(skip)).toBe(true);
  await expect.poll(async () => (await skip.boundingBox())?.y).toBeGreaterThanOrEqual(0);
  await press(page, 'Enter');
  await expect.poll(() => hasFocus(page.getByRole('main'))).toBe(true);
  await press(page, 'Tab');
  await expect.poll(() => hasFocus(contact.name)).toBe(true);
  await typeInto(contact.name, 'Amira Rahman');
  await typeInto(contact.designation, 'Head of Buying');
  await typeInto(contact.email, 'amira.keys@kenari.example');
  await tabTo(contact.diallingCode);
  await press(page, 'Enter');
  await expect.poll(() => hasFocus(contact.diallingCodeSearch)).toBe(true);
  await page.keyboard.type('sing');
  await expect(page.getByRole('option', { name: /^Singapore/ })).toBeVisible();
  await press(page, 'Enter');
  await expect.poll(() => hasFocus(contact.diallingCode)).toBe(true);
  await expect
    .poll(() => contact.diallingCode.getAttribute('aria-label'))
    .toBe('Dialling code, Singapore +65');
  await typeInto(contact.phone, '61234567');
  await typeInto(contact.companyName, 'Kenari Beauty Retail');
  await typeInto(contact.companyNature, 'Multi-brand retail');
  await tabTo(contact.size('1-10'));
  await press(page, 'Space', 'ArrowRight', 'ArrowRight');
  await expect.poll(() => contact.size('51-100').isChecked()).toBe(true);
  await tabTo(contact.next);
  await press(page, 'Enter');

  const company = new CompanyPage(page);
  await company.waitForPath('/business/company');
  await expect.poll(() => hasFocus(company.heading)).toBe(true);
  await typeInto(company.phone, '378905512');
  await typeInto(company.addressLine1, '18 Jalan Telawi');
  await typeInto(company.city, 'Singapore');
  await typeInto(company.region, 'Central');
  await typeInto(company.postalCode, '059100');
  await tabTo(company.country);
  await page.keyboard.type('singa');
  await expect(page.getByRole('option', { name: 'Singapore', exact: true })).toBeVisible();
  await press(page, 'Enter');
  await expect.poll(() => company.country.inputValue()).toBe('Singapore');
  await tabTo(company.next);
  await press(page, 'Enter');

  const interest = new InterestPage(page);
  await interest.waitForPath('/business/interest');
  await tabTo(interest.category('Skincare'));
  await press(page, 'Enter');
  await tabTo(interest.subCategory('Barrier creams'));
  await press(page, 'Space');
  await expect(interest.chip('Barrier creams')).toBeVisible();
  await tabTo(interest.next);
  await press(page, 'Enter');

  const matching = new MatchingPage(page);
  await matching.waitForPath('/business/exhibitor-matching');
  const [first = '', second = ''] = await matching.freeNames();
  await tabTo(matching.viewProducts(first));
  await press(page, 'Enter');
  await expect.poll(() => hasFocus(matching.button('Close'))).toBe(true);
  for (let tabs = 0; tabs < 12; tabs += 1) {
    await press(page, 'Tab');
    // Between the last stop and the first, the browser's own controls may have focus.
    const isBehind = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
    );
    expect(isBehind).toBe(false);
  }
  await press(page, 'Escape');
  await expect.poll(() => hasFocus(matching.viewProducts(first))).toBe(true);
  await press(page, 'Shift+Tab', 'Space');
  await expect(matching.selected(first)).toBeVisible();
  await tabTo(matching.select(second));
  await press(page, 'Enter');
  await expect(matching.count(2)).toBeVisible();
  await tabTo(matching.schedule);
  await press(page, 'Enter');

  const schedule = new SchedulePage(page);
  await expect(schedule.gridOf(first)).toBeVisible();
  await tabTo(schedule.company);
  await press(page, 'Enter', 'ArrowDown', 'Enter');
  await expect(schedule.gridOf(second)).toBeVisible();

  /** Moves along the rows by arrow keys to the first free hour, as a screen reader user would. */
  async function goToFreeHour(): Promise<Locator> {
    const wanted = await schedule.available.first().getAttribute('aria-label');
    const free = page.getByRole('button', { name: wanted ?? '', exact: true });
    await press(page, 'Control+Home');
    for (let row = 0; row < 7; row += 1) {
      for (let column = 0; column < 4; column += 1) {
        if (await hasFocus(free)) return free;
        await press(page, 'ArrowRight');
      }
      await press(page, 'Home', 'ArrowDown');
    }
    throw new Error(`The arrows do not lead to ${wanted}`);
  }

  await tabTo(schedule.grid.getByRole('button').and(page.locator('[tabindex="0"]')));
  await goToFreeHour();
  await press(page, 'Enter');
  await expect.poll(() => hasFocus(schedule.confirm)).toBe(true);
  await press(page, 'Enter');
  await expect(schedule.counter(1, 2)).toBeVisible();
  await expect(schedule.gridOf(first)).toBeVisible();
  await goToFreeHour();
  await press(page, 'Space');
  await expect.poll(() => hasFocus(schedule.confirm)).toBe(true);
  await press(page, 'Enter');
  await expect(schedule.counter(2, 2)).toBeVisible();

  await tabTo(schedule.submit);
  await press(page, 'Enter');

  const thankYou = new ThankYouPage(page);
  await expect(thankYou.success(2)).toBeVisible();
  await expect.poll(() => hasFocus(thankYou.heading)).toBe(true);
  await tabTo(thankYou.backToHome);
  await press(page, 'Enter');
  await thankYou.waitForPath('/');
  const [registration] = await server().query(
    `select v.phone_number, c.country, c.size, count(m.id)::int as meetings
     from registration r join visitor v on v.id = r.visitor_id join company c on c.id = r.company_id
     join meeting m on m.registration_id = r.id where r.folded_email = $1 group by v.id, c.id`,
    ['amira.keys@kenari.example'],
  );
  expect(registration).toEqual({
    phone_number: '+6561234567',
    country: 'Singapore',
    size: '51-100',
    meetings: 2,
  });
});

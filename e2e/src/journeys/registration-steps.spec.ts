// Both form steps: the first missing field scrolls into view, and input is kept.

import { mainly, openPage } from '../fixtures/browser.ts';
import { readPart } from '../fixtures/draft-parts.ts';
import { expectFocusOn } from '../fixtures/focus.ts';
import { useSharedServer } from '../fixtures/shared-server.ts';
import { expect, test } from '../fixtures/test.ts';
import { COMPANY, COMPANY_LINES, CompanyPage } from '../pages/company-page.ts';
import { CONTACT, ContactPage } from '../pages/contact-page.ts';

const server = useSharedServer();

for (const width of mainly('phone'))
  test(`on a ${width} a missing field comes into view, and both steps keep their input after Back, Next and a reload`, async () => {
    const { page } = await openPage(server().url, width);
    const contact = new ContactPage(page, width);
    await contact.open();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await contact.press(contact.next);
    await expect(page.getByText('Name is required', { exact: true })).toBeVisible();
    await expectFocusOn(contact.name);
    const box = await contact.name.boundingBox();
    expect(box?.y).toBeGreaterThan(0);
    expect(box?.y).toBeLessThan(page.viewportSize()?.height ?? 0);
    await contact.fill();
    await page.reload();
    const contactIsFilled = async () => {
      await expect.poll(() => contact.name.inputValue()).toBe(CONTACT.name);
      await expect(contact.designation).toHaveValue(CONTACT.designation);
      await expect(contact.email).toHaveValue(CONTACT.email);
      await expect(contact.phone).toHaveValue(CONTACT.phone);
      await expect(contact.companyName).toHaveValue(CONTACT.companyName);
      await expect(contact.companyNature).toHaveValue(CONTACT.companyNature);
      await expect(contact.size(CONTACT.companySize)).toBeChecked();
    };
    await contactIsFilled();
    await contact.goOn();

    const company = new CompanyPage(page, width);
    await company.fill();
    await company.press(company.country);
    await page.keyboard.type('indone');
    await company.press(page.getByRole('option', { name: 'Indonesia', exact: true }));
    await expect.poll(() => company.country.inputValue()).toBe('Indonesia');
    const companyIsFilled = async () => {
      await expect.poll(() => company.city.inputValue()).toBe('Kuala Lumpur');
      await expect(company.phone).toHaveValue('378905512');
      for (const name of COMPANY_LINES) await expect(company.line(name)).toHaveValue(COMPANY[name]);
      await expect(company.country).toHaveValue('Indonesia');
    };
    // Not submitted yet: the page's Back, the browser's Back and a reload all keep it.
    await company.press(company.back);
    await contact.waitForPath('/business/registration');
    await contactIsFilled();
    await contact.goOn();
    await companyIsFilled();
    await page.reload();
    await companyIsFilled();
    await page.goBack();
    await contactIsFilled();
    await expect
      .poll(() => readPart(page, 'businessRegistration'))
      .toMatchObject({
        name: CONTACT.name,
        phoneNumber: '+60123456789',
        companyPhone: '+60378905512',
        country: 'Indonesia',
      });
  });

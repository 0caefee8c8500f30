// Both form steps: the first missing field comes into view, and input is kept.
import { describe, expect, it } from 'vitest';
import { mainly, openPage } from '../fixtures/browser.ts';
import { readPart } from '../fixtures/draft-parts.ts';
import { expectFocusOn } from '../fixtures/focus.ts';
import { useSharedServer } from '../fixtures/server.ts';
import { COMPANY, COMPANY_LINES, CompanyPage } from '../pages/company-page.ts';
import { CONTACT, ContactPage } from '../pages/contact-page.ts';

const server = useSharedServer();

describe.each(mainly('phone'))('on a %s', (width) => {
  it('step 1 names missing fields, focuses the first, and clears a message when its field is edited', async () => {
    const { page } = await openPage(server().url, width);
    const contact = new ContactPage(page, width);
    await contact.open();
    await page.getByText('*All fields are required to fill', { exact: true }).waitFor();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await contact.press(contact.next);
    const messages = [
      'Name is required',
      'Designation is required',
      'Email is required',
      'Phone number is required',
      'Company name is required',
      'Company nature is required',
      'Company size is required',
    ];
    for (const message of messages) await page.getByText(message, { exact: true }).waitFor();
    await expectFocusOn(contact.name);
    const box = await contact.name.boundingBox();
    expect(box?.y).toBeGreaterThan(0);
    expect(box?.y).toBeLessThan(page.viewportSize()?.height ?? 0);

    await contact.name.fill('A');
    await page.getByText('Name is required', { exact: true }).waitFor({ state: 'detached' });
    await page.getByText('Designation is required', { exact: true }).waitFor();
    await contact.fill({ name: '   ', email: 'amira@kenari' });
    await contact.press(contact.next);
    await page.getByText('Email is invalid', { exact: true }).waitFor();
    await page.getByText('Name is required', { exact: true }).waitFor();
    expect(await page.getByText(/is required$/).count()).toBe(1);
    await contact.name.fill(CONTACT.name);
    await contact.email.fill(CONTACT.email);
    await contact.goOn();
  });
});

it.each(mainly('phone'))(
  'on a %s both steps keep their input after Back, Next and a reload',
  async (width) => {
    const { page } = await openPage(server().url, width);
    const contact = new ContactPage(page, width);
    await contact.open();
    await contact.fill();
    await page.reload();
    const contactIsFilled = async () => {
      await expect.poll(() => contact.name.inputValue()).toBe(CONTACT.name);
      expect(await contact.designation.inputValue()).toBe(CONTACT.designation);
      expect(await contact.email.inputValue()).toBe(CONTACT.email);
      expect(await contact.phone.inputValue()).toBe(CONTACT.phone);
      expect(await contact.companyName.inputValue()).toBe(CONTACT.companyName);
      expect(await contact.companyNature.inputValue()).toBe(CONTACT.companyNature);
      expect(await contact.size(CONTACT.companySize).isChecked()).toBe(true);
    };
    await contactIsFilled();
    await contact.goOn();

    const company = new CompanyPage(page, width);
    await company.fill();
    await company.press(company.country);
    await page.keyboard.type('zzz');
    await page.getByText('No countries found', { exact: true }).first().waitFor();
    await page.keyboard.press('Escape');
    expect(await company.country.inputValue()).toBe('Malaysia');
    await company.press(company.country);
    await page.keyboard.type('indone');
    await company.press(page.getByRole('option', { name: 'Indonesia', exact: true }));
    await expect.poll(() => company.country.inputValue()).toBe('Indonesia');
    const companyIsFilled = async () => {
      await expect.poll(() => company.city.inputValue()).toBe('Kuala Lumpur');
      expect(await company.phone.inputValue()).toBe('378905512');
      for (const name of COMPANY_LINES) expect(await company.line(name).inputValue()).toBe(COMPANY[name]);
      expect(await company.country.inputValue()).toBe('Indonesia');
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
    await page.goForward();
    await companyIsFilled();
    await company.goOn();
    await page.goBack();
    await companyIsFilled();
    expect(await readPart(page, 'businessRegistration')).toMatchObject({
      name: CONTACT.name,
      phoneNumber: '+60123456789',
      companyPhone: '+60378905512',
      country: 'Indonesia',
    });
  },
);

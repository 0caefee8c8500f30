// Both form steps: validation and focus, stored input, and phone numbers, dialling codes and countries.
import { OPTIONAL_EMPTY } from '@visavis/domain/profile/example';
import { describe, expect, it } from 'vitest';
import { mainly, openPage, WIDTHS } from '../fixtures/browser.ts';
import { REGISTRATION, readPart, storeParts } from '../fixtures/draft-parts.ts';
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

  it('step 2 names missing fields and requires no optional ones', async () => {
    const { page } = await openPage(server().url, width);
    const { name, designation, email, phoneNumber, companyName, companyNature, companySize } = REGISTRATION;
    await storeParts(page, {
      businessRegistration: {
        name,
        designation,
        email,
        phoneNumber,
        companyName,
        companyNature,
        companySize,
      },
    });
    const company = new CompanyPage(page, width);
    await company.open();
    await page.getByText('*All fields are required to fill', { exact: true }).waitFor();
    expect(await company.country.inputValue()).toBe('Malaysia');
    expect(await company.diallingCode.getAttribute('aria-label')).toBe('Dialling code, Malaysia +60');
    await company.press(company.next);
    const messages = [
      'Company phone number is required',
      'Address Line 1 is required',
      'City is required',
      'Region is required',
      'Postal code is required',
    ];
    for (const message of messages) await page.getByText(message, { exact: true }).waitFor();
    expect(await page.getByText(/is required$/).count()).toBe(messages.length);
    await expectFocusOn(company.phone);
    await company.fill(OPTIONAL_EMPTY);
    expect(await page.getByText(/is required$/).count()).toBe(0);
    await company.goOn();
  });
});

it('phone fields accept only digits, typed or pasted', async () => {
  const { page } = await openPage(server().url, 'desktop');
  const contact = new ContactPage(page);
  await contact.open();
  const paste = async (text: string) => {
    await contact.name.fill(text);
    await contact.name.press('Control+A');
    await contact.name.press('Control+C');
    await contact.phone.press('End');
    await page.keyboard.press('Control+V');
  };
  await contact.phone.focus();
  await page.keyboard.type('1a2-3 b4');
  expect(await contact.phone.inputValue()).toBe('1234');
  // With an extension or a code it would be a number by itself, in place of what is there.
  await paste(' (012) 34-56 - 7');
  expect(await contact.phone.inputValue()).toBe('123401234567');
  await paste('not a number');
  expect(await contact.phone.inputValue()).toBe('123401234567');
});

it('the dialling codes of the USA and Kazakhstan are correct and stored in the draft', async () => {
  const { page } = await openPage(server().url, 'phone');
  const contact = new ContactPage(page, 'phone');
  await contact.open();
  expect(await contact.diallingCode.getAttribute('aria-label')).toBe('Dialling code, Malaysia +60');
  await contact.phone.fill('2025550123');
  await contact.pickDiallingCode('united sta', 'United States +1');
  expect(await contact.diallingCode.getAttribute('aria-label')).toBe('Dialling code, United States +1');
  await expect
    .poll(() => readPart(page, 'businessRegistration'))
    .toMatchObject({ phoneNumber: '+12025550123' });
  await contact.pickDiallingCode('+7', 'Kazakhstan +7');
  expect(await contact.diallingCode.getAttribute('aria-label')).toBe('Dialling code, Kazakhstan +7');
  await contact.press(contact.diallingCode);
  await contact.diallingCodeSearch.fill('zzz');
  await page.getByText('No countries found', { exact: true }).first().waitFor();
  await page.keyboard.press('Escape');
  await page.reload();
  await expect
    .poll(() => contact.diallingCode.getAttribute('aria-label'))
    .toBe('Dialling code, Kazakhstan +7');
  expect(await contact.phone.inputValue()).toBe('2025550123');
});

it('the dialling code picker shows that countries are loading', async () => {
  const { page } = await openPage(server().url, 'desktop');
  let answer = () => {};
  const released = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/countries*', async (route) => {
    await released;
    await route.continue();
  });
  const contact = new ContactPage(page);
  await contact.open();
  await page.getByRole('button', { name: 'Loading...', exact: true }).waitFor();
  answer();
  await contact.diallingCode.waitFor();
});

it.each(WIDTHS)('on a %s both steps keep their input after Back, Next and a reload', async (width) => {
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
});

// A draft in two tabs, and offline between two steps.

import { mainly, openPage } from '../fixtures/browser.ts';
import { readPart } from '../fixtures/draft-parts.ts';
import { CALL_FAILED } from '../fixtures/failing-calls.ts';
import { useSharedServer } from '../fixtures/shared-server.ts';
import { expect, test } from '../fixtures/test.ts';
import { CompanyPage } from '../pages/company-page.ts';
import { CONTACT, ContactPage } from '../pages/contact-page.ts';

const server = useSharedServer();

for (const width of mainly('phone'))
  test(`on a ${width} two tabs synchronise each field, and the last edit wins`, async () => {
    const { page } = await openPage(server().url, width);
    const first = new ContactPage(page, width);
    await first.open();
    const other = await page.context().newPage();
    const second = new ContactPage(other, width);
    await second.open();
    await first.fill();
    await expect.poll(() => second.companyName.inputValue()).toBe(await first.companyName.inputValue());
    // The last one: a tab stores its edit along with what it has received.
    await expect.poll(() => second.size(CONTACT.companySize).isChecked()).toBe(true);
    await second.designation.fill('Owner');
    await expect.poll(() => first.designation.inputValue()).toBe('Owner');
    await first.designation.fill('Director');
    await expect.poll(() => second.designation.inputValue()).toBe('Director');
    await first.goOn();
    const company = new CompanyPage(page, width);
    await company.fill();
    await second.name.fill('Amira Binti Rahman');
    await expect
      .poll(() => readPart(page, 'businessRegistration'))
      .toMatchObject({ name: 'Amira Binti Rahman' });
    await company.goOn();
    await expect
      .poll(() => readPart(page, 'businessRegistration'))
      .toMatchObject({
        name: 'Amira Binti Rahman',
        designation: 'Director',
        city: 'Kuala Lumpur',
      });
    await other.close();
  });

for (const width of mainly('phone'))
  test(`on a ${width} the next steps open offline once something has been typed`, async () => {
    const { page, expectErrors } = await openPage(server().url, width);
    expectErrors(CALL_FAILED);
    expectErrors(/ERR_INTERNET_DISCONNECTED|live/);
    const contact = new ContactPage(page, width);
    await contact.open();
    const prefetched = page.waitForResponse(/\/api\/categories\/\d+\/subcategories/);
    await contact.fill();
    await prefetched;
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('thank-you-route')),
    );
    await page.context().setOffline(true);
    await contact.goOn();
    const company = new CompanyPage(page, width);
    await company.fill();
    await company.goOn();
    await expect(page.getByRole('heading', { level: 1, name: 'Interest' })).toBeVisible();
    await page.context().setOffline(false);
  });

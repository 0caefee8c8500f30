// A draft without a network between two steps.

import { mainly, openPage } from '../fixtures/browser.ts';
import { CALL_FAILED } from '../fixtures/failing-calls.ts';
import { useSharedServer } from '../fixtures/shared-server.ts';
import { expect, test } from '../fixtures/test.ts';
import { CompanyPage } from '../pages/company-page.ts';
import { ContactPage } from '../pages/contact-page.ts';

const server = useSharedServer();

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

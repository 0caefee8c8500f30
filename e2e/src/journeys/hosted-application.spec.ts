// The application of a hosted buyer: the input that both steps keep.

import { HOSTED_PATHS } from '@visavis/contract/page-path';
import { openFilledIn } from '../fixtures/application-draft.ts';
import { mainly, openPage } from '../fixtures/browser.ts';
import { REQUIRED_DOCUMENTS } from '../fixtures/documents.ts';
import { readPart } from '../fixtures/draft-parts.ts';
import { useSharedServer } from '../fixtures/shared-server.ts';
import { expect, test } from '../fixtures/test.ts';
import { COMPANY } from '../pages/company-page.ts';
import { CONTACT } from '../pages/contact-page.ts';
import { HostedCompanyPage, HostedContactPage } from '../pages/hosted-application-page.ts';

const server = useSharedServer();

for (const width of mainly('phone'))
  test.describe(`on a ${width}`, () => {
    test('Back keeps step 2 with country, dialling code and files; a reload keeps everything except files', async () => {
      const { page } = await openPage(server().url, width);
      const { documents } = await openFilledIn(page, width, CONTACT.email);
      const company = new HostedCompanyPage(page, width);
      await company.fill();
      await company.press(company.country);
      await page.keyboard.type('indone');
      await company.press(page.getByRole('option', { name: 'Indonesia', exact: true }));
      await company.press(company.diallingCode);
      await page.getByPlaceholder('Search country or code').fill('singapore');
      await company.press(page.getByRole('option', { name: 'Singapore +65', exact: true }));
      await company.choose(REQUIRED_DOCUMENTS);
      await company.press(company.back);

      const contact = new HostedContactPage(page, width);
      await contact.waitForPath(HOSTED_PATHS.contact);
      await expect.poll(() => contact.name.inputValue()).toBe(CONTACT.name);
      await contact.goOn();
      const isFilled = async () => {
        await expect.poll(() => company.city.inputValue()).toBe(COMPANY.city);
        await expect(company.website).toHaveValue(COMPANY.website);
        await expect(company.phone).toHaveValue(COMPANY.phone);
        await expect
          .poll(() => company.diallingCode.getAttribute('aria-label'))
          .toBe('Dialling code, Singapore +65');
        await expect(company.addressLine1).toHaveValue(COMPANY.addressLine1);
        await expect(company.postalCode).toHaveValue(COMPANY.postalCode);
        await expect(company.country).toHaveValue('Indonesia');
      };
      await isFilled();
      await expect(documents.rows).toHaveCount(REQUIRED_DOCUMENTS.length);
      await expect
        .poll(() => readPart(page, 'hostedCompanyData', 'hosted'))
        .toMatchObject({
          companyPhone: '+65378905512',
          country: 'Indonesia',
        });
      await page.reload();
      await isFilled();
      await expect(page.getByText(/saved in this browser; files are not/)).toBeVisible();
      await expect(documents.rows).toHaveCount(0);
    });
  });

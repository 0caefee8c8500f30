// The application of a hosted buyer: what both steps keep, and the thank-you page.

import { HOSTED_PATHS } from '@visavis/contract/page-path';
import { expectNoAxeViolations } from '../fixtures/accessibility.ts';
import { openFilledIn } from '../fixtures/application-draft.ts';
import { mainly, openPage } from '../fixtures/browser.ts';
import { REQUIRED_DOCUMENTS } from '../fixtures/documents.ts';
import { readPart, storeParts } from '../fixtures/draft-parts.ts';
import { expectToFit } from '../fixtures/layout.ts';
import { useSharedServer } from '../fixtures/server.ts';
import { expect, test } from '../fixtures/test.ts';
import { COMPANY } from '../pages/company-page.ts';
import { CONTACT } from '../pages/contact-page.ts';
import { DocumentsBlock } from '../pages/documents-block.ts';
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

    test('the thank-you page lists a buyer’s commitments, survives a reload, and requires a sent application', async () => {
      const { page } = await openPage(server().url, width);
      await page.goto(HOSTED_PATHS.thankYou);
      await new HostedContactPage(page, width).waitForPath(HOSTED_PATHS.contact);
      const email = `thanks.${width}@kenari.example`;
      const { company } = await openFilledIn(page, width, email);
      await company.choose(REQUIRED_DOCUMENTS);
      const reference = await company.send();
      const expectThanks = async () => {
        await expect(page.getByText(`Your reference: ${reference}`, { exact: true })).toBeVisible();
        await expect(company.heading).toHaveText('Thank You');
        await expect(
          page.getByText(
            'Your application was submitted. If it is approved, you will receive a confirmation letter by email.',
            { exact: true },
          ),
        ).toBeVisible();
        await expect(
          page.getByText('Attend 3 business meetings a day, 12 in total.', { exact: true }),
        ).toBeVisible();
        await expect(page.getByText('Join at least 2 stage programs.', { exact: true })).toBeVisible();
        await expect(
          page.getByText(/refunded in full within about 30 days after at least 4 completed/),
        ).toBeVisible();
        const main = page.getByRole('main');
        await expect(main.locator('a[href^="mailto:"]')).toHaveCount(1);
        await expect(main.locator('a[href^="https://wa.me/"]')).toHaveCount(1);
      };
      await expectThanks();
      await expectNoAxeViolations(page);
      await expectToFit(page);
      for (const key of ['hostedRegistration', 'hostedCompanyData'])
        await expect.poll(() => readPart(page, key, 'hosted')).toBeNull();
      await page.reload();
      await expectThanks();
      const rows = await server().query(
        'select 1 from registration join visitor on visitor.id = visitor_id where email = $1',
        [email],
      );
      expect(rows).toHaveLength(1);

      // Returning to this page does not clear an application begun since.
      await storeParts(page, { hostedRegistration: { name: 'Someone else' } }, 'hosted');
      await page.goBack();
      await expectThanks();
      await expect
        .poll(() => readPart(page, 'hostedRegistration', 'hosted'))
        .toMatchObject({ name: 'Someone else' });
      await company.press(page.getByRole('link', { name: 'Back to Home', exact: true }));
      await company.waitForPath('/');
    });
  });

test('does not warn about lost files when none of step 2 was typed before', async () => {
  const { page } = await openPage(server().url, 'desktop');
  const contact = new HostedContactPage(page);
  await contact.open();
  await contact.fill();
  await contact.goOn();
  await expect(new DocumentsBlock(page).input).toBeAttached();
  await expect(page.getByText(/files are not/)).toHaveCount(0);
});

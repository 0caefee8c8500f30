// Terms and Privacy: the links to them from forms, and to one of their sections.

import { mainly, openPage } from '../fixtures/browser.ts';
import { REGISTRATION, storeParts } from '../fixtures/draft-parts.ts';
import { useSharedServer } from '../fixtures/shared-server.ts';
import { expect, test } from '../fixtures/test.ts';
import { ContactPage } from '../pages/contact-page.ts';

const server = useSharedServer();

for (const width of mainly('phone'))
  test.describe(`on a ${width}`, () => {
    test('both forms and the upload link to Terms and Privacy, keep the input, and a link to a section shows it', async () => {
      const { page } = await openPage(server().url, width);
      const contact = new ContactPage(page, width);
      const { website, companyPhone, addressLine1, city, postalCode, country, region, ...person } =
        REGISTRATION;
      const companyData = { website, companyPhone, addressLine1, city, postalCode, country, region };
      await storeParts(page, { hostedRegistration: person, hostedCompanyData: companyData }, 'hosted');
      await page.unrouteAll();
      const link = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true });
      for (const [path, typed] of [
        ['/business/registration', 'Designation'],
        ['/hosted/registration', 'Designation'],
        ['/hosted/company', 'City'],
      ] as const) {
        await page.goto(path);
        const field = page.getByLabel(typed, { exact: true });
        await field.fill('Melaka');
        for (const name of ['Terms', 'Privacy']) {
          await contact.press(link(name).first());
          await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
          await page.goBack();
          await expect(field).toBeVisible();
          await expect(field, `${path} ${name}`).toHaveValue('Melaka');
        }
      }
      // The upload has its own link.
      await expect(link('Privacy')).toHaveCount(2);

      await page.goto('/privacy#section-4');
      const section = page.getByRole('article').getByRole('heading', { level: 2 }).nth(3);
      await expect
        .poll(() =>
          section.evaluate((title) => {
            const { top, bottom } = title.getBoundingClientRect();
            return top >= 0 && bottom <= window.innerHeight;
          }),
        )
        .toBe(true);
    });
  });

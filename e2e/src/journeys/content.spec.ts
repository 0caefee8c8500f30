// Terms and Privacy: the links to them from forms, and to one of their sections.

import { mainly, openPage } from '../fixtures/browser.ts';
import { REGISTRATION, storeParts } from '../fixtures/draft-parts.ts';
import { useSharedServer } from '../fixtures/shared-server.ts';
import { expect, test } from '../fixtures/test.ts';
import { ContactPage } from '../pages/contact-page.ts';

const server = useSharedServer();

for (const width of mainly('phone'))
  test.describe(`on a ${width}`, () => {
    test('the forms link to Terms and Privacy and keep the input, and a link to a section shows it', async () => {
      const { page } = await openPage(server().url, width);
      const contact = new ContactPage(page, width);
      const { website, companyPhone, addressLine1, city, postalCode, country, region, ...person } =
        REGISTRATION;
      const companyData = { website, companyPhone, addressLine1, city, postalCode, country, region };
      await storeParts(page, { hostedRegistration: person, hostedCompanyData: companyData }, 'hosted');
      await page.unrouteAll();
      const link = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true });
      for (const [path, typed, name] of [
        ['/business/registration', 'Designation', 'Terms'],
        ['/hosted/company', 'City', 'Privacy'],
      ] as const) {
        await page.goto(path);
        const field = page.getByLabel(typed, { exact: true });
        await field.fill('Melaka');
        await contact.press(link(name).first());
        await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
        await page.goBack();
        await expect(field, path).toHaveValue('Melaka');
      }

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

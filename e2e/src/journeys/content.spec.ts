// About, Privacy and Terms: tabs and contents by keyboard and address, and the links to them from forms.

import { expectNoAxeViolations, expectNoAxeViolationsAgain } from '../fixtures/accessibility.ts';
import { mainly, openPage } from '../fixtures/browser.ts';
import { makeDraft, storeDraft } from '../fixtures/draft.ts';
import { REGISTRATION, storeParts } from '../fixtures/draft-parts.ts';
import { expectFocusOn } from '../fixtures/focus.ts';
import { press, tabTo } from '../fixtures/keyboard.ts';
import { expectToFit } from '../fixtures/layout.ts';
import { useSharedServer } from '../fixtures/server.ts';
import { expect, test } from '../fixtures/test.ts';
import { ContactPage } from '../pages/contact-page.ts';
import { JourneyPage } from '../pages/journey-page.ts';
import { SchedulePage } from '../pages/schedule-page.ts';

const server = useSharedServer();

for (const width of mainly('phone'))
  test.describe(`on a ${width}`, () => {
    test('About has four tabs, each with its own address, and the organiser’s own figures', async () => {
      const { page } = await openPage(server().url, width);
      await page.goto('/about');
      const tab = (name: string) => page.getByRole('tab', { name, exact: true });
      const shows = async (name: string, search: string, heading: string) => {
        await expect(
          page.getByRole('tabpanel').getByRole('heading', { level: 2, name: heading }),
        ).toBeVisible();
        await expectFocusOn(tab(name));
        await expect(tab(name)).toHaveAttribute('aria-selected', 'true');
        await expect.poll(() => new URL(page.url()).search).toBe(search);
        await expectNoAxeViolations(page);
      };
      await tabTo(tab('About Us'));
      await shows('About Us', '', 'A fair with an appointment book');
      const figures = page.locator('section', { hasText: 'In the organiser’s own figures' });
      await expect(figures.getByRole('definition')).toHaveText(['15+', '200+', '10k+', '50k+', '120+'], {
        useInnerText: true,
      });
      await press(page, 'ArrowRight');
      await shows('Our Mission', '?tab=mission', 'Fewer business cards, better conversations');
      await press(page, 'End');
      await shows('Our History', '?tab=history', 'From one hall to four days of meetings');
      await press(page, 'ArrowLeft');
      await shows('Our Team', '?tab=team', 'The people behind the hours');
      await expectToFit(page);
      await page.reload();
      await expect(page.getByRole('heading', { level: 3, name: 'Aisyah Contoh' })).toBeVisible();
      await expect(tab('Our Team')).toHaveAttribute('aria-selected', 'true');
      await tabTo(tab('Our Team'));
      await press(page, 'Home');
      await shows('About Us', '', 'A fair with an appointment book');
    });

    for (const name of process.env.DEEP ? ['privacy', 'terms'] : ['privacy'])
      test(`${name} has a table of contents that leads to each section`, async () => {
        const { page } = await openPage(server().url, width);
        const document = new JourneyPage(page, width);
        await page.goto(`/${name}`);
        await expect(page.getByText(/^Version \d{4}-\d{2}$/)).toBeVisible();
        const contents = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
        const sections = page.getByRole('article').getByRole('heading', { level: 2 });
        const titles = await sections.allInnerTexts();
        expect(titles.length).toBeGreaterThan(3);
        await expect(document.heading).toHaveCount(1);
        await expectNoAxeViolationsAgain(page);
        await expectToFit(page);

        const inView = (index: number) =>
          expect
            .poll(() =>
              sections.nth(index).evaluate((title) => {
                const { top, bottom } = title.getBoundingClientRect();
                return top >= 0 && bottom <= window.innerHeight;
              }),
            )
            .toBe(true);
        // The contents are beside the text where there is room.
        if (width === 'desktop') {
          await expect(contents).toHaveText(titles, { useInnerText: true });
          await contents.nth(2).focus();
          await press(page, 'Enter');
          await expectFocusOn(sections.nth(2));
          await inView(2);
          expect(new URL(page.url()).hash).toBe('#section-3');
        } else await expect(contents).toHaveCount(0);
        await page.goto('/');
        await page.goto(`/${name}#section-4`);
        await inView(3);
      });

    test('both forms and the upload link to Terms and Privacy, and keep what was typed', async () => {
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
    });
  });

test('a registration stores the version of the terms shown on the page', async () => {
  const { page } = await openPage(server().url, 'desktop');
  await page.goto('/terms');
  const version = (await page.getByText(/^Version \d/).innerText()).replace('Version ', '');
  const draft = await makeDraft(server().url, { companies: 1 });
  await storeDraft(page, draft);
  const scheduler = new SchedulePage(page);
  await page.goto(SchedulePage.path);
  await expect(scheduler.counter(1, 1)).toBeVisible();
  await scheduler.send();
  const stored = await server().query('select terms_version from registration where folded_email = $1', [
    draft.registration.email,
  ]);
  expect(stored).toEqual([{ terms_version: version }]);
});

// 'Add to my eight' on an exhibitor's page starts a registration, and the exhibitor stays selected.

import { mainly, openPage } from '../fixtures/browser.ts';
import { findListed } from '../fixtures/directory.ts';
import { expectFocusOn } from '../fixtures/focus.ts';
import { press, tabTo, typeInto } from '../fixtures/keyboard.ts';
import { useSharedServer } from '../fixtures/shared-server.ts';
import { expect, test } from '../fixtures/test.ts';
import { CompanyPage } from '../pages/company-page.ts';
import { ContactPage } from '../pages/contact-page.ts';
import { DirectoryPage } from '../pages/directory-page.ts';
import { ExhibitorPage } from '../pages/exhibitor-page.ts';
import { InterestPage } from '../pages/interest-page.ts';
import { MatchingPage } from '../pages/matching-page.ts';
import { SchedulePage } from '../pages/schedule-page.ts';

const server = useSharedServer();

const COMPANY = 'Seri Kenanga';

for (const width of mainly('phone'))
  test.describe(`on a ${width}`, () => {
    test('found and chosen by keyboard, starts a registration with the exhibitor selected in Top Matches and offered in the scheduler', async () => {
      const { page } = await openPage(server().url, width);
      const directory = new DirectoryPage(page, width);
      await directory.open();
      await typeInto(directory.search, 'kenanga');
      await directory.showing(1, 1);
      await tabTo(page.getByRole('link', { name: COMPANY, exact: true }));
      await press(page, 'Enter');
      const exhibitor = new ExhibitorPage(page, width);
      await expectFocusOn(page.getByRole('heading', { level: 1, name: COMPANY }));
      await expect(exhibitor.hours).toBeVisible();
      await tabTo(exhibitor.add);
      await press(page, 'Enter');
      await exhibitor.waitForPath('/business/registration');

      const contact = new ContactPage(page, width);
      await contact.fill({ email: `amira.${width}@kenari.example` });
      await contact.goOn();
      await page.reload();
      const company = new CompanyPage(page, width);
      await company.fill();
      await company.goOn();
      const interest = new InterestPage(page, width);
      // The exhibitor added an interest that it matches.
      await expect.poll(() => interest.chips.count()).toBe(1);
      await interest.choose({ Skincare: ['Cleansers'] });
      await interest.goOn();
      const matching = new MatchingPage(page, width);
      await expect(matching.selected(COMPANY)).toBeVisible();
      await expect(matching.count(1).first()).toBeVisible();
      await matching.goOn();
      const schedule = new SchedulePage(page, width);
      await expect(schedule.gridOf(COMPANY)).toBeVisible();
      await expect(schedule.counter(0, 1)).toBeVisible();
      await expect(schedule.available.first()).toBeVisible();

      await exhibitor.open((await findListed(server(), COMPANY)).id);
      await expect(exhibitor.chosen).toBeVisible();
      await exhibitor.press(exhibitor.chosen);
      await exhibitor.waitForPath('/business/exhibitor-matching');
    });
  });

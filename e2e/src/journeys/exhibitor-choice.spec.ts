// 'Add to my eight' on an exhibitor's page begins a registration or joins one, and the exhibitor stays selected.
import { describe, expect, it } from 'vitest';
import { expectNoAxeViolations } from '../fixtures/accessibility.ts';
import { mainly, openPage } from '../fixtures/browser.ts';
import { findListed } from '../fixtures/directory.ts';
import { partsWithInterests, storeParts } from '../fixtures/draft-parts.ts';
import { expectFocusOn } from '../fixtures/focus.ts';
import { press, tabTo, typeInto } from '../fixtures/keyboard.ts';
import { useSharedServer } from '../fixtures/server.ts';
import { CompanyPage } from '../pages/company-page.ts';
import { ContactPage } from '../pages/contact-page.ts';
import { DirectoryPage } from '../pages/directory-page.ts';
import { ExhibitorPage } from '../pages/exhibitor-page.ts';
import { InterestPage } from '../pages/interest-page.ts';
import { MatchingPage } from '../pages/matching-page.ts';
import { SchedulePage } from '../pages/schedule-page.ts';

const server = useSharedServer();

const COMPANY = 'Seri Kenanga';

describe.each(mainly('phone'))('on a %s', (width) => {
  it('begins a registration, with the exhibitor selected in Top Matches and offered in the scheduler', async () => {
    const { page } = await openPage(server().url, width);
    const exhibitor = new ExhibitorPage(page, width);
    const { id } = await findListed(server(), COMPANY);
    await exhibitor.open(id);
    await exhibitor.press(exhibitor.add);
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
    await matching.selected(COMPANY).waitFor();
    await matching.count(1).first().waitFor();
    await matching.goOn();
    const schedule = new SchedulePage(page, width);
    await schedule.gridOf(COMPANY).waitFor();
    await schedule.counter(0, 1).waitFor();
    await schedule.available.first().waitFor();

    await exhibitor.open(id);
    await exhibitor.chosen.waitFor();
    await exhibitor.press(exhibitor.chosen);
    await exhibitor.waitForPath('/business/exhibitor-matching');
  });

  it('joins a registration that has interests, and can be removed again', async () => {
    const { page } = await openPage(server().url, width);
    await storeParts(page, await partsWithInterests(page, ['Serums and ampoules']));
    const exhibitor = new ExhibitorPage(page, width);
    await exhibitor.open((await findListed(server(), COMPANY)).id);
    await exhibitor.press(exhibitor.add);
    await exhibitor.chosen.waitFor();
    await expectFocusOn(exhibitor.chosen);
    await page.getByText('1 Exhibitor(s) selected so far.').waitFor();
    await expectNoAxeViolations(page);
    await exhibitor.press(exhibitor.takeOut);
    await expectFocusOn(exhibitor.add);
    expect(await page.getByText('Exhibitor(s) selected so far.').count()).toBe(0);
    await exhibitor.press(exhibitor.add);
    await exhibitor.press(exhibitor.goOn);
    const matching = new MatchingPage(page, width);
    await matching.selected(COMPANY).waitFor();
    await matching.count(1).first().waitFor();
  });
});

it('an exhibitor is found, opened and chosen by keyboard alone', async () => {
  const { page } = await openPage(server().url, 'desktop');
  const directory = new DirectoryPage(page);
  await directory.open();
  await typeInto(directory.search, 'kenanga');
  await directory.showing(1, 1);
  await tabTo(page.getByRole('link', { name: COMPANY, exact: true }));
  await press(page, 'Enter');
  const exhibitor = new ExhibitorPage(page);
  await expectFocusOn(page.getByRole('heading', { level: 1, name: COMPANY }));
  await exhibitor.hours.waitFor();
  await tabTo(exhibitor.add);
  await press(page, 'Enter');
  await exhibitor.waitForPath('/business/registration');
  await expectFocusOn(page.getByRole('heading', { level: 1, name: 'Business Matching' }));
  await page.goBack();
  await exhibitor.chosen.waitFor();
  await tabTo(exhibitor.takeOut);
  await press(page, 'Space');
  await expectFocusOn(exhibitor.add);
});

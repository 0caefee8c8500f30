// The draft in browser storage: full or blocked storage, and two tabs.
import { openPage } from '../fixtures/browser.ts';
import { partsWithExhibitors, REGISTRATION, readPart, storeParts } from '../fixtures/draft-parts.ts';
import { useSharedServer } from '../fixtures/shared-server.ts';
import { expect, test } from '../fixtures/test.ts';
import { CompanyPage } from '../pages/company-page.ts';
import { ContactPage } from '../pages/contact-page.ts';
import { MatchingPage } from '../pages/matching-page.ts';
import { SchedulePage } from '../pages/schedule-page.ts';

const server = useSharedServer();

/** accessibility.spec.ts also covers the states of full storage. */
for (const kind of process.env.DEEP ? ['forbidden', 'full'] : ['forbidden'])
  test(`with ${kind} storage the steps keep their input in memory, with a notice`, async () => {
    const { page } = await openPage(server().url, 'desktop');
    await page.addInitScript((why) => {
      if (why === 'full')
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      else
        for (const name of ['localStorage', 'sessionStorage'])
          Object.defineProperty(window, name, {
            get: () => {
              throw new DOMException('forbidden', 'SecurityError');
            },
          });
    }, kind);
    const notice = page.getByText(
      'This browser won’t let us save your entries. They are lost if you reload or close this page.',
      { exact: true },
    );
    const contact = new ContactPage(page);
    await contact.open();
    await contact.fill({ email: `memory.${kind}@kenari.example` });
    await expect(notice).toBeVisible();
    await contact.goOn();
    const company = new CompanyPage(page);
    await company.fill();
    await company.goOn();
    await expect(page.getByRole('heading', { level: 1, name: 'Interest' })).toBeVisible();
    await expect(notice).toBeVisible();
    await page.goBack();
    await expect(company.city).toHaveValue('Kuala Lumpur');
  });

test('two tabs of one visitor share one draft, and plan one meeting with each exhibitor', async () => {
  const { page } = await openPage(server().url, 'desktop');
  const draft = await partsWithExhibitors(page, ['Scalp care'], ['Padma Ayur']);
  await storeParts(page, {
    ...draft,
    businessRegistration: { ...REGISTRATION, email: 'two.tabs@kenari.example' },
  });
  const other = await page.context().newPage();
  const [here, there] = [new MatchingPage(page), new MatchingPage(other)];
  await there.open();
  await page.bringToFront();
  await here.open();
  await here.select('Seri Kenanga').click();
  await expect.poll(() => there.count(2).count()).toBeGreaterThan(0);
  await here.selected('Seri Kenanga').click();
  await expect.poll(() => there.count(1).count()).toBeGreaterThan(0);

  const [mine, theirs] = [new SchedulePage(page), new SchedulePage(other)];
  await here.goOn();
  await mine.slot('Friday 05 June, 2.00pm-3.00pm').click();
  // While the confirmation is open in this tab, the other one books.
  await other.bringToFront();
  await there.goOn();
  await theirs.book(theirs.slot('Friday 05 June, 1.00pm-2.00pm'));
  await expect(theirs.counter(1, 1)).toBeVisible();
  await page.bringToFront();
  await expect.poll(() => readPart(page, 'selectedMeetingSlots')).toHaveLength(1);
  await mine.confirm.click();
  await expect(
    mine.dialog.getByText(
      'You have already scheduled a meeting with Padma Ayur. Please select a different company or time slot, or cancel the existing meeting before proceeding.',
      { exact: true },
    ),
  ).toBeVisible();
});

// The draft in browser storage: its owners, what a success clears, and bad, full or blocked storage.
import type { Page } from '@playwright/test';
import { openPage } from '../fixtures/browser.ts';
import {
  openQuietPage,
  partsWithExhibitors,
  REGISTRATION,
  readPart,
  storeParts,
} from '../fixtures/draft-parts.ts';
import { useSharedServer } from '../fixtures/shared-server.ts';
import { expect, test } from '../fixtures/test.ts';
import { CompanyPage } from '../pages/company-page.ts';
import { ContactPage } from '../pages/contact-page.ts';
import { InterestPage } from '../pages/interest-page.ts';
import { MatchingPage } from '../pages/matching-page.ts';
import { SchedulePage } from '../pages/schedule-page.ts';
import { ThankYouPage } from '../pages/thank-you-page.ts';

const server = useSharedServer();

/** The keys that the journey stores until it is submitted. */
const DRAFT_KEYS = [
  'businessRegistration',
  'companyInfoData',
  'selectedInterests',
  'selectedExhibitors',
  'exhibitorSelectionsByCategory',
  'selectedMeetingSlots',
];

test('each key separates the programmes; a success clears only its own and keeps the registration id', async () => {
  const { page } = await openPage(server().url, 'desktop');
  const interests = ['Scalp care'];
  const draft = await partsWithExhibitors(page, interests, ['Padma Ayur']);
  await storeParts(page, { ...draft, companyInfoData: { city: 'Kuala Lumpur' } });
  const theirs = { savedAt: '2026-05-01T00:00:00.000Z', value: [{ any: 'thing' }] };
  await page.evaluate(
    ([keys, hosted]) => {
      for (const key of keys) {
        const envelope = JSON.parse(localStorage.getItem(key) ?? '{"version":1,"owners":{}}');
        envelope.owners.hosted = hosted;
        localStorage.setItem(key, JSON.stringify(envelope));
      }
      for (const key of ['selectedCompanies', 'selectedCompany']) localStorage.setItem(key, 'left over');
      localStorage.setItem('authToken', 'an organiser');
    },
    [DRAFT_KEYS, theirs] as const,
  );
  const schedule = new SchedulePage(page);
  await schedule.open();
  await schedule.book(schedule.slot('Friday 05 June, 12.00pm-1.00pm'));
  await expect(schedule.counter(1, 1)).toBeVisible();
  await expect
    .poll(() => readPart(page, 'selectedMeetingSlots'))
    .toEqual([
      {
        day: 4,
        date: '2026-06-05',
        dayOfWeek: 'Friday',
        time: '12 pm',
        company: 'Padma Ayur',
        boothNumber: 'D-018',
        exhibitorId: draft.selectedExhibitors[0]?.id,
      },
    ]);
  const [sent] = await Promise.all([page.waitForRequest('**/api/visitor/register'), schedule.send()]);
  expect(sent.headers()['idempotency-key']).toMatch(/^[0-9a-f]{32}$/);
  expect(sent.postDataJSON()).toMatchObject({
    registration: { ...REGISTRATION, registration_type: 'business' },
    interests: [{ subCategory: 'Scalp care' }],
    meetings: [{ day: 4, time: '12.00pm-1.00pm', exhibitor: 'Padma Ayur', boothNumber: 'D-018' }],
  });

  const thankYou = new ThankYouPage(page);
  await expect(thankYou.success(1)).toBeVisible();
  const [registration] = await server().query<{ id: number }>(
    `select id from registration where folded_email = $1`,
    [REGISTRATION.email],
  );
  await expect.poll(() => readPart(page, 'registrationId')).toBe(registration?.id);
  const stored = await page.evaluate(() => ({ ...localStorage }));
  for (const key of DRAFT_KEYS)
    expect(JSON.parse(stored[key] ?? '')).toEqual({ version: 1, owners: { hosted: theirs } });
  expect(Object.keys(stored).sort()).toEqual(
    [
      ...DRAFT_KEYS,
      'authToken',
      'exhibitorPigments',
      'registeredEdition',
      'registrationId',
      'scheduleKey',
    ].sort(),
  );
  expect(stored.authToken).toBe('an organiser');
});

/** Stored values that pages must ignore. */
const BAD_TEXTS = [
  '{',
  'null',
  '[{"name":"Amira"},null]',
  '{"version":1,"owners":{"business":{"savedAt":"","value":{"name":7,"selected":[null]}}}}',
];

async function storeBadTexts(page: Page, keys: readonly string[], texts: readonly string[]): Promise<void> {
  await page.evaluate(
    ([names, values]) => {
      for (const [index, name] of names.entries())
        localStorage.setItem(name, values[index % values.length] ?? '');
    },
    [keys, texts] as const,
  );
}

if (process.env.DEEP)
  test('ignores bad values in storage without breaking a page', async () => {
    const { page } = await openPage(server().url, 'desktop');
    const draft = await partsWithExhibitors(page, ['Scalp care'], ['Padma Ayur']);
    const others = ['companyInfoData', 'exhibitorSelectionsByCategory', 'categoriesCache', 'registrationId'];
    await storeParts(page, { businessRegistration: REGISTRATION });
    await storeBadTexts(
      page,
      [...others, 'selectedInterests', 'selectedExhibitors', 'submissionId'],
      BAD_TEXTS,
    );
    const company = new CompanyPage(page);
    await company.open();
    await expect(company.city).toHaveValue('Kuala Lumpur');
    const interest = new InterestPage(page);
    await interest.open();
    await expect(interest.chips).toHaveCount(0);
    await interest.choose({ 'Hair Care': ['Scalp care'] });
    await interest.goOn();
    const matching = new MatchingPage(page);
    await expect(matching.showing(5, 25)).toBeVisible();
    await expect(matching.count(0)).toBeVisible();

    await storeParts(page, draft);
    await storeBadTexts(page, ['selectedMeetingSlots', 'submissionId', ...others], BAD_TEXTS);
    const schedule = new SchedulePage(page);
    await schedule.open();
    await expect(schedule.counter(0, 1)).toBeVisible();
    await schedule.bookAll(1);
    await expect.poll(() => readPart(page, 'selectedMeetingSlots')).toHaveLength(1);

    await openQuietPage(page);
    await storeBadTexts(page, [...DRAFT_KEYS, ...others, 'submissionId', 'user'], BAD_TEXTS);
    await page.goto('/business/thankyou');
    const contact = new ContactPage(page);
    await contact.waitForPath('/business/registration');
    await expect.poll(() => contact.name.inputValue()).toBe('');
  });

/** accessibility.spec.ts also covers the states of full storage. */
for (const kind of process.env.DEEP ? ['forbidden', 'full'] : ['forbidden'])
  test(`with ${kind} storage the journey continues in memory, with a notice`, async () => {
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
    await new CompanyPage(page).fill();
    await new CompanyPage(page).goOn();
    const interest = new InterestPage(page);
    await interest.choose({ 'Hair Care': ['Scalp care'] });
    await interest.goOn();
    const matching = new MatchingPage(page);
    await matching.selectFree(1);
    await matching.goOn();
    const schedule = new SchedulePage(page);
    await schedule.bookAll(1);
    await expect(notice).toBeVisible();
    await schedule.send();
    await expect(new ThankYouPage(page).success(1)).toBeVisible();
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

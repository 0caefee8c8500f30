// The server is killed during the journey and restarted: every page reports it, and nothing of the draft is lost.
import { BUSINESS_PATHS } from '@visavis/contract/page-path';
import { openPage } from '../fixtures/browser.ts';
import { makeDraft, readDraft, storeDraft } from '../fixtures/draft.ts';
import { useServer } from '../fixtures/server.ts';
import { expect, test } from '../fixtures/test.ts';
import { ContactPage } from '../pages/contact-page.ts';
import { FailureSchedulePage } from '../pages/failure-schedule-page.ts';
import { InterestPage } from '../pages/interest-page.ts';
import { MatchingPage } from '../pages/matching-page.ts';

const server = useServer();

const DOWN = /Failed to load resource|could not be loaded|dynamically imported module|preload CSS/;

test('killed while forms are filled in: the next page fails to load, and opens after the restart', async () => {
  const { page, expectErrors } = await openPage(server().url, 'phone');
  expectErrors(DOWN);
  const contact = new ContactPage(page, 'phone');
  await contact.open();
  await server().kill();
  await contact.fill();
  await contact.press(contact.next);
  // The next step is prefetched at the first input, which failed.
  await expect(page.getByRole('heading', { name: 'This page has not loaded yet' })).toBeVisible();
  await expect(page.getByText('Everything you entered is kept')).toBeVisible();
  await server().restart();
  // It opens by itself.
  await expect(page.getByLabel('City', { exact: true })).toBeVisible();
  await expect
    .poll(() => readDraft(page))
    .toMatchObject({
      businessRegistration: { name: 'Amira Rahman', companySize: '11-50', phoneNumber: '+60123456789' },
    });
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(contact.designation).toHaveValue('Head of Buying');
  await expect(contact.size('11-50')).toBeChecked();
});

test('killed between interests and matches: the search fails, recovers, and keeps the interests', async () => {
  const draft = await makeDraft(server().url);
  const { page, expectErrors } = await openPage(server().url, 'desktop');
  expectErrors(DOWN);
  await storeDraft(page, draft);
  const matching = new MatchingPage(page);
  await matching.open();
  await matching.press(matching.backToInterest);
  const interest = new InterestPage(page);
  await interest.choose({ Makeup: ['Lip colour'] });
  await server().kill();
  await interest.goOn();
  const banner = page.getByRole('alert').filter({ hasText: 'Failed to load exhibitors. Please try again.' });
  await expect(banner).toBeVisible();
  await server().restart();
  await banner.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(/^Showing 5 out of \d+ matches$/)).toBeVisible();
  await expect
    .poll(() => readDraft(page))
    .toMatchObject({
      selectedInterests: [{ subCategory: 'Barrier creams' }, { subCategory: 'Lip colour' }],
      selectedExhibitors: draft.exhibitors,
    });
});

test('killed while hours are chosen: Submit fails without losing anything, and stores once after the restart', async () => {
  const draft = await makeDraft(server().url, { companies: 3, scheduled: 1 });
  const { page, expectErrors } = await openPage(server().url, 'phone');
  expectErrors(DOWN);
  const scheduler = new FailureSchedulePage(page, 'phone');
  await scheduler.openDraft(draft);
  await scheduler.takeFreeHour();
  await scheduler.takeFreeHour();
  await expect(scheduler.counter(3, 3)).toBeVisible();
  await server().kill();
  // The window regains the focus: the hours are refetched, which fails.
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page.getByText('Error loading unavailable time slots. Please try again.')).toBeVisible();
  // An hour that cannot be held is not planned: the company keeps its current one.
  await scheduler.press(scheduler.available.first());
  await scheduler.press(scheduler.confirm);
  await expect(scheduler.dialog.getByRole('alert').filter({ hasText: 'isn’t held' })).toBeVisible();
  await scheduler.press(scheduler.button('Cancel'));
  await scheduler.press(scheduler.submit);
  await expect(
    scheduler.information.getByText('Registration failed. Please try again or contact support.', {
      exact: true,
    }),
  ).toBeVisible();
  await scheduler.closeInformation();
  const planned = (await readDraft(page)).selectedMeetingSlots;
  expect(planned).toHaveLength(3);

  await server().restart();
  await page.reload();
  await expect(scheduler.counter(3, 3)).toBeVisible();
  await expect.poll(async () => (await readDraft(page)).selectedMeetingSlots).toEqual(planned);
  await scheduler.press(scheduler.submit);
  await expect(scheduler.success).toBeVisible();
  const rows = await server().query(
    'select meeting.id from meeting join registration on registration.id = registration_id where folded_email = $1',
    [draft.registration.email],
  );
  expect(rows).toHaveLength(3);
  await expect
    .poll(() => readDraft(page))
    .toEqual({
      registrationId: expect.any(Number),
      registeredEdition: expect.any(Number),
    });
});

test('killed at the moment of submitting: stored once or not at all, and submitting again stores it once', async () => {
  const draft = await makeDraft(server().url);
  const { page, expectErrors } = await openPage(server().url, 'desktop');
  expectErrors(DOWN);
  const scheduler = new FailureSchedulePage(page);
  await scheduler.openDraft(draft);
  const sent = page.waitForRequest(/\/api\/visitor\/register$/);
  await scheduler.press(scheduler.submit);
  await sent;
  await server().kill();
  // The answer may have arrived before the kill; then the thank-you page itself could not be fetched.
  const missing = page.getByRole('heading', { name: /^This page (could not be shown|has not arrived yet)$/ });
  await expect(scheduler.information.or(scheduler.success).or(missing)).toBeVisible();
  await server().restart();
  // From now on the page may lead on by itself: it asks whether the submission was stored, and fetches a page again that
  // could not be fetched.
  await scheduler.pressUnlessGone(scheduler.button('OK'));
  await scheduler.pressUnlessGone(scheduler.button('Try again'));
  // It sends the submission again only if it was not stored.
  const enabled = scheduler.submit.and(page.locator(':not([aria-disabled])'));
  await expect(enabled.or(scheduler.success)).toBeVisible();
  await scheduler.pressUnlessGone(enabled);
  await expect(scheduler.success).toBeVisible();
  const rows = await server().query(
    `select (select count(*)::int from meeting where registration_id = registration.id) as meetings
      from registration where folded_email = $1`,
    [draft.registration.email],
  );
  expect(rows).toEqual([{ meetings: 2 }]);
  expect(new URL(page.url()).pathname).toBe(BUSINESS_PATHS.thankYou);
});

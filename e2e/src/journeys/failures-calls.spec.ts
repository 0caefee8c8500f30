// Each call of the journey fails in every way: the page shows the specified message, stays usable, and recovers.
import { BUSINESS_PATHS } from '@visavis/contract/page-path';
import { describe, expect, it } from 'vitest';
import { serveBareDocuments } from '../fixtures/bare-document.ts';
import { openPage, type Width } from '../fixtures/browser.ts';
import { type Draft, makeDraft, readDraft, storeDraft } from '../fixtures/draft.ts';
import { CALL_FAILED, failCalls, holdCalls, refuseCalls, WAYS_TO_FAIL } from '../fixtures/failing-calls.ts';
import { useSharedServer } from '../fixtures/server.ts';

const server = useSharedServer();

const COUNTRIES = /\/api\/countries/;
const CATEGORIES = /\/api\/categories$/;
const SEARCH = /\/api\/exhibitors\/search$/;
const PRODUCTS = /\/api\/exhibitors\/\d+\/products$/;
const SLOTS = /\/api\/unavailable-slots/;
const EDITION = /\/api\/edition$/;

/** A visitor in the middle of the journey, whose calls may fail. */
async function comeBack(draft: Draft, width: Width = 'desktop') {
  const { page, expectErrors } = await openPage(server().url, width);
  expectErrors(CALL_FAILED);
  await storeDraft(page, draft);
  return page;
}

describe.each(WAYS_TO_FAIL)('%s', (failure) => {
  it('countries: the code is +60, and Malaysia is the only country', async () => {
    const draft = await makeDraft(server().url);
    const page = await comeBack(draft, 'phone');
    await failCalls(page, COUNTRIES, failure);
    await page.goto(BUSINESS_PATHS.contact);
    await page.getByRole('button', { name: 'Dialling code, Malaysia +60' }).waitFor();
    expect(await page.getByText('Loading...').count()).toBe(0);
    await page.getByLabel('Phone Number', { exact: true }).fill('198887777');
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await page.waitForURL(`**${BUSINESS_PATHS.company}`);
    expect(await readDraft(page)).toMatchObject({ businessRegistration: { phoneNumber: '+60198887777' } });

    await page.getByRole('button', { name: 'Dialling code, Malaysia +60' }).waitFor();
    const country = page.getByRole('combobox', { name: 'Country' });
    await country.click();
    expect(await page.getByRole('option').allInnerTexts()).toEqual(['Malaysia']);
    await country.fill('Fra');
    await page.getByText('No countries found').first().waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await page.waitForURL(`**${BUSINESS_PATHS.interest}`);
    expect(await readDraft(page)).toMatchObject({
      businessRegistration: { country: 'Malaysia', companyPhone: '+60378905512' },
    });
  });

  it('categories: a message with Try again, and no chosen interest is lost', async () => {
    const draft = await makeDraft(server().url);
    const page = await comeBack(draft);
    const recover = await failCalls(page, CATEGORIES, failure);
    await page.goto(BUSINESS_PATHS.interest);
    const line = page.getByRole('alert').filter({ hasText: 'Categories could not be loaded.' });
    await line.waitFor();
    expect(await page.getByRole('button', { name: 'Remove Barrier creams' }).isVisible()).toBe(true);
    expect(await page.getByText('No categories available').count()).toBe(0);
    await recover();
    await line.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('button', { name: /^Skincare/ }).waitFor();
    await line.waitFor({ state: 'detached' });
  });

  it('exhibitor search: the message in a red banner above an empty list, and Try again', async () => {
    const draft = await makeDraft(server().url);
    const page = await comeBack(draft);
    const recover = await failCalls(page, SEARCH, failure);
    await page.goto(BUSINESS_PATHS.matching);
    const banner = page
      .getByRole('alert')
      .filter({ hasText: 'Failed to load exhibitors. Please try again.' });
    await banner.waitFor();
    expect(await page.getByRole('button', { name: 'View Products' }).count()).toBe(0);
    expect(await page.getByText('No matching exhibitors found').count()).toBe(0);
    // The selection is kept and can be used to continue.
    expect((await readDraft(page)).selectedExhibitors).toEqual(draft.exhibitors);
    expect(await page.getByText('2 Exhibitor(s) selected').isVisible()).toBe(true);
    await recover();
    await banner.getByRole('button', { name: 'Try again' }).click();
    await page.getByText(/^Showing 5 out of \d+ matches$/).waitFor();
    await banner.waitFor({ state: 'detached' });
  });

  it('products: the dialog says that there are none', async () => {
    const page = await comeBack(await makeDraft(server().url));
    await failCalls(page, PRODUCTS, failure);
    await page.goto(BUSINESS_PATHS.matching);
    const view = page.getByRole('button', { name: 'View Products' }).first();
    const company = (await view.getAttribute('aria-label'))?.replace('View Products, ', '') ?? '';
    await view.click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('No Products Available').waitFor();
    await dialog.getByText(`${company} does not have any products available at this time.`).waitFor();
  });

  it('unavailable slots: the message above the grid, and Try again', async () => {
    const draft = await makeDraft(server().url);
    const page = await comeBack(draft, 'phone');
    const recover = await failCalls(page, SLOTS, failure);
    await page.goto(BUSINESS_PATHS.schedule);
    const banner = page
      .getByRole('alert')
      .filter({ hasText: 'Error loading unavailable time slots. Please try again.' });
    await banner.waitFor();
    expect((await readDraft(page)).selectedMeetingSlots).toEqual(draft.meetings);
    await recover();
    // The page also refetches by itself, when its stream opens and when its hours are held: the button may be gone.
    await banner.getByRole('button', { name: 'Try again' }).evaluateAll((buttons: HTMLButtonElement[]) => {
      for (const button of buttons) button.click();
    });
    await banner.waitFor({ state: 'detached' });
    await page.locator('[role=grid][aria-busy=false]').waitFor();
  });

  it('edition: the scheduler shows a message and continues after Try again', async () => {
    const draft = await makeDraft(server().url);
    const page = await comeBack(draft);
    await serveBareDocuments(page);
    const recover = await failCalls(page, EDITION, failure);
    await page.goto(BUSINESS_PATHS.schedule);
    const banner = page.getByRole('alert').filter({ hasText: 'The dates and hours of the exhibition' });
    await banner.waitFor();
    expect((await readDraft(page)).selectedMeetingSlots).toEqual(draft.meetings);
    await recover();
    await banner.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('2 of 2 Meeting(s) Scheduled').waitFor();
  });
});

it('the home page and the first step work without the edition', async () => {
  const { page, expectErrors } = await openPage(server().url, 'phone');
  expectErrors(CALL_FAILED);
  await serveBareDocuments(page);
  await failCalls(page, EDITION, 'unreachable');
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.getByRole('link', { name: 'Register for Business Matching' }).first().click();
  await page.getByLabel('Designation', { exact: true }).waitFor();
});

it('a category whose sub-categories fail is left out, and comes back on Try again', async () => {
  const draft = await makeDraft(server().url);
  const [{ categoryId: skincare = 0 } = {}] = draft.interests;
  const page = await comeBack(draft, 'phone');
  const recover = await failCalls(
    page,
    new RegExp(`/api/categories/${skincare}/subcategories$`),
    'an empty 500',
  );
  await page.goto(BUSINESS_PATHS.interest);
  const line = page.getByRole('alert').filter({ hasText: 'Some categories could not be loaded.' });
  await line.waitFor();
  await page.getByRole('button', { name: /^Makeup/ }).waitFor();
  expect(await page.getByRole('button', { name: /^Skincare/ }).count()).toBe(0);
  // A reload alone does not bring it back: the categories are cached, including the failure.
  await page.reload();
  await line.waitFor();
  await recover();
  await line.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('button', { name: /^Skincare/ }).waitFor();
  await line.waitFor({ state: 'detached' });
});

it('when all sub-categories fail, the page shows the message and Next still works', async () => {
  const page = await comeBack(await makeDraft(server().url));
  await failCalls(page, /\/subcategories$/, 'garbage');
  await page.goto(BUSINESS_PATHS.interest);
  await page.getByRole('alert').filter({ hasText: 'Some categories could not be loaded.' }).waitFor();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.getByText(/^Showing/).waitFor();
});

it.each([
  [503, { error: 'The hall is being searched by too many.' }, 'The hall is being searched by too many.'],
  [200, { error: 'The list is being renewed.' }, 'The list is being renewed.'],
  [200, { message: 'no error field' }, 'Failed to load exhibitors. Please try again.'],
  [200, { error: '' }, 'Failed to load exhibitors. Please try again.'],
])('shows the message for an exhibitor search answered with %i and %j', async (status, answer, sentence) => {
  const page = await comeBack(await makeDraft(server().url));
  await refuseCalls(page, SEARCH, status, answer);
  await page.goto(BUSINESS_PATHS.matching);
  await page.getByRole('alert').filter({ hasText: sentence }).waitFor();
});

it('every page stays usable when the server never answers', async () => {
  const draft = await makeDraft(server().url);
  const page = await comeBack(draft, 'phone');
  await holdCalls(page, /\/api\/(countries|categories|exhibitors|unavailable-slots)/);
  await page.goto(BUSINESS_PATHS.contact);
  await page.getByRole('button', { name: 'Loading...' }).waitFor();
  await page.getByLabel('Phone Number', { exact: true }).fill('19 555');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.waitForURL(`**${BUSINESS_PATHS.company}`);
  await page.getByRole('combobox', { name: 'Country' }).waitFor();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.waitForURL(`**${BUSINESS_PATHS.interest}`);
  await page.locator('[data-skeleton-row]').first().waitFor();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.getByText('Loading exhibitors...').waitFor();
  await page.getByRole('button', { name: 'Schedule meeting' }).click();
  await page.waitForURL(`**${BUSINESS_PATHS.schedule}`);
  await page.locator('[role=grid][aria-busy=true]').waitFor();
  await page.getByRole('button', { name: 'Back to Previous' }).click();
  await page.waitForURL(`**${BUSINESS_PATHS.matching}*`);
  expect(await readDraft(page)).toMatchObject({
    businessRegistration: { email: draft.registration.email, phoneNumber: '+6019555' },
    selectedMeetingSlots: draft.meetings,
  });
});

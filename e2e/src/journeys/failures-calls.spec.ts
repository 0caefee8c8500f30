// Each call of the journey fails in every way: the page shows the specified message, stays usable, and recovers.
import { BUSINESS_PATHS } from '@visavis/contract/page-path';
import { describe, expect, it } from 'vitest';
import { serveBareDocuments } from '../fixtures/bare-document.ts';
import { openPage, type Width } from '../fixtures/browser.ts';
import { type Draft, makeDraft, readDraft, storeDraft } from '../fixtures/draft.ts';
import { CALL_FAILED, failCalls, holdCalls, WAYS_TO_FAIL } from '../fixtures/failing-calls.ts';
import { useSharedServer } from '../fixtures/server.ts';

const server = useSharedServer();

const COUNTRIES = /\/api\/countries/;
const CATEGORIES = /\/api\/categories$/;
const SEARCH = /\/api\/exhibitors\/search$/;
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

  it('categories, search and hours: each page says so, loses no choice, and loads on Try again', async () => {
    const draft = await makeDraft(server().url);
    const page = await comeBack(draft, 'phone');
    const failed = [];
    for (const call of [CATEGORIES, SEARCH, SLOTS]) failed.push(await failCalls(page, call, failure));
    const [recoverCategories, recoverSearch, recoverSlots] = failed;
    const alert = (words: string) => page.getByRole('alert').filter({ hasText: words });
    const tryAgain = { name: 'Try again' };

    await page.goto(BUSINESS_PATHS.interest);
    const categories = alert('Categories could not be loaded.');
    await categories.waitFor();
    expect(await page.getByRole('button', { name: 'Remove Barrier creams' }).isVisible()).toBe(true);
    expect(await page.getByText('No categories available').count()).toBe(0);
    await recoverCategories?.();
    await categories.getByRole('button', tryAgain).tap();
    await page.getByRole('button', { name: /^Skincare/ }).waitFor();
    await categories.waitFor({ state: 'detached' });

    await page.getByRole('button', { name: 'Next', exact: true }).tap();
    const search = alert('Failed to load exhibitors. Please try again.');
    await search.waitFor();
    expect(await page.getByRole('button', { name: 'View Products' }).count()).toBe(0);
    expect(await page.getByText('No matching exhibitors found').count()).toBe(0);
    // The selection is kept and can be used to continue.
    expect((await readDraft(page)).selectedExhibitors).toEqual(draft.exhibitors);
    expect(await page.getByText('2 Exhibitor(s) selected').first().isVisible()).toBe(true);
    await recoverSearch?.();
    await search.getByRole('button', tryAgain).tap();
    await page.getByText(/^Showing 5 out of \d+ matches$/).waitFor();
    await search.waitFor({ state: 'detached' });

    await page.getByRole('button', { name: 'Schedule meeting', exact: true }).tap();
    const slots = alert('Error loading unavailable time slots. Please try again.');
    await slots.waitFor();
    expect((await readDraft(page)).selectedMeetingSlots).toEqual(draft.meetings);
    await recoverSlots?.();
    // The page also refetches by itself, when its stream opens and when its hours are held: the button may be gone.
    await slots.getByRole('button', tryAgain).evaluateAll((buttons: HTMLButtonElement[]) => {
      for (const button of buttons) button.click();
    });
    await slots.waitFor({ state: 'detached' });
    await page.locator('[role=grid][aria-busy=false]').waitFor();
  });
});

it('edition: the scheduler shows a message and continues after Try again', async () => {
  const draft = await makeDraft(server().url);
  const page = await comeBack(draft);
  await serveBareDocuments(page);
  const recover = await failCalls(page, EDITION, 'unreachable');
  await page.goto(BUSINESS_PATHS.schedule);
  const banner = page.getByRole('alert').filter({ hasText: 'The dates and hours of the exhibition' });
  await banner.waitFor();
  expect((await readDraft(page)).selectedMeetingSlots).toEqual(draft.meetings);
  await recover();
  await banner.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('2 of 2 Meeting(s) Scheduled').waitFor();
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

it('when all sub-categories fail, the page says so also after a reload, Try again loads them, and Next works', async () => {
  const page = await comeBack(await makeDraft(server().url), 'phone');
  const recover = await failCalls(page, /\/subcategories$/, 'garbage');
  await page.goto(BUSINESS_PATHS.interest);
  const line = page.getByRole('alert').filter({ hasText: 'Some categories could not be loaded.' });
  await line.waitFor();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.getByText(/^Showing/).waitFor();
  // Coming back alone does not bring them back: the categories are cached, including the failure.
  await page.goto(BUSINESS_PATHS.interest);
  await line.waitFor();
  await recover();
  await line.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('button', { name: /^Skincare/ }).waitFor();
  await line.waitFor({ state: 'detached' });
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

// Pictures of the interests and of Top Matches in their unusual states: loading, nothing found, failed.
import { failCalls, holdCalls } from '../fixtures/failing-calls.ts';
import { type Gallery, storeNewDraft, type Visit, visit } from './gallery.ts';

const INTEREST = '/business/interest';
const MATCHING = '/business/exhibitor-matching';
const CATEGORY_CALLS = '**/api/categories';
const SEARCH_CALLS = '**/api/exhibitors/search';

/** A draft with interests but without exhibitors. */
const come = (here: Visit) => storeNewDraft(here, { companies: 0 });

export async function walkSteps(gallery: Gallery): Promise<void> {
  await visit(gallery, async (here) => {
    const { page, shoot } = here;
    await come(here);
    await page.goto(INTEREST);
    await page.getByRole('searchbox', { name: 'Search categories' }).fill('submarine');
    await page.getByText('No categories found').waitFor();
    await shoot('interest-none-found');
  });
  await waitAndFail(gallery, INTEREST, CATEGORY_CALLS, 'Categories could not be loaded.', 'interest');
  await visit(gallery, async (here) => {
    const { page, shoot } = here;
    await come(here);
    await page.route(SEARCH_CALLS, (route) => route.fulfill({ json: [], headers: { 'x-total-count': '0' } }));
    await page.goto(MATCHING);
    await page.getByText('No matching exhibitors found').waitFor();
    await shoot('exhibitor-matching-none');
  });
  await waitAndFail(gallery, MATCHING, SEARCH_CALLS, /Try again/, 'exhibitor-matching');
}

async function waitAndFail(
  gallery: Gallery,
  path: string,
  calls: string,
  sentence: string | RegExp,
  name: string,
): Promise<void> {
  await visit(gallery, async (here) => {
    const { page, shoot } = here;
    await come(here);
    const release = await holdCalls(page, calls);
    await page.goto(path);
    await page.locator('[aria-busy=true]').first().waitFor();
    await shoot(`${name}-loading`, { waiting: true });
    await release();
  });
  await visit(gallery, async (here) => {
    const { page, shoot } = here;
    await come(here);
    await failCalls(page, calls, 'unreachable');
    await page.goto(path);
    await page.getByText(sentence).first().waitFor();
    await shoot(`${name}-error`);
  });
}

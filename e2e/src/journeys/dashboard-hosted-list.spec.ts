// Hosted Buyer Program: the list of applications, its search, ten rows at a time, and its empty and failed states.
import { beforeAll, describe, expect, it } from 'vitest';
import { expectNoAxeViolations } from '../fixtures/accessibility.ts';
import { mainly, openPage, type Width } from '../fixtures/browser.ts';
import { CALL_FAILED, failCalls, refuseCalls } from '../fixtures/failing-calls.ts';
import { expectFocusOn } from '../fixtures/focus.ts';
import { applyOver } from '../fixtures/hosted-buyer.ts';
import { cellOverflow, sidewaysOverflow } from '../fixtures/layout.ts';
import { createOrganisers, ORGANISER_SETTINGS, type Role } from '../fixtures/organiser.ts';
import { letIn } from '../fixtures/review-visit.ts';
import { type Server, startServer, useServer } from '../fixtures/server.ts';
import { HostedBuyersPage } from '../pages/hosted-buyers-page.ts';

const server = useServer({ settings: { ...ORGANISER_SETTINGS } });
const LIST = /\/api\/hosted\?/;
/** Apply in this order, so the last is listed first. References contain no 'o', so a search finds only the name. */
const APPLICANTS = Array.from({ length: 21 }, (_, at) => `Buyer ${String.fromCharCode(65 + at)}oq Lim`);
const SPECIAL = { name: 'Zoë 100%_Øst', company: 'Düft & Söhne' };

beforeAll(async () => {
  await createOrganisers(server());
  for (const name of APPLICANTS) await applyOver(server(), { name });
  const { registrationId } = await applyOver(server(), SPECIAL);
  await server().query(
    `update company set size = '101 and above' where id = (select company_id from registration where id = $1)`,
    [registrationId],
  );
  await server().query(
    `update registration set search_text = replace(search_text, '11-50', '101 and above') where id = $1`,
    [registrationId],
  );
});

async function visit(width: Width, role: Role = 'admin', where: Server = server()) {
  const opened = await openPage(where.url, width);
  await letIn(opened.page, where, role);
  return { ...opened, hosted: new HostedBuyersPage(opened.page, width) };
}

describe.each(mainly('desktop'))('on a %s', (width) => {
  it('shows the newest ten, loads ten more at a time, and keeps the focus in the list', async () => {
    const { page, hosted } = await visit(width);
    await hosted.open();
    await hosted.heading.and(page.getByText('Hosted Buyer Program', { exact: true })).waitFor();
    expect(await hosted.names()).toEqual([SPECIAL.name, ...APPLICANTS.toReversed().slice(0, 9)]);
    const titles = await hosted.table.getByRole('columnheader').allTextContents();
    expect(titles).toEqual([
      // The box that selects all.
      '',
      'Name',
      'Company',
      // On a phone it is on the page that the name leads to.
      ...(width === 'desktop' ? ['Company Size'] : []),
      'Documents',
      'Status',
      'Schedule',
      'Action',
      'Payment Status',
    ]);
    const row = hosted.row(SPECIAL.name);
    for (const words of [SPECIAL.company, 'Pending', 'No meetings'])
      await row.getByText(words, { exact: true }).waitFor();
    await row.getByRole('button', { name: `View (3) documents of ${SPECIAL.name}` }).waitFor();
    expect(await row.getByText('101 and above', { exact: true }).isVisible()).toBe(width === 'desktop');
    await hosted.press(hosted.showMore);
    await expect.poll(() => hosted.rows.count(), { timeout: 10_000 }).toBe(20);
    await expectFocusOn(hosted.rows.nth(10));
    await hosted.press(hosted.showMore);
    await expect.poll(() => hosted.rows.count(), { timeout: 10_000 }).toBe(22);
    expect(await hosted.showMore.count()).toBe(0);
    expect(await hosted.names()).toEqual([SPECIAL.name, ...APPLICANTS.toReversed()]);
  });

  it('searches name, company, company size and status in any case, and keeps the search in the address', async () => {
    const { page, hosted } = await visit(width);
    await hosted.open();
    for (const [search, names] of [
      ['bUYER cOQ LIM', ['Buyer Coq Lim']],
      ['DÜFT &', [SPECIAL.name]],
      ['101 AND', [SPECIAL.name]],
      // Characters that are wildcards in SQL.
      ['%_ø', [SPECIAL.name]],
    ] as const) {
      await hosted.search.fill(search);
      await expect.poll(() => hosted.names(), { timeout: 10_000 }).toEqual(names);
    }
    await page.waitForURL((url) => url.searchParams.get('search') === '%_ø');
    await page.reload();
    await expect.poll(() => hosted.names(), { timeout: 10_000 }).toEqual([SPECIAL.name]);
    expect(await hosted.search.inputValue()).toBe('%_ø');
    await hosted.search.fill('pendING');
    await page.getByText('22 hosted buyers', { exact: true }).waitFor({ state: 'attached' });
    await hosted.search.fill('rejected');
    await page.getByText('No hosted buyers found', { exact: true }).waitFor();
    await hosted.press(hosted.button('Clear search and filters'));
    await expect.poll(() => hosted.rows.count(), { timeout: 10_000 }).toBe(10);
    await expectFocusOn(hosted.search);
  });

  it('reports that the list could not be loaded, and loads it on Try Again', async () => {
    const { page, hosted, expectErrors } = await visit(width);
    expectErrors(CALL_FAILED);
    const recover = await failCalls(page, LIST, 'an empty 500');
    await page.goto(HostedBuyersPage.path);
    // The query first retries by itself.
    await page.getByText('Failed to fetch hosted buyer data', { exact: true }).waitFor({ timeout: 20_000 });
    await recover();
    await hosted.press(hosted.tryAgain);
    await expect.poll(() => hosted.rows.count(), { timeout: 10_000 }).toBe(10);

    // The list stays when it cannot be refetched.
    const sentence = 'The service cannot answer now. Please try again in a moment.';
    const calm = await refuseCalls(page, LIST, 503, { error: sentence, message: sentence, code: 'x' });
    await hosted.search.fill('Lim');
    await page
      .getByText(/could not be refreshed|cannot answer now/)
      .first()
      .waitFor({ timeout: 20_000 });
    await calm();
  });

  it.each([
    ['viewer', [], '3 documents'],
    ['editor', ['Approve', 'Reject'], null],
    ['admin', ['Approve', 'Reject', 'Delete'], null],
  ] as const)('offers a %s the actions allowed to the role', async (role, actions, documents) => {
    const { page, hosted } = await visit(width, role);
    await hosted.open('Buyer Aoq');
    const name = 'Buyer Aoq Lim';
    expect(await hosted.openActions(name)).toEqual(actions);
    if (documents !== null) {
      await hosted.row(name).getByText(documents, { exact: true }).waitFor();
      // Every role may see the applicant's details, but not the files.
      await hosted.press(page.getByRole('link', { name, exact: true }));
      await page.getByRole('region', { name: 'Contact' }).getByText('Head of Buying').waitFor();
      const files = page.getByRole('region', { name: 'Documents' });
      await files.getByText(/Only admins may open passports/).waitFor();
      expect(await files.getByRole('button').count()).toBe(0);
      await expectNoAxeViolations(page);
    }
  });
});

it('an edition without applications shows an empty list, without a hint about a search', async () => {
  const empty = await startServer({ settings: ORGANISER_SETTINGS });
  try {
    const { page } = await visit('phone', 'admin', empty);
    await page.goto(HostedBuyersPage.path);
    await page.getByText('No hosted buyers found', { exact: true }).waitFor();
    expect(await page.getByRole('button', { name: 'Clear search and filters' }).count()).toBe(0);
    // The page polls for changes and must not call a stopped server.
    await page.close();
  } finally {
    await empty.stop();
  }
});

it('keeps every button within its cell, at every width', async () => {
  const { page, hosted } = await visit('desktop');
  await hosted.open();
  await hosted
    .row(SPECIAL.name)
    .getByRole('button', { name: /^Ask for a document/ })
    .waitFor();
  for (const width of [390, 820, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect([width, await cellOverflow(page), await sidewaysOverflow(page)]).toEqual([width, [], []]);
  }
});

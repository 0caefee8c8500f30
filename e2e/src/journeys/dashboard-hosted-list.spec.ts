// Hosted Buyer Program: the list of applications, its search, ten rows at a time, and its layout.

import { mainly, openPage, type Width } from '../fixtures/browser.ts';
import { expectFocusOn } from '../fixtures/focus.ts';
import { applyOver } from '../fixtures/hosted-buyer.ts';
import { cellOverflow, sidewaysOverflow } from '../fixtures/layout.ts';
import { letIn } from '../fixtures/review-visit.ts';
import { useServer } from '../fixtures/server.ts';
import { ORGANISER_SETTINGS } from '../fixtures/settings.ts';
import { expect, test } from '../fixtures/test.ts';
import { HostedBuyersPage } from '../pages/hosted-buyers-page.ts';

const server = useServer({ settings: ORGANISER_SETTINGS });
/** Apply in this order, so the last is listed first. References contain no 'o', so a search finds only the name. */
const APPLICANTS = Array.from({ length: 11 }, (_, at) => `Buyer ${String.fromCharCode(65 + at)}oq Lim`);
const SPECIAL = { name: 'Zoë 100%_Øst', company: 'Düft & Söhne' };

test.beforeAll(async () => {
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

async function visit(width: Width) {
  const opened = await openPage(server().url, width);
  await letIn(opened.page, server());
  return { ...opened, hosted: new HostedBuyersPage(opened.page, width) };
}

for (const width of mainly('desktop'))
  test.describe(`on a ${width}`, () => {
    test('shows the newest ten and then the rest, and keeps a search of any characters in the address', async () => {
      const { page, hosted } = await visit(width);
      await hosted.open();
      await expect.poll(() => hosted.names()).toEqual([SPECIAL.name, ...APPLICANTS.toReversed().slice(0, 9)]);
      const row = hosted.row(SPECIAL.name);
      for (const words of [SPECIAL.company, 'Pending', 'No meetings'])
        await expect(row.getByText(words, { exact: true })).toBeVisible();
      await expect(row.getByRole('button', { name: `View (3) documents of ${SPECIAL.name}` })).toBeVisible();
      // On a phone it is on the page that the name leads to.
      await expect(row.getByText('101 and above', { exact: true })).toBeVisible({
        visible: width === 'desktop',
      });
      await hosted.press(hosted.showMore);
      await expect.poll(() => hosted.rows.count(), { timeout: 10_000 }).toBe(12);
      await expectFocusOn(hosted.rows.nth(10));
      await expect(hosted.showMore).toHaveCount(0);
      await expect.poll(() => hosted.names()).toEqual([SPECIAL.name, ...APPLICANTS.toReversed()]);

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
      await expect(hosted.search).toHaveValue('%_ø');
      await hosted.search.fill('pendING');
      await expect(page.getByText('12 hosted buyers', { exact: true })).toBeAttached();
      await hosted.search.fill('rejected');
      await expect(page.getByText('No hosted buyers found', { exact: true })).toBeVisible();
      await hosted.press(hosted.button('Clear search and filters'));
      await expect.poll(() => hosted.rows.count(), { timeout: 10_000 }).toBeGreaterThanOrEqual(10);
      await expectFocusOn(hosted.search);
    });
  });

test('keeps every button within its cell, at every width', async () => {
  const { page, hosted } = await visit('desktop');
  await hosted.open();
  await expect(hosted.row(SPECIAL.name).getByRole('button', { name: /^Ask for a document/ })).toBeVisible();
  for (const width of [390, 820, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect
      .poll(async () => [width, await cellOverflow(page), await sidewaysOverflow(page)])
      .toEqual([width, [], []]);
  }
});

// How many presses it takes to decide on hosted applicants and their documents, counted in the browser.

import { expectNoAxeViolations } from '../fixtures/accessibility.ts';
import { openPage } from '../fixtures/browser.ts';
import { applyOver } from '../fixtures/hosted-buyer.ts';
import { createOrganisers } from '../fixtures/organiser.ts';
import { countPresses } from '../fixtures/presses.ts';
import { letIn } from '../fixtures/review-visit.ts';
import { useSharedMailedServer } from '../fixtures/shared-server.ts';
import { expect, test } from '../fixtures/test.ts';
import { HostedBuyersPage } from '../pages/hosted-buyers-page.ts';

const started = useSharedMailedServer();
const MOST_PRESSES = 3;
const DOCUMENTS = 3;

test.beforeAll(() => createOrganisers(started().server));

const expectDecided = (search: string, expected: Record<string, string>) =>
  expect
    .poll(
      async () =>
        Object.fromEntries(
          (
            await started().server.query<{ name: string; decision: string }>(
              'select name, decision from application join registration on registration.id = registration_id join visitor on visitor.id = visitor_id where name like $1',
              [`${search}%`],
            )
          ).map(({ name, decision }) => [name, decision]),
        ),
      { timeout: 15_000 },
    )
    .toEqual(expected);

test(`one after another, with each of ${DOCUMENTS} documents viewed, in ${MOST_PRESSES} presses each`, async () => {
  const names = ['Queue One', 'Queue Two', ...(process.env.DEEP ? ['Queue Three', 'Queue Four'] : [])];
  for (const name of names.toReversed()) await applyOver(started().server, { name });
  const { page } = await openPage(started().server.url, 'desktop');
  await letIn(page, started().server, 'admin');
  const hosted = new HostedBuyersPage(page, 'desktop');
  await hosted.open('Queue');
  const presses = await countPresses(page);
  const files = hosted.documents.getByRole('list', { name: 'Files' });
  await hosted.openDocuments('Queue One');
  for (const [index, name] of names.entries()) {
    const before = await presses();
    await expect(hosted.documents.getByRole('heading', { name })).toBeVisible();
    await expect(hosted.picture.first()).toBeVisible();
    for (let place = 2; place <= DOCUMENTS; place += 1) {
      await page.keyboard.press('ArrowRight');
      await expect(hosted.position(place, DOCUMENTS)).toBeVisible();
      await expect(hosted.picture.first()).toBeVisible();
    }
    await expect(files.getByText('Opened')).toHaveCount(DOCUMENTS - 1);
    await expect(files.getByText('Not opened yet')).toHaveCount(0);
    if (index === 1) await expectNoAxeViolations(page);
    // Blocked until the applicant has been in view for a moment.
    await expect(hosted.documents.locator('button[aria-keyshortcuts=A]:not([aria-disabled])')).toBeVisible();
    await page.keyboard.press('a');
    const next = names[index + 1];
    if (next !== undefined) await expect(hosted.documents.getByRole('heading', { name: next })).toBeVisible();
    await expect.poll(async () => (await presses()) - before).toBe(MOST_PRESSES);
  }
  await expectDecided('Queue', Object.fromEntries(names.map((name) => [name, 'approved'])));
});

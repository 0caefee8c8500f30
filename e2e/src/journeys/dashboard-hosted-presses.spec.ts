// How many presses it takes to judge hosted applicants with their documents, counted in the browser.

import { expectNoAxeViolations } from '../fixtures/accessibility.ts';
import { openPage } from '../fixtures/browser.ts';
import { applyOver } from '../fixtures/hosted-buyer.ts';
import { useMailedServer } from '../fixtures/mailed-server.ts';
import { createOrganisers } from '../fixtures/organiser.ts';
import { countPresses } from '../fixtures/presses.ts';
import { letIn } from '../fixtures/review-visit.ts';
import { expect, test } from '../fixtures/test.ts';
import { HostedBuyersPage } from '../pages/hosted-buyers-page.ts';

const started = useMailedServer();
const MOST_PRESSES = 3;
const DOCUMENTS = 3;

test.beforeAll(() => createOrganisers(started().server));

async function visit(search: string) {
  const { server } = started();
  const { page } = await openPage(server.url, 'desktop');
  await letIn(page, server, 'admin');
  const hosted = new HostedBuyersPage(page, 'desktop');
  await hosted.open(search);
  return { page, hosted, presses: await countPresses(page) };
}

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

test(`from the list, with the documents beside the decision, in at most ${MOST_PRESSES} presses`, async () => {
  await applyOver(started().server, { name: 'Alone Refused' });
  await applyOver(started().server, { name: 'Alone Approved' });
  const { page, hosted, presses } = await visit('Alone');
  await hosted.openDocuments('Alone Approved');
  await expect(hosted.picture.first()).toBeVisible();
  await page.keyboard.press('a');
  await expect(hosted.documents.getByRole('heading', { name: 'Alone Refused' })).toBeVisible();
  await expect.poll(() => presses()).toBe(2);
  await page.keyboard.press('Escape');
  const before = await presses();
  await hosted.openDocuments('Alone Refused');
  await expect(hosted.picture.first()).toBeVisible();
  await page.keyboard.press('r');
  await hosted.press(hosted.rejection('Alone Refused').getByRole('button', { name: 'Reject', exact: true }));
  await expect.poll(async () => (await presses()) - before).toBe(MOST_PRESSES);
  await expectDecided('Alone', { 'Alone Approved': 'approved', 'Alone Refused': 'rejected' });
});

test(`one after another, with each of ${DOCUMENTS} documents seen, in ${MOST_PRESSES} presses each`, async () => {
  const names = ['Queue One', 'Queue Two', ...(process.env.DEEP ? ['Queue Three', 'Queue Four'] : [])];
  for (const name of names.toReversed()) await applyOver(started().server, { name });
  const { page, hosted, presses } = await visit('Queue');
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
    // Held until the applicant has been in view for a moment.
    await expect(hosted.documents.locator('button[aria-keyshortcuts=A]:not([aria-disabled])')).toBeVisible();
    await page.keyboard.press('a');
    const next = names[index + 1];
    if (next !== undefined) await expect(hosted.documents.getByRole('heading', { name: next })).toBeVisible();
    await expect.poll(async () => (await presses()) - before).toBe(MOST_PRESSES);
  }
  await expectDecided('Queue', Object.fromEntries(names.map((name) => [name, 'approved'])));
});

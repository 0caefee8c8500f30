// Mistyped settings after a fair: deleting two buyers' documents is confirmed by typing a word, shown and undone.

import { expectNoAxeViolations } from '../fixtures/accessibility.ts';
import { mainly, openPage, type Width } from '../fixtures/browser.ts';
import { createColleague, logInAs } from '../fixtures/colleague.ts';
import { CALL_FAILED } from '../fixtures/failing-calls.ts';
import { applyOver } from '../fixtures/hosted-buyer.ts';
import { sidewaysOverflow } from '../fixtures/layout.ts';
import { type Server, startServer } from '../fixtures/server.ts';
import { COLLEAGUE_SETTINGS } from '../fixtures/settings.ts';
import { expect, onTestFinished, test } from '../fixtures/test.ts';
import { EditionPage } from '../pages/edition-page.ts';

const KEPT_DAYS = 'Documents deleted after days';
/** By the fair's clock: after its last day. */
const AFTER_THE_FAIR = '2026-06-06T09:00:00+08:00';

/** Opens the edition of 2026: after the fair the demo continues with that of the next year. */
async function arrive(server: Server, width: Width) {
  const [fair] = await server.query<{ id: number }>('select min(id) as id from edition');
  const { page, expectErrors } = await openPage(server.url, width);
  // The first request for a change that deletes something is refused with the people affected.
  expectErrors(CALL_FAILED);
  await logInAs(page, server, await createColleague(server, 'admin'));
  const edition = new EditionPage(page);
  await edition.open(fair?.id);
  const question = page.getByRole('alertdialog', { name: 'Delete the documents of 2 people?' });
  const yes = question.getByRole('button', { name: 'Save and delete later' });
  return { page, edition, question, yes };
}

for (const width of mainly('desktop'))
  test(`is confirmed by typing a word, shown and undone, ${width}`, async () => {
    const server = await startServer({ settings: COLLEAGUE_SETTINGS });
    onTestFinished(() => server.stop());
    for (const name of ['Amira Rahman', 'Noor Hakim']) await applyOver(server, { name });
    await server.kill();
    await server.restart(AFTER_THE_FAIR);
    const { page, edition, question, yes } = await arrive(server, width);
    await edition.field(KEPT_DAYS).fill('0');
    await edition.button('Save Changes').click();
    await yes.click();
    await expect(question.getByText('Please type DELETE.')).toBeVisible();
    await expectNoAxeViolations(page);
    await question.getByLabel('Type DELETE to go on').fill('DELETE');
    await yes.click();
    await expect(edition.bar).toHaveCount(0);
    const notice = page.getByText(
      /^The documents .* of 2 people will be deleted on .*13 June 2026.*, because /,
    );
    await expect(notice).toBeVisible();
    // Fields half hidden under the sticky header of a scrolled page count as too small.
    await page.evaluate(() => scrollTo(0, 0));
    await expect.poll(() => sidewaysOverflow(page)).toEqual([]);
    await expectNoAxeViolations(page);
    await edition.button('Keep the documents').click();
    await expect(notice).toHaveCount(0);
  });

// Mistyped settings after a fair: deleting two buyers' documents waits a week, is shown, and is undone or carried out.

import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../fixtures/accessibility.ts';
import { mainly, openPage, type Width } from '../fixtures/browser.ts';
import { createColleague, logInAs } from '../fixtures/colleague.ts';
import { CALL_FAILED } from '../fixtures/failing-calls.ts';
import { type AppliedBuyer, applyOver } from '../fixtures/hosted-buyer.ts';
import { sidewaysOverflow } from '../fixtures/layout.ts';
import { type Server, startServer } from '../fixtures/server.ts';
import { COLLEAGUE_SETTINGS } from '../fixtures/settings.ts';
import { expect, onTestFinished, test } from '../fixtures/test.ts';
import { EditionPage } from '../pages/edition-page.ts';

const KEPT_DAYS = 'Documents deleted after days';
/** By the fair's clock: after its last day, and after the waiting period of a week. */
const AFTER_THE_FAIR = '2026-06-06T09:00:00+08:00';
const AFTER_A_WEEK = '2026-06-14T09:00:00+08:00';
const SWEEP_TIMEOUT = { timeout: 10_000 };

async function moveTo(server: Server, now: string): Promise<void> {
  await server.kill();
  await server.restart(now);
}

async function countDocuments(server: Server, buyers: readonly AppliedBuyer[]): Promise<number> {
  const rows = await server.query(
    'select from document where registration_id = any($1) and deleted_at is null',
    [buyers.map(({ registrationId }) => registrationId)],
  );
  return rows.length;
}

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

/** Follows a person's link, which opens a new window. */
async function openPerson(page: Page, { name }: AppliedBuyer): Promise<Page> {
  const opening = page.waitForEvent('popup');
  await page.getByRole('link', { name }).click();
  const own = await opening;
  await expect(own.getByRole('heading', { level: 1, name })).toBeVisible();
  return own;
}

for (const width of mainly('desktop'))
  test(`is confirmed by typing a word, shown, undone, requested again and carried out, ${width}`, async () => {
    const server = await startServer({ settings: COLLEAGUE_SETTINGS });
    onTestFinished(() => server.stop());
    const buyers = [
      await applyOver(server, { name: `Amira Rahman ${width}` }),
      await applyOver(server, { name: `Noor Hakim ${width}` }),
    ] as const;
    const documents = await countDocuments(server, buyers);
    expect(documents).toBeGreaterThan(1);

    await moveTo(server, AFTER_THE_FAIR);
    const { page, edition, question, yes } = await arrive(server, width);
    await edition.field(KEPT_DAYS).fill('0');
    await edition.button('Save Changes').click();
    await expect(question.getByRole('link', { name: buyers[0].name })).toBeVisible();
    await (await openPerson(page, buyers[1])).close();
    await yes.click();
    await expect(question.getByText('Please type DELETE.')).toBeVisible();
    await expectNoAxeViolations(page);
    await question.getByLabel('Type DELETE to go on').fill('delete');
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
    const person = await openPerson(page, buyers[0]);
    await expect(
      person.getByText(/^The documents and passport numbers are deleted on .*13 June 2026/),
    ).toBeVisible();
    await person.close();
    await edition.button('Keep the documents').click();
    await expect(notice).toHaveCount(0);

    await edition.field(KEPT_DAYS).fill('30');
    await edition.save();
    await edition.field(KEPT_DAYS).fill('0');
    await edition.button('Save Changes').click();
    await question.getByLabel('Type DELETE to go on').fill('DELETE');
    await yes.click();
    await expect(edition.bar).toHaveCount(0);
    await expect(notice).toBeVisible();
    await page.close();
    await expect.poll(() => countDocuments(server, buyers)).toBe(documents);
    await moveTo(server, AFTER_A_WEEK);
    await expect.poll(() => countDocuments(server, buyers), SWEEP_TIMEOUT).toBe(0);
  });

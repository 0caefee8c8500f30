// Many applications at once: selected by a search, approved and rejected after a question, taken back.

import { DASHBOARD_PATHS } from '@visavis/contract/dashboard-path';
import { expectNoAxeViolations } from '../fixtures/accessibility.ts';
import { mainly, openPage, type Width } from '../fixtures/browser.ts';
import { applyOver } from '../fixtures/hosted-buyer.ts';
import { sidewaysOverflow } from '../fixtures/layout.ts';
import { letIn } from '../fixtures/review-visit.ts';
import { useServer } from '../fixtures/server.ts';
import { ORGANISER_SETTINGS } from '../fixtures/settings.ts';
import { expect, test } from '../fixtures/test.ts';

const server = useServer({ settings: ORGANISER_SETTINGS });

const count = async (condition: string): Promise<number> =>
  Number((await server().query(`select count(*) from application where ${condition}`))[0]?.count);

async function visit(width: Width, search: string) {
  for (const name of ['Ana Lim', 'Budi Tan', 'Citra Ong'])
    await applyOver(server(), { name: `${name} ${width}` });
  const opened = await openPage(server().url, width);
  await letIn(opened.page, server());
  await opened.page.goto(`${DASHBOARD_PATHS.hostedBuyerProgram}${search}`);
  await expect(opened.page.getByText('3 hosted buyers', { exact: true })).toBeVisible();
  return opened;
}

for (const width of mainly('desktop'))
  test.describe(`on a ${width}`, () => {
    test('rejects with one reason and takes it back, then approves and takes that back; nobody is decided twice', async () => {
      const { page } = await visit(width, `?search=${width}&decision=pending`);
      const ticks = page.getByRole('checkbox', { name: /^Select (?!all)/ });
      await ticks.first().click();
      await page.getByRole('button', { name: 'Select all 3 that match' }).click();
      await expect(page.getByRole('region', { name: '3 selected' })).toBeVisible();
      await expectNoAxeViolations(page);
      await expect.poll(() => sidewaysOverflow(page)).toEqual([]);
      await page.getByRole('button', { name: 'Reject pending' }).click();
      const rejection = page.getByRole('alertdialog', { name: 'Reject 3 applications?' });
      await expect(rejection.getByText(`Citra Ong ${width}`)).toBeVisible();
      await rejection.getByRole('button', { name: 'Reject', exact: true }).click();
      await expect(page.getByText('3 applications rejected. The emails leave in a minute.')).toBeVisible();
      // Not that of a single row, which comes when the list is read again.
      await page.getByRole('button', { name: 'Undo', exact: true }).click();
      await expect(page.getByText('3 applications are pending again.')).toBeVisible();

      // A colleague is quicker with one of them.
      await server().query(
        `update application set decision = 'rejected', state = 'Rejected', version = version + 1
        where registration_id = (select max(registration_id) from application where decision = 'pending')`,
      );
      await page.getByRole('button', { name: 'Approve pending' }).click();
      const approval = page.getByRole('alertdialog', { name: 'Approve 3 applications?' });
      await approval.getByRole('button', { name: 'Approve pending' }).click();
      await expect(page.getByText('2 applications approved. The emails leave in a minute.')).toBeVisible();
      await expect(page.getByText('This application is rejected already.')).toBeVisible();
      await page.getByRole('button', { name: 'Undo', exact: true }).click();
      await expect(page.getByText('2 applications are pending again.')).toBeVisible();
      await page.getByRole('button', { name: 'Approve pending' }).click();
      await approval.getByRole('button', { name: 'Approve pending' }).click();
      await expect(page.getByText('2 applications approved. The emails leave in a minute.')).toBeVisible();
      await expect.poll(() => count(`decision = 'pending'`)).toBe(0);
    });
  });

// Meetings on a person's page: deciding in a row, and adding a meeting on the grid.
import { personPath } from '@visavis/contract/dashboard-path';
import { expectNoAxeViolations } from '../fixtures/accessibility.ts';
import { mainly, openPage } from '../fixtures/browser.ts';
import { findListed } from '../fixtures/directory.ts';
import { expectToFit } from '../fixtures/layout.ts';
import { registerOver } from '../fixtures/registered-visitor.ts';
import { letIn } from '../fixtures/review-visit.ts';
import { useSharedServer } from '../fixtures/shared-server.ts';
import { expect, test } from '../fixtures/test.ts';

const server = useSharedServer();

for (const width of mainly('phone'))
  test(`decides in a row, and adds a meeting in an hour that is free for both on a ${width}`, async () => {
    const visitor = await registerOver(server(), {
      name: 'Noor Aziz binti Hassan',
      exhibitors: ['Hanari Skin Lab'],
    });
    const { page } = await openPage(server().url, width);
    await letIn(page, server());
    await page.goto(personPath(visitor.reference));
    const meetings = page.getByRole('region', { name: 'Meetings', exact: true });
    await meetings.getByRole('button', { name: 'Approve Hanari Skin Lab' }).click();
    await expect(meetings.getByText('1 of 1 decided', { exact: true })).toBeVisible();

    await meetings.getByRole('button', { name: 'Add a meeting' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a meeting' });
    await dialog.getByRole('combobox', { name: 'Exhibitor' }).fill('verd');
    await dialog.getByRole('option', { name: /Verdant Pack/ }).click();
    // The hour of the visitor's own meeting is not free.
    const own = dialog.getByRole('button', { name: /Noor Aziz binti Hassan meets Hanari Skin Lab\.$/ });
    await expect(own).toHaveAttribute('data-state', 'elsewhere');
    await expectNoAxeViolations(page);
    await expectToFit(page);
    await dialog.locator('button[data-state=free]').last().click();
    await dialog.getByRole('button', { name: 'Add Meeting' }).click();
    await expect(meetings.getByText('2 of 2 decided', { exact: true })).toBeVisible();
    const { id } = await findListed(server(), 'Verdant Pack');
    await expect
      .poll(() =>
        server().query(
          `select status from meeting join registration on registration.id = registration_id
            where reference = $1 and exhibitor_id = $2`,
          [visitor.reference, id],
        ),
      )
      .toEqual([{ status: 4 }]);
  });

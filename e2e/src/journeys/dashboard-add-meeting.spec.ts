// Meetings on a person's page: deciding in the rows, adding one on the grid, emailing the person, and undoing.
import { personPath } from '@visavis/contract/dashboard-path';
import { expectNoAxeViolations } from '../fixtures/accessibility.ts';
import { mainly, openPage, type Width } from '../fixtures/browser.ts';
import { findListed } from '../fixtures/directory.ts';
import { expectToFit } from '../fixtures/layout.ts';
import { createOrganisers } from '../fixtures/organiser.ts';
import { registerOver } from '../fixtures/registered-visitor.ts';
import { letIn } from '../fixtures/review-visit.ts';
import { useSharedMailedServer } from '../fixtures/shared-server.ts';
import { expect, test } from '../fixtures/test.ts';

const world = useSharedMailedServer();

async function visit(width: Width) {
  const { server } = world();
  await createOrganisers(server);
  const exhibitors = ['Hanari Skin Lab', 'Oasis Attar'];
  const visitor = await registerOver(server, { name: 'Noor Aziz binti Hassan', exhibitors });
  const { page } = await openPage(server.url, width);
  await letIn(page, server, 'editor');
  await page.goto(personPath(visitor.reference));
  const meetings = page.getByRole('region', { name: 'Meetings', exact: true });
  await expect(meetings.getByText('0 of 2 decided', { exact: true })).toBeVisible();
  return { server, page, meetings, visitor };
}

for (const width of mainly('phone'))
  test.describe(`on a ${width}`, () => {
    test('decides in the rows, adds a meeting in a free hour, and shows what the person has been told', async () => {
      const { server, page, meetings, visitor } = await visit(width);
      await meetings.getByRole('button', { name: 'Approve Hanari Skin Lab' }).click();
      await expect(meetings.getByText('1 of 2 decided', { exact: true })).toBeVisible();
      await meetings.getByRole('button', { name: 'Reject Oasis Attar' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Reject', exact: true }).click();
      await expect(meetings.getByText('2 of 2 decided', { exact: true })).toBeVisible();
      await page.getByRole('button', { name: /^Send Email/ }).click();
      await expect.poll(() => meetings.getByText(/^Told \d\d \w+$/).count(), { timeout: 30_000 }).toBe(2);

      await meetings.getByRole('button', { name: 'Add a meeting' }).click();
      const dialog = page.getByRole('dialog', { name: 'Add a meeting' });
      await dialog.getByRole('combobox', { name: 'Exhibitor' }).fill('verd');
      await dialog.getByRole('option', { name: /Verdant Pack/ }).click();
      await expect(dialog.getByText(/hours are free for both$/)).toBeVisible();
      // The hours of the visitor's own meetings are not free, except that of the rejected one.
      const own = dialog.getByRole('button', { name: /Noor Aziz binti Hassan meets Hanari Skin Lab\.$/ });
      await expect(own).toHaveAttribute('data-state', 'elsewhere');
      await expectNoAxeViolations(page);
      await expectToFit(page);
      const hour = dialog.locator('button[data-state=free]').last();
      await hour.click();
      await expect(
        dialog.getByText('Free for Verdant Pack and for Noor Aziz binti Hassan.', { exact: true }),
      ).toBeVisible();
      await dialog.getByRole('button', { name: 'Add Meeting' }).click();
      await expect(dialog).toHaveCount(0);
      await expect(meetings.getByText('3 of 3 decided', { exact: true })).toBeVisible();
      await expect(meetings.getByText('Not told yet', { exact: true })).toBeVisible();
      const { id } = await findListed(server, 'Verdant Pack');
      const stored = await server.query(
        `select status from meeting join registration on registration.id = registration_id
        where reference = '${visitor.reference}' and exhibitor_id = ${id}`,
      );
      expect(stored).toEqual([{ status: 4 }]);

      const history = page.getByRole('region', { name: 'History' });
      await history.getByRole('button', { name: 'Undo adding the meeting with Verdant Pack' }).click();
      await expect(
        page.getByText('The meeting with Verdant Pack is removed again.', { exact: true }),
      ).toBeVisible();
      await expect(meetings.getByText('2 of 2 decided', { exact: true })).toBeVisible();
      await expect.poll(() => meetings.getByText(/^Told \d\d \w+$/).count(), { timeout: 30_000 }).toBe(2);
      await expect(page.getByText('Changed since the last email')).toHaveCount(0);
    });
  });

// An organiser changes a buyer's paid stay: the cost is shown first, the buyer is told, and the difference is recorded.
import { personPath } from '@visavis/contract/dashboard-path';
import { expectNoAxeViolations } from '../fixtures/accessibility.ts';
import { mainly, openPage } from '../fixtures/browser.ts';
import { CALL_FAILED } from '../fixtures/failing-calls.ts';
import { applyOver, approveOver, bookOver } from '../fixtures/hosted-buyer.ts';
import { payOver } from '../fixtures/hosted-money.ts';
import { createOrganisers } from '../fixtures/organiser.ts';
import { letIn } from '../fixtures/review-visit.ts';
import { useSharedMailedServer } from '../fixtures/shared-server.ts';
import { expect, test } from '../fixtures/test.ts';

const world = useSharedMailedServer();
let organisers: Promise<unknown> | undefined;

for (const width of mainly('desktop'))
  test.describe(`on a ${width}`, () => {
    test('changes room, nights and guests of a paid booking, and records the amount due', async () => {
      const { server } = world();
      organisers ??= createOrganisers(server);
      await organisers;
      const buyer = await approveOver(world(), await applyOver(server, { name: `Siti of the ${width}` }));
      await payOver(server, buyer, await bookOver(server, buyer));
      const [row] = await server.query<{ reference: string }>(
        'select reference from registration where id = $1',
        [buyer.registrationId],
      );
      const { page, expectErrors } = await openPage(server.url, width);
      expectErrors(CALL_FAILED);
      await letIn(page, server, 'admin');
      await page.goto(personPath(row?.reference ?? ''));
      const stay = page.getByRole('region', { name: 'Stay' });
      await stay.getByRole('button', { name: 'Change the stay' }).click();

      const dialog = page.getByRole('dialog', { name: 'Change the stay' });
      await expect(dialog.getByText('The stay comes to RM 900.00.', { exact: true })).toBeVisible();
      await dialog.getByRole('combobox', { name: 'Room' }).selectOption('One Double Bed');
      await dialog.getByRole('checkbox', { name: '1 Jun' }).check({ force: true });
      await expect(
        dialog.getByText('The stay comes to RM 1,350.00. RM 450.00 is left to pay.'),
      ).toBeVisible();
      await expectNoAxeViolations(page);
      // A passport number without its guest is rejected beside the field, and the input stays.
      await dialog.getByRole('textbox', { name: 'Their passport' }).fill('K1234567');
      await dialog.getByRole('button', { name: 'Save Changes' }).click();
      const second = dialog.getByRole('textbox', { name: 'Second applicant' });
      await expect.poll(() => second.getAttribute('aria-invalid'), { timeout: 10_000 }).toBe('true');
      await second.fill('Daniel Ooi');
      await dialog.getByRole('button', { name: 'Save Changes' }).click();
      await expect(dialog).toHaveCount(0);
      for (const words of ['One Double Bed', 'Daniel Ooi', '••••• 567', 'RM 1,350.00, paid'])
        await expect(stay.getByText(words, { exact: true })).toBeVisible();
      await expect(
        stay.getByText('The stay was changed. The buyer is told by email.', { exact: true }),
      ).toBeVisible();
      const mails = await server.query<{ toPay: number }>(
        `select (content::jsonb->'change'->>'toPay')::int as "toPay" from email
        where registration_id = $1 and kind = 'stay-changed'`,
        [buyer.registrationId],
      );
      expect(mails).toEqual([{ toPay: 450 }]);

      await expect(stay.getByText('RM 450.00 is left to pay.', { exact: true })).toBeVisible();
      await stay.getByRole('button', { name: 'Record payment' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Record payment' }).click();
      await expect(stay.getByText('The payment of RM 450.00 was recorded.', { exact: true })).toBeVisible();
      await expect(stay.getByText('RM 450.00 is left to pay.', { exact: true })).toHaveCount(0);
      await expect(page.getByText(/changed the stay$/).first()).toBeVisible();
    });
  });

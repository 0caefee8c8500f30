// The page of one person: reached from both lists, with the ways to meetings, exhibitors and emails, and back again.
import { DASHBOARD_PATHS, personPath } from '@visavis/contract/dashboard-path';
import { expectNoAxeViolations, expectNoAxeViolationsAgain } from '../fixtures/accessibility.ts';
import { mainly, openPage, type Width } from '../fixtures/browser.ts';
import { type ApprovedBuyer, applyOver, approveOver, bookOver } from '../fixtures/hosted-buyer.ts';
import { meetOver, payOver } from '../fixtures/hosted-money.ts';
import { scheduleLinkOf, useMailedServer } from '../fixtures/mailed-server.ts';
import type { Role } from '../fixtures/organiser.ts';
import { createOrganisers } from '../fixtures/organiser.ts';
import { type RegisteredVisitor, registerOver } from '../fixtures/registered-visitor.ts';
import { decideOver, letIn, meetingIds, sharedSession } from '../fixtures/review-visit.ts';
import { expect, test } from '../fixtures/test.ts';

const world = useMailedServer();
let prepared: Promise<{ visitor: RegisteredVisitor; buyer: ApprovedBuyer }> | undefined;

/** The two people, made by the first test: mail is only waited for within one. */
const people = () => {
  prepared ??= prepare();
  return prepared;
};

async function prepare() {
  const { server } = world();
  await createOrganisers(server);
  const rows = await server.query('select company_name from exhibitor order by id limit 3');
  const exhibitors = rows.map(({ company_name: name }) => String(name));
  const visitor = await registerOver(server, { name: 'Noor Aziz binti Hassan', exhibitors });
  const { token } = await sharedSession(server);
  await decideOver(server, token, 'approve', (await meetingIds(server, visitor)).slice(0, 2));
  const buyer = await approveOver(world(), await applyOver(server, { name: 'Siti Nurhaliza Al-Attas' }));
  await payOver(server, buyer, await bookOver(server, buyer));
  await meetOver(server, buyer, [{ day: 1, minute: 660 }]);
  return { visitor, buyer };
}

async function visit(width: Width, role: Role = 'admin') {
  const { server } = world();
  const opened = await openPage(server.url, width);
  await letIn(opened.page, server, role);
  return opened;
}

for (const width of mainly('desktop'))
  test.describe(`on a ${width}`, () => {
    test('leads from the list to a visitor, to an exhibitor, and with Back to the list as it was', async () => {
      const { visitor } = await people();
      const { page } = await visit(width);
      await page.goto(`${DASHBOARD_PATHS.businessMatching}?search=noor`);
      await page.getByRole('link', { name: visitor.name, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: visitor.name })).toBeVisible();
      expect(new URL(page.url()).pathname).toBe(personPath(visitor.reference));
      await expect(page.getByText('2 of 3 decided', { exact: true })).toBeVisible();
      await expect
        .poll(() => page.getByRole('link', { name: visitor.email }).getAttribute('href'))
        .toContain('mailto:');
      await expectNoAxeViolationsAgain(page);
      const [first] = visitor.meetings;
      await page.getByRole('link', { name: first?.exhibitor ?? '', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: first?.exhibitor ?? '' })).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1, name: visitor.name })).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('searchbox')).toBeVisible();
      expect(new URL(page.url()).search).toBe('?search=noor');
    });

    test('shows a hosted buyer with stay, payment, documents and emails, and opens their dialogs', async () => {
      const { buyer } = await people();
      const { page } = await visit(width);
      await page.goto(DASHBOARD_PATHS.hostedBuyerProgram);
      await page.getByRole('link', { name: `page of ${buyer.name}` }).click();
      await expect(page.getByRole('heading', { level: 1, name: buyer.name })).toBeVisible();
      const stay = page.getByRole('region', { name: 'Stay' });
      for (const words of ['Two Single Bed', '••••• 482', 'RM 900.00, paid'])
        await expect(stay.getByText(words, { exact: true })).toBeVisible();
      await expect.poll(() => page.content()).not.toContain('A55120482');
      await expectNoAxeViolationsAgain(page);
      await page.getByRole('region', { name: 'Documents' }).getByRole('button', { name: 'Open' }).click();
      const documents = page.getByRole('dialog', { name: 'Uploaded Documents' });
      await expect(documents.getByText('1 of 3 documents', { exact: true })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(documents).toHaveCount(0);
      await page.getByRole('button', { name: 'Payment Status' }).click();
      await expect(
        page.getByRole('dialog', { name: 'Payment Status' }).getByText('RM 900.00', { exact: true }).first(),
      ).toBeVisible();
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Review' }).click();
      await expect(page.getByRole('dialog').getByText('1 of 1 decided', { exact: true })).toBeVisible();
      await page.keyboard.press('Escape');
      await page.getByRole('link', { name: /^You are a hosted buyer/ }).click();
      await expect(page.getByText('The mail server accepted it').first()).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1, name: buyer.name })).toBeVisible();
    });
  });

test('a corrected address closes the link that was mailed before, and gets one of its own', async () => {
  const { server, mail } = world();
  const { visitor } = await people();
  const link = scheduleLinkOf(await mail.messageTo(visitor.email));
  const { page, expectErrors } = await visit('desktop', 'editor');
  await page.goto(personPath(visitor.reference));
  await page.getByRole('button', { name: 'Edit Contact' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit contact' });
  await dialog.getByLabel('Email', { exact: true }).fill('corrected@kenari.example');
  await expect(
    dialog.getByText(`Links that were mailed to ${visitor.email} stop working when you save.`),
  ).toBeVisible();
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('link', { name: 'corrected@kenari.example' })).toBeVisible();
  await expect(page.getByText(/changed Email$/)).toBeVisible();
  const statusOf = async (mailed: string) => {
    const key = new URL(mailed).searchParams.get('key') ?? '';
    const headers = { authorization: `Bearer ${key}` };
    return (await fetch(new URL('/api/my-schedule', server.url), { headers })).status;
  };
  await expect(statusOf(link)).resolves.toBe(404);
  await expect(statusOf(scheduleLinkOf(await mail.messageTo('corrected@kenari.example')))).resolves.toBe(200);
  await page.getByLabel('New note').fill('Corrected on the telephone.');
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByText('Corrected on the telephone.', { exact: true })).toBeVisible();
  await expect(page.getByText(/added a note$/)).toBeVisible();
  await page.getByLabel('New task').fill('Ask about the second room.');
  await page.getByLabel('For', { exact: true }).selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Add task' }).click();
  await expect(page.getByRole('checkbox', { name: 'Ask about the second room.' })).toBeVisible();
  await expectNoAxeViolations(page);
  expectErrors(/404/);
});

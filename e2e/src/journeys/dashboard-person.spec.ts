// A person's page: a corrected address, whose emailed links are revoked, a note and a task.
import { personPath } from '@visavis/contract/dashboard-path';
import { openPage } from '../fixtures/browser.ts';
import { scheduleLinkOf } from '../fixtures/mailed-server.ts';
import { createOrganisers } from '../fixtures/organiser.ts';
import { registerOver } from '../fixtures/registered-visitor.ts';
import { letIn } from '../fixtures/review-visit.ts';
import { useSharedMailedServer } from '../fixtures/shared-server.ts';
import { expect, test } from '../fixtures/test.ts';

const world = useSharedMailedServer();
test('correcting an address revokes the link emailed before, and a new one is sent', async () => {
  const { server, mail } = world();
  const visitor = await registerOver(server, {
    name: 'Noor Aziz binti Hassan',
    exhibitors: ['Hanari Skin Lab'],
  });
  const link = scheduleLinkOf(await mail.messageTo(visitor.email));
  await createOrganisers(server);
  const { page, expectErrors } = await openPage(server.url, 'desktop');
  await letIn(page, server, 'editor');
  await page.goto(personPath(visitor.reference));
  await page.getByRole('button', { name: 'Edit Contact' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit contact' });
  await dialog.getByLabel('Email', { exact: true }).fill('corrected@kenari.example');
  await expect(
    dialog.getByText(`Links that were mailed to ${visitor.email} stop working when you save.`),
  ).toBeVisible();
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
  expectErrors(/404/);
});

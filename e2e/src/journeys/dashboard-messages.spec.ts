// Writing to a group: from the list to the mailbox, stopping a scheduled message, and opting out.

import type { Page } from '@playwright/test';
import { DASHBOARD_PATHS } from '@visavis/contract/dashboard-path';
import { mainly, openPage, type Width } from '../fixtures/browser.ts';
import { createOrganisers, type Role } from '../fixtures/organiser.ts';
import { registerOver } from '../fixtures/registered-visitor.ts';
import { letIn } from '../fixtures/review-visit.ts';
import { actOnSelected } from '../fixtures/selection.ts';
import { useSharedMailedServer } from '../fixtures/shared-server.ts';
import { expect, test } from '../fixtures/test.ts';

const started = useSharedMailedServer();

async function visit(width: Width, path: string, role: Role = 'editor') {
  const { server } = started();
  await createOrganisers(server);
  // It shows by itself what has been sent.
  const opened = await openPage(server.url, width, { isFresh: true });
  await letIn(opened.page, server, role);
  await opened.page.goto(path);
  return opened;
}

const press = (page: Page, name: string | RegExp) =>
  page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .filter({ visible: true })
    .first()
    .click();

/** Selects everyone with this name, writes to them, and sends a test to the organiser. */
async function writeTo(page: Page, name: string, subject: string): Promise<void> {
  await page.getByRole('checkbox', { name: `Select ${name}` }).check();
  await actOnSelected(page, 1, 'Write');
  await page.waitForURL(/\/dashboard\/messages\/\d+$/);
  await expect(page.getByText('1 person, 1 match')).toBeVisible();
  await page.getByRole('textbox', { name: 'Subject' }).fill(subject);
  await page.getByRole('textbox', { name: 'Text' }).fill('Dear ');
  await page.getByRole('combobox', { name: 'Insert a field into: Text' }).selectOption('Name');
  await expect(page.getByText(/^Saved as a draft/)).toBeVisible();
  await expect(page.frameLocator('iframe').getByText(`Dear ${name}`).last()).toBeVisible();
  await press(page, 'Send the test');
  await expect(page.getByText(/^Test accepted at/)).toBeVisible();
}

const listOf = (name: string) => `${DASHBOARD_PATHS.businessMatching}?search=${encodeURIComponent(name)}`;

for (const width of mainly('desktop'))
  test.describe(`on a ${width}`, () => {
    test('a selection gets a personalised message, after a test message and a scheduled one that is stopped; who opts out by its link is left out of the next one', async () => {
      const { mail, server } = started();
      const name = `Hana Kim ${width}`;
      const visitor = await registerOver(server, { name, exhibitors: ['Hanari Skin Lab'] });
      const { page, expectErrors } = await visit(width, listOf(name));
      // The stream may report the deleted draft before the page has left it.
      expectErrors(/status of 404 .*\/api\/messages\//);
      await writeTo(page, name, `Hall D opens earlier, ${width}`);
      // Scheduled for an hour to come and stopped, it becomes a draft again.
      const question = page.getByRole('alertdialog');
      await page.getByRole('radio', { name: 'At a time' }).check();
      await page.getByLabel(/^Date and time at the fair/).fill('2031-01-01T10:00');
      await press(page, 'Schedule for 1 person');
      await question.getByRole('button', { name: 'Schedule for 1 person' }).click();
      await expect(page.getByText('Scheduled', { exact: true })).toBeVisible();
      await press(page, 'Stop it');
      await question.getByRole('button', { name: 'Stop it' }).click();
      await expect(page.getByText(/^Saved as a draft/)).toBeVisible();
      await press(page, 'Send to 1 person');
      await expect(question.getByText('Send this message to 1 person now?')).toBeVisible();
      await question.getByRole('button', { name: 'Send to 1 person' }).click();
      await expect(page.getByText('What was sent')).toBeVisible();
      const message = await mail.messageTo(visitor.email, new RegExp(`^Hall D opens earlier, ${width}`));
      expect(message.mail.text).toContain(`Dear ${name}`);
      await expect(page.locator('dd').filter({ hasText: /^1$/ }).first()).toBeVisible();

      // The link at the end of the message: opening it changes nothing, saving does.
      const [link = ''] = /http:\S+\/mail\?key=\S+/.exec(message.mail.text ?? '') ?? [];
      const { page: own } = await openPage(server.url, width);
      const { pathname, search } = new URL(link);
      await own.goto(`${pathname}${search}`);
      const choice = own.getByRole('checkbox', { name: 'Messages to many people, such as news of the fair' });
      await expect(choice).toBeChecked();
      await choice.uncheck();
      await own.getByRole('button', { name: 'Save' }).click();
      await expect(own.getByText(/^Saved\. You can change this/)).toBeVisible();
      await page.goto(listOf(name));
      await page.getByRole('button', { name: 'Write', exact: true }).first().click();
      await expect(page.getByText('1 left out: 1 opted out')).toBeVisible();
      await expect(page.getByText('Nobody is left to write to.').first()).toBeVisible();
      await press(page, 'Delete draft');
      await question.getByRole('button', { name: 'Delete draft' }).click();
      await page.waitForURL(`**${DASHBOARD_PATHS.messages}`);
    });
  });

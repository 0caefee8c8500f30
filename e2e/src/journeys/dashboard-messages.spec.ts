// Writing to a group: from the list to the mailbox, stopping a scheduled message, opting out, and a bounce.

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
    test('a selection gets a personalised message, after a test message and a scheduled one that is stopped; a reminder is switched on and off, and a bounce is entered and dealt with', async () => {
      const { mail, server } = started();
      const name = `Hana Kim ${width}`;
      const visitor = await registerOver(server, { name, exhibitors: ['Hanari Skin Lab'] });
      const { page, expectErrors } = await visit(width, listOf(name));
      expectErrors(/status of 422/);
      // The stream may report the deleted draft before the page has left it.
      expectErrors(/status of 404 .*\/api\/messages\//);
      await writeTo(page, name, `Hall D opens earlier, ${width}`);
      // An unknown field is reported where it stands, and the input stays.
      const words = page.getByRole('textbox', { name: 'Text' });
      await words.fill('Dear {nane},');
      await expect(
        page.getByText('{nane} is not a field. Please remove it or choose one from the menu.'),
      ).toBeVisible();
      await expect(words).toHaveValue('Dear {nane},');
      await words.fill('Dear {name}');
      await expect(page.getByText(/^Saved as a draft/)).toBeVisible();
      if (!(await page.getByText(/^Test accepted at/).isVisible())) await press(page, 'Send the test');
      await expect(page.getByText(/^Test accepted at/)).toBeVisible();
      // Scheduled for a fair hour that is past, then for one to come, which is stopped: it becomes a draft again.
      const question = page.getByRole('alertdialog');
      await page.getByRole('radio', { name: 'At a time' }).check();
      await expect(page.getByText('Choose a date and time.')).toBeVisible();
      const time = page.getByLabel(/^Date and time at the fair/);
      await time.fill('2020-01-01T10:00');
      await press(page, 'Schedule for 1 person');
      await question.getByRole('button', { name: 'Schedule for 1 person' }).click();
      await expect(
        page.getByText('This hour has passed at the fair. Please choose a later one.'),
      ).toBeVisible();
      await time.fill('2031-01-01T10:00');
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

      const rule = page.getByRole('checkbox', { name: 'A week before the fair, at 9 am' });
      await expect(rule).not.toBeChecked();
      await rule.click();
      await expect.poll(() => rule.isChecked()).toBe(true);
      await page.reload();
      await expect.poll(() => rule.isChecked()).toBe(true);
      await rule.click();
      await expect.poll(() => rule.isChecked()).toBe(false);

      await page.goto(DASHBOARD_PATHS.failedAddresses);
      const report = `Content-Type: multipart/report; report-type=delivery-status; boundary="p"\r\n\r\n--p\r\nContent-Type: message/delivery-status\r\n\r\nReporting-MTA: dns; mail.example\r\n\r\nFinal-Recipient: rfc822; ${visitor.email}\r\nAction: failed\r\nDiagnostic-Code: smtp; 550 No such user\r\n\r\n--p--\r\n`;
      const chosen = page.waitForEvent('filechooser');
      await press(page, 'Upload the bounce message (.eml)');
      await (await chosen).setFiles({
        name: 'bounce.eml',
        mimeType: 'message/rfc822',
        buffer: Buffer.from(report),
      });
      await expect(page.getByText(`Entered: ${visitor.email}`)).toBeVisible();
      const row = page.locator('tr[data-row]').filter({ hasText: name });
      await expect(row.getByText('550 No such user')).toBeVisible();
      await row.getByRole('button', { name: 'Dealt with' }).click();
      await expect(row).toHaveCount(0);
      await page.getByLabel('Email address').fill('nobody@nowhere.example');
      await page.getByLabel('Reason').fill('Full');
      await press(page, 'Add');
      await expect(page.getByText('Nobody in this edition has this address.')).toBeVisible();
    });
  });

// Hosted Buyer Program: reject, approve and delete with their emails, and whether the emailed link still works.

import { expectNoAxeViolations } from '../fixtures/accessibility.ts';
import { mainly, openPage, type Width } from '../fixtures/browser.ts';
import { CALL_FAILED } from '../fixtures/failing-calls.ts';
import { applyOver, hostedLinkOf } from '../fixtures/hosted-buyer.ts';
import { createOrganisers } from '../fixtures/organiser.ts';
import { letIn } from '../fixtures/review-visit.ts';
import { useSharedMailedServer } from '../fixtures/shared-server.ts';
import { expect, test } from '../fixtures/test.ts';
import { HostedBuyersPage } from '../pages/hosted-buyers-page.ts';

const started = useSharedMailedServer();
const NO_MAILBOX = '550 no such mailbox here';
const UNKNOWN_LINK = /^This link is unknown, has expired or is not yours\./;

test.beforeAll(() => createOrganisers(started().server));

async function visit(width: Width, search: string) {
  const { server } = started();
  // It shows the outcome of an email by itself.
  const opened = await openPage(server.url, width, { isFresh: true });
  await letIn(opened.page, server);
  const hosted = new HostedBuyersPage(opened.page, width);
  await hosted.open(search);
  return { ...opened, hosted };
}

for (const width of mainly('desktop'))
  test.describe(`on a ${width}`, () => {
    test('a rejection is undone within seconds; an approval whose email is refused is sent again and then opens the booking; deleting ends the link without a reload', async () => {
      const { server, mail } = started();
      const { name, email, registrationId } = await applyOver(server, { name: `Hyejin Seo ${width}` });
      const { page, hosted } = await visit(width, name);
      await expect(hosted.openActions(name)).resolves.toEqual(['Approve', 'Reject', 'Delete']);
      await hosted.press(hosted.action('Reject', name));
      await expect(hosted.rejection(name)).toBeVisible();
      await expectNoAxeViolations(page);
      // Enter confirms.
      await page.keyboard.press('Enter');
      await expect(
        hosted.notice('The application is rejected. The email leaves in 10 seconds.'),
      ).toBeVisible();
      await hosted.press(hosted.button(`Undo the rejection of ${name}`));
      await expect(hosted.rowIn(name, 'Pending')).toBeVisible();
      mail.refuse(NO_MAILBOX);
      try {
        await hosted.press(hosted.action('Approve', name));
        await expect(hosted.notice('The application is approved. The email is being sent.')).toBeVisible();
        await expect(hosted.rowIn(name, 'Approved')).toBeVisible();
        await expect(hosted.row(name).getByText(/^The email failed: .*no such mailbox here/)).toBeVisible({
          timeout: 10_000,
        });
      } finally {
        mail.refuse(null);
      }
      const release = mail.hold();
      await hosted.press(hosted.sendAgain(name));
      await expect(hosted.rowIn(name, 'Approved').getByText('Sending', { exact: true })).toBeVisible();
      await expect.poll(() => hosted.openActions(name)).toEqual(['Reject', 'Delete']);
      release();
      await expect(hosted.rowIn(name, 'Email Sent')).toBeVisible({ timeout: 10_000 });
      await expect(hosted.row(name).getByText('The email failed')).toHaveCount(0);
      await expect(hosted.openActions(name)).resolves.toEqual(['Delete']);
      // Both actions are disabled now, even when pressed.
      await hosted.pressDisabled(hosted.action('Approve', name));
      await hosted.pressDisabled(hosted.action('Reject', name));
      await expect(hosted.rejection(name)).toHaveCount(0);
      // One for receiving the application, one for its approval.
      const letter = await mail.messageTo(email, /^You are a hosted buyer/);
      expect(mail.messages.filter(({ recipients }) => recipients.includes(email))).toHaveLength(2);
      const buyer = await openPage(server.url, width);
      buyer.expectErrors(CALL_FAILED);
      await buyer.page.goto(hostedLinkOf(letter));
      await expect(buyer.page.getByRole('heading', { level: 1, name: 'Book your stay' })).toBeVisible();
      await buyer.page.waitForURL((url) => !url.searchParams.has('key'));

      await expect(hosted.delete(name, 'dismiss')).resolves.toMatch(
        new RegExp(`^${name}, .+\n\nAre you sure you want to delete this hosted buyer\\?$`),
      );
      await expect(hosted.row(name)).toBeVisible();
      await page.evaluate(() => Object.assign(window, { isSamePage: true }));
      await hosted.delete(name, 'accept');
      await expect(hosted.notice('Hosted buyer deleted successfully.')).toBeVisible();
      await expect(page.getByText('No hosted buyers found', { exact: true })).toBeVisible();
      await expect.poll(() => page.evaluate(() => 'isSamePage' in window)).toBe(true);
      await buyer.page.goto(hostedLinkOf(letter));
      await expect(buyer.page.getByText(UNKNOWN_LINK).first()).toBeVisible();
      const kept = 'select 1 from document where registration_id = $1 and storage_name is not null';
      await expect.poll(() => server.query(kept, [registrationId])).toEqual([]);
    });
  });

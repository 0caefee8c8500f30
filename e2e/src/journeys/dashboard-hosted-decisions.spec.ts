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
      const { name, email } = await applyOver(server, { name: `Hyejin Seo ${width}` });
      const { page, hosted } = await visit(width, name);
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
        await expect(hosted.row(name).getByText(/^The email failed: .*no such mailbox here/)).toBeVisible({
          timeout: 10_000,
        });
      } finally {
        mail.refuse(null);
      }
      await hosted.press(hosted.sendAgain(name));
      await expect(hosted.rowIn(name, 'Email Sent')).toBeVisible({ timeout: 10_000 });
      const letter = await mail.messageTo(email, /^You are a hosted buyer/);
      const buyer = await openPage(server.url, width);
      buyer.expectErrors(CALL_FAILED);
      await buyer.page.goto(hostedLinkOf(letter));
      await expect(buyer.page.getByRole('heading', { level: 1, name: 'Book your stay' })).toBeVisible();
      await buyer.page.waitForURL((url) => !url.searchParams.has('key'));

      await hosted.delete(name, 'accept');
      await expect(page.getByText('No hosted buyers found', { exact: true })).toBeVisible();
      await buyer.page.goto(hostedLinkOf(letter));
      await expect(buyer.page.getByText(UNKNOWN_LINK).first()).toBeVisible();
    });
  });

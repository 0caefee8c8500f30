// Send Email with a real mail server: refused, 'Sending', Email Sent, and possible again after a change.

import { expectNoAxeViolations } from '../fixtures/accessibility.ts';
import { mainly } from '../fixtures/browser.ts';
import { type RegisteredVisitor, registerOver } from '../fixtures/registered-visitor.ts';
import { decideOver, meetingIds, openReview, sharedSession } from '../fixtures/review-visit.ts';
import { useSharedMailedServer } from '../fixtures/shared-server.ts';
import { expect, test } from '../fixtures/test.ts';

const started = useSharedMailedServer();

const EXHIBITORS = ['Nordhav Hair', 'Orchid & Iron'];
const STATUS_MAIL = /^Your meeting schedule/;

/** Status emails that the mail server has accepted for a visitor. */
const taken = ({ email }: RegisteredVisitor) =>
  started().mail.messages.filter(
    ({ recipients, mail: { subject } }) => recipients.includes(email) && STATUS_MAIL.test(subject ?? ''),
  );

/** Registers a visitor and approves all of the visitor's meetings. */
async function registerApproved(name: string): Promise<RegisteredVisitor> {
  const { server, mail } = started();
  const visitor = await registerOver(server, { name, exhibitors: EXHIBITORS });
  const { token } = await sharedSession(server);
  await decideOver(server, token, 'approve', await meetingIds(server, visitor));
  // In these tests the mail server handles one message at a time.
  await mail.messageTo(visitor.email);
  return visitor;
}

for (const width of mainly('desktop'))
  test.describe(`on a ${width}`, () => {
    test('shows a refusal with Send again, then Sending, then Email Sent; a change by another organiser enables it again', async () => {
      const name = `Joon-ho Park of the ${width}`;
      const { server, mail } = started();
      const visitor = await registerApproved(name);
      const { page, review } = await openReview(server, width, name, { isFresh: true });
      mail.refuse('550 no such mailbox here');
      await review.press(review.sendEmail(name));
      await expect(review.row(name).getByText(/^The email failed: .*no such mailbox here/)).toBeVisible({
        timeout: 10_000,
      });
      await expect(review.rowIn(name, 'Approved')).toBeVisible();
      await expect(review.sendAgain(name)).not.toHaveAttribute('aria-disabled');
      await expectNoAxeViolations(page);
      mail.refuse(null);
      const release = mail.hold();
      await review.press(review.sendAgain(name));
      await expect(review.row(name).getByText('Sending', { exact: true })).toBeVisible();
      await expect(review.notice('The email is being sent.')).toBeVisible();
      await expect(review.rowIn(name, 'Approved')).toBeVisible();
      await expect(review.sendEmail(name)).toHaveAttribute('aria-disabled', 'true');
      release();
      await expect(review.rowIn(name, 'Email Sent')).toBeVisible({ timeout: 10_000 });
      await expect(review.row(name).getByText('Sending', { exact: true })).toHaveCount(0);
      await expect(review.row(name).getByText('The email failed')).toHaveCount(0);
      await expect(review.sendEmail(name)).toHaveAttribute('aria-disabled', 'true');
      const [message, ...others] = taken(visitor);
      expect(others).toEqual([]);
      expect(message?.recipients).toEqual([visitor.email]);
      for (const exhibitor of EXHIBITORS) expect(message?.mail.text).toContain(exhibitor);

      // One of them is rejected after all, elsewhere.
      const [rejected = 0] = await meetingIds(server, visitor);
      await decideOver(server, (await sharedSession(server)).token, 'reject', [rejected]);
      await expect(review.rowIn(name, 'Approved')).toBeVisible();
      await expect(review.row(name).getByText('Changed since the last email')).toBeVisible();
      await expect(review.sendEmail(name)).not.toHaveAttribute('aria-disabled');
    });
  });

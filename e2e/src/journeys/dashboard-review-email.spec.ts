// Send Email with a real mail server: refused, 'Sending', Email Sent, again after a change, and pressed twice at once.

import { expectNoAxeViolations } from '../fixtures/accessibility.ts';
import { mainly } from '../fixtures/browser.ts';
import { holdReads } from '../fixtures/failing-calls.ts';
import { startMailServer } from '../fixtures/mail-server.ts';
import { type RegisteredVisitor, registerOver } from '../fixtures/registered-visitor.ts';
import { decideOver, meetingIds, openReview, sharedSession } from '../fixtures/review-visit.ts';
import { useServer } from '../fixtures/server.ts';
import { ORGANISER_SETTINGS } from '../fixtures/settings.ts';
import { expect, test } from '../fixtures/test.ts';

const mail = await startMailServer();
test.afterAll(() => mail.stop());
const server = useServer({
  settings: { ...ORGANISER_SETTINGS, SMTP_URL: mail.url, MAIL_FROM: 'fair@visavis.example' },
});

const EXHIBITORS = ['Nordhav Hair', 'Orchid & Iron'];
/** The call through which a page learns of changes by others. */
const LIST = /\/api\/meetings\?/;
const STATUS_MAIL = /^Your meeting schedule/;

/** Status emails that the mail server has accepted for a visitor. */
const taken = ({ email }: RegisteredVisitor) =>
  mail.messages.filter(
    ({ recipients, mail: { subject } }) => recipients.includes(email) && STATUS_MAIL.test(subject ?? ''),
  );

/** Registers a visitor and approves all of the visitor's meetings. */
async function registerApproved(name: string): Promise<RegisteredVisitor> {
  const visitor = await registerOver(server(), { name, exhibitors: EXHIBITORS });
  const { token } = await sharedSession(server());
  await decideOver(server(), token, 'approve', await meetingIds(server(), visitor));
  // In these tests the mail server handles one message at a time.
  await mail.messageTo(visitor.email);
  return visitor;
}

for (const width of mainly('desktop'))
  test.describe(`on a ${width}`, () => {
    test('shows a refusal with Send again, then Sending, then Email Sent; a change enables it again, and two organisers who press Send Email send one mail', async () => {
      const name = `Joon-ho Park of the ${width}`;
      const visitor = await registerApproved(name);
      const { review } = await openReview(server(), width, name, { isFresh: true });
      mail.refuse('550 no such mailbox here');
      await review.press(review.sendEmail(name));
      await expect(review.row(name).getByText(/^The email failed: .*no such mailbox here/)).toBeVisible({
        timeout: 10_000,
      });
      await expect(review.rowIn(name, 'Approved')).toBeVisible();
      await expect(review.sendAgain(name)).not.toHaveAttribute('aria-disabled');
      mail.refuse(null);
      const release = mail.hold();
      await review.press(review.sendAgain(name));
      await expect(review.row(name).getByText('Sending', { exact: true })).toBeVisible();
      await expect(review.notice('The email is being sent.')).toBeVisible();
      await expect(review.rowIn(name, 'Approved')).toBeVisible();
      await expect(review.sendEmail(name)).toHaveAttribute('aria-disabled', 'true');
      await review.pressDisabled(review.sendEmail(name));
      release();
      await expect(review.rowIn(name, 'Email Sent')).toBeVisible({ timeout: 10_000 });
      await expect(review.row(name).getByText('Sending', { exact: true })).toHaveCount(0);
      await expect(review.row(name).getByText('The email failed')).toHaveCount(0);
      await expect(review.sendEmail(name)).toHaveAttribute('aria-disabled', 'true');
      const [message, ...others] = taken(visitor);
      expect(others).toEqual([]);
      expect(message?.recipients).toEqual([visitor.email]);
      for (const exhibitor of EXHIBITORS) expect(message?.mail.text).toContain(exhibitor);

      // One of them is rejected after all.
      await review.openSchedule(name);
      await review.reject();
      await expect(review.standing('Rejected')).toBeVisible();
      await review.close(review.schedule);
      await expect(review.rowIn(name, 'Approved')).toBeVisible();
      await expect(review.row(name).getByText('Changed since the last email')).toBeVisible();
      await expect(review.sendEmail(name)).not.toHaveAttribute('aria-disabled');
      const other = await openReview(server(), 'phone', name, { isFresh: true });
      other.expectErrors(/Failed to load resource/);
      const readAgain = await holdReads(other.page, LIST);
      const releaseAgain = mail.hold();
      await review.press(review.sendEmail(name));
      await expect(review.row(name).getByText('Sending', { exact: true })).toBeVisible();
      await other.review.press(other.review.sendEmail(name));
      await expect(
        other.review.notice('Failed to send email: This email is being sent already.'),
      ).toBeVisible();
      await readAgain();
      await expectNoAxeViolations(other.page);
      releaseAgain();
      await expect(review.rowIn(name, 'Email Sent')).toBeVisible({ timeout: 10_000 });
      await expect(other.review.rowIn(name, 'Email Sent')).toBeVisible({ timeout: 10_000 });
      expect(taken(visitor)).toHaveLength(2);
      expect(taken(visitor)[1]?.mail.text).toContain('Rejected');
    });
  });

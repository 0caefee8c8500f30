// Send Email without a mail server, and every way in which its calls fail: the row shows the specified sentence.
import { describe, expect, it } from 'vitest';
import { expectNoAxeViolations } from '../fixtures/accessibility.ts';
import { mainly } from '../fixtures/browser.ts';
import { CALL_FAILED, failCalls, refuseCalls } from '../fixtures/failing-calls.ts';
import { ORGANISER_SETTINGS } from '../fixtures/organiser.ts';
import { registerOver } from '../fixtures/registered-visitor.ts';
import { decideOver, meetingIds, openReview, sharedSession } from '../fixtures/review-visit.ts';
import { useServer } from '../fixtures/server.ts';

const server = useServer({ settings: ORGANISER_SETTINGS });

const DETAILS = /\/api\/meetings\/\d+$/;
const SEND = /\/api\/meetings\/send-status-email$/;
const NOT_SENT = 'Not sent: no mail server configured';

async function registerApproved(name: string): Promise<number> {
  const visitor = await registerOver(server(), { name, exhibitors: ['Lanna Herbal House'] });
  const { token } = await sharedSession(server());
  await decideOver(server(), token, 'approve', await meetingIds(server(), visitor));
  return visitor.registrationId;
}

describe.each(mainly('desktop'))('on a %s', (width) => {
  it(`without a mail server the row says 'Not sent', and the message can be sent again`, async () => {
    const name = `Ravi Unsent of the ${width}`;
    const registrationId = await registerApproved(name);
    const { page, review } = await openReview(server(), width, name);
    await review.press(review.sendEmail(name));
    await review.row(name).getByText('Not sent', { exact: true }).waitFor();
    await review.notice(`${NOT_SENT}.`).waitFor();
    await review.rowIn(name, 'Approved').waitFor();
    await expectNoAxeViolations(page);
    await Promise.all([page.waitForResponse(SEND), review.press(review.sendAgain(name))]);
    await review.rowIn(name, 'Approved').waitFor();
    await review.row(name).getByText('Not sent', { exact: true }).waitFor();
    const messages = await server().query(
      `select state from email where registration_id = $1 and kind = 'meeting-status'`,
      [registrationId],
    );
    expect(messages).toEqual([{ state: 'unsent' }]);
  });

  it('each failure shows its sentence as a notice and in the row, and Send Email works afterwards', async () => {
    const name = `Ana Failing of the ${width}`;
    const registrationId = await registerApproved(name);
    const { page, review, expectErrors } = await openReview(server(), width, name);
    expectErrors(CALL_FAILED);
    const refusal = (sentence: string) => ({ error: sentence, message: sentence });
    const failures: [() => Promise<() => Promise<void>>, string][] = [
      [
        () => refuseCalls(page, DETAILS, 500, refusal('The list is locked.')),
        'Failed to fetch meeting details: The list is locked.',
      ],
      [
        () => refuseCalls(page, SEND, 500, refusal('The outbox is full.')),
        'Failed to send email: The outbox is full.',
      ],
      [
        () => failCalls(page, DETAILS, 'unreachable'),
        'An error occurred while sending the email. Please try again.',
      ],
      [
        async () => {
          const [group] = await (
            await page.request.get(`/api/meetings?search=${encodeURIComponent(name)}`, {
              headers: { authorization: `Bearer ${(await sharedSession(server())).token}` },
            })
          ).json();
          return refuseCalls(page, DETAILS, 200, { ...group, user_id: 0, visitor_company_id: 0 });
        },
        'Invalid meeting data received',
      ],
      [
        () => failCalls(page, SEND, 'garbage'),
        'An error occurred while sending the email. Please try again.',
      ],
    ];
    for (const [fail, sentence] of failures) {
      const recover = await fail();
      await review.press(review.sendEmail(name));
      await review.row(name).getByText(sentence, { exact: true }).waitFor();
      await review.notice(sentence).waitFor();
      await recover();
    }
    await expectNoAxeViolations(page);
    const sent = await server().query(
      `select id from email where registration_id = $1 and kind = 'meeting-status'`,
      [registrationId],
    );
    expect(sent).toEqual([]);
    await review.press(review.sendEmail(name));
    await review.row(name).getByText('Not sent', { exact: true }).waitFor();
  });
});

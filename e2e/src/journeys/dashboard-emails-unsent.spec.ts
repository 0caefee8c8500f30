// The outbox without a mail server: every message is kept and readable, and shown as not sent.
import { beforeAll, describe, expect, it } from 'vitest';
import { expectNoAxeViolations } from '../fixtures/accessibility.ts';
import { mainly, openPage } from '../fixtures/browser.ts';
import { expectFocusOn } from '../fixtures/focus.ts';
import { logIn, ORGANISER_SETTINGS } from '../fixtures/organiser.ts';
import { type RegisteredVisitor, registerOver } from '../fixtures/registered-visitor.ts';
import { useServer } from '../fixtures/server.ts';
import { EmailsPage } from '../pages/emails-page.ts';

const server = useServer({ ...(ORGANISER_SETTINGS && { settings: ORGANISER_SETTINGS }) });
const RECEIVED = 'Registration received';
const NOT_SENT = 'Not sent: no mail server configured';
/** Copies of the first message, for a long list. */
const COPIES = 44;
let visitor: RegisteredVisitor;

beforeAll(async () => {
  visitor = await registerOver(server(), { name: 'Rafael Costa', exhibitors: ['Oasis Attar'] });
  await server().query(
    `insert into email (kind, edition_id, registration_id, message_id, recipient_name, recipient, subject, content,
        state, created_at)
      select kind, edition_id, registration_id, 'copy-' || number, recipient_name,
        'copy.' || number || '@farol.example', subject, content, state, created_at
      from email, generate_series(1, $1) as number`,
    [COPIES],
  );
});

describe.each(mainly('desktop'))('on a %s', (width) => {
  it('says above the list and at each message that it was not sent, and keeps it readable', async () => {
    const { page } = await openPage(server().url, width);
    await logIn(page, server());
    const emails = new EmailsPage(page, width);
    await emails.open();
    const banner = page
      .getByRole('status')
      .filter({ hasText: NOT_SENT })
      .or(page.locator('div').filter({ hasText: `${NOT_SENT}To send messages, set SMTP_URL` }));
    await banner.first().waitFor();
    expect(await emails.states.allInnerTexts()).toEqual([
      `All ${COPIES + 1}`,
      'Queued 0',
      'Sent 0',
      'Failed 0',
      `Not sent ${COPIES + 1}`,
    ]);
    await expectNoAxeViolations(page);

    const first = await emails.rows.count();
    await emails.press(emails.button(`Show More (${COPIES + 1 - first} remaining)`));
    await expect.poll(() => emails.rows.count()).toBe(2 * first);
    await expectFocusOn(emails.rows.nth(first));
    await emails.press(emails.button(`Show More (${COPIES + 1 - 2 * first} remaining)`));
    await expect.poll(() => emails.rows.count()).toBe(COPIES + 1);
    expect(await emails.button(/^Show More/).count()).toBe(0);

    await emails.search.fill(visitor.email);
    await expect.poll(() => emails.rows.count()).toBe(1);
    await emails.waitForRow(RECEIVED, visitor.email, 'Not sent');
    await emails.openMessage(RECEIVED, visitor.email);
    await emails.state.getByText(NOT_SENT, { exact: true }).waitFor();
    expect(await emails.tryNow.count()).toBe(0);
    await emails.frame.getByText('We have your registration').waitFor();
    await expectNoAxeViolations(page);
  });
});

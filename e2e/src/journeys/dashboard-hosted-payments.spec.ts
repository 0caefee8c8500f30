// 'Payment Status': open, failed and paid, how often the provider is queried, all attempts, and a refund.
import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../fixtures/accessibility.ts';
import { mainly, openPage, type Width } from '../fixtures/browser.ts';
import { CALL_FAILED, loseAnswers } from '../fixtures/failing-calls.ts';
import { applyOver, approveOver, bookOver, startPaymentOver } from '../fixtures/hosted-buyer.ts';
import { answerAtBank, payOver } from '../fixtures/hosted-money.ts';
import { useMailedServer } from '../fixtures/mailed-server.ts';
import { createOrganisers } from '../fixtures/organiser.ts';
import { letIn } from '../fixtures/review-visit.ts';
import { expect, test } from '../fixtures/test.ts';
import { HostedBuyersPage } from '../pages/hosted-buyers-page.ts';

const started = useMailedServer();
const REQUERY = /\/api\/transaction\/requery/;
const REFUND = /\/api\/payments\/\d+\/refund$/;

test.beforeAll(() => createOrganisers(started().server));

/** Creates a buyer who is approved and has booked. */
async function book(name: string) {
  const { server } = started();
  const buyer = await approveOver(started(), await applyOver(server, { name }));
  return { buyer, bookingId: await bookOver(server, buyer) };
}

async function visit(width: Width, name: string) {
  const { server } = started();
  const opened = await openPage(server.url, width);
  await letIn(opened.page, server);
  const hosted = new HostedBuyersPage(opened.page, width);
  await hosted.open(name);
  await hosted.openPayment(name);
  return { ...opened, hosted };
}

/** Whether the provider was queried when the dialog opened. */
async function wasQueried(page: Page, open: () => Promise<void>): Promise<boolean> {
  const [answer] = await Promise.all([page.waitForResponse(REQUERY), open()]);
  return ((await answer.json()) as { wasAsked: boolean }).wasAsked;
}

for (const width of mainly('desktop'))
  test.describe(`on a ${width}`, () => {
    test('queries the provider about an open payment once in five minutes; a declined payment is Failed', async () => {
      const { server } = started();
      const name = `Open Buyer ${width}`;
      const { buyer, bookingId } = await book(name);
      const { reference, bankPage } = await startPaymentOver(server, buyer, bookingId);
      const { page, hosted } = await visit(width, name);
      await expect(hosted.result('Open')).toBeVisible();
      await expect(hosted.payment.getByText(reference, { exact: true }).first()).toBeVisible();
      await expect(
        hosted.payment.getByText('The payment is under way: the provider has not told us yet how it ended.', {
          exact: true,
        }),
      ).toBeVisible();
      await expectNoAxeViolations(page);
      await hosted.close(hosted.payment);
      await expect(wasQueried(page, () => hosted.openPayment(name))).resolves.toBe(false);
      await expect(hosted.payment.getByText(/it is asked again at most every 5 minutes\.$/)).toBeVisible();
      await hosted.close(hosted.payment);
      await expect(hosted.button(`Payment status of ${name}: Payment under way`)).toBeVisible();

      await answerAtBank(bankPage, 'decline');
      const isFailed = () =>
        server.query(`select 1 from payment where reference = $1 and state = 'failed'`, [reference]);
      await expect.poll(isFailed, { timeout: 10_000 }).toHaveLength(1);
      await hosted.openPayment(name);
      await expect(hosted.result('Failed')).toBeVisible();
      await expect(hosted.payment.getByText(/^The payment was declined\./)).toBeVisible();
      await expect(hosted.payment.getByRole('button', { name: /^Refund/ })).toHaveCount(0);
      await expectNoAxeViolations(page);
      await hosted.close(hosted.payment);

      // After a second attempt that is paid, both are listed, the newest first, and the result is Success.
      await payOver(server, buyer, bookingId);
      await hosted.openPayment(name);
      await expect(hosted.result('Success')).toBeVisible();
      const attempts = hosted.payment.getByRole('article');
      await expect(attempts).toHaveCount(2);
      await expect(attempts.nth(0).getByText('Paid', { exact: true })).toBeVisible();
      await expect(attempts.nth(1).getByText('Failed', { exact: true })).toBeVisible();
      await expectNoAxeViolations(page);
    });

    test('an admin refunds the deposit once, with a reason, though the answer is lost', async () => {
      const { server } = started();
      const name = `Paid Buyer ${width}`;
      const { buyer, bookingId } = await book(name);
      const reference = await payOver(server, buyer, bookingId);
      const { page, hosted, expectErrors } = await visit(width, name);
      expectErrors(CALL_FAILED);
      await expect(
        hosted.payment.getByText('0 of 4 meetings held. The deposit is not due back yet.', { exact: true }),
      ).toBeVisible();
      await hosted.press(hosted.payment.getByRole('button', { name: 'Refund RM 900.00', exact: true }));
      await expect(hosted.refund.getByText(/^Only 0 of 4 meetings were held/)).toBeVisible();
      const send = hosted.refund.getByRole('button', { name: 'Refund RM 900.00', exact: true });
      await hosted.press(send);
      await expect(hosted.refund.getByText('Please give a reason', { exact: true })).toBeVisible();
      await expectNoAxeViolations(page);
      await hosted.refund.getByLabel('Reason', { exact: true }).fill('The buyer fell ill');
      // The refund is made but its answer is lost; the deposit must not be refunded twice.
      const found = await loseAnswers(page, REFUND);
      await hosted.press(send);
      await expect(
        hosted.refund.getByText(/^We got no reply, so we don’t know whether the refund went through/),
      ).toBeVisible();
      await found();
      await hosted.press(hosted.refund.getByRole('button', { name: 'Cancel', exact: true }));
      await expect(hosted.payment.getByText(/^RM\s900\.00 refunded on /)).toBeVisible();
      await expect(
        hosted.payment.getByText('By admin@visavis.example: The buyer fell ill', { exact: true }),
      ).toBeVisible();
      await expect(hosted.payment.getByRole('button', { name: /^Refund/ })).toHaveCount(0);
      await hosted.close(hosted.payment);
      await expect(hosted.button(`Payment status of ${name}: Refunded`)).toBeVisible();
      const money = `select kind, count(*)::int as times from payment_entry join payment on payment.id = payment_id
      where reference = $1 and kind like 'refund%' group by kind order by kind`;
      const entries = await server.query<{ kind: string; times: number }>(money, [reference]);
      expect(entries.length).toBeGreaterThan(0);
      expect(entries.every(({ times }) => times === 1)).toBe(true);
    });
  });

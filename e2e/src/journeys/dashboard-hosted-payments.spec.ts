// 'Payment Status': open, failed and paid, how often the provider is queried, all attempts, and a refund.
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectNoAxeViolations } from '../fixtures/accessibility.ts';
import { mainly, openPage, type Width } from '../fixtures/browser.ts';
import { CALL_FAILED, loseAnswers } from '../fixtures/failing-calls.ts';
import { applyOver, approveOver, bookOver, startPaymentOver } from '../fixtures/hosted-buyer.ts';
import { answerAtBank, payOver } from '../fixtures/hosted-money.ts';
import { useMailedServer } from '../fixtures/mailed-server.ts';
import { createOrganisers } from '../fixtures/organiser.ts';
import { letIn } from '../fixtures/review-visit.ts';
import { HostedBuyersPage } from '../pages/hosted-buyers-page.ts';

const started = useMailedServer();
const REQUERY = /\/api\/transaction\/requery/;
const REFUND = /\/api\/payments\/\d+\/refund$/;

beforeAll(() => createOrganisers(started().server));

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

describe.each(mainly('desktop'))('on a %s', (width) => {
  it('queries the provider about an open payment once in five minutes; a declined payment is Failed', async () => {
    const { server } = started();
    const name = `Open Buyer ${width}`;
    const { buyer, bookingId } = await book(name);
    const { reference, bankPage } = await startPaymentOver(server, buyer, bookingId);
    const { page, hosted } = await visit(width, name);
    await hosted.result('Open').waitFor();
    await hosted.payment.getByText(reference, { exact: true }).first().waitFor();
    await hosted.payment
      .getByText('The payment is under way: the provider has not told us yet how it ended.', { exact: true })
      .waitFor();
    await expectNoAxeViolations(page);
    await hosted.close(hosted.payment);
    expect(await wasQueried(page, () => hosted.openPayment(name))).toBe(false);
    await hosted.payment.getByText(/it is asked again at most every 5 minutes\.$/).waitFor();
    await hosted.close(hosted.payment);
    await hosted.button(`Payment status of ${name}: Payment under way`).waitFor();

    await answerAtBank(bankPage, 'decline');
    const isFailed = () =>
      server.query(`select 1 from payment where reference = $1 and state = 'failed'`, [reference]);
    await expect.poll(isFailed, { timeout: 10_000 }).toHaveLength(1);
    await hosted.openPayment(name);
    await hosted.result('Failed').waitFor();
    await hosted.payment.getByText(/^The payment was declined\./).waitFor();
    expect(await hosted.payment.getByRole('button', { name: /^Refund/ }).count()).toBe(0);
    await expectNoAxeViolations(page);
    await hosted.close(hosted.payment);

    // After a second attempt that is paid, both are listed, the newest first, and the result is Success.
    await payOver(server, buyer, bookingId);
    await hosted.openPayment(name);
    await hosted.result('Success').waitFor();
    const attempts = hosted.payment.getByRole('article');
    expect(await attempts.count()).toBe(2);
    await attempts.nth(0).getByText('Paid', { exact: true }).waitFor();
    await attempts.nth(1).getByText('Failed', { exact: true }).waitFor();
    await expectNoAxeViolations(page);
  });

  it('an admin refunds the deposit once, with a reason, though the answer is lost', async () => {
    const { server } = started();
    const name = `Paid Buyer ${width}`;
    const { buyer, bookingId } = await book(name);
    const reference = await payOver(server, buyer, bookingId);
    const { page, hosted, expectErrors } = await visit(width, name);
    expectErrors(CALL_FAILED);
    await hosted.payment
      .getByText('0 of 4 meetings held. The deposit is not due back yet.', { exact: true })
      .waitFor();
    await hosted.press(hosted.payment.getByRole('button', { name: 'Refund RM 900.00', exact: true }));
    await hosted.refund.getByText(/^Only 0 of 4 meetings were held/).waitFor();
    const send = hosted.refund.getByRole('button', { name: 'Refund RM 900.00', exact: true });
    await hosted.press(send);
    await hosted.refund.getByText('Please give a reason', { exact: true }).waitFor();
    await expectNoAxeViolations(page);
    await hosted.refund.getByLabel('Reason', { exact: true }).fill('The buyer fell ill');
    // The refund is made but its answer is lost; the deposit must not be refunded twice.
    const found = await loseAnswers(page, REFUND);
    await hosted.press(send);
    await hosted.refund
      .getByText(/^We got no reply, so we don’t know whether the refund went through/)
      .waitFor();
    await found();
    await hosted.press(hosted.refund.getByRole('button', { name: 'Cancel', exact: true }));
    await hosted.payment.getByText(/^RM\s900\.00 refunded on /).waitFor();
    await hosted.payment.getByText('By admin@visavis.example: The buyer fell ill', { exact: true }).waitFor();
    expect(await hosted.payment.getByRole('button', { name: /^Refund/ }).count()).toBe(0);
    await hosted.close(hosted.payment);
    await hosted.button(`Payment status of ${name}: Refunded`).waitFor();
    const money = `select kind, count(*)::int as times from payment_entry join payment on payment.id = payment_id
      where reference = $1 and kind like 'refund%' group by kind order by kind`;
    const entries = await server.query<{ kind: string; times: number }>(money, [reference]);
    expect(entries.length).toBeGreaterThan(0);
    expect(entries.every(({ times }) => times === 1)).toBe(true);
  });
});

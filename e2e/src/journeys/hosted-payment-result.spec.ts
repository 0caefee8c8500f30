// The page to which the payment provider returns a buyer: while the outcome is pending, and after a success.
import { getPaymentOutcome } from '@visavis/contract/payment/endpoints';
import { describe, expect, it } from 'vitest';
import { expectNoAxeViolations } from '../fixtures/accessibility.ts';
import { approvedBuyer, openLink } from '../fixtures/approved-visit.ts';
import { mainly, openPage, type Visit, type Width } from '../fixtures/browser.ts';
import { CALL_FAILED, failCalls } from '../fixtures/failing-calls.ts';
import { type ApprovedBuyer, bookOver, startPaymentOver } from '../fixtures/hosted-buyer.ts';
import { answerAtBank } from '../fixtures/hosted-money.ts';
import { expectToFit } from '../fixtures/layout.ts';
import { useMailedServer } from '../fixtures/mailed-server.ts';
import { PaymentSummaryPage } from '../pages/booking-page.ts';
import { PaymentResultPage } from '../pages/payment-result-page.ts';

const world = useMailedServer();

const BY_EMAIL =
  'This is taking longer than usual. You may close this page: we’ll email you the result. You won’t be charged twice.';

interface Underway extends Visit {
  buyer: ApprovedBuyer;
  reference: string;
  bankPage: string;
  result: PaymentResultPage;
  path: string;
}

/** Starts a payment that the bank has not answered yet, in a browser that has the buyer's link. */
async function startPayment(width: Width): Promise<Underway> {
  const { server } = world();
  const buyer = await approvedBuyer(world());
  const attempt = await startPaymentOver(server, buyer, await bookOver(server, buyer));
  const visit = await openPage(server.url, width);
  await openLink(visit.page, buyer);
  await new PaymentSummaryPage(visit.page, width).title.waitFor();
  const result = new PaymentResultPage(visit.page, width);
  // The outcome in the address proves nothing.
  const path = `${PaymentResultPage.path}?RefNo=${attempt.reference}&Status=200&TransactionId=T1`;
  return { ...visit, ...attempt, buyer, result, path };
}

describe.each(mainly('phone'))('on a %s', (width) => {
  it('shows three stages while waiting, promises an email after a minute, and continues once paid', async () => {
    const { page, expectErrors, result, path, bankPage, reference } = await startPayment(width);
    await page.clock.install();
    await page.goto(path);
    await result.waitForTitle('Processing Payment...');
    expect(await page.locator('[aria-busy=true]').filter({ has: result.heading }).count()).toBe(1);
    const stages = page.getByRole('list', { name: 'Progress of the payment' }).getByRole('listitem');
    expect(await stages.allInnerTexts()).toEqual([
      'You came back from the provider',
      'The provider confirms the amount',
      'Then you choose your interests',
    ]);
    expect(await stages.nth(1).getAttribute('aria-current')).toBe('step');
    await page.getByText(reference, { exact: true }).waitFor();
    expect(await page.getByText(BY_EMAIL, { exact: true }).count()).toBe(0);
    await expectToFit(page);

    await page.clock.fastForward(61_000);
    await page.getByRole('status').getByText(BY_EMAIL, { exact: true }).waitFor();
    await result.waitForTitle('Processing Payment...');
    expectErrors(CALL_FAILED);
    const mend = await failCalls(page, `**${getPaymentOutcome.path}*`, 'unreachable');
    await page.clock.fastForward(16_000);
    await page.getByText(/^We’re getting no reply at the moment\. We’ll keep trying/).waitFor();
    await expectNoAxeViolations(page);
    await mend();
    await answerAtBank(bankPage, 'approve');
    await page.clock.fastForward(16_000);
    await result.waitForPath('/hosted/interest');
  });

  it('shows the outcome in another browser without personal data, and points to the email', async () => {
    const { bankPage, path, buyer, reference } = await startPayment(width);
    await answerAtBank(bankPage, 'approve');
    const { page, expectErrors } = await openPage(world().server.url, width);
    await page.goto(path);
    const result = new PaymentResultPage(page, width);
    await result.waitForTitle('Payment received');
    await page
      .getByText('Your payment was received. To continue, please open the link in the email we sent you.', {
        exact: true,
      })
      .waitFor();
    for (const secret of [buyer.name, buyer.email, 'RM 900.00'])
      expect(await page.getByRole('main').getByText(secret).count()).toBe(0);
    expect(await result.tryAgain.count()).toBe(0);
    await expectNoAxeViolations(page);
    await expectToFit(page);

    expectErrors(CALL_FAILED);
    await page.goto(path.replace(reference, 'AAAAAAAAAAAAAAAAAAAAAAAAAA'));
    await result.waitForTitle('We can’t find this payment');
  });
});

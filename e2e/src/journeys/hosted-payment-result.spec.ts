// The page to which the payment provider returns a buyer: while the outcome is pending, and after a success.
import { getPaymentOutcome } from '@visavis/contract/payment/endpoints';
import { expectNoAxeViolations } from '../fixtures/accessibility.ts';
import { approvedBuyer, openLink } from '../fixtures/approved-visit.ts';
import { mainly, openPage, type Visit, type Width } from '../fixtures/browser.ts';
import { CALL_FAILED, failCalls } from '../fixtures/failing-calls.ts';
import { type ApprovedBuyer, bookOver, startPaymentOver } from '../fixtures/hosted-buyer.ts';
import { answerAtBank } from '../fixtures/hosted-money.ts';
import { expectToFit } from '../fixtures/layout.ts';
import { useMailedServer } from '../fixtures/mailed-server.ts';
import { expect, test } from '../fixtures/test.ts';
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
  await expect(new PaymentSummaryPage(visit.page, width).title).toBeVisible();
  const result = new PaymentResultPage(visit.page, width);
  // The outcome in the address proves nothing.
  const path = `${PaymentResultPage.path}?RefNo=${attempt.reference}&Status=200&TransactionId=T1`;
  return { ...visit, ...attempt, buyer, result, path };
}

for (const width of mainly('phone'))
  test.describe(`on a ${width}`, () => {
    test('shows three stages while waiting, promises an email after a minute, and continues once paid', async () => {
      const { page, expectErrors, result, path, bankPage, reference } = await startPayment(width);
      await page.clock.install();
      await page.goto(path);
      await result.waitForTitle('Processing Payment...');
      await expect(page.locator('[aria-busy=true]').filter({ has: result.heading })).toHaveCount(1);
      const stages = page.getByRole('list', { name: 'Progress of the payment' }).getByRole('listitem');
      await expect(stages).toHaveText(
        [
          'You came back from the provider',
          'The provider confirms the amount',
          'Then you choose your interests',
        ],
        { useInnerText: true },
      );
      await expect(stages.nth(1)).toHaveAttribute('aria-current', 'step');
      await expect(page.getByText(reference, { exact: true })).toBeVisible();
      await expect(page.getByText(BY_EMAIL, { exact: true })).toHaveCount(0);
      await expectToFit(page);

      await page.clock.fastForward(61_000);
      await expect(page.getByRole('status').getByText(BY_EMAIL, { exact: true })).toBeVisible();
      await result.waitForTitle('Processing Payment...');
      expectErrors(CALL_FAILED);
      const mend = await failCalls(page, `**${getPaymentOutcome.path}*`, 'unreachable');
      await page.clock.fastForward(16_000);
      await expect(page.getByText(/^We’re getting no reply at the moment\. We’ll keep trying/)).toBeVisible();
      await expectNoAxeViolations(page);
      await mend();
      await answerAtBank(bankPage, 'approve');
      await page.clock.fastForward(16_000);
      await result.waitForPath('/hosted/interest');
    });

    test('shows the outcome in another browser without personal data, and points to the email', async () => {
      const { bankPage, path, buyer, reference } = await startPayment(width);
      await answerAtBank(bankPage, 'approve');
      const { page, expectErrors } = await openPage(world().server.url, width);
      await page.goto(path);
      const result = new PaymentResultPage(page, width);
      await result.waitForTitle('Payment received');
      await expect(
        page.getByText(
          'Your payment was received. To continue, please open the link in the email we sent you.',
          {
            exact: true,
          },
        ),
      ).toBeVisible();
      for (const secret of [buyer.name, buyer.email, 'RM 900.00'])
        await expect(page.getByRole('main').getByText(secret)).toHaveCount(0);
      await expect(result.tryAgain).toHaveCount(0);
      await expectNoAxeViolations(page);
      await expectToFit(page);

      expectErrors(CALL_FAILED);
      await page.goto(path.replace(reference, 'AAAAAAAAAAAAAAAAAAAAAAAAAA'));
      await result.waitForTitle('We can’t find this payment');
    });
  });

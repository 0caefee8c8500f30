// Payments with the outcomes at the bank that a browser sees: forged, declined, abandoned, paid in another tab.

import type { Locator, Page } from '@playwright/test';
import { HOSTED_PATHS, PAYMENT_RESULT_PATH } from '@visavis/contract/page-path';
import { expectNoAxeViolations } from '../fixtures/accessibility.ts';
import { mainly, openPage, type Visit, type Width } from '../fixtures/browser.ts';
import { type ApprovedBuyer, applyOver, approveOver, bookOver } from '../fixtures/hosted-buyer.ts';
import { attemptsOf } from '../fixtures/hosted-visit.ts';
import { expectToFit } from '../fixtures/layout.ts';
import { useSharedMailedServer } from '../fixtures/shared-server.ts';
import { expect, test } from '../fixtures/test.ts';
import { PaymentSummaryPage } from '../pages/booking-page.ts';
import { PaymentResultPage } from '../pages/payment-result-page.ts';
import { TestBankPage } from '../pages/test-bank-page.ts';

const world = useSharedMailedServer();

/** @param name must not occur in the texts of the pages */
async function bookedBuyer(name: string): Promise<ApprovedBuyer> {
  const { server } = world();
  const buyer = await approveOver(world(), await applyOver(server, { name }));
  await bookOver(server, buyer);
  return buyer;
}

interface Payer {
  visit: Visit;
  page: Page;
  summary: PaymentSummaryPage;
  bank: TestBankPage;
  result: PaymentResultPage;
}

/** Opens the payment summary of a buyer who has booked. */
async function openSummary(buyer: ApprovedBuyer, width: Width): Promise<Payer> {
  const visit = await openPage(world().server.url, width);
  const { page } = visit;
  const summary = new PaymentSummaryPage(page, width);
  // The emailed link opens the buyer's current step.
  await page.goto(buyer.link);
  await expect(summary.title).toBeVisible();
  return {
    visit,
    page,
    summary,
    bank: new TestBankPage(page, width),
    result: new PaymentResultPage(page, width),
  };
}

const countBookings = async ({ registrationId }: ApprovedBuyer): Promise<number> => {
  const rows = await world().server.query('select 1 from booking where registration_id = $1', [
    registrationId,
  ]);
  return rows.length;
};
const statesOf = async (buyer: ApprovedBuyer) =>
  (await attemptsOf(world().server, buyer)).map(({ state }) => state);

/** The distance from the last letter of a term to the value beside it, in CSS pixels. */
const gapAfter = (term: Locator): Promise<number> =>
  term.evaluate((element) => {
    const rightOf = (node: Node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return range.getBoundingClientRect().right;
    };
    const value = element.nextElementSibling;
    if (!value) throw new Error('The term has no value.');
    return value.getBoundingClientRect().left - rightOf(element);
  });

for (const width of mainly('phone'))
  test(`on a ${width} neither a forged URL nor leaving the bank pays; after a refusal a second attempt does`, async () => {
    const { server } = world();
    const buyer = await bookedBuyer(`Nurul of the ${width}`);
    const { page, summary, bank, result } = await openSummary(buyer, width);
    const refused = await summary.startPayment();
    const outcome = page.waitForResponse((answer) => answer.url().includes('/api/payments/outcome'));
    await page.goto(
      `${PAYMENT_RESULT_PATH}?${new URLSearchParams({ RefNo: refused, Status: '200', TransactionId: 'tbm_forged' })}`,
    );
    await expect(outcome.then((answer) => answer.json())).resolves.toMatchObject({ outcome: 'processing' });
    await result.waitForTitle('Processing Payment...');
    await expectNoAxeViolations(page);
    await expectToFit(page);
    await page.goto(`${HOSTED_PATHS.interest}?Status=200&RefNo=${refused}`);
    await expect(summary.title).toBeVisible();
    await summary.waitForPath(HOSTED_PATHS.payment);
    await expect(summary.underWay).toBeVisible();
    await expect
      .poll(() => attemptsOf(server, buyer))
      .toEqual([{ reference: refused, state: 'open', is_surplus: false }]);

    await summary.press(summary.continuePayment);
    await bank.waitForPayment(refused);
    await expectNoAxeViolations(page);
    await bank.choose('Decline');
    await result.waitForTitle('Payment Failed');
    await expect(page.getByText(refused, { exact: true })).toBeVisible();
    for (const term of await page.getByRole('term').all())
      await expect.poll(() => gapAfter(term)).toBeGreaterThan(8);
    await result.press(result.tryAgain);
    await expect(summary.title).toBeVisible();
    await summary.waitForPath(HOSTED_PATHS.payment);
    await expect(summary.underWay).toHaveCount(0);
    const paid = await summary.leaveToPay();
    expect(paid).not.toBe(refused);

    await bank.choose('Leave');
    await expect(bank.heading.filter({ hasText: 'You have left the bank' })).toBeVisible();
    await expectNoAxeViolations(page);
    await bank.press(bank.backToShop);
    await result.waitForTitle('Processing Payment...');
    await expect(page.getByText('Being confirmed', { exact: true })).toBeVisible();
    const tab = await page.context().newPage();
    const otherSummary = new PaymentSummaryPage(tab, width);
    await tab.goto(HOSTED_PATHS.payment);
    await expect(otherSummary.underWay).toBeVisible();
    await otherSummary.press(otherSummary.continuePayment);
    const otherBank = new TestBankPage(tab, width);
    await otherBank.waitForPayment(paid);
    await otherBank.choose('Approve');
    await otherBank.waitForPath(HOSTED_PATHS.interest);
    // The waiting page follows by itself.
    await result.waitForPath(HOSTED_PATHS.interest);
    await expect.poll(() => countBookings(buyer)).toBe(1);
    await expect.poll(() => statesOf(buyer)).toEqual(['failed', 'paid']);
    await tab.close();

    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Payment received' })).toBeVisible();
    await expectNoAxeViolations(page);
  });

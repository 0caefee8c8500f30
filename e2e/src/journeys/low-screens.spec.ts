// Visitors and hosted buyers can finish every step on the shortest screen, with text at 200%, and
// in forced colours.

import type { Page } from '@playwright/test';
import { HOSTED_PATHS } from '@visavis/contract/page-path';
import { askForFewMeetings, openLink } from '../fixtures/approved-visit.ts';
import { openPage } from '../fixtures/browser.ts';
import { REQUIRED_DOCUMENTS } from '../fixtures/documents.ts';
import { settle } from '../fixtures/focus.ts';
import { approveOver, buyerOf } from '../fixtures/hosted-buyer.ts';
import { addressIn, expectUsableInAllWays, WALKED_WAYS } from '../fixtures/low-screens.ts';
import { useSharedMailedServer } from '../fixtures/shared-server.ts';
import { expect, test } from '../fixtures/test.ts';
import { BookingPage, PaymentSummaryPage } from '../pages/booking-page.ts';
import { CompanyPage } from '../pages/company-page.ts';
import { CONTACT, ContactPage } from '../pages/contact-page.ts';
import { DocumentsBlock } from '../pages/documents-block.ts';
import { FinalMeetingsPage } from '../pages/final-meetings-page.ts';
import { HostedCompanyPage, HostedContactPage } from '../pages/hosted-application-page.ts';
import { InterestPage } from '../pages/interest-page.ts';
import { MatchingPage } from '../pages/matching-page.ts';
import { SchedulePage } from '../pages/schedule-page.ts';
import { TestBankPage } from '../pages/test-bank-page.ts';
import { ThankYouPage } from '../pages/thank-you-page.ts';

/** The fewest that an edition may require, to keep the journey short. */
const MEETINGS = 2;
const world = useSharedMailedServer();

/** @returns the reference of the application */
async function apply(page: Page, email: string): Promise<string> {
  const contact = new HostedContactPage(page, 'phone');
  await contact.open();
  await contact.fill({ email });
  await expectUsableInAllWays(page);
  await contact.goOn();
  const company = new HostedCompanyPage(page, 'phone');
  await company.fill();
  const documents = new DocumentsBlock(page);
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), company.press(documents.zone)]);
  await chooser.setFiles([...REQUIRED_DOCUMENTS]);
  for (const { name } of REQUIRED_DOCUMENTS) await expect(documents.remove(name)).toBeVisible();
  await company.press(documents.remove('passport.png'));
  await expect(documents.remove('passport.png')).toHaveCount(0);
  await company.choose(REQUIRED_DOCUMENTS.filter(({ name }) => name === 'passport.png'));
  await expectUsableInAllWays(page);
  const reference = await company.send();
  await expectUsableInAllWays(page);
  return reference;
}

async function bookAndPay(page: Page): Promise<void> {
  const booking = new BookingPage(page, 'phone');
  await booking.fillApplicant({ name: 'Amira Rahman', passport: 'A77310942' }, 0);
  await booking.choose('3 - 5 Jun 2026');
  await booking.choose('One Double Bed');
  await booking.addNight('5 Jun');
  await expect(booking.line('Total', 'RM 1,350.00')).toBeVisible();
  await expectUsableInAllWays(page);
  await booking.press(booking.goOn);
  const summary = new PaymentSummaryPage(page, 'phone');
  await expect(summary.title).toBeVisible();
  await expect(summary.line('Total', 'RM 1,350.00')).toBeVisible();
  await expectUsableInAllWays(page);
  await summary.startPayment();
  await expectUsableInAllWays(page);
  await summary.press(summary.leave);
  const bank = new TestBankPage(page, 'phone');
  await bank.choose('Approve');
}

async function planMeetings(page: Page): Promise<void> {
  const interest = new InterestPage(page, 'phone');
  await interest.waitForPath(HOSTED_PATHS.interest);
  await interest.choose();
  await expectUsableInAllWays(page);
  await interest.press(interest.next);
  const matching = new MatchingPage(page, 'phone');
  await matching.waitForPath(HOSTED_PATHS.matching);
  await matching.selectFree(MEETINGS);
  await expectUsableInAllWays(page);
  await matching.press(matching.schedule);
  const schedule = new SchedulePage(page, 'phone');
  await schedule.waitForPath(HOSTED_PATHS.schedule);
  await schedule.bookAll(MEETINGS);
  await expectUsableInAllWays(page);
  await schedule.press(schedule.submit);
}

for (const [way, prepare] of WALKED_WAYS)
  test(`a hosted buyer applies, pays and plans meetings ${way}`, async () => {
    const { server } = world();
    await askForFewMeetings(server, MEETINGS);
    const { page } = await openPage(server.url, 'phone');
    await prepare(page);
    const { name, companyName: company } = CONTACT;
    const email = addressIn(way);
    const reference = await apply(page, email);
    const applied = await buyerOf(server, reference, { name, company, email });
    await openLink(page, await approveOver(world(), applied));
    await bookAndPay(page);
    await planMeetings(page);
    const final = new FinalMeetingsPage(page, 'phone');
    await expect(final.success(MEETINGS)).toBeVisible();
    await expectUsableInAllWays(page);
    // The statuses are aligned at the end of their lines.
    for (const width of [1440, 390, 320]) {
      await page.setViewportSize({ width, height: 900 });
      await settle(page);
      const ends = await final.marks.evaluateAll((marks) =>
        marks.map((mark) => Math.round(mark.getBoundingClientRect().right)),
      );
      expect(ends).toHaveLength(MEETINGS);
      expect(new Set(ends).size).toBe(1);
    }
  });

for (const [way, prepare] of WALKED_WAYS)
  test(`a visitor registers ${way}`, async () => {
    const { page } = await openPage(world().server.url, 'phone');
    await prepare(page);
    const contact = new ContactPage(page, 'phone');
    await contact.open();
    await expectUsableInAllWays(page);
    await contact.fill({ email: `visitor.${addressIn(way)}` });
    await contact.goOn();
    const company = new CompanyPage(page, 'phone');
    await company.fill();
    await expectUsableInAllWays(page);
    await company.goOn();
    const interest = new InterestPage(page, 'phone');
    await interest.choose();
    await expectUsableInAllWays(page);
    await interest.goOn();
    const matching = new MatchingPage(page, 'phone');
    await matching.selectFree(2);
    await expectUsableInAllWays(page);
    await matching.goOn();
    const schedule = new SchedulePage(page, 'phone');
    await schedule.bookAll(2);
    await expectUsableInAllWays(page);
    await schedule.send();
    await expect(new ThankYouPage(page, 'phone').success(2)).toBeVisible();
  });

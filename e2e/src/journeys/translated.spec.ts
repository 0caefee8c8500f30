// A browser that translates every page, at load and after every change: no page fails, both journeys complete.

import type { Page } from '@playwright/test';
import { HOSTED_PATHS } from '@visavis/contract/page-path';
import { approvedBuyer, askForFewMeetings, openLink } from '../fixtures/approved-visit.ts';
import { openPage, type Visit } from '../fixtures/browser.ts';
import { REQUIRED_DOCUMENTS } from '../fixtures/documents.ts';
import { CALL_FAILED } from '../fixtures/failing-calls.ts';
import { lineOf } from '../fixtures/network.ts';
import { AREAS, walk } from '../fixtures/screens.ts';
import { useSite } from '../fixtures/site.ts';
import { expect, test } from '../fixtures/test.ts';
import { translatePages } from '../fixtures/translation.ts';
import { BookingPage, PaymentSummaryPage } from '../pages/booking-page.ts';
import { CompanyPage } from '../pages/company-page.ts';
import { ContactPage } from '../pages/contact-page.ts';
import { FinalMeetingsPage } from '../pages/final-meetings-page.ts';
import { HostedCompanyPage, HostedContactPage } from '../pages/hosted-application-page.ts';
import { InterestPage } from '../pages/interest-page.ts';
import { MatchingPage } from '../pages/matching-page.ts';
import { SchedulePage } from '../pages/schedule-page.ts';
import { TestBankPage } from '../pages/test-bank-page.ts';
import { ThankYouPage } from '../pages/thank-you-page.ts';

/** Just enough to reach the pages, so that the journeys are short. */
const MEETINGS = 2;
const site = useSite();

async function openTranslated(): Promise<Visit> {
  const visit = await openPage(site().server.url, 'phone');
  await translatePages(visit.page);
  return visit;
}

async function slowDown(page: Page): Promise<void> {
  await (await lineOf(page)).slow3G();
  page.setDefaultTimeout(60_000);
}

/** Text that React changed and the browser did not translate again would not be in a font element. */
async function expectTranslated(page: Page, state: string): Promise<void> {
  const untranslated = () =>
    page.evaluate(() => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      while (walker.nextNode()) {
        const { nodeValue, parentElement } = walker.currentNode;
        if (!/[\p{L}\d]/u.test(nodeValue ?? '')) continue;
        if (!parentElement?.closest('font, script, style, title, textarea, noscript, [translate=no]'))
          found.push(nodeValue ?? '');
      }
      return found;
    });
  await expect.poll(untranslated, { message: state }).toEqual([]);
  await expect.poll(() => page.locator('main font').count(), { message: state }).toBeGreaterThan(2);
}

/** The standard run covers the pages through the journeys below. */
for (const area of process.env.DEEP ? AREAS : [])
  test(`no ${area} screen fails`, async () => {
    const { page, expectErrors } = await openTranslated();
    expectErrors(CALL_FAILED);
    // The translator runs in every frame, even where scripts are blocked.
    expectErrors(/about:srcdoc/);
    await walk(page, site(), area, expectTranslated);
  });

for (const network of process.env.DEEP ? ['fast', 'slow'] : ['fast'])
  test(`a visitor registers over a ${network} network`, async () => {
    const { page } = await openTranslated();
    if (network === 'slow') await slowDown(page);
    const contact = new ContactPage(page, 'phone');
    await contact.open();
    await contact.pickDiallingCode('singap', 'Singapore +65');
    await contact.pickDiallingCode('malay', 'Malaysia +60');
    await contact.fill({ email: `translated.${network}@kenari.example` });
    await contact.goOn();
    const company = new CompanyPage(page, 'phone');
    await company.fill();
    await company.goOn();
    const interest = new InterestPage(page, 'phone');
    await interest.choose();
    await expectTranslated(page, 'interests');
    await interest.goOn();
    const matching = new MatchingPage(page, 'phone');
    await matching.selectFree(MEETINGS);
    await expectTranslated(page, 'matches');
    await matching.goOn();
    const schedule = new SchedulePage(page, 'phone');
    await schedule.bookAll(MEETINGS);
    await expectTranslated(page, 'scheduler');
    await schedule.send();
    const thankYou = new ThankYouPage(page, 'phone');
    await expect(thankYou.success(MEETINGS)).toBeVisible();
    await expect.poll(() => thankYou.meetings.count()).toBe(MEETINGS);
    await expectTranslated(page, 'thank you');
  });

if (process.env.DEEP)
  test('a hosted buyer applies over a slow network', async () => {
    const { page } = await openTranslated();
    await slowDown(page);
    const contact = new HostedContactPage(page, 'phone');
    await contact.open();
    await contact.fill({ email: 'translated.buyer@kenari.example' });
    await contact.goOn();
    const company = new HostedCompanyPage(page, 'phone');
    await company.fill();
    await company.choose(REQUIRED_DOCUMENTS);
    await expectTranslated(page, 'application');
    await expect(company.send()).resolves.toMatch(/^HB-/);
    await expectTranslated(page, 'thank you');
  });

test('an approved buyer books, pays and chooses the meetings', async () => {
  await askForFewMeetings(site().server, MEETINGS);
  const buyer = await approvedBuyer(site());
  const { page } = await openTranslated();
  await openLink(page, buyer);
  const booking = new BookingPage(page, 'phone');
  await expect(booking.title).toBeVisible();
  await booking.fillApplicant({ name: buyer.name, passport: 'A77310942' }, 0);
  await booking.choose('3 - 5 Jun 2026');
  await booking.choose('One Double Bed');
  await booking.addNight('5 Jun');
  await expect(booking.line('Total', 'RM 1,350.00')).toBeVisible();
  await expectTranslated(page, 'booking');
  await booking.press(booking.goOn);
  const summary = new PaymentSummaryPage(page, 'phone');
  await expect(summary.title).toBeVisible();
  await summary.startPayment();
  await expectTranslated(page, 'payment');
  await summary.press(summary.leave);
  const bank = new TestBankPage(page, 'phone');
  await page.waitForURL(/\/test-bank\//);
  await bank.choose('Approve');
  await bank.waitForPath(HOSTED_PATHS.interest);
  const interest = new InterestPage(page, 'phone');
  await interest.choose();
  await interest.press(interest.next);
  await interest.waitForPath(HOSTED_PATHS.matching);
  const matching = new MatchingPage(page, 'phone');
  await matching.selectFree(MEETINGS);
  await matching.press(matching.schedule);
  await matching.waitForPath(HOSTED_PATHS.schedule);
  const schedule = new SchedulePage(page, 'phone');
  await schedule.bookAll(MEETINGS);
  await schedule.press(schedule.submit);
  await schedule.waitForPath(HOSTED_PATHS.finalMeetings);
  const final = new FinalMeetingsPage(page, 'phone');
  await expect(final.success(MEETINGS)).toBeVisible();
  await expectTranslated(page, 'final meetings');
});

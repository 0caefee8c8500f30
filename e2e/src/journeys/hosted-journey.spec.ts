// The whole journey of a hosted buyer in two browsers: from the application on a phone to the refund in the dashboard.

import type { Page } from '@playwright/test';
import { HOSTED_PATHS } from '@visavis/contract/page-path';
import { expectNoAxeViolations } from '../fixtures/accessibility.ts';
import { openPage, type Visit } from '../fixtures/browser.ts';
import { pressThoughBusy } from '../fixtures/calm.ts';
import { REQUIRED_DOCUMENTS } from '../fixtures/documents.ts';
import { CALL_FAILED } from '../fixtures/failing-calls.ts';
import { hostedLinkOf } from '../fixtures/hosted-buyer.ts';
import { expectKeptNowhere } from '../fixtures/hosted-visit.ts';
import { useMailedServer } from '../fixtures/mailed-server.ts';
import { keepSession, openSession } from '../fixtures/organiser.ts';
import { expect, test } from '../fixtures/test.ts';
import { AttendancePage, RefundsPage } from '../pages/attendance-page.ts';
import { BookingPage, PaymentSummaryPage } from '../pages/booking-page.ts';
import { FinalMeetingsPage } from '../pages/final-meetings-page.ts';
import { HostedCompanyPage, HostedContactPage } from '../pages/hosted-application-page.ts';
import { HostedDeskPage } from '../pages/hosted-desk-page.ts';
import { InterestPage } from '../pages/interest-page.ts';
import { MatchingPage } from '../pages/matching-page.ts';
import { ReviewPage } from '../pages/review-page.ts';
import { SchedulePage } from '../pages/schedule-page.ts';
import { TestBankPage } from '../pages/test-bank-page.ts';

const world = useMailedServer();

const NAME = 'Amira Rahman';
const EMAIL = 'amira.rahman@kenari.example';
/** Numbers found nowhere else, so that any occurrence comes from this booking. */
const PASSPORT = 'A77310942';
const OTHER_PASSPORT = 'K48021577';
const PASSPORTS = [PASSPORT, OTHER_PASSPORT];

/** For states that every-screen.spec.ts does not cover: no axe violations, no passport number stored in the browser. */
async function look(page: Page): Promise<void> {
  await expectNoAxeViolations(page);
  await expectKeptNowhere(page, PASSPORTS);
}

async function applyOnPhone(page: Page): Promise<string> {
  const contact = new HostedContactPage(page, 'phone');
  await contact.open();
  await expect(page.getByText(/^Step 1 of 4\./)).toBeVisible();
  await expectKeptNowhere(page, PASSPORTS);
  // Surrounding spaces are trimmed.
  await contact.fill({ name: `  ${NAME} `, email: EMAIL });
  await contact.goOn();
  const company = new HostedCompanyPage(page, 'phone');
  await company.fill();
  await company.press(company.submit);
  await expect(page.getByText('Please upload required documents', { exact: true })).toBeVisible();
  await company.choose(REQUIRED_DOCUMENTS);
  await look(page);
  const reference = await company.send();
  expect(reference).toMatch(/^HB-/);
  await expectKeptNowhere(page, PASSPORTS);
  for (const text of ['Business meetings', 'Stage programs', 'Deposit'])
    await expect(page.getByText(text, { exact: true }).first()).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('hostedRegistration'))).toBeNull();
  return reference;
}

async function approve(desk: HostedDeskPage): Promise<string> {
  await desk.open(NAME);
  await desk.openDocuments(NAME);
  for (const place of [1, 2, 3]) {
    await expect(desk.documents.getByText(`${place} of 3 documents`, { exact: true })).toBeVisible();
    await expect(desk.documents.locator('img, canvas:not([hidden])').first()).toBeVisible();
    if (place === 1) await expectNoAxeViolations(desk.page);
    await desk.press(desk.documents.getByRole('button', { name: 'Next document' }));
  }
  await desk.close(desk.documents);
  await desk.press(desk.action('Approve', NAME));
  await desk.standing(NAME, 'Email Sent');
  return hostedLinkOf(await world().mail.messageTo(EMAIL, /^You are a hosted buyer/));
}

async function book(page: Page, link: string): Promise<void> {
  await page.goto(link);
  const booking = new BookingPage(page, 'phone');
  await expect(booking.title).toBeVisible();
  expect(new URL(page.url()).searchParams.has('key')).toBe(false);
  await booking.fillApplicant({ name: NAME, passport: PASSPORT }, 0);
  await booking.fillApplicant({ name: 'Hakim Rahman', passport: OTHER_PASSPORT }, 1);
  await booking.choose('3 - 5 Jun 2026');
  await booking.choose('One Double Bed');
  await expect(booking.night('3 Jun')).toBeDisabled();
  await booking.addNight('5 Jun');
  await expect(booking.line('Extra night × 1', 'RM 450.00')).toBeVisible();
  await expect(booking.line('Total', 'RM 1,350.00')).toBeVisible();
  await expectKeptNowhere(page, PASSPORTS);
  await booking.press(booking.goOn);
}

async function pay(page: Page): Promise<string> {
  const summary = new PaymentSummaryPage(page, 'phone');
  await expect(summary.title).toBeVisible();
  await summary.waitForPath(HOSTED_PATHS.payment);
  const personal = await summary.details('Personal information');
  expect(personal).toEqual([NAME, expect.stringMatching(/^\W+ 942$/), EMAIL, '+60123456789']);
  await expect
    .poll(() => summary.details('Additional applicant'))
    .toEqual(['Hakim Rahman', expect.stringMatching(/^\W+ 577$/)]);
  await expect
    .poll(() => summary.details('Stay details'))
    .toEqual(['3 - 5 Jun 2026', 'One Double Bed', '05 June 2026']);
  await expect(summary.line('Total', 'RM 1,350.00')).toBeVisible();
  await expectKeptNowhere(page, PASSPORTS);
  await expect.poll(() => page.content()).not.toContain(PASSPORT);
  const reference = await summary.startPayment();
  await expectKeptNowhere(page, PASSPORTS);
  await summary.press(summary.leave);
  const bank = new TestBankPage(page, 'phone');
  await page.waitForURL(/\/test-bank\//);
  await expect
    .poll(() => bank.details())
    .toMatchObject({
      Amount: 'MYR 1,350.00',
      'Order ID': reference,
      Name: NAME,
      Email: EMAIL,
    });
  await expectKeptNowhere(page, PASSPORTS);
  await bank.choose('Approve');
  await bank.waitForPath(HOSTED_PATHS.interest);
  return reference;
}

async function chooseMeetings(page: Page): Promise<string[]> {
  const interest = new InterestPage(page, 'phone');
  await interest.choose();
  await expectKeptNowhere(page, PASSPORTS);
  await interest.press(interest.next);
  await interest.waitForPath(HOSTED_PATHS.matching);
  const matching = new MatchingPage(page, 'phone');
  const companies = await matching.selectFree(8);
  await expectKeptNowhere(page, PASSPORTS);
  await matching.press(matching.schedule);
  await matching.waitForPath(HOSTED_PATHS.schedule);
  const schedule = new SchedulePage(page, 'phone');
  await schedule.bookAll(8);
  await expectKeptNowhere(page, PASSPORTS);
  await expect(schedule.submit).toBeEnabled();
  // Both are shown only briefly, while the next page is loaded: a look that waits for a calm page would miss them.
  const waitAgain = await pressThoughBusy(page);
  await Promise.all([
    schedule.button('Submitted Successfully').waitFor(),
    schedule.notices.filter({ hasText: 'Submitted Successfully' }).waitFor(),
    schedule.press(schedule.submit),
  ]);
  await waitAgain();
  await schedule.waitForPath(HOSTED_PATHS.finalMeetings);
  return companies;
}

async function decideAndMail(desk: HostedDeskPage): Promise<void> {
  const review = new ReviewPage(desk.page);
  await desk.open(NAME);
  await desk.openSchedule(NAME);
  await expect(review.schedule).toBeVisible();
  await review.press(review.decision('Approve All'));
  await expect(review.results).toBeVisible();
  await expectNoAxeViolations(desk.page);
  await review.press(review.sendEmail(NAME));
  await expect(review.schedule.getByText('Email Sent', { exact: true }).first()).toBeVisible({
    timeout: 10_000,
  });
  await review.close(review.schedule);
}

async function openDesk(): Promise<{ visit: Visit; desk: HostedDeskPage }> {
  const { server } = world();
  // It shows the outcome of an email by itself.
  const visit = await openPage(server.url, 'desktop', { isFresh: true });
  await keepSession(visit.page, await openSession(server));
  return { visit, desk: new HostedDeskPage(visit.page) };
}

test('applies, is approved, books, pays, attends meetings, and gets the deposit back', async () => {
  const { server, mail } = world();
  const { page, expectErrors } = await openPage(server.url, 'phone');
  // The server is restarted once to move the clock to the fair.
  expectErrors(CALL_FAILED);
  const reference = await applyOnPhone(page);
  const before = await openDesk();
  before.visit.expectErrors(CALL_FAILED);
  await book(page, await approve(before.desk));
  const refNo = await pay(page);
  await mail.messageTo(EMAIL, /^Your deposit was received/);
  const companies = await chooseMeetings(page);

  const final = new FinalMeetingsPage(page, 'phone');
  const expectAllMeetings = async () => {
    await expect(final.success(8)).toBeVisible();
    await expect(final.meetings).toHaveCount(8);
    const shown = (await final.meetings.allInnerTexts()).join('\n');
    for (const company of companies) expect(shown).toContain(company);
    await expect(page.getByText(reference, { exact: true })).toBeVisible();
    await expect(final.fact('3 - 5 Jun 2026, and the night of 5 June')).toBeVisible();
    await expect(final.fact('RM 900.00')).toBeVisible();
    await expect(final.fact('0 of 4 held')).toBeVisible();
    await expect(final.standing('Pending')).toHaveCount(8);
  };
  await expectAllMeetings();
  await expectKeptNowhere(page, PASSPORTS);
  await page.reload();
  await expectAllMeetings();
  const kept = await page.evaluate(() => Object.keys(localStorage).sort());
  expect(kept).toEqual(expect.arrayContaining(['userCompanyData']));
  for (const gone of [
    'registrationId',
    'selectedInterests',
    'selectedExhibitors',
    'selectedMeetingSlots',
    'paymentSummary',
  ])
    expect(kept).not.toContain(gone);

  await decideAndMail(before.desk);
  const statusLink = hostedLinkOf(await mail.messageTo(EMAIL, /^Your meeting schedule/));
  expect(new URL(statusLink).pathname).toBe(HOSTED_PATHS.finalMeetings);
  await page.goto(statusLink);
  await expect.poll(() => final.standing('Approved').count()).toBe(8);
  expect(new URL(page.url()).searchParams.has('key')).toBe(false);
  await look(page);
  await before.visit.page.close();

  await server.kill();
  await server.restart('2026-06-05T19:00:00+08:00');
  const { visit, desk } = await openDesk();
  const attendance = new AttendancePage(visit.page);
  await attendance.open(reference);
  for (let held = 1; held <= 4; held += 1) {
    await attendance.press(attendance.unmarked.first());
    await expect.poll(() => attendance.marked.count()).toBe(held);
  }
  await final.open();
  await expect(final.fact('4 of 4 held')).toBeVisible();
  await expect(final.standing('Held')).toHaveCount(4);
  await look(page);

  const refunds = new RefundsPage(visit.page);
  await refunds.open(NAME);
  await expect(refunds.rowOf(NAME).getByText('Due', { exact: true })).toBeVisible();
  await expect(refunds.rowOf(NAME).getByText('RM 900.00', { exact: true })).toBeVisible();
  await desk.open(NAME);
  await desk.openPayment(NAME, 'Paid');
  await expect(desk.payment.getByText('Success', { exact: true })).toBeVisible();
  await expect(desk.payment.getByText(refNo, { exact: true }).first()).toBeVisible();
  await expect(desk.payment.getByText('4 of 4 meetings held. The deposit is due back.')).toBeVisible();
  await expectNoAxeViolations(visit.page);
  await desk.press(desk.payment.getByRole('button', { name: 'Refund RM 900.00', exact: true }));
  const sendBack = desk.refund.getByRole('button', { name: 'Refund RM 900.00', exact: true });
  await desk.press(sendBack);
  await expect(desk.refund.getByText('Please give a reason', { exact: true })).toBeVisible();
  await desk.refund.getByLabel('Reason', { exact: true }).fill('Four meetings held');
  await desk.press(sendBack);
  await expect(desk.payment.getByText(/^RM\s900\.00 refunded on /)).toBeVisible();
  await expect(desk.payment.getByText(/: Four meetings held$/)).toBeVisible();
  await expect(desk.payment.getByText('4 of 4 meetings held. The deposit was refunded.')).toBeVisible();
  await refunds.open(NAME);
  await expect(refunds.rowOf(NAME).getByText('Refunded', { exact: true })).toBeVisible();
  await final.open();
  await expect(final.fact('RM 900.00 refunded')).toBeVisible();
  await look(page);

  const key = new URL(statusLink).searchParams.get('key') ?? '';
  for (const secret of [...PASSPORTS, key]) expect(server.output()).not.toContain(secret);
  for (const { mail: message } of mail.messages)
    for (const passport of PASSPORTS) expect(`${message.text}${message.html}`).not.toContain(passport);
});

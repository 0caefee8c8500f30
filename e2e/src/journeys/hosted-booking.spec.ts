// The booking of an approved buyer: passports never kept in the browser, leaving to pay, and the waiting list of a room.
import { describe, expect, it } from 'vitest';
import { expectNoAxeViolations } from '../fixtures/accessibility.ts';
import { openBookingForm, openLink, PASSPORT } from '../fixtures/approved-visit.ts';
import { mainly, openPage } from '../fixtures/browser.ts';
import { readPart } from '../fixtures/draft-parts.ts';
import { expectFocusOn } from '../fixtures/focus.ts';
import { hostedLinkOf } from '../fixtures/hosted-buyer.ts';
import { expectKeptNowhere } from '../fixtures/hosted-visit.ts';
import { expectToFit } from '../fixtures/layout.ts';
import { useMailedServer } from '../fixtures/mailed-server.ts';
import { createOrganisers } from '../fixtures/organiser.ts';
import { letIn } from '../fixtures/review-visit.ts';
import { PaymentSummaryPage } from '../pages/booking-page.ts';
import { HostedBuyersPage } from '../pages/hosted-buyers-page.ts';

const world = useMailedServer();

const OTHER_PASSPORT = 'A61290157';
const STAY = '2 - 4 Jun 2026';
const ROOM = 'Two Single Bed';

describe.each(mainly('phone'))('on a %s', (width) => {
  it('keeps the input over a reload, but never passports, neither before nor after they are sent', async () => {
    const { page, booking, buyer } = await openBookingForm(world(), width);
    await booking.fillApplicant({ name: 'Amira binti Rahman', passport: PASSPORT }, 0);
    await booking.fillApplicant({ name: 'Daniel Ooi', passport: OTHER_PASSPORT }, 1);
    await booking.choose(STAY);
    await booking.choose(ROOM);
    await booking.addNight('4 Jun');
    const secrets = [PASSPORT, OTHER_PASSPORT];
    await expect
      .poll(() => readPart(page, 'hostedPaymentData', 'hosted'))
      .toMatchObject({ additionalName: 'Daniel Ooi', stayingDuration: STAY, roomType: ROOM });
    await expectKeptNowhere(page, secrets);
    await page.reload();
    await expect.poll(() => booking.field('Name', 0).inputValue()).toBe('Amira binti Rahman');
    expect(await booking.field('Name', 1).inputValue()).toBe('Daniel Ooi');
    for (const place of [0, 1] as const)
      expect(await booking.field('Passport number', place).inputValue()).toBe('');
    expect(await page.getByRole('radio', { name: STAY, exact: true }).isChecked()).toBe(true);
    expect(await booking.night('4 Jun').isChecked()).toBe(true);

    await booking.field('Passport number', 0).fill(PASSPORT);
    await booking.field('Passport number', 1).fill(OTHER_PASSPORT);
    await booking.press(booking.goOn);
    const summary = new PaymentSummaryPage(page, width);
    const expectSummary = async () => {
      await summary.title.waitFor();
      expect(await summary.details('Personal information')).toEqual([
        'Amira binti Rahman',
        '••••• 482',
        buyer.email,
        '+60123456789',
      ]);
      expect(await summary.details('Additional applicant')).toEqual(['Daniel Ooi', '••••• 157']);
      expect(await summary.details('Stay details')).toEqual([STAY, ROOM, '04 June 2026']);
      await summary.line('Extra night × 1', 'RM 450.00').waitFor();
      await summary.line('Total', 'RM 1,350.00').waitFor();
      await expectKeptNowhere(page, secrets);
    };
    await expectSummary();
    expect(await readPart(page, 'hostedPaymentData', 'hosted')).toBeNull();
    await expectToFit(page);
    await page.reload();
    await expectSummary();

    await summary.press(page.getByRole('link', { name: 'Change booking', exact: true }));
    await booking.title.waitFor();
    const isFilledIn = async () => {
      await page.getByText(/^Saved as ••••• 482\. To change the booking, type it again/).waitFor();
      await page.getByText(/^Saved as ••••• 157\. To change the booking, type it again/).waitFor();
      expect(await booking.field('Passport number', 0).inputValue()).toBe('');
      expect(await booking.field('Name', 1).inputValue()).toBe('Daniel Ooi');
      expect(await page.getByRole('radio', { name: STAY, exact: true }).isChecked()).toBe(true);
      expect(await booking.night('4 Jun').isChecked()).toBe(true);
      await expectKeptNowhere(page, secrets);
    };
    await isFilledIn();
    await expectNoAxeViolations(page);
    await page.reload();
    await isFilledIn();
    const rows = await world().server.query('select 1 from booking where registration_id = $1', [
      buyer.registrationId,
    ]);
    expect(rows).toHaveLength(1);
  });

  it('confirms amount, order, name and email before leaving for the provider; Cancel and Escape stay', async () => {
    const { page, booking, buyer } = await openBookingForm(world(), width);
    await booking.field('Passport number', 0).fill(PASSPORT);
    await booking.choose(STAY);
    await booking.choose(ROOM);
    await booking.press(booking.goOn);
    const summary = new PaymentSummaryPage(page, width);
    await summary.title.waitFor();
    const card = page.getByRole('radio', { name: 'Debit/Credit Card', exact: true });
    const online = page.getByRole('radio', { name: 'Online Banking', exact: true });
    expect(await card.isChecked()).toBe(true);
    expect(await online.isChecked()).toBe(false);
    const orderId = await summary.startPayment();
    expect(await summary.confirm.getByRole('term').allInnerTexts()).toEqual([
      'Amount (MYR)',
      'Order ID',
      'Name',
      'Email',
    ]);
    expect(await summary.confirm.getByRole('definition').allInnerTexts()).toEqual([
      'RM\u00a0900.00',
      orderId,
      buyer.name,
      buyer.email,
    ]);
    expect(orderId).toMatch(/^\w{20,}$/);
    await expectFocusOn(summary.leave);
    expect(await summary.leave.getAttribute('href')).toMatch(/\/test-bank\//);
    await expectNoAxeViolations(page);

    await summary.press(summary.confirm.getByRole('button', { name: 'Cancel', exact: true }));
    await summary.confirm.waitFor({ state: 'detached' });
    // Nothing was started at the provider: the attempt has ended, and the booking can be changed.
    const change = page.getByRole('link', { name: 'Change booking', exact: true });
    await change.waitFor();
    expect(await summary.underWay.count()).toBe(0);
    await expectNoAxeViolations(page);
    expect(await summary.startPayment()).not.toBe(orderId);
    await page.keyboard.press('Escape');
    await summary.confirm.waitFor({ state: 'detached' });
    await expectFocusOn(summary.pay);
    await summary.press(page.getByText('Debit/Credit Card', { exact: true }));
    const third = await summary.startPayment();
    // A buyer who returns later finds the attempt open, and can end it too.
    await page.reload();
    await summary.underWay.waitFor();
    expect(await summary.continuePayment.getAttribute('href')).toMatch(/\/test-bank\//);
    expect(await change.count()).toBe(0);
    await expectNoAxeViolations(page);
    await summary.press(page.getByRole('button', { name: 'End this payment', exact: true }));
    await change.waitFor();
    expect(third).not.toBe(orderId);
    await summary.press(page.getByText('Online Banking', { exact: true }));
    expect(await summary.startPayment()).not.toBe(orderId);
    const attempts = await world().server.query<{ state: string; method: string }>(
      `select payment.state, payment.method from payment join booking on booking.id = booking_id
        where registration_id = $1 order by payment.id`,
      [buyer.registrationId],
    );
    expect(attempts).toEqual([
      { state: 'expired', method: 'credit' },
      { state: 'expired', method: 'credit' },
      { state: 'expired', method: 'credit' },
      { state: 'open', method: 'online' },
    ]);
  });
});

it('a buyer joins the waiting list of a full room, is offered a free one, and books it by the mailed link', async () => {
  const { server, mail } = world();
  const places = (count: number) =>
    server.query(
      `update room_quota set places = ${count}
        where stay_from = '2026-06-03' and room_type = 'One Double Bed' returning places`,
    );
  // The demo edition has a quota for each room.
  expect(await places(0)).toEqual([{ places: 0 }]);
  const { page, booking, buyer } = await openBookingForm(world(), 'phone');
  await booking.fillApplicant({ name: buyer.name, passport: PASSPORT }, 0);
  await booking.choose('3 - 5 Jun 2026');
  await booking.choose('One Double Bed (full)');
  await expectNoAxeViolations(page);
  await expectToFit(page);
  await booking.press(booking.goOn);
  await page.getByText(/^This room is full for the stay you chose/).waitFor();
  expect(await booking.field('Passport number', 0).inputValue()).toBe(PASSPORT);
  await booking.press(booking.button('Join the waiting list'));
  await page.getByText(/^You are next on the waiting list for this room/).waitFor();
  await expectFocusOn(booking.button('Leave the waiting list'));

  await createOrganisers(server);
  const desk = await openPage(server.url, 'desktop');
  await letIn(desk.page, server, 'editor');
  const hosted = new HostedBuyersPage(desk.page, 'desktop');
  await hosted.open(buyer.email);
  await desk.page.getByText('Next in line for a room: One Double Bed, 3 - 5 Jun 2026').waitFor();
  const offer = hosted.button(`Offer the free room to ${buyer.name}`);
  expect(await offer.count()).toBe(0);
  await places(1);
  await offer.waitFor();
  await hosted.press(offer);
  await desk.page.getByText(/^Room offered until /).waitFor();
  await expectNoAxeViolations(desk.page);

  const letter = await mail.messageTo(buyer.email, /^A room is free for you/);
  await openLink(page, { ...buyer, link: hostedLinkOf(letter) });
  await booking.field('Passport number', 0).fill(PASSPORT);
  await page.getByText(/^A room is kept for you until /).waitFor();
  await booking.press(booking.goOn);
  await new PaymentSummaryPage(page, 'phone').title.waitFor();
});

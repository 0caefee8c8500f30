// The booking of an approved buyer: lost answers, a payment that is under way, and a room's waiting list.

import { processPayment } from '@visavis/contract/payment/endpoints';
import { expectNoAxeViolations } from '../fixtures/accessibility.ts';
import { openBookingForm, openLink, PASSPORT } from '../fixtures/approved-visit.ts';
import { mainly, openPage } from '../fixtures/browser.ts';
import { CALL_FAILED, callEnds, loseAnswers } from '../fixtures/failing-calls.ts';
import { expectFocusOn } from '../fixtures/focus.ts';
import { hostedLinkOf } from '../fixtures/hosted-buyer.ts';
import { expectToFit } from '../fixtures/layout.ts';
import { createOrganisers } from '../fixtures/organiser.ts';
import { letIn } from '../fixtures/review-visit.ts';
import { useSharedMailedServer } from '../fixtures/shared-server.ts';
import { expect, test } from '../fixtures/test.ts';
import { PaymentSummaryPage } from '../pages/booking-page.ts';
import { HostedBuyersPage } from '../pages/hosted-buyers-page.ts';

const world = useSharedMailedServer();

const SAVE = /\/api\/payments\/booking\/\d+\/\d+$/;
const NO_ANSWER =
  'Your booking could not be sent. Everything you entered is still here. Please check your connection and try again.';
const STAY = '2 - 4 Jun 2026';
const ROOM = 'Two Single Bed';

for (const width of mainly('phone'))
  test.describe(`on a ${width}`, () => {
    test('a booking and a payment whose answers are lost are reported, keep the input, and happen only once when sent again', async () => {
      const { page, expectErrors, booking, buyer } = await openBookingForm(world(), width);
      await booking.field('Passport number', 0).fill(PASSPORT);
      await booking.choose(STAY);
      await booking.choose(ROOM);
      expectErrors(CALL_FAILED);
      expectErrors(/The booking was not taken|The payment was not started/);
      const stop = await loseAnswers(page, SAVE);
      const unsaved = callEnds(page, SAVE);
      await booking.press(booking.goOn);
      const count = (words: string) => world().server.query(words, [buyer.registrationId]);
      const bookings = () => count('select 1 from booking where registration_id = $1');
      await expect.poll(bookings, { timeout: 10_000 }).toHaveLength(1);
      await unsaved;
      await expectFocusOn(page.getByRole('alert').filter({ hasText: NO_ANSWER }));
      await expectNoAxeViolations(page);
      await expect(booking.field('Passport number', 0)).toHaveValue(PASSPORT);
      await stop();
      await booking.goOn.dblclick();
      const summary = new PaymentSummaryPage(page, width);
      await expect(summary.title).toBeVisible();
      await expect.poll(bookings).toHaveLength(1);
      const saved = `select 1 from audit_entry where action = 'booking.save' and registration_id = $1`;
      await expect.poll(() => count(saved)).toHaveLength(1);

      const lost = await loseAnswers(page, `**${processPayment.path}`);
      const unstarted = callEnds(page, new RegExp(`${processPayment.path}$`));
      await summary.press(summary.pay);
      const attempts = () =>
        count(
          'select payment.id from payment join booking on booking.id = booking_id where registration_id = $1',
        );
      await expect.poll(attempts, { timeout: 10_000 }).toHaveLength(1);
      await unstarted;
      const alert = page.getByRole('alert');
      await expect(
        alert.getByText(/^We got no reply, so the payment did not start\. Nothing was charged\./),
      ).toBeVisible();
      await expectNoAxeViolations(page);
      await lost();
      await summary.press(alert.getByRole('button', { name: 'Try again', exact: true }));
      await expect(summary.confirm).toBeVisible();
      await expect.poll(attempts).toHaveLength(1);
      // A buyer who returns later finds the attempt open, ends it, and can change the booking.
      await page.reload();
      await expect(summary.underWay).toBeVisible();
      await expectNoAxeViolations(page);
      await summary.press(page.getByRole('button', { name: 'End this payment', exact: true }));
      await expect(summary.underWay).toHaveCount(0);
      await summary.press(page.getByRole('link', { name: 'Change booking', exact: true }));
      await expect(
        page.getByText(/^Saved as ••••• 482\. To change the booking, type it again/),
      ).toBeVisible();
      await expectNoAxeViolations(page);
    });
  });

test('a buyer joins the waiting list of a full room, is offered a free one, and books it by the emailed link', async () => {
  const { server, mail } = world();
  const places = (count: number) =>
    server.query(
      `update room_quota set places = ${count}
        where stay_from = '2026-06-03' and room_type = 'One Double Bed' returning places`,
    );
  // The demo edition has a quota for each room.
  await expect.poll(() => places(0)).toEqual([{ places: 0 }]);
  const { page, booking, buyer } = await openBookingForm(world(), 'phone');
  await booking.fillApplicant({ name: buyer.name, passport: PASSPORT }, 0);
  await booking.choose('3 - 5 Jun 2026');
  await booking.choose('One Double Bed (full)');
  await expectNoAxeViolations(page);
  await expectToFit(page);
  await booking.press(booking.goOn);
  await expect(page.getByText(/^This room is full for the stay you chose/)).toBeVisible();
  await expect(booking.field('Passport number', 0)).toHaveValue(PASSPORT);
  await booking.press(booking.button('Join the waiting list'));
  await expect(page.getByText(/^You are next on the waiting list for this room/)).toBeVisible();
  await expectFocusOn(booking.button('Leave the waiting list'));

  await createOrganisers(server);
  const desk = await openPage(server.url, 'desktop');
  await letIn(desk.page, server, 'editor');
  const hosted = new HostedBuyersPage(desk.page, 'desktop');
  await hosted.open(buyer.email);
  await expect(desk.page.getByText('Next in line for a room: One Double Bed, 3 - 5 Jun 2026')).toBeVisible();
  const offer = hosted.button(`Offer the free room to ${buyer.name}`);
  await expect(offer).toHaveCount(0);
  // No one is notified of a change by SQL.
  await places(1);
  await desk.page.reload();
  await expect(offer).toBeVisible();
  await hosted.press(offer);
  await expect(desk.page.getByText(/^Room offered until /)).toBeVisible();
  await expectNoAxeViolations(desk.page);

  const letter = await mail.messageTo(buyer.email, /^A room is free for you/);
  await openLink(page, { ...buyer, link: hostedLinkOf(letter) });
  await booking.field('Passport number', 0).fill(PASSPORT);
  await expect(page.getByText(/^A room is kept for you until /)).toBeVisible();
  await booking.press(booking.goOn);
  await expect(new PaymentSummaryPage(page, 'phone').title).toBeVisible();
});

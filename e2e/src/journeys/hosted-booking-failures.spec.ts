// Booking and paying when something goes wrong: changed prices, failed calls, repeated presses.
import { processPayment } from '@visavis/contract/payment/endpoints';
import { expectNoAxeViolations } from '../fixtures/accessibility.ts';
import { approvedBuyer, openBookingForm, openLink, PASSPORT } from '../fixtures/approved-visit.ts';
import { mainly, openPage } from '../fixtures/browser.ts';
import {
  CALL_FAILED,
  callEnds,
  failCalls,
  holdCalls,
  loseAnswers,
  refuseCalls,
} from '../fixtures/failing-calls.ts';
import { expectFocusOn } from '../fixtures/focus.ts';
import { bookOver } from '../fixtures/hosted-buyer.ts';
import { useMailedServer } from '../fixtures/mailed-server.ts';
import type { Server } from '../fixtures/server.ts';
import { expect, test } from '../fixtures/test.ts';
import { type BookingPage, PaymentSummaryPage } from '../pages/booking-page.ts';

const world = useMailedServer();

const NOT_TAKEN = /The booking was not taken/;
const NOT_STARTED = /The payment was not started/;
const SAVE = /\/api\/payments\/booking\/\d+\/\d+$/;
const NO_ANSWER =
  'Your booking could not be sent. Everything you entered is still here. Please check your connection and try again.';

async function fill(booking: BookingPage): Promise<void> {
  await booking.field('Passport number', 0).fill(PASSPORT);
  await booking.choose('2 - 4 Jun 2026');
  await booking.choose('Two Single Bed');
  await booking.addNight('4 Jun');
}

/** Sets the price in ringgit. The program refreshes its edition once a second. */
async function setNightPrice(server: Server, ringgit: number): Promise<void> {
  await server.query('update edition set extra_night_sen = $1', [ringgit * 100]);
  const price = async () => {
    const edition = (await (await fetch(new URL('/api/edition', server.url))).json()) as {
      hosted: { extraNight: number };
    };
    return edition.hosted.extraNight;
  };
  await expect.poll(price, { timeout: 10_000 }).toBe(ringgit);
}

for (const width of mainly('phone'))
  test.describe(`on a ${width}`, () => {
    if (process.env.DEEP)
      test('a price that changed meanwhile is reported and shown, and accepted only when sent again', async () => {
        const { page, expectErrors, booking, buyer } = await openBookingForm(world(), width);
        await fill(booking);
        await expect(booking.line('Total', 'RM 1,350.00')).toBeVisible();
        const { server } = world();
        // The page reads the prices again every minute and at every full hour, and would know of them before the press.
        const release = await holdCalls(page, /\/api\/edition$/);
        await setNightPrice(server, 500);
        expectErrors(CALL_FAILED);
        expectErrors(NOT_TAKEN);
        try {
          await booking.press(booking.goOn);
          const banner = page.getByRole('alert').filter({
            hasText: 'The total has changed. Please look at the order again: it is RM 1,400.00 now.',
          });
          await expectFocusOn(banner);
          await release();
          await expect(booking.line('Extra night × 1', 'RM 500.00')).toBeVisible();
          await expect(booking.line('Total', 'RM 1,400.00')).toBeVisible();
          await expect(page.getByText('RM 500.00 each', { exact: true })).toBeVisible();
          await expect(booking.field('Passport number', 0)).toHaveValue(PASSPORT);
          await expect
            .poll(() =>
              server.query('select 1 from booking where registration_id = $1', [buyer.registrationId]),
            )
            .toEqual([]);
          await expectNoAxeViolations(page);
          await booking.press(booking.goOn);
          const summary = new PaymentSummaryPage(page, width);
          await expect(summary.title).toBeVisible();
          await expect(summary.line('Total', 'RM 1,400.00')).toBeVisible();
        } finally {
          await setNightPrice(server, 450);
        }
      });

    test('a booking that got no answer is reported, keeps the input, and is made once when sent again', async () => {
      const { page, expectErrors, booking, buyer } = await openBookingForm(world(), width);
      await fill(booking);
      expectErrors(CALL_FAILED);
      expectErrors(NOT_TAKEN);
      const banner = page.getByRole('alert').filter({ hasText: NO_ANSWER });
      for (const failure of ['an empty 500', 'unreachable'] as const) {
        const stop = await failCalls(page, SAVE, failure);
        // The banner of the failure before has the focus until then.
        const ended = callEnds(page, SAVE);
        await booking.press(booking.goOn);
        await ended;
        await expectFocusOn(banner);
        await stop();
      }
      await expect(booking.field('Passport number', 0)).toHaveValue(PASSPORT);
      const stop = await loseAnswers(page, SAVE);
      const lost = callEnds(page, SAVE);
      await booking.press(booking.goOn);
      const rows = () =>
        world().server.query('select 1 from booking where registration_id = $1', [buyer.registrationId]);
      await expect.poll(rows, { timeout: 10_000 }).toHaveLength(1);
      await lost;
      await expectFocusOn(banner);
      await stop();
      await booking.goOn.dblclick();
      await expect(new PaymentSummaryPage(page, width).title).toBeVisible();
      await expect.poll(() => rows()).toHaveLength(1);
      const saved = await world().server.query(
        `select 1 from audit_entry where action = 'booking.save' and registration_id = $1`,
        [buyer.registrationId],
      );
      expect(saved).toHaveLength(1);
    });

    test('a payment that could not be started is reported with Try again, and is not started twice', async () => {
      const buyer = await approvedBuyer(world());
      await bookOver(world().server, buyer);
      const { page, expectErrors } = await openPage(world().server.url, width);
      await openLink(page, buyer);
      const summary = new PaymentSummaryPage(page, width);
      await expect(summary.title).toBeVisible();
      expectErrors(CALL_FAILED);
      expectErrors(NOT_STARTED);
      const alert = page.getByRole('alert');
      const again = alert.getByRole('button', { name: 'Try again', exact: true });
      const address = `**${processPayment.path}`;
      const down = await refuseCalls(page, address, 503, {
        error: 'The payment provider does not answer. Please try again in a minute. Nothing was charged.',
        message: 'The payment provider does not answer. Please try again in a minute. Nothing was charged.',
        code: 'payment.provider-unavailable',
        requestId: 'r',
      });
      await summary.press(summary.pay);
      await expect(alert.getByText(/^The payment provider does not answer\./)).toBeVisible();
      await expectNoAxeViolations(page);
      await down();
      const broken = await failCalls(page, address, 'an empty 500');
      await summary.press(again);
      await expect(
        alert.getByText(/^We got no reply, so the payment did not start\. Nothing was charged\./),
      ).toBeVisible();
      await broken();
      const lost = await loseAnswers(page, address);
      const ended = callEnds(page, new RegExp(`${processPayment.path}$`));
      await summary.press(again);
      const attempts = () =>
        world().server.query(
          'select payment.id from payment join booking on booking.id = booking_id where registration_id = $1',
          [buyer.registrationId],
        );
      await expect.poll(attempts, { timeout: 10_000 }).toHaveLength(1);
      await ended;
      await expect(again).toBeVisible();
      await lost();
      await summary.press(again);
      await expect(summary.confirm).toBeVisible();
      await expect.poll(() => attempts()).toHaveLength(1);
    });
  });

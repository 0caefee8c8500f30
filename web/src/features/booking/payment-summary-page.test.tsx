// The payment summary: the server's amounts, one attempt per press, and leaving only by the confirmed link.
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { PaymentSummaryPage } from './payment-summary-page.tsx';
import { BOOKING, LINK, noAnswer, refused, serve, show } from './testing/booking-fixture.tsx';

const READ = 'GET /api/payments/booking';
const PROCESS = 'POST /api/payments/process';
const STARTED = {
  payment_data: {
    amount: 1350,
    currency: 'MYR',
    pay_ref: 'K3M9Q2XD7HWPTN4VZ8RJ6YBGFA',
    buyer_name: 'Amira Rahman',
    buyer_email: 'amira@kenari.example',
  },
  elite_pay: { redirect_url: 'https://bank.example/pay/1' },
};

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

function open() {
  const onStarted = vi.fn();
  show(
    <PaymentSummaryPage
      link={LINK}
      noBooking={<p>to the form</p>}
      change={{ to: '/hosted/payment-gateway', state: { changeBooking: true } }}
      interestPath="/hosted/interest"
      onStarted={onStarted}
    />,
  );
  return { onStarted };
}

const pay = async () => userEvent.click(await screen.findByRole('button', { name: /^Pay RM\s1,350\.00$/ }));

test('shows the booking as stored on the server, with masked passports, and offers to change it', async () => {
  const sent = serve({ [READ]: () => Response.json(BOOKING) });
  open();
  expect(await screen.findByText('••••• 482')).toBeTruthy();
  expect(screen.getByText('Extra night × 1')).toBeTruthy();
  expect(screen.getByText('05 June 2025')).toBeTruthy();
  expect(screen.queryByText('Additional applicant')).toBeNull();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Debit/Credit Card' }).checked).toBe(true);
  expect(sent[0]?.headers.get('authorization')).toBe(`Bearer ${LINK.key}`);
  await userEvent.click(screen.getByRole('link', { name: 'Change booking' }));
  expect(screen.getByTestId('place').textContent).toBe('/hosted/payment-gateway {"changeBooking":true}');
});

test('without a booking, leads to the form', async () => {
  serve({});
  open();
  expect(await screen.findByText('to the form')).toBeTruthy();
});

test('Pay starts the payment, clears the stored draft, and asks for confirmation before leaving', async () => {
  const sent = serve({ [READ]: () => Response.json(BOOKING), [PROCESS]: () => Response.json(STARTED) });
  const { onStarted } = open();
  await userEvent.click(await screen.findByRole('radio', { name: 'Online Banking' }));
  await pay();
  const dialog = within(await screen.findByRole('dialog'));
  expect(sent.find(({ call }) => call === PROCESS)?.body).toEqual({
    hotel_booking_id: 3,
    payment_type: 'full',
    payment_method: 'online',
    amount: 1350,
    version: BOOKING.version,
  });
  expect(onStarted).toHaveBeenCalledOnce();
  expect(dialog.getByText('Amount (MYR)')).toBeTruthy();
  expect(dialog.getByText('RM 1,350.00')).toBeTruthy();
  expect(dialog.getByText(STARTED.payment_data.pay_ref)).toBeTruthy();
  expect(dialog.getByText('amira@kenari.example')).toBeTruthy();
  const link = dialog.getByRole<HTMLAnchorElement>('link', { name: 'Pay' });
  expect(link.getAttribute('href')).toBe('https://bank.example/pay/1');
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  // The attempt never started at the provider: it is ended, and the booking can be changed at once.
  await waitFor(() => expect(sent.map(({ call }) => call)).toContain('POST /api/payments/cancel'));
});

test('a payment under way can be continued, and the booking cannot be changed', async () => {
  const openPayment = { pay_ref: 'REF', redirect_url: 'https://bank.example/pay/1' };
  serve({ [READ]: () => Response.json({ ...BOOKING, openPayment }) });
  open();
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Continue payment' });
  expect(link.getAttribute('href')).toBe('https://bank.example/pay/1');
  expect(screen.queryByRole('link', { name: 'Change booking' })).toBeNull();
});

test('a booking that changed since it was displayed is not paid; the changes are listed and shown', async () => {
  const latest = {
    ...BOOKING,
    version: BOOKING.version + 1,
    bookingData: { ...BOOKING.bookingData, extraNights: [] },
    totalAmount: 900,
  };
  const sent = serve({
    [READ]: () => Response.json(BOOKING),
    [PROCESS]: () => refused(409, 'booking.stale', 'Your booking was changed.', { booking: latest }),
  });
  open();
  await pay();
  const banner = await screen.findByRole('alert');
  expect(banner.textContent).toContain('Your booking was changed.');
  expect(
    within(banner)
      .getAllByRole('listitem')
      .map((line) => line.textContent?.replaceAll('\u00a0', ' ')),
  ).toEqual(['Extra nights: 05 June 2025 is now None', 'Total: RM 1,350.00 is now RM 900.00']);
  await userEvent.click(screen.getByRole('button', { name: /^Pay RM\s900\.00$/ }));
  await waitFor(() =>
    expect(sent.filter(({ call }) => call === PROCESS).map(({ body }) => body)).toEqual([
      expect.objectContaining({ version: BOOKING.version, amount: 1350 }),
      expect.objectContaining({ version: latest.version, amount: 900 }),
    ]),
  );
});

test('Try again reuses the idempotency key if no response arrived, and renews it after a response', async () => {
  let answer: () => Response | Promise<Response> = noAnswer;
  const sent = serve({ [READ]: () => Response.json(BOOKING), [PROCESS]: () => answer() });
  const { onStarted } = open();
  await pay();
  expect(await screen.findByText(/the payment did not start. Nothing was charged/)).toBeTruthy();
  answer = () => refused(503, 'payment.provider-unavailable', 'The provider cannot be reached just now.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('The provider cannot be reached just now.')).toBeTruthy();
  answer = () => Response.json(STARTED);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('dialog');
  const keys = sent
    .filter(({ call }) => call === PROCESS)
    .map(({ headers }) => headers.get('idempotency-key'));
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[1]);
  expect(onStarted).toHaveBeenCalledOnce();
});

test('a booking that is already paid links to the interests', async () => {
  serve({
    [READ]: () => Response.json(BOOKING),
    [PROCESS]: () => refused(409, 'payment.paid-already', 'This booking is paid already.'),
  });
  open();
  await pay();
  expect(await screen.findByText('This booking is paid already.')).toBeTruthy();
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Continue to your interests' });
  expect(link.getAttribute('href')).toBe('/hosted/interest');
});

test('reports that the booking cannot be loaded, and reloads it on Try again', async () => {
  let answer: () => Response | Promise<Response> = noAnswer;
  serve({ [READ]: () => answer() });
  open();
  expect(await screen.findByText(/couldn’t load your booking/)).toBeTruthy();
  answer = () => Response.json(BOOKING);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByText('••••• 482')).toBeTruthy());
});

test('a deposit by transfer shows the account and what to quote, and no way to pay by card', async () => {
  const transfer = { details: 'Kenari Bank\n514 022 118 003', reference: 'HB-7K3M-Q2XD' };
  serve({ [READ]: () => Response.json({ ...BOOKING, transfer }) });
  open();
  const block = within(
    (await screen.findByRole('heading', { name: 'Bank transfer' })).parentElement ?? document.body,
  );
  expect(block.getByText(/514 022 118 003/)).toBeTruthy();
  expect(block.getByText('HB-7K3M-Q2XD')).toBeTruthy();
  expect(block.getByText(/^RM\s1,350\.00$/)).toBeTruthy();
  expect([screen.queryByRole('radio'), screen.queryByRole('button', { name: /^Pay/ })]).toEqual([null, null]);
});

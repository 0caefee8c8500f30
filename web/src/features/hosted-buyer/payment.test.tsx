// The 'Payment Status' dialog: the provider's result, every attempt, and refunds.
import { screen, waitFor, within } from '@testing-library/react';
import type { OrganiserRole } from '@visavis/domain/staff/schema';
import { expect, test } from 'vitest';
import { attemptOf, hostedRow, type Payment, paymentOf } from './testing/hosted-fixture.ts';
import { refusal, visitHosted } from './testing/hosted-visit.tsx';

async function openPayment(payment: Partial<Payment>, role: OrganiserRole = 'admin', answers = {}) {
  const visit = visitHosted({
    rows: [hostedRow({ payment: 'paid' })],
    role,
    answers: { 'GET /api/transaction/requery': () => ({ body: paymentOf(payment) }), ...answers },
  });
  await visit.user.click(await screen.findByRole('button', { name: 'Payment status of Amira Rahman: Paid' }));
  return { ...visit, dialog: within(await screen.findByRole('dialog', { name: 'Payment Status' })) };
}

const statusIn = async (dialog: Awaited<ReturnType<typeof openPayment>>['dialog']) =>
  (await dialog.findByText('Status')).nextElementSibling?.textContent;

test.each([
  ['200', 'paid', 'Success', { code: 'payment.received', values: {} }, 'The payment was received.'],
  ['400', 'failed', 'Failed', { code: 'payment.declined', values: {} }, 'The payment was declined.'],
  [
    '100',
    'open',
    'Open',
    {
      code: 'payment.asked-ago',
      values: { standing: { code: 'payment.under-way', values: {} }, minutes: 0 },
    },
    'The payment is under way: the provider has not told us yet how it ended. The provider was asked less than a minute ago; it is asked again at most every 5 minutes.',
  ],
] as const)('shows the result %s in words', async (result, state, word, outcome, sentence) => {
  const { dialog, made } = await openPayment({
    result,
    outcome,
    message: sentence,
    attempts: [attemptOf({ state })],
  });
  expect(await statusIn(dialog)).toBe(word);
  expect(dialog.getByText(sentence)).toBeDefined();
  expect(dialog.queryAllByRole('button', { name: /^Refund/ })).toHaveLength(state === 'paid' ? 1 : 0);
  expect(dialog.getByText('Reference No', { selector: 'dl > div:first-child > dt' })).toBeDefined();
  expect(dialog.getAllByText('VV4T8QH2').length).toBeGreaterThan(0);
  expect(made('GET /api/transaction/requery')[0]?.query.toString()).toBe('user_id=101&company_id=201');
});

test('without any attempt, does not show Failed', async () => {
  const { dialog } = await openPayment({ result: '404', refNo: '', attempts: [], deposit: null });
  expect(await statusIn(dialog)).toBe('No payment yet');
  expect(dialog.getByText('No payment was started.')).toBeDefined();
  expect(
    dialog.getByText('We have not asked the payment provider yet. It also notifies us automatically.'),
  ).toBeDefined();
});

test('lists each attempt with date, method, amount, state and attention, and when the provider was asked', async () => {
  const { dialog } = await openPayment({
    attempts: [
      attemptOf({
        id: 52,
        method: 'online',
        state: 'expired',
        attention: 'The amount differs.',
        lastAskedAt: null,
      }),
      attemptOf(),
    ],
  });
  const attempts = await dialog.findAllByRole('article', { name: 'Payment of 10 May 2026, 10.00am' });
  const first = within(attempts[0] as HTMLElement);
  expect(first.getByText('Online Banking')).toBeDefined();
  expect(first.getByText('RM 1,350.00')).toBeDefined();
  expect(first.getByText('Ended unpaid')).toBeDefined();
  expect(first.getByText('The amount differs.')).toBeDefined();
  expect(dialog.getByText('The payment provider was last asked on 10 May 2026, 10.05am.')).toBeDefined();
});

test.each([
  ['the server’s message', refusal(503, 'server.unavailable', 'The bank rests.'), 'The bank rests.'],
  [
    'the specified sentence',
    { status: 502, body: '' },
    'Something went wrong while checking payment status.',
  ],
])('a failed check shows %s, and "Try again" checks again', async (_, answer, sentence) => {
  let isDown = true;
  const { user, dialog } = await openPayment({}, 'admin', {
    'GET /api/transaction/requery': () => (isDown ? answer : { body: paymentOf({}) }),
  });
  expect(await dialog.findByText(sentence)).toBeDefined();
  isDown = false;
  await user.click(dialog.getByRole('button', { name: 'Try again' }));
  expect(await statusIn(dialog)).toBe('Success');
});

test('only an admin can refund', async () => {
  const { dialog } = await openPayment({}, 'editor');
  await statusIn(dialog);
  expect(dialog.queryByRole('button', { name: /^Refund/ })).toBeNull();
});

const REFUNDED = {
  amount: 900,
  state: 'refunded',
  reason: 'Four meetings held',
  by: 'mei@visavis.example',
  transactionId: 'rf-1',
  refusal: null,
  requestedAt: '2026-06-20T02:00:00.000Z',
  endedAt: '2026-06-20T02:00:05.000Z',
} as const;

test('refunds only the deposit, requires a reason, and shows the refund afterwards', async () => {
  let attempt = attemptOf();
  const { user, dialog, made } = await openPayment({}, 'admin', {
    'GET /api/transaction/requery': () => ({ body: paymentOf({ attempts: [attempt] }) }),
    'POST /api/payments/51/refund': () => {
      attempt = attemptOf({ refund: REFUNDED });
      return { body: { success: true, message: 'The deposit was refunded.', attempt } };
    },
  });
  await user.click(await dialog.findByRole('button', { name: /^Refund RM\s900\.00$/ }));
  const form = within(screen.getByRole('dialog', { name: 'Refund' }));
  await user.click(form.getByRole('button', { name: /^Refund RM\s900\.00$/ }));
  expect(form.getByText('Please give a reason')).toBeDefined();
  expect(made('POST /api/payments/51/refund')).toHaveLength(0);
  await user.type(form.getByRole('textbox', { name: /^Reason/ }), 'Four meetings held');
  await user.click(form.getByRole('button', { name: /^Refund RM\s900\.00$/ }));
  expect(await dialog.findByText('The deposit was refunded.')).toBeDefined();
  expect(await dialog.findByText('RM 900.00 refunded on 20 June 2026, 10.00am')).toBeDefined();
  expect(dialog.queryByRole('button', { name: /^Refund/ })).toBeNull();
  expect(made('POST /api/payments/51/refund').map(({ body }) => body)).toEqual([
    { reason: 'Four meetings held', version: 1 },
  ]);
});

test('says that no reply came to a refund, and shows it once the payment has been read again', async () => {
  let attempt = attemptOf();
  const { user, dialog } = await openPayment({}, 'admin', {
    'GET /api/transaction/requery': () => ({ body: paymentOf({ attempts: [attempt] }) }),
    'POST /api/payments/51/refund': () => {
      attempt = attemptOf({ refund: REFUNDED });
      return { status: 500, body: '' };
    },
  });
  await user.click(await dialog.findByRole('button', { name: /^Refund RM\s900\.00$/ }));
  const form = within(screen.getByRole('dialog', { name: 'Refund' }));
  await user.type(form.getByRole('textbox', { name: /^Reason/ }), 'Four meetings held');
  await user.click(form.getByRole('button', { name: /^Refund RM\s900\.00$/ }));
  await form.findByText(/^We got no reply, so we don’t know whether the refund went through/);
  await user.click(form.getByRole('button', { name: 'Cancel' }));
  await dialog.findByText(/^RM\s900\.00 refunded on /);
  expect(dialog.queryByRole('button', { name: /^Refund/ })).toBeNull();
});

test('refunds a duplicate payment in full', async () => {
  const { user, dialog } = await openPayment({ attempts: [attemptOf({ isSurplus: true })] });
  await user.click(await dialog.findByRole('button', { name: /^Refund RM\s1,350\.00$/ }));
  expect(screen.getByText(/^This refunds RM 1,350.00, all that was paid twice/)).toBeDefined();
});

test('refunds in full a payment that arrived after the application had ended', async () => {
  const { user, dialog } = await openPayment({
    isRefundDue: false,
    attempts: [attemptOf({ isUnwanted: true })],
  });
  await user.click(await dialog.findByRole('button', { name: /^Refund RM\s1,350\.00$/ }));
  expect(screen.getByText(/^RM 1,350.00 arrived after the application had ended/)).toBeDefined();
  expect(screen.queryByText(/not due back yet. What/)).toBeNull();
});

test('warns that a refund is early', async () => {
  const { user, dialog } = await openPayment({ isRefundDue: false, heldCount: 1 });
  await user.click(await dialog.findByRole('button', { name: /^Refund RM\s900\.00$/ }));
  expect(screen.getByText(/^Only 1 of 4 meetings were held/)).toBeDefined();
});

test('records a manual transfer when the provider refused the refund', async () => {
  const refund = {
    amount: 900,
    state: 'manual' as const,
    reason: 'Four meetings held',
    by: 'mei@visavis.example',
    transactionId: null,
    refusal: 'The card was closed.',
    requestedAt: '2026-06-20T02:00:00.000Z',
    endedAt: null,
  };
  let attempt = attemptOf({ refund });
  let isRefused = true;
  const { user, dialog, made } = await openPayment({}, 'admin', {
    'GET /api/transaction/requery': () => ({ body: paymentOf({ attempts: [attempt] }) }),
    'POST /api/payments/51/refund': () => {
      if (isRefused) return refusal(409, 'payment.not-refundable', 'It was written down already.');
      attempt = attemptOf({
        refund: {
          ...refund,
          state: 'refunded',
          transactionId: 'MBB-123',
          endedAt: '2026-06-21T02:00:00.000Z',
        },
      });
      return { body: { success: true, message: 'The transfer was recorded.', attempt } };
    },
  });
  expect(await dialog.findByText('RM 900.00 to be sent manually')).toBeDefined();
  expect(dialog.getByText('The provider refused: The card was closed.')).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'Record the transfer' }));
  const form = within(screen.getByRole('dialog', { name: 'Record the transfer' }));
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(form.getByText('Please enter the reference of the transfer')).toBeDefined();
  await user.type(form.getByRole('textbox', { name: 'Reference of the transfer' }), 'MBB-123');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('It was written down already.')).toBeDefined();
  expect(form.getByRole<HTMLInputElement>('textbox').value).toBe('MBB-123');
  await waitFor(() =>
    expect(made('POST /api/payments/51/refund')[0]?.body).toEqual({
      reason: 'Four meetings held',
      transferReference: 'MBB-123',
      version: 1,
    }),
  );
  isRefused = false;
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('The transfer was recorded.')).toBeDefined();
  expect(await dialog.findByText('Transaction: MBB-123')).toBeDefined();
  expect(dialog.queryByRole('button', { name: 'Record the transfer' })).toBeNull();
});

test('records a transfer with its day and a note, and shows the server’s refusal at its field', async () => {
  const awaited = { bookingId: 9, version: 2, total: 900, currency: 'MYR', quoted: 'HB-7K3M-Q2XD' };
  let answers = 0;
  const { dialog, user, made } = await openPayment(
    { result: '404', refNo: '', attempts: [], awaited },
    'admin',
    {
      'POST /api/payments/transfers': () => {
        answers += 1;
        if (answers > 1) return { body: { success: true, message: 'The transfer was recorded.' } };
        const { status, body } = refusal(422, 'request.invalid', 'No');
        return { status, body: { ...Object(body), fields: { receivedOn: 'This day is still to come.' } } };
      },
    },
  );
  expect(
    dialog.getByText(/waits for a bank transfer of RM\s900\.00\. The buyer quotes HB-7K3M-Q2XD/),
  ).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'Record the transfer' }));
  const form = within(screen.getByRole('dialog', { name: 'Record the transfer' }));
  const amount = form.getByRole<HTMLInputElement>('textbox', { name: 'Amount (MYR)' });
  expect(amount.value).toBe('900.00');
  await user.clear(amount);
  await user.type(amount, '1e3');
  await user.click(form.getByRole('button', { name: 'Record the transfer' }));
  expect(form.getByText('Please enter the date.')).toBeDefined();
  expect(form.getByText('Please enter the amount.')).toBeDefined();
  await user.clear(amount);
  await user.type(amount, '1,900.00');
  await user.type(form.getByLabelText('Date received'), '2026-06-20');
  await user.type(form.getByRole('textbox', { name: 'Note (optional)' }), 'Statement 14');
  await user.click(form.getByRole('button', { name: 'Record the transfer' }));
  expect(await form.findByText('This day is still to come.')).toBeDefined();
  await user.click(form.getByRole('button', { name: 'Record the transfer' }));
  expect(await dialog.findByText('The transfer was recorded.')).toBeDefined();
  expect(made('POST /api/payments/transfers').at(-1)?.body).toEqual({
    bookingId: 9,
    version: 2,
    amount: 1900,
    receivedOn: '2026-06-20',
    note: 'Statement 14',
  });
});

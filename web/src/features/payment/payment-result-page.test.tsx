// The page after the payment provider: only the server's outcome counts, and polling survives a lost connection.
import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderIn } from '../../lib/testing/render-in.tsx';
import { PaymentResultPage } from './payment-result-page.tsx';

const REFERENCE = 'K3M9Q2XD7HWPTN4VZ8RJ6YBGFA';
const answer = vi.fn<(address: string) => Promise<Response>>();
const respondsWith = (outcome: string) => answer.mockImplementation(async () => Response.json({ outcome }));
const failsWith = (status: number) =>
  answer.mockImplementation(async () =>
    Response.json({ error: 'x', message: 'x', code: 'resource.not-found', requestId: 'r' }, { status }),
  );

beforeEach(() => {
  vi.useFakeTimers();
  answer.mockReset();
  vi.stubGlobal('fetch', answer);
});

function open({ reference = REFERENCE, hasKey = true } = {}) {
  const onPaid = vi.fn();
  renderIn(
    <PaymentResultPage
      reference={reference}
      saysFailed={false}
      onPaid={hasKey ? onPaid : null}
      retryPath={hasKey ? '/hosted/payment-card' : null}
      home="/"
      contacts={{ email: 'pr@exhibition.example', whatsapp: '+60 12-000 0000' }}
    />,
    { queries: new QueryClient({ defaultOptions: { queries: { networkMode: 'always' } } }) },
  );
  return { onPaid };
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const title = () => screen.getByRole('heading', { level: 1 }).textContent;

test('polls every two seconds until the payment is paid, then continues', async () => {
  respondsWith('processing');
  const { onPaid } = open();
  await pass(0);
  expect(title()).toBe('Processing Payment...');
  expect(
    screen.getByText('The provider confirms the amount').closest('li')?.getAttribute('aria-current'),
  ).toBe('step');
  await pass(6_100);
  expect(answer).toHaveBeenCalledTimes(4);
  expect(answer.mock.calls[0]?.[0]).toBe(`/api/payments/outcome?RefNo=${REFERENCE}`);
  expect(onPaid).not.toHaveBeenCalled();
  respondsWith('paid');
  await pass(2_000);
  expect(onPaid).toHaveBeenCalledOnce();
  const requestCount = answer.mock.calls.length;
  await pass(60_000);
  expect(answer).toHaveBeenCalledTimes(requestCount);
});

test('survives a lost connection and says so', async () => {
  answer.mockRejectedValue(new TypeError('Failed to fetch'));
  open();
  await pass(0);
  expect(screen.getByText(/We’re getting no reply at the moment/)).toBeTruthy();
  expect(title()).toBe('Processing Payment...');
  respondsWith('processing');
  await pass(2_100);
  expect(screen.queryByText(/We’re getting no reply at the moment/)).toBeNull();
});

test('after a minute adds that the result will come by email', async () => {
  respondsWith('processing');
  open();
  await pass(59_000);
  expect(screen.queryByText(/we’ll email you the result/)).toBeNull();
  await pass(1_100);
  expect(screen.getByText(/we’ll email you the result/)).toBeTruthy();
  expect(title()).toBe('Processing Payment...');
});

test('shows the exact words for a failed payment, with Try again before Go to Home', async () => {
  respondsWith('failed');
  open();
  await pass(0);
  expect(title()).toBe('Payment Failed');
  expect(
    screen.getByText(
      'Unfortunately, your payment was not successful. Please try again or contact our support team.',
    ),
  ).toBeTruthy();
  const [first, second] = screen.getAllByRole('link');
  expect([first?.textContent, first?.getAttribute('href')]).toEqual(['Try again', '/hosted/payment-card']);
  expect([second?.textContent, second?.getAttribute('href')]).toEqual(['Go to Home', '/']);
});

test('another browser sees only the outcome', async () => {
  respondsWith('paid');
  open({ hasKey: false });
  await pass(0);
  expect(title()).toBe('Payment received');
  expect(screen.getByText(/open the link in the email/)).toBeTruthy();
  cleanup();
  respondsWith('failed');
  open({ hasKey: false });
  await pass(0);
  expect(screen.queryByRole('link', { name: 'Try again' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Go to Home' })).toBeTruthy();
});

test('says that a reference is unknown or missing, and stops polling', async () => {
  failsWith(404);
  open();
  await pass(0);
  expect(title()).toBe('We can’t find this payment');
  await pass(30_000);
  expect(answer).toHaveBeenCalledTimes(1);
  cleanup();
  answer.mockClear();
  open({ reference: '' });
  await pass(0);
  expect(title()).toBe('We can’t find this payment');
  expect(answer).not.toHaveBeenCalled();
});

test('polls less often the longer it takes, down to four times a minute', async () => {
  respondsWith('processing');
  open();
  await pass(18_500);
  expect(answer).toHaveBeenCalledTimes(10);
  await pass(600_000);
  answer.mockClear();
  await pass(60_000);
  expect(answer).toHaveBeenCalledTimes(4);
});

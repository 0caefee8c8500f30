// Hosted buyers' calls with other people's keys: every such key gets a 404.
import { beforeAll, expect, it } from 'vitest';
import { ProviderUnavailable } from '../adapters/payment/failure.ts';
import type { PaymentProvider } from '../adapters/payment/provider.ts';
import { type Actor, createActors } from '../testing/actors.ts';
import { bookingFormOf } from '../testing/booking-form.ts';
import { createBooking, createHostedBuyer, type TestBuyer } from '../testing/hosted-buyer.ts';
import { prepareOnce } from '../testing/prepare.ts';
import { createTestApp } from '../testing/test-app.ts';

/** A configured provider that a stranger's call must never reach. */
const UNREACHABLE: PaymentProvider = {
  name: 'test',
  redirectOrigins: [],
  openMinutes: 30,
  check: () => Promise.reject(new ProviderUnavailable('must not be called')),
  start: () => Promise.reject(new ProviderUnavailable('must not be called')),
  requery: async () => null,
  close: async () => null,
  readMessage: () => null,
  refund: () => Promise.reject(new ProviderUnavailable('must not be called')),
};

const test = prepareOnce(() => createTestApp({ payments: UNREACHABLE }));
let own: TestBuyer;
let bookingId: number;
let strangers: { name: string; key: string; isBuyer: boolean }[];

beforeAll(async () => {
  const actors = await createActors(test);
  const { id } = await test.db.selectFrom('edition').select('id').executeTakeFirstOrThrow();
  own = await createHostedBuyer(test.db, id);
  bookingId = await createBooking(test.db, test.storage.sealer, own);
  const other = await createHostedBuyer(test.db, id);
  await createBooking(test.db, test.storage.sealer, other);
  const keyOf = async (name: string) => {
    const actor: Actor | undefined = actors.find((one) => one.name === name);
    return { name, key: (await actor?.token()) ?? '', isBuyer: false };
  };
  const undecided = async (decision: 'pending' | 'rejected') => ({
    name: `a buyer who is ${decision}`,
    key: (await createHostedBuyer(test.db, id, { decision })).key,
    isBuyer: false,
  });
  strangers = [
    { name: 'another buyer', key: other.key, isBuyer: true },
    await undecided('pending'),
    await undecided('rejected'),
    await keyOf('a visitor'),
    await keyOf('an exhibitor'),
    await keyOf('an expired key'),
    await keyOf('an unknown token'),
    await keyOf('admin'),
  ];
});

interface Call {
  method: 'GET' | 'POST';
  url: () => string;
  payload?: () => object;
  /** The call names no buyer, so another buyer gets their own data. */
  isForCaller?: boolean;
}

const CALLS: readonly Call[] = [
  { method: 'GET', url: () => `/api/hosted-buyer?user=${own.userId}&company=${own.companyId}` },
  { method: 'GET', url: () => '/api/payments/booking', isForCaller: true },
  {
    method: 'POST',
    url: () => `/api/payments/booking/${own.userId}/${own.companyId}`,
    payload: () => bookingFormOf(own),
  },
  {
    method: 'POST',
    url: () => '/api/payments/process',
    payload: () => ({
      hotel_booking_id: bookingId,
      payment_type: 'full',
      payment_method: 'credit',
      amount: 900,
    }),
  },
  {
    method: 'POST',
    url: () => '/api/hosted/meetings/save',
    payload: () => ({ user_id: own.userId, company_id: own.companyId, interests: [], meetings: [] }),
  },
  { method: 'GET', url: () => `/api/hosted/meetings/${own.userId}/${own.companyId}` },
];

const send = ({ method, url, payload }: Call, key: string) =>
  test.call({
    method,
    url: url(),
    headers: { authorization: `Bearer ${key}`, ...(payload && { 'content-type': 'application/json' }) },
    ...(payload && { payload: JSON.stringify(payload()) }),
  });

it('answers every other key with 404, whatever the call and its body, and changes nothing', async () => {
  const before = await test.db.selectFrom('booking').selectAll().orderBy('id').execute();
  const faults: string[] = [];
  for (const call of CALLS)
    for (const { name, key, isBuyer } of strangers) {
      if (isBuyer && call.isForCaller) continue;
      const answer = await send(call, key);
      if (answer.statusCode !== 404 || answer.json().code !== 'resource.not-found')
        faults.push(`${call.method} ${call.url()} answers ${name} with ${answer.statusCode}`);
    }
  expect(faults).toEqual([]);
  expect(await test.db.selectFrom('booking').selectAll().orderBy('id').execute()).toEqual(before);
  expect(await test.db.selectFrom('payment').selectAll().execute()).toEqual([]);
});

it('accepts the buyer’s own key everywhere', async () => {
  for (const call of CALLS) {
    const answer = await send(call, own.key);
    expect([call.url(), answer.statusCode === 404]).toEqual([call.url(), false]);
  }
});

it('does not open other ids with the buyer’s own key', async () => {
  const guesses = [
    [own.userId + 1, own.companyId],
    [own.userId, own.companyId + 1],
    [own.userId - 1, own.companyId - 1],
    [2147483647, 1],
  ];
  for (const [user, company] of guesses) {
    const headers = { authorization: `Bearer ${own.key}` };
    for (const url of [
      `/api/hosted-buyer?user=${user}&company=${company}`,
      `/api/hosted/meetings/${user}/${company}`,
    ])
      expect([url, (await test.get(url, headers)).statusCode]).toEqual([url, 404]);
    const form = bookingFormOf(own);
    const saved = await test.post(`/api/payments/booking/${user}/${company}`, form, headers);
    expect([404, 422]).toContain(saved.statusCode);
  }
});

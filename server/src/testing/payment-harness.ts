// The application with a fake bank, a buyer with a booking, and a clock that the test controls.

import { paymentServiceOf } from './database-shop.ts';
import { type BankMessage, type BankSession, FakeBank, paidReport, signed } from './fake-bank.ts';
import { createBooking, createHostedBuyer, type TestBuyer } from './hosted-buyer.ts';
import { logInAs } from './organisers.ts';
import { createSmallEdition, TEST_NOW } from './small-edition.ts';
import { createTestApp, type TestApp } from './test-app.ts';

export type Headers = Record<string, string>;

export interface PaymentStand {
  test: TestApp;
  bank: FakeBank;
  editionId: number;
  buyer: TestBuyer;
  bookingId: number;
  /** Switches to a new buyer and a bank without faults: tests share the application, which is slow to build. */
  renew(): Promise<void>;
  wait(seconds: number): void;
  /** Runs the sweeper once. */
  sweep(): Promise<number>;
  /** @param of the key and booking of a buyer other than the current one */
  process(
    change?: object,
    headers?: Headers,
    of?: { key: string; bookingId: number },
  ): ReturnType<TestApp['post']>;
  /** Starts an attempt, and returns the bank's side of it. */
  start(method?: 'credit' | 'online', of?: { key: string; bookingId: number }): Promise<BankSession>;
  deliver(message: BankMessage): ReturnType<TestApp['call']>;
  /** Pays at the bank and delivers its message. */
  pay(session: BankSession): Promise<void>;
  outcome(reference: string): Promise<string>;
  addBuyer(): Promise<TestBuyer & { bookingId: number }>;
  organiser(role: 'viewer' | 'editor' | 'admin'): Promise<Headers>;
  close(): Promise<void>;
}

export async function openPaymentStand(): Promise<PaymentStand> {
  let now = TEST_NOW;
  const clock = () => now;
  const bank = new FakeBank(clock);
  const test = await createTestApp({ clock, payments: bank, publicUrl: 'https://visavis.example' });
  const { db, storage } = test;
  const { editionId } = await createSmallEdition(db);
  const addBuyer = async () => {
    const added = await createHostedBuyer(db, editionId);
    return { ...added, bookingId: await createBooking(db, storage.sealer, added) };
  };
  const fresh = async () => {
    const buyer = await addBuyer();
    return { buyer, bookingId: buyer.bookingId };
  };
  const service = paymentServiceOf(db, clock, bank);

  const stand: PaymentStand = {
    test,
    bank,
    editionId,
    ...(await fresh()),
    async renew() {
      bank.recover();
      Object.assign(stand, await fresh());
    },
    wait(seconds) {
      now = new Date(now.getTime() + seconds * 1000);
    },
    sweep: service.sweep,
    process: (change = {}, headers = {}, of = { key: stand.buyer.key, bookingId: stand.bookingId }) =>
      test.post(
        '/api/payments/process',
        {
          hotel_booking_id: of.bookingId,
          payment_type: 'full',
          payment_method: 'credit',
          amount: 900,
          ...change,
        },
        { authorization: `Bearer ${of.key}`, ...headers },
      ),
    async start(method = 'credit', of = { key: stand.buyer.key, bookingId: stand.bookingId }) {
      const answer = await stand.process({ payment_method: method }, {}, of);
      const session = bank.find(answer.json().payment_data?.pay_ref);
      if (!session) throw new Error(`no attempt was started: ${answer.body}`);
      session.isKnown = true;
      return session;
    },
    deliver: ({ body, headers }) =>
      test.call({ method: 'POST', url: '/api/payments/webhook/test', headers, payload: body }),
    async pay(session) {
      bank.pay(session);
      await stand.deliver(signed(paidReport(session)));
    },
    outcome: async (reference) =>
      (await test.get(`/api/payments/outcome?RefNo=${reference}&Status=200&TransactionId=t`)).json().outcome,
    addBuyer,
    organiser: (role) => logInAs(db, role),
    close: () => test.close(),
  };
  return stand;
}

/** The rows of a booking's attempts, oldest first. */
export function attemptsOf({ test, bookingId }: Pick<PaymentStand, 'test' | 'bookingId'>) {
  return test.db
    .selectFrom('payment')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .orderBy('id')
    .execute();
}

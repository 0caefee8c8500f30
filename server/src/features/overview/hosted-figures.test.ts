// The figures of the Hosted Buyer programme: applications by decision, deposits, and refunds due.
import { expect, it } from 'vitest';
import {
  bookMeeting,
  createBooking,
  createHostedBuyer,
  payBooking,
  type TestBuyer,
} from '../../testing/hosted-buyer.ts';
import { prepareOnce } from '../../testing/prepare.ts';
import { openReview } from '../../testing/review.ts';
import { insertRows, updateRows } from '../../testing/rows.ts';
import { TEST_NOW } from '../../testing/small-edition.ts';

const stand = prepareOnce(openReview);

async function figures() {
  // A new process has nothing cached yet.
  await stand.test.restart();
  const { applications, deposits, registrations } = (
    await stand.test.get('/api/overview', stand.viewer)
  ).json();
  return { applications, deposits, hosted: registrations.hosted };
}
const create = (decision: 'pending' | 'approved' | 'rejected') =>
  createHostedBuyer(stand.test.db, stand.edition.editionId, { decision });
const pay = async (buyer: TestBuyer) => {
  const { db, storage } = stand.test;
  return payBooking(db, await createBooking(db, storage.sealer, buyer));
};

it('counts applications by decision, without deleted ones', async () => {
  await create('pending');
  await create('pending');
  await create('rejected');
  const gone = await create('approved');
  await create('approved');
  await updateRows(stand.test.db, 'registration', { id: gone.registrationId }, { cancelled_at: TEST_NOW });
  expect(await figures()).toEqual({
    applications: { pending: 2, approved: 1, rejected: 1 },
    deposits: { paid: 0, sum: 0, currency: 'MYR', refundsDue: 0 },
    hosted: 4,
  });
});

it('counts payments and refunds due: after four meetings held, after a second payment, or already requested', async () => {
  const { db } = stand.test;
  const buyer = await create('approved');
  const paymentId = await pay(buyer);
  for (const [index, exhibitorId] of stand.makers.slice(0, 4).entries()) {
    const id = await bookMeeting(db, buyer, { exhibitorId, day: 1, minute: 660 + 60 * index });
    expect((await figures()).deposits).toMatchObject({ paid: 1, sum: 900, refundsDue: 0 });
    await updateRows(db, 'claim', { id }, { status: 4, attendance: 'held', attendance_at: TEST_NOW });
  }
  expect((await figures()).deposits).toMatchObject({ paid: 1, sum: 900, refundsDue: 1 });
  const twice = await create('approved');
  const surplusId = await pay(twice);
  await db.updateTable('payment').set({ is_surplus: true }).where('id', '=', surplusId).execute();
  expect((await figures()).deposits).toMatchObject({ paid: 1, sum: 900, refundsDue: 2 });
  const { id: organiser_id } = await db.selectFrom('organiser').select('id').executeTakeFirstOrThrow();
  const refund = {
    amount_sen: 90000,
    reason: 'Four meetings were held.',
    organiser_id,
    refusal: null,
    requested_at: TEST_NOW,
  };
  await insertRows(db, 'refund', [
    { ...refund, payment_id: paymentId, state: 'requested', transaction_id: null, ended_at: null },
    { ...refund, payment_id: surplusId, state: 'refunded', transaction_id: 'r', ended_at: TEST_NOW },
  ]);
  expect((await figures()).deposits).toMatchObject({ paid: 1, sum: 900, refundsDue: 1 });
});

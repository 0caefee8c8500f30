// GET /api/hosted/meetings/{userId}/{companyId}: what a buyer's last page shows, only to that buyer.
import { beforeAll, expect, it } from 'vitest';
import {
  createBooking,
  createHostedBuyer,
  createPaidBuyer,
  payBooking,
  type TestBuyer,
} from '../../testing/hosted-buyer.ts';
import { logInAs } from '../../testing/organisers.ts';
import { prepareOnce } from '../../testing/prepare.ts';
import { updateRows } from '../../testing/rows.ts';
import { createMakers, createSmallEdition, TEST_NOW } from '../../testing/small-edition.ts';
import { meetingOf } from '../../testing/submission.ts';
import { createTestApp } from '../../testing/test-app.ts';

const test = prepareOnce(createTestApp);
const edition = prepareOnce(() => createSmallEdition(test.db));
beforeAll(async () => {
  await createMakers(test.db, edition.editionId, 8);
});

const bearer = ({ key }: TestBuyer) => ({ authorization: `Bearer ${key}` });
const read = (buyer: TestBuyer, ids: { userId: number; companyId: number } = buyer) =>
  test.get(`/api/hosted/meetings/${ids.userId}/${ids.companyId}`, bearer(buyer));
const paidBuyer = () => createPaidBuyer(test.db, test.storage.sealer, edition.editionId);

it('shows stay and deposit before there are meetings, then the meetings in order with their attendance', async () => {
  const buyer = await createHostedBuyer(test.db, edition.editionId);
  const bookingId = await createBooking(test.db, test.storage.sealer, buyer);
  // One extra night, so that the deposit is less than the amount paid.
  await updateRows(
    test.db,
    'booking',
    { id: bookingId },
    { extra_nights: ['2026-06-04'], total_sen: 135_000 },
  );
  await payBooking(test.db, bookingId, 135_000);
  const none = await read(buyer);
  expect([none.statusCode, none.headers['cache-control']]).toEqual([200, 'no-store']);
  expect(none.json()).toEqual({
    success: true,
    edition: edition.editionId,
    message: 'No meetings have been booked yet.',
    meetings: [],
    name: 'Amira Rahman',
    reference: buyer.reference,
    stay: { label: '2 - 4 Jun 2026', roomType: 'Two Single Bed', extraNights: ['2026-06-04'] },
    deposit: { amount: 900, totalPaid: 1350, currency: 'MYR', isRefunded: false },
    heldCount: 0,
    isChoosing: true,
    refundAfterMeetings: 4,
    refundWithinDays: 30,
  });
  const meetings = Array.from({ length: 8 }, (_, index) =>
    meetingOf(`Maker ${index + 1}`, `M-${index + 1}`, 4 - Math.floor(index / 2), 1020 - 60 * (index % 2)),
  );
  await test.post(
    '/api/hosted/meetings/save',
    { user_id: buyer.userId, company_id: buyer.companyId, interests: [], meetings },
    bearer(buyer),
  );
  await updateRows(
    test.db,
    'claim',
    { registration_id: buyer.registrationId, day: 1 },
    { status: 4, attendance: 'held', attendance_at: TEST_NOW, attendance_way: 'exhibitor-link' },
  );
  const final = (await read(buyer)).json();
  expect(final.meetings.map((one: { day: number; minute: number }) => [one.day, one.minute])).toEqual(
    [1, 2, 3, 4].flatMap((day) => [960, 1020].map((minute) => [day, minute])),
  );
  expect(final.meetings[0]).toMatchObject({
    date: '2026-06-02',
    dayOfWeek: 'Tuesday',
    time: '4.00pm-5.00pm',
    exhibitor: 'Maker 8',
    boothNumber: 'M-8',
    status: 4,
    attendance: 'held',
  });
  expect(final.meetings[2]).toMatchObject({ status: 2, attendance: null });
  expect([final.heldCount, final.message]).toEqual([2, '8 meeting(s)']);
});

it('reports the deposit as refunded once the refund has ended; a surplus payment alone opens nothing', async () => {
  const buyer = await paidBuyer();
  await logInAs(test.db, 'admin');
  const refund = (isSurplus: boolean, endedAt: Date | null) =>
    test.database.pool.query(
      `with paid as (
         update payment set is_surplus = $2 where booking_id = (select id from booking where registration_id = $1)
         returning id
       )
       insert into refund (payment_id, amount_sen, reason, state, organiser_id, requested_at, ended_at)
       select paid.id, 90000, 'four meetings were held', $3, (select id from organiser limit 1), $4, $5 from paid
       on conflict (payment_id) do update set state = excluded.state, ended_at = excluded.ended_at`,
      [buyer.registrationId, isSurplus, endedAt ? 'refunded' : 'requested', TEST_NOW, endedAt],
    );
  const isRefunded = async () => (await read(buyer)).json().deposit.isRefunded;
  await refund(false, null);
  expect(await isRefunded()).toBe(false);
  await refund(true, TEST_NOW);
  expect((await read(buyer)).json().code).toBe('hosted.step-closed');
  await refund(false, TEST_NOW);
  expect(await isRefunded()).toBe(true);
});

it('is 404 for other buyers and without a key, and closed before the deposit is paid', async () => {
  const [own, other] = [await paidBuyer(), await paidBuyer()];
  const unpaid = await createHostedBuyer(test.db, edition.editionId);
  await createBooking(test.db, test.storage.sealer, unpaid);
  for (const ids of [other, { userId: own.userId, companyId: other.companyId }])
    expect((await read(own, ids)).statusCode).toBe(404);
  expect((await test.get(`/api/hosted/meetings/${own.userId}/${own.companyId}`)).statusCode).toBe(404);
  const closed = await read(unpaid);
  expect([closed.statusCode, closed.json().code]).toEqual([409, 'hosted.step-closed']);
  await updateRows(test.db, 'application', { registration_id: own.registrationId }, { decision: 'rejected' });
  expect((await read(own)).statusCode).toBe(404);
});

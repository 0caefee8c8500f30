// POST /api/hosted/delete, and its Business Matching counterpart on a hosted registration: the same rules apply.
import type { HostedRow } from '@visavis/contract/hosted-buyer/row';
import { describe, expect, it } from 'vitest';
import {
  bookMeeting,
  createBooking,
  createHostedBuyer,
  payBooking,
  type TestBuyer,
} from '../../testing/hosted-buyer.ts';
import { prepareOnce } from '../../testing/prepare.ts';
import { openReview } from '../../testing/review.ts';
import { insertRows, readRow, updateRows } from '../../testing/rows.ts';
import { TEST_NOW } from '../../testing/small-edition.ts';

const stand = prepareOnce(openReview);

const create = () => createHostedBuyer(stand.test.db, stand.edition.editionId);
const idsOf = ({ registrationId, userId, companyId }: TestBuyer) => ({
  id: registrationId,
  user_id: userId,
  visitor_company_id: companyId,
});
const CALLS = [
  ['/api/hosted/delete', 'Hosted buyer deleted successfully.'],
  ['/api/meetings/delete', 'Record deleted successfully.'],
] as const;
const remove = (url: string, body: unknown, headers: Record<string, string> = stand.admin) =>
  stand.test.post(url, body, headers);
const isListed = async ({ registrationId }: TestBuyer): Promise<boolean> =>
  (await stand.test.get('/api/hosted', stand.viewer))
    .json()
    .data.some(({ id }: HostedRow) => id === registrationId);

describe.each(CALLS)('%s', (url, sentence) => {
  it('removes the row, frees the hours, and deletes keys, documents and unsent emails', async () => {
    const { db, storage } = stand.test;
    const buyer = await create();
    const [maker = 0] = stand.makers;
    const slot = { exhibitorId: maker, day: 1, minute: 720 };
    await bookMeeting(db, buyer, slot);
    await createBooking(db, storage.sealer, buyer);
    await insertRows(db, 'document', {
      registration_id: buyer.registrationId,
      kind: 'passport',
      filename: 'amira.pdf',
      media_type: 'application/pdf',
      size_bytes: 3,
      position: 0,
      storage_name: `removal-${buyer.registrationId}`,
      created_at: TEST_NOW,
      deleted_at: null,
    });
    await stand.test.post('/api/schedule-link', { email: buyer.email });
    const answer = await remove(url, idsOf(buyer));
    expect([answer.statusCode, answer.json()]).toEqual([200, { success: true, message: sentence }]);
    expect(await isListed(buyer)).toBe(false);
    const opened = await stand.test.get('/api/hosted-buyer', { authorization: `Bearer ${buyer.key}` });
    expect(opened.statusCode).toBe(404);
    const of = buyer.registrationId;
    expect(await db.selectFrom('access_key').selectAll().where('registration_id', '=', of).execute()).toEqual(
      [],
    );
    expect(await db.selectFrom('email').selectAll().where('registration_id', '=', of).execute()).toEqual([]);
    expect(
      await db.selectFrom('document').select('storage_name').where('registration_id', '=', of).execute(),
    ).toEqual([{ storage_name: null }]);
    expect(
      await db.selectFrom('booking').select('passport').where('registration_id', '=', of).execute(),
    ).toEqual([{ passport: null }]);
    // Another buyer can book the hour at once.
    await bookMeeting(db, await create(), slot);
    const action = await readRow(db, 'audit_entry', { registration_id: of, action: 'application.delete' });
    expect(action).toMatchObject({
      subject: `Amira Rahman (${buyer.reference})`,
      before: { state: 'Approved', meetings: [{ exhibitor: 'Maker 1' }] },
      after: { documents: 1, hadPassportNumbers: true },
    });
    await db.deleteFrom('claim').where('exhibitor_id', '=', maker).execute();
    expect((await remove(url, idsOf(buyer))).statusCode).toBe(404);
  });

  it('is refused while money is held or a payment is in progress, and changes nothing', async () => {
    const { db, storage } = stand.test;
    const buyer = await create();
    const bookingId = await createBooking(db, storage.sealer, buyer);
    const paymentId = await payBooking(db, bookingId);
    const refused = await remove(url, idsOf(buyer));
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      {
        code: 'application.money-held',
        message: 'This buyer has paid. Please refund the payment before you delete the application.',
      },
    ]);
    await updateRows(
      db,
      'payment',
      { id: paymentId },
      { state: 'open', transaction_id: null, ended_at: null },
    );
    expect((await remove(url, idsOf(buyer))).json()).toMatchObject({
      code: 'application.money-held',
      message: 'This buyer is paying right now. Please look at the payment status and try again.',
    });
    expect(await isListed(buyer)).toBe(true);
    const opened = await stand.test.get('/api/hosted-buyer', { authorization: `Bearer ${buyer.key}` });
    expect(opened.statusCode).toBe(200);
    await db.updateTable('payment').set({ state: 'failed' }).where('id', '=', paymentId).execute();
    expect((await remove(url, idsOf(buyer))).statusCode).toBe(200);
  });

  it('is 404 unless the three ids match', async () => {
    const [buyer, other] = [await create(), await create()];
    for (const key of ['id', 'user_id', 'visitor_company_id'] as const) {
      const answer = await remove(url, { ...idsOf(buyer), [key]: idsOf(other)[key] });
      expect([key, answer.statusCode]).toEqual([key, 404]);
    }
    expect([await isListed(buyer), await isListed(other)]).toEqual([true, true]);
  });

  it('is only for admins', async () => {
    const buyer = await create();
    expect((await remove(url, idsOf(buyer), {})).statusCode).toBe(401);
    expect((await remove(url, idsOf(buyer), stand.viewer)).statusCode).toBe(403);
    expect((await remove(url, idsOf(buyer), stand.editor)).statusCode).toBe(403);
    expect((await remove(url, { ...idsOf(buyer), id: 0 })).statusCode).toBe(422);
    expect(await isListed(buyer)).toBe(true);
  });
});

it('the hosted endpoint does not delete a registration of Business Matching', async () => {
  const { id, user_id, visitor_company_id } = await stand.register([[2, 1, 660]]);
  const answer = await remove('/api/hosted/delete', { id, user_id, visitor_company_id });
  expect(answer.statusCode).toBe(404);
  expect((await stand.group(id)).schedules).toHaveLength(1);
});

// POST /api/hosted/meetings/save on a real database: eight meetings once, all or none, and a reason for each refusal.

import { MEETINGS_SAVED } from '@visavis/domain/meeting/messages';
import { englishOf } from '@visavis/domain/words/english';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { holdingWith, named } from '../../testing/holding.ts';
import { bearer, eight, hostedSavingWith, maker, NOTHING_SAVED } from '../../testing/hosted-saving.ts';
import { prepareOnce } from '../../testing/prepare.ts';
import { insertRows, readRow, readRows, updateRows } from '../../testing/rows.ts';
import { createMakers, createSmallEdition, TEST_NOW } from '../../testing/small-edition.ts';
import { submissionOf } from '../../testing/submission.ts';
import { createTestApp } from '../../testing/test-app.ts';

const MAKERS = 10;
const test = prepareOnce(createTestApp);
const edition = prepareOnce(() => createSmallEdition(test.db));
let makerIds: number[];
const { newHold, hold, unavailable } = holdingWith(() => test);
const { save, countOf, paidBuyer } = hostedSavingWith(() => ({ test, editionId: edition.editionId }));

beforeAll(async () => {
  makerIds = await createMakers(test.db, edition.editionId, MAKERS);
});
beforeEach(async () => {
  await test.database.pool.query('delete from claim; delete from blocked_slot');
});

describe('a valid submission', () => {
  it('books all meetings, stores interests, email and audit entry, and opens the last step', async () => {
    const buyer = await paidBuyer();
    const { serums, creams } = edition.subCategoryIds;
    const interests = [serums, creams, serums].map((subCategoryId) => ({
      category: 'Skincare',
      subCategory: 'Serums and ampoules',
      categoryId: edition.categoryIds.skincare,
      subCategoryId,
      childCategoryId: null,
    }));
    const response = await save(buyer, eight(), {}, { interests });
    expect([response.statusCode, response.json()]).toEqual([
      200,
      {
        success: true,
        message: 'Your meetings have been received. The organiser confirms each of them.',
        registration_id: buyer.registrationId,
        reference: buyer.reference,
      },
    ]);
    expect(await countOf(buyer)).toEqual({ meetings: 8, interests: 2, emails: 1, actions: 1, saved: 1 });
    const booked = await readRows(
      test.db,
      'meeting',
      { registration_id: buyer.registrationId },
      ['exhibitor_id', 'day', 'minute', 'starts_at', 'status'],
      'exhibitor_id',
    );
    expect(booked).toHaveLength(8);
    expect(booked[0]).toEqual({
      exhibitor_id: makerIds[0],
      day: 1,
      minute: 720,
      starts_at: new Date('2026-06-02T04:00:00Z'),
      status: 2,
    });
    const email = await readRow(test.db, 'email', { registration_id: buyer.registrationId }, [
      'kind',
      'recipient',
      'content',
    ]);
    expect(email).toMatchObject({
      kind: 'hosted-meetings-received',
      recipient: buyer.email,
      content: { hosted: { userId: buyer.userId, companyId: buyer.companyId }, reference: buyer.reference },
    });
    const step = await test.get('/api/hosted-buyer', bearer(buyer));
    expect(step.json()).toMatchObject({ step: 'final-meetings', hasSavedMeetings: true });
  });

  it('is confirmed in the language of the application', async () => {
    const buyer = await paidBuyer();
    const ofBuyer = buyer.registrationId;
    await test.db.updateTable('registration').set({ language: 'ms' }).where('id', '=', ofBuyer).execute();
    expect((await save(buyer)).statusCode).toBe(200);
    const mails = test.db.selectFrom('email').select(['subject', 'content']);
    expect(await mails.where('registration_id', '=', ofBuyer).execute()).toMatchObject([
      { subject: 'Pertemuan anda di International Beauty Exhibition', content: { language: 'ms' } },
    ]);
  });

  it('turns the holds of the draft into meetings and ends the draft', async () => {
    const buyer = await paidBuyer();
    const token = await newHold(makerIds[0] ?? 0, 1, 720);
    // Held at a different hour than submitted: the hold is dropped, the submission counts.
    await hold(makerIds[1] ?? 0, 4, 1020, token);
    expect((await save(buyer)).statusCode).toBe(409);
    expect((await save(buyer, eight(), named(token))).statusCode).toBe(200);
    expect(await unavailable(makerIds[1] ?? 0)).toEqual(['1 1 pm']);
    const renewed = await test.call({ method: 'POST', url: '/api/holds/renew', headers: named(token) });
    expect(renewed.statusCode).toBe(404);
  });

  it('takes a further place of an exhibitor with more than one', async () => {
    await updateRows(test.db, 'exhibitor', { id: makerIds[0] ?? 0 }, { places: 2 });
    try {
      const [one, two, three] = [await paidBuyer(), await paidBuyer(), await paidBuyer()];
      const others = (from: number) => [
        maker(1, 1, 720),
        ...Array.from({ length: 7 }, (_, index) => maker(index + 2, from, 660 + 60 * index)),
      ];
      expect((await save(one, others(2))).statusCode).toBe(200);
      expect((await save(two, others(3))).statusCode).toBe(200);
      const full = await save(three, others(4));
      expect(full.json().lost).toMatchObject([{ exhibitor: 'Maker 1' }]);
    } finally {
      await updateRows(test.db, 'exhibitor', { id: makerIds[0] ?? 0 }, { places: 1 });
    }
  });
});

describe('saving again', () => {
  it('is 409 with a specific message, and with the same key returns the first response', async () => {
    const buyer = await paidBuyer();
    const key = { 'idempotency-key': 'meetings-one' };
    const first = await save(buyer, eight(), key);
    const before = await countOf(buyer);
    const second = await save(buyer);
    expect([second.statusCode, second.json().code, second.json().message]).toEqual([
      409,
      'hosted.meetings-saved',
      englishOf(MEETINGS_SAVED),
    ]);
    const again = await save(buyer, eight(), key);
    expect([again.statusCode, again.json()]).toEqual([200, first.json()]);
    const other = await save(buyer, eight().toReversed(), key);
    expect([other.statusCode, other.json().code]).toEqual([422, 'submission.key-reused']);
    expect(await countOf(buyer)).toEqual(before);
  });

  it('twenty times concurrently saves once: one 200 and 409 for the rest; with one key all get the same answer', async () => {
    const [buyer, keyed] = [await paidBuyer(), await paidBuyer()];
    const answers = await Promise.all(Array.from({ length: 20 }, () => save(buyer)));
    expect(answers.map((answer) => answer.json().code ?? 'saved').sort()).toEqual([
      ...Array.from({ length: 19 }, () => 'hosted.meetings-saved'),
      'saved',
    ]);
    expect(await countOf(buyer)).toEqual({ meetings: 8, interests: 0, emails: 1, actions: 1, saved: 1 });
    await test.db.deleteFrom('claim').execute();
    const repeats = await Promise.all(
      Array.from({ length: 20 }, () => save(keyed, eight(), { 'idempotency-key': 'meetings-two' })),
    );
    expect(new Set(repeats.map(({ body }) => body)).size).toBe(1);
    expect(await countOf(keyed)).toMatchObject({ meetings: 8, emails: 1, actions: 1 });
  });
});

describe('a lost slot', () => {
  it('is reported with all others, taken, held or blocked; nothing is stored, and the buyer can choose again', async () => {
    const buyer = await paidBuyer();
    const key = { 'idempotency-key': 'meetings-three' };
    await test.post('/api/visitor/register', submissionOf([maker(1, 1, 720)]));
    await newHold(makerIds[1] ?? 0, 1, 780);
    await insertRows(test.db, 'blocked_slot', { exhibitor_id: makerIds[2] ?? 0, day: 1, minute: 840 });
    const response = await save(buyer, eight(), key);
    expect([response.statusCode, response.json().code]).toEqual([409, 'meeting.slot-taken']);
    expect(response.json().lost).toEqual([
      { exhibitor: 'Maker 1', boothNumber: 'M-1', day: 1, time: '12.00pm-1.00pm' },
      { exhibitor: 'Maker 2', boothNumber: 'M-2', day: 1, time: '1.00pm-2.00pm' },
      { exhibitor: 'Maker 3', boothNumber: 'M-3', day: 1, time: '2.00pm-3.00pm' },
    ]);
    expect(await countOf(buyer)).toEqual(NOTHING_SAVED);
    const chosenAgain = [maker(1, 4, 660), maker(2, 4, 720), maker(3, 4, 780), ...eight().slice(3)];
    expect((await save(buyer, chosenAgain, key)).statusCode).toBe(200);
  });

  it('can be an hour that an organiser blocked, though nobody has booked it', async () => {
    const buyer = await paidBuyer();
    await insertRows(test.db, 'blocked_slot', { exhibitor_id: makerIds[4] ?? 0, day: 2, minute: 720 });
    const response = await save(buyer);
    expect([response.statusCode, response.json().lost]).toMatchObject([409, [{ exhibitor: 'Maker 5' }]]);
    expect(await countOf(buyer)).toEqual(NOTHING_SAVED);
  });

  it('leaves the holds of the draft in place', async () => {
    const buyer = await paidBuyer();
    const token = await newHold(makerIds[7] ?? 0, 2, 900);
    await insertRows(test.db, 'blocked_slot', { exhibitor_id: makerIds[0] ?? 0, day: 1, minute: 720 });
    const response = await save(buyer, eight(), named(token));
    expect(response.json().lost).toMatchObject([{ exhibitor: 'Maker 1' }]);
    expect(await countOf(buyer)).toEqual(NOTHING_SAVED);
    expect(await unavailable(makerIds[7] ?? 0)).toEqual(['2 3 pm']);
  });

  it('can be an hour that has begun', async () => {
    const buyer = await paidBuyer();
    test.setNow(new Date('2026-06-02T05:00:00Z'));
    try {
      const response = await save(buyer);
      expect([response.statusCode, response.json().lost]).toMatchObject([
        409,
        [{ exhibitor: 'Maker 1' }, { exhibitor: 'Maker 2' }],
      ]);
    } finally {
      test.setNow(TEST_NOW);
    }
  });

  it('is not an hour on which another draft’s hold has expired', async () => {
    const buyer = await paidBuyer();
    await newHold(makerIds[0] ?? 0, 1, 720);
    await test.database.pool.query('update claim set expires_at = $1', [TEST_NOW]);
    expect((await save(buyer)).statusCode).toBe(200);
  });

  it('is not the hour of a visitor’s meeting that an organiser rejected', async () => {
    const buyer = await paidBuyer();
    await test.post('/api/visitor/register', submissionOf([maker(1, 1, 720)]));
    await test.database.pool.query('update claim set status = 3');
    expect((await save(buyer)).statusCode).toBe(200);
  });
});

// Holds on a real database: taken, moved, renewed, released, expired, and turned into meetings by a submission.
import { beforeEach, describe, expect, it } from 'vitest';
import { holdingWith, named } from '../../testing/holding.ts';
import { prepareOnce } from '../../testing/prepare.ts';
import { readRows } from '../../testing/rows.ts';
import { createSmallEdition, TEST_NOW } from '../../testing/small-edition.ts';
import { meetingOf, submissionOf } from '../../testing/submission.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { sweepLapsed } from './repository.ts';

const HOLDS = '/api/holds';
const REGISTER = '/api/visitor/register';
const MINUTE_MS = 60_000;

const test = prepareOnce(createTestApp);
const edition = prepareOnce(() => createSmallEdition(test.db));

beforeEach(async () => {
  test.setNow(TEST_NOW);
  await test.db.deleteFrom('claim').execute();
  await test.db.deleteFrom('draft').execute();
});

const after = (minutes: number) => test.setNow(new Date(TEST_NOW.getTime() + minutes * MINUTE_MS));
const { hold, renew, release, newHold, unavailable } = holdingWith(() => test);

describe('a hold', () => {
  it('makes the hour unavailable to everybody but its own draft', async () => {
    const { nacre } = edition.exhibitorIds;
    const response = await hold(nacre, 2, 840);
    expect(response.statusCode).toBe(201);
    const { draftToken, holds } = response.json();
    expect(draftToken).toMatch(/^[\w-]{43}$/);
    expect(holds).toEqual([
      { exhibitorId: nacre, day: 2, minute: 840, secondsLeft: 600, renewableSeconds: 3600 },
    ]);
    expect(await unavailable(nacre)).toEqual(['2 2 pm']);
    expect(await unavailable(nacre, draftToken)).toEqual([]);
    const other = await hold(nacre, 2, 840);
    expect(other.statusCode).toBe(409);
    expect(other.json()).toMatchObject({
      code: 'meeting.slot-taken',
      lost: [{ exhibitor: 'Atelier Nacre', boothNumber: 'B-145', day: 2, time: '2.00pm-3.00pm' }],
    });
    const submission = submissionOf([meetingOf('Atelier Nacre', 'B-145', 2, 840)]);
    expect((await test.post(REGISTER, submission)).statusCode).toBe(409);
  });

  it('stores its token only as a hash', async () => {
    const token = await newHold(edition.exhibitorIds.nacre, 2, 840);
    const { rows } = await test.database.pool.query('select draft::text as row from draft');
    expect(rows).toHaveLength(1);
    expect(rows[0].row).not.toContain(token);
  });

  it('moves to another hour of the exhibitor in one step, and stays put when the new hour is taken', async () => {
    const { nacre } = edition.exhibitorIds;
    const token = await newHold(nacre, 2, 840);
    const moved = await hold(nacre, 3, 900, token);
    expect(moved.statusCode).toBe(201);
    expect(moved.json().holds).toMatchObject([{ exhibitorId: nacre, day: 3, minute: 900 }]);
    expect(await unavailable(nacre)).toEqual(['3 3 pm']);
    await newHold(nacre, 4, 660);
    expect((await hold(nacre, 4, 660, token)).statusCode).toBe(409);
    expect((await renew(token)).json().holds).toMatchObject([{ day: 3, minute: 900 }]);
  });

  it('is refused when the draft holds that hour with another company', async () => {
    const token = await newHold(edition.exhibitorIds.nacre, 2, 840);
    const clash = await hold(edition.exhibitorIds.proto, 2, 840, token);
    expect([clash.statusCode, clash.json().code, clash.json().message]).toEqual([
      409,
      'hold.hour-in-use',
      'This slot is already scheduled for Atelier Nacre. Please select a different time.',
    ]);
  });

  it('is refused for a blocked hour, an hour that has begun, and anything unknown to the edition', async () => {
    const { hanari } = edition.exhibitorIds;
    expect((await hold(hanari, 1, 660)).statusCode).toBe(409);
    test.setNow(new Date('2026-06-02T04:30:00Z'));
    expect((await hold(hanari, 1, 720)).statusCode).toBe(409);
    expect((await hold(hanari, 1, 780)).statusCode).toBe(201);
    expect((await hold(987_654, 1, 780)).statusCode).toBe(404);
    expect((await hold(hanari, 5, 780)).json().fields).toEqual({
      day: 'This is not a day of the exhibition.',
    });
    expect((await hold(hanari, 1, 1080)).json().fields).toEqual({
      minute: 'This is not an hour of the exhibition.',
    });
  });

  it('is refused when the length of the hour has changed since the visitor loaded it', async () => {
    const { nacre } = edition.exhibitorIds;
    const ask = (length: number) => test.post(HOLDS, { exhibitorId: nacre, day: 2, minute: 840, length });
    const refused = await ask(30);
    expect([refused.statusCode, refused.json().message]).toEqual([
      404,
      'The hours of the exhibition have just been changed. Please look at them again.',
    ]);
    expect((await ask(60)).statusCode).toBe(201);
  });

  it('is refused for an hour that was blocked a moment ago', async () => {
    const blocked = { exhibitor_id: edition.exhibitorIds.proto, day: 4, minute: 1020 };
    await test.db.insertInto('blocked_slot').values(blocked).execute();
    expect((await hold(edition.exhibitorIds.proto, 4, 1020)).statusCode).toBe(409);
    await test.db.deleteFrom('blocked_slot').where('exhibitor_id', '=', blocked.exhibitor_id).execute();
  });

  it.each([
    [{}],
    [{ exhibitorId: 1, day: 1 }],
    [{ exhibitorId: '1', day: 1, minute: 720 }],
    [{ exhibitorId: 1, day: 1, minute: 720, status: 4 }],
    [{ exhibitorId: -1, day: 1, minute: 720 }],
    [{ exhibitorId: 1.5, day: 1, minute: 720 }],
  ])('%j is 422', async (body) => {
    expect((await test.post(HOLDS, body)).statusCode).toBe(422);
  });
});

describe('time', () => {
  it('a hold lasts ten minutes, longer when renewed, and an hour at most', async () => {
    const { nacre } = edition.exhibitorIds;
    const token = await newHold(nacre, 2, 840);
    after(9);
    expect((await renew(token)).json().holds).toMatchObject([{ secondsLeft: 600, renewableSeconds: 3060 }]);
    for (const minutes of [18, 27, 36, 45, 54]) {
      after(minutes);
      expect((await renew(token)).json().holds).toHaveLength(1);
    }
    expect((await renew(token)).json().holds).toMatchObject([{ secondsLeft: 360, renewableSeconds: 360 }]);
    after(59.9);
    expect((await renew(token)).json().holds).toHaveLength(1);
    expect(await unavailable(nacre)).toEqual(['2 2 pm']);
    after(60);
    expect((await renew(token)).json().holds).toEqual([]);
    expect(await unavailable(nacre)).toEqual([]);
  });

  it('a hold not renewed frees its hour after ten minutes for the list, other holds and submissions', async () => {
    const { nacre } = edition.exhibitorIds;
    const token = await newHold(nacre, 2, 840);
    await newHold(nacre, 2, 900);
    after(9.9);
    expect(await unavailable(nacre)).toHaveLength(2);
    after(10);
    expect(await unavailable(nacre)).toEqual([]);
    expect((await hold(nacre, 2, 840)).statusCode).toBe(201);
    const submission = submissionOf([meetingOf('Atelier Nacre', 'B-145', 2, 900)]);
    expect((await test.post(REGISTER, submission)).statusCode).toBe(201);
    expect((await hold(nacre, 2, 840, token)).statusCode).toBe(409);
  });

  it('holding an hour again renews the hold, or starts a new one once it has expired', async () => {
    const { nacre } = edition.exhibitorIds;
    const token = await newHold(nacre, 2, 840);
    after(5);
    expect((await hold(nacre, 2, 840, token)).json().holds).toMatchObject([
      { secondsLeft: 600, renewableSeconds: 3300 },
    ]);
    after(16);
    expect((await hold(nacre, 2, 840, token)).json().holds).toMatchObject([
      { secondsLeft: 600, renewableSeconds: 3600 },
    ]);
  });

  it('a hold is not renewed once its hour has begun', async () => {
    const { nacre } = edition.exhibitorIds;
    test.setNow(new Date('2026-06-03T05:55:00Z'));
    const token = await newHold(nacre, 2, 840);
    expect((await renew(token)).json().holds).toHaveLength(1);
    test.setNow(new Date('2026-06-03T06:00:00Z'));
    expect((await renew(token)).json().holds).toEqual([]);
  });

  it('the sweep removes expired holds and nothing else', async () => {
    await newHold(edition.exhibitorIds.nacre, 2, 840);
    after(5);
    await newHold(edition.exhibitorIds.nacre, 2, 900);
    expect(await sweepLapsed(test.db, new Date(TEST_NOW.getTime() + 10 * MINUTE_MS))).toBe(1);
    const left = await test.db.selectFrom('claim').select('minute').execute();
    expect(left).toEqual([{ minute: 900 }]);
  });
});

it('the next renewal drops a hold on an hour that an organiser has blocked', async () => {
  const { proto } = edition.exhibitorIds;
  const token = await newHold(proto, 4, 960);
  await test.db.insertInto('blocked_slot').values({ exhibitor_id: proto, day: 4, minute: 960 }).execute();
  expect((await renew(token)).json().holds).toEqual([]);
  await test.db.deleteFrom('blocked_slot').where('exhibitor_id', '=', proto).execute();
});

describe('release', () => {
  it('gives back one hour or all of them, and is idempotent', async () => {
    const { nacre, proto } = edition.exhibitorIds;
    const token = await newHold(nacre, 2, 840);
    await hold(proto, 2, 900, token);
    expect((await release(token, nacre)).json().holds).toMatchObject([{ exhibitorId: proto }]);
    expect((await release(token, nacre)).statusCode).toBe(200);
    expect((await release(token)).json().holds).toEqual([]);
    expect(await unavailable(proto)).toEqual([]);
  });

  it("cannot touch another draft's holds", async () => {
    const { nacre } = edition.exhibitorIds;
    await newHold(nacre, 2, 840);
    const stranger = await newHold(nacre, 2, 900);
    await release(stranger, nacre);
    expect(await unavailable(nacre)).toEqual(['2 2 pm']);
  });

  it('is 404 for an unknown token, like renewal; a hold with one issues a new token', async () => {
    expect((await renew('made-up')).statusCode).toBe(404);
    expect((await renew()).statusCode).toBe(404);
    expect((await release('made-up')).statusCode).toBe(404);
    const response = await hold(edition.exhibitorIds.nacre, 2, 840, 'made-up');
    expect(response.statusCode).toBe(201);
    expect(response.json().draftToken).not.toBe('made-up');
  });
});

describe('a submission', () => {
  it('turns the holds of its draft into meetings, releases the rest and ends the draft', async () => {
    const { nacre, proto } = edition.exhibitorIds;
    const token = await newHold(nacre, 2, 840);
    await hold(proto, 2, 900, token);
    const submission = submissionOf([
      meetingOf('Atelier Nacre', 'B-145', 2, 840),
      meetingOf('Hanari Skin Lab', 'A-208', 3, 660),
    ]);
    expect((await test.post(REGISTER, submission, named(token))).statusCode).toBe(201);
    const claims = await readRows(
      test.db,
      'claim',
      {},
      ['exhibitor_id', 'status', 'draft_id'],
      'exhibitor_id',
    );
    expect(claims).toEqual([
      { exhibitor_id: edition.exhibitorIds.hanari, status: 2, draft_id: null },
      { exhibitor_id: nacre, status: 2, draft_id: null },
    ]);
    expect((await renew(token)).statusCode).toBe(404);
    expect(await unavailable(proto)).toEqual([]);
  });

  it('leaves the holds unchanged when it is refused', async () => {
    const { nacre, proto } = edition.exhibitorIds;
    const token = await newHold(nacre, 2, 840);
    await newHold(proto, 2, 900);
    const submission = submissionOf([
      meetingOf('Atelier Nacre', 'B-145', 2, 840),
      meetingOf('__proto__', 'C-001', 2, 900),
    ]);
    const refused = await test.post(REGISTER, submission, named(token));
    expect([refused.statusCode, refused.json().lost]).toEqual([
      409,
      [{ exhibitor: '__proto__', boothNumber: 'C-001', day: 2, time: '3.00pm-4.00pm' }],
    ]);
    expect((await renew(token)).json().holds).toMatchObject([{ exhibitorId: nacre, day: 2, minute: 840 }]);
  });

  it('leaves the holds unchanged when an hour was blocked in the meantime', async () => {
    const { nacre, proto } = edition.exhibitorIds;
    const token = await newHold(nacre, 2, 840);
    await hold(proto, 2, 900, token);
    await test.db.insertInto('blocked_slot').values({ exhibitor_id: proto, day: 2, minute: 900 }).execute();
    const refused = await test.post(
      REGISTER,
      submissionOf([meetingOf('Atelier Nacre', 'B-145', 2, 840), meetingOf('__proto__', 'C-001', 2, 900)]),
      named(token),
    );
    await test.db.deleteFrom('blocked_slot').where('exhibitor_id', '=', proto).execute();
    expect(refused.statusCode).toBe(409);
    expect((await renew(token)).json().holds).toHaveLength(2);
  });

  it("has no priority with another draft's token or an expired hold", async () => {
    const { nacre } = edition.exhibitorIds;
    const token = await newHold(nacre, 2, 840);
    const stranger = await newHold(nacre, 2, 900);
    const wanted = () => submissionOf([meetingOf('Atelier Nacre', 'B-145', 2, 840)]);
    expect((await test.post(REGISTER, wanted(), named(stranger))).statusCode).toBe(409);
    after(11);
    expect((await test.post(REGISTER, wanted(), named(stranger))).statusCode).toBe(201);
    const late = await test.post(REGISTER, wanted(), named(token));
    expect(late.statusCode).toBe(409);
  });
});

it('free hours exclude blocked, held and taken hours, and those that have begun', async () => {
  const { hanari, nacre } = edition.exhibitorIds;
  const freeHoursOf = async (app: TestApp, id: number) =>
    new Map((await app.get('/api/free-hours')).json().freeHours as [number, number][]).get(id);
  await newHold(nacre, 2, 840);
  await expect.poll(() => freeHoursOf(test, nacre), { timeout: 10_000 }).toBe(27);
  expect(await freeHoursOf(test, hanari)).toBe(27);
  test.setNow(new Date('2026-06-02T04:30:00Z'));
  await expect.poll(() => freeHoursOf(test, hanari), { timeout: 10_000 }).toBe(26);
});

// Limits on holds: per draft, per address and network, and per exhibitor.
import { beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { holdingWith, named } from '../../testing/holding.ts';
import { prepareOnce } from '../../testing/prepare.ts';
import { createMakers, createSmallEdition } from '../../testing/small-edition.ts';
import { meetingOf, submissionOf } from '../../testing/submission.ts';
import { createTestApp } from '../../testing/test-app.ts';

const HOLDS = '/api/holds';
const REGISTER = '/api/visitor/register';

const test = prepareOnce(createTestApp);
const edition = prepareOnce(() => createSmallEdition(test.db));
let makers: number[];
beforeAll(async () => {
  makers = await createMakers(test.db, edition.editionId, 12);
});

beforeEach(async () => {
  await test.db.deleteFrom('claim').execute();
  await test.db.deleteFrom('draft').execute();
});

const { hold, newHold, unavailable } = holdingWith(() => test);

describe('limits', () => {
  it("refuses a draft more holds than the edition's limit", async () => {
    let token: string | undefined;
    for (let index = 0; index < 8; index += 1) {
      const response = await hold(
        makers[index] ?? 0,
        1 + Math.floor(index / 7),
        660 + 60 * (index % 7),
        token,
      );
      token = response.json().draftToken;
    }
    const ninth = await hold(makers[8] ?? 0, 3, 660, token);
    expect([ninth.statusCode, ninth.json().code, ninth.json().message]).toEqual([
      409,
      'hold.limit-reached',
      'Maximum Meetings Selected (8 reached)',
    ]);
    expect((await hold(makers[0] ?? 0, 3, 660, token)).statusCode).toBe(201);
  });

  it('keeps an address within its limit under concurrent requests', async () => {
    const few = await createTestApp({ holdsPerAddress: 5, rateLimitScale: 1 });
    onTestFinished(() => few.close());
    const { editionId } = await createSmallEdition(few.db);
    const ids = await createMakers(few.db, editionId, 20);
    const answers = await Promise.all(
      ids.map((exhibitorId) => few.post(HOLDS, { exhibitorId, day: 1, minute: 720 })),
    );
    const statuses = answers.map((answer) => answer.statusCode).sort();
    expect(statuses).toEqual([...Array(5).fill(201), ...Array(15).fill(429)]);
    const refused = answers.find((answer) => answer.statusCode === 429);
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused?.json().message).toContain('Many hours are being held from your network');
  });

  it('lets a network of addresses hold no more than four single addresses may', async () => {
    const few = await createTestApp({ holdsPerAddress: 1, rateLimitScale: 1, trustedProxies: ['127.0.0.1'] });
    onTestFinished(() => few.close());
    const { editionId } = await createSmallEdition(few.db);
    const ids = await createMakers(few.db, editionId, 7);
    const holdFrom = async (address: string, exhibitorId = 0) =>
      (await few.post(HOLDS, { exhibitorId, day: 1, minute: 720 }, { 'x-forwarded-for': address }))
        .statusCode;
    const statuses: number[] = [];
    for (const [index, exhibitorId] of ids.slice(0, 6).entries())
      statuses.push(await holdFrom(`2001:db8:0:${index}::1`, exhibitorId));
    expect(statuses).toEqual([201, 201, 201, 201, 429, 429]);
    expect(await holdFrom('2001:db8:1::1', ids[6])).toBe(201);
  });

  it('lets a hold move when its address is at the limit', async () => {
    const few = await createTestApp({ holdsPerAddress: 1, rateLimitScale: 1 });
    onTestFinished(() => few.close());
    const { exhibitorIds } = await createSmallEdition(few.db);
    const take = (minute: number, headers = {}) =>
      few.post(HOLDS, { exhibitorId: exhibitorIds.nacre, day: 1, minute }, headers);
    const { draftToken } = (await take(720)).json();
    expect((await take(780)).statusCode).toBe(429);
    expect((await take(780, named(draftToken))).statusCode).toBe(201);
  });

  it('limits new drafts per minute', async () => {
    const few = await createTestApp({ rateLimitScale: 0.05 });
    onTestFinished(() => few.close());
    const { exhibitorIds } = await createSmallEdition(few.db);
    const statuses: number[] = [];
    for (let minute = 660; minute <= 840; minute += 60)
      statuses.push((await few.post(HOLDS, { exhibitorId: exhibitorIds.nacre, day: 1, minute })).statusCode);
    expect(statuses).toEqual([201, 201, 201, 429]);
  });
});

describe('an exhibitor with two representatives', () => {
  const wanted = () => submissionOf([meetingOf('Maker 12', 'M-12', 1, 720)]);

  it('has two places per hour, shared by holds and meetings', async () => {
    const id = makers[11] ?? 0;
    await test.db.updateTable('exhibitor').set({ places: 2 }).where('id', '=', id).execute();
    const token = await newHold(id, 1, 720);
    expect(await unavailable(id)).toEqual([]);
    expect((await test.post(REGISTER, wanted())).statusCode).toBe(201);
    expect(await unavailable(id)).toEqual(['1 12 pm']);
    expect((await test.post(REGISTER, wanted())).statusCode).toBe(409);
    expect((await hold(id, 1, 720)).statusCode).toBe(409);
    expect((await test.post(REGISTER, wanted(), named(token))).statusCode).toBe(201);
    const places = await test.db.selectFrom('meeting').select('place').orderBy('place').execute();
    expect(places).toEqual([{ place: 1 }, { place: 2 }]);
    await test.db.updateTable('claim').set({ status: 3 }).where('place', '=', 1).execute();
    expect(await unavailable(id)).toEqual([]);
    expect((await test.post(REGISTER, wanted())).statusCode).toBe(201);
  });

  it('respects a lowered number of places, whichever places the meetings occupy', async () => {
    const id = makers[11] ?? 0;
    const setPlaces = (places: number) =>
      test.db.updateTable('exhibitor').set({ places }).where('id', '=', id).execute();
    await setPlaces(2);
    for (let count = 0; count < 2; count += 1)
      expect((await test.post(REGISTER, wanted())).statusCode).toBe(201);
    await test.db.updateTable('claim').set({ status: 3 }).where('place', '=', 1).execute();
    await setPlaces(1);
    expect(await unavailable(id)).toEqual(['1 12 pm']);
    expect((await test.post(REGISTER, wanted())).statusCode).toBe(409);
    expect((await hold(id, 1, 720)).statusCode).toBe(409);
    await setPlaces(2);
    expect((await test.post(REGISTER, wanted())).statusCode).toBe(201);
  });

  it('is still held only once by each visitor', async () => {
    const id = makers[11] ?? 0;
    const token = await newHold(id, 1, 720);
    expect((await hold(id, 1, 780, token)).json().holds).toHaveLength(1);
  });
});

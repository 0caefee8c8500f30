// Several holds in one call: all of them or none, with every lost slot named.
import { beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import { holdingWith, named } from '../../testing/holding.ts';
import { prepareOnce } from '../../testing/prepare.ts';
import { createMakers, createSmallEdition, TEST_NOW } from '../../testing/small-edition.ts';
import { createTestApp } from '../../testing/test-app.ts';

const test = prepareOnce(createTestApp);
let makers: number[];
beforeAll(async () => {
  const { editionId } = await createSmallEdition(test.db);
  makers = await createMakers(test.db, editionId, 12);
});

beforeEach(async () => {
  test.setNow(TEST_NOW);
  await test.db.deleteFrom('claim').execute();
  await test.db.deleteFrom('draft').execute();
});

const { hold, holdMany, newHold, unavailable } = holdingWith(() => test);
const slot = (maker: number, day: number, minute: number) => ({
  exhibitorId: makers[maker - 1] ?? 0,
  day,
  minute,
});
const eight = () =>
  Array.from({ length: 8 }, (_, index) => slot(8 - index, 1 + (index % 2), 660 + 60 * (index >> 1)));

it('holds all of them', async () => {
  const response = await holdMany(eight());
  expect(response.statusCode).toBe(201);
  const { holds } = response.json();
  expect(holds).toHaveLength(8);
  expect(holds).toEqual(
    expect.arrayContaining(eight().map((one) => expect.objectContaining({ ...one, secondsLeft: 600 }))),
  );
});

it('holds none when others have taken any, and names each of these', async () => {
  await newHold(makers[0] ?? 0, 1, 660);
  await newHold(makers[1] ?? 0, 2, 720);
  const response = await holdMany([slot(1, 1, 660), slot(2, 2, 720), slot(3, 3, 780)]);
  expect([response.statusCode, response.json().code]).toEqual([409, 'meeting.slot-taken']);
  expect(response.json().lost).toEqual([
    { exhibitor: 'Maker 1', boothNumber: 'M-1', day: 1, time: '11.00am-12.00pm' },
    { exhibitor: 'Maker 2', boothNumber: 'M-2', day: 2, time: '12.00pm-1.00pm' },
  ]);
  expect(await unavailable(makers[2] ?? 0)).toEqual([]);
});

it('moves holds of the draft together, so that they may swap their slots', async () => {
  const token = await newHold(makers[0] ?? 0, 1, 660);
  await hold(makers[1] ?? 0, 1, 720, token);
  const response = await holdMany([slot(1, 1, 720), slot(2, 1, 660)], token);
  expect(response.statusCode).toBe(201);
  expect(response.json().holds).toMatchObject([slot(1, 1, 720), slot(2, 1, 660)]);
});

it('keeps what the draft held when it is refused', async () => {
  const token = await newHold(makers[0] ?? 0, 1, 660);
  await newHold(makers[1] ?? 0, 1, 720);
  expect((await holdMany([slot(1, 2, 660), slot(2, 1, 720)], token)).statusCode).toBe(409);
  const kept = await test.call({ method: 'POST', url: '/api/holds/renew', headers: named(token) });
  expect(kept.json().holds).toMatchObject([slot(1, 1, 660)]);
});

it('refuses slots that clash with each other or with the draft, and more than the edition allows', async () => {
  const codes = async (slots: object[], token?: string) => {
    const response = await holdMany(slots, token);
    return [response.statusCode, response.json().code];
  };
  expect(await codes([slot(1, 1, 660), slot(2, 1, 660)])).toEqual([409, 'hold.hour-in-use']);
  expect(await codes([slot(1, 1, 660), slot(1, 1, 720)])).toEqual([409, 'hold.hour-in-use']);
  const token = await newHold(makers[8] ?? 0, 4, 660);
  expect(await codes([slot(2, 4, 660)], token)).toEqual([409, 'hold.hour-in-use']);
  expect(await codes(eight(), token)).toEqual([409, 'hold.limit-reached']);
  expect(await codes([])).toEqual([422, 'request.invalid']);
  expect(await codes([slot(1, 9, 660)])).toEqual([422, 'request.invalid']);
});

it('counts every one of them for the limit of its address', async () => {
  const few = await createTestApp({ holdsPerAddress: 5, rateLimitScale: 1 });
  onTestFinished(() => few.close());
  const { editionId } = await createSmallEdition(few.db);
  const ids = await createMakers(few.db, editionId, 8);
  const slots = ids.map((exhibitorId, index) => ({
    exhibitorId,
    day: 1 + (index % 4),
    minute: 660 + 60 * (index >> 2),
  }));
  const ask = async (count: number) =>
    (await few.post('/api/holds/many', { slots: slots.slice(0, count) })).statusCode;
  expect([await ask(6), await ask(5), await ask(1)]).toEqual([429, 201, 409]);
});

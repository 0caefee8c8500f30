// The figures of the public directory, and a single exhibitor with its current free hours.
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { holdingWith } from '../../testing/holding.ts';
import { prepareOnce } from '../../testing/prepare.ts';
import { createSmallEdition, TEST_NOW } from '../../testing/small-edition.ts';
import { meetingOf, submissionOf } from '../../testing/submission.ts';
import { createTestApp } from '../../testing/test-app.ts';

const DIRECTORY = '/api/directory';
const ALL_HOURS = 28;
const test = prepareOnce(createTestApp);
const edition = prepareOnce(() => createSmallEdition(test.db));
beforeAll(async () => {
  const { nacre, nacreTwin, proto } = edition.exhibitorIds;
  for (const [id, region_country] of [
    [nacre, 'France'],
    [nacreTwin, 'france '],
    [proto, ' '],
  ] as const)
    await test.db.updateTable('exhibitor').set({ region_country }).where('id', '=', id).execute();
});

beforeEach(async () => {
  test.setNow(TEST_NOW);
  await test.db.deleteFrom('claim').execute();
  await test.db.deleteFrom('draft').execute();
});
const { newHold } = holdingWith(() => test);

it('counts each country once, whatever its spelling, and ignores blank countries', async () => {
  const response = await test.get(`${DIRECTORY}/facts`);
  expect(response.headers['cache-control']).toBe('no-cache');
  const { skincare, empty } = edition.categoryIds;
  expect(response.json()).toEqual({
    exhibitors: 4,
    countries: 2,
    subCategories: 3,
    meetingHours: 4 * ALL_HOURS,
    categories: [
      { id: skincare, name: 'Skincare', exhibitors: 4 },
      { id: empty, name: 'Nothing yet', exhibitors: 0 },
    ],
    countryList: [
      { name: 'France', code: 'FR', exhibitors: 2 },
      {
        name: 'South Korea',
        code: 'KR',
        exhibitors: 1,
        otherNames: expect.arrayContaining(['Republic of Korea']),
      },
    ],
  });
});

describe('one exhibitor', () => {
  const detailOf = async (id: number) => {
    const response = await test.get(`${DIRECTORY}/${id}`);
    expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'no-store']);
    return response.json();
  };
  const hasFree = (detail: { free: { day: number; minute: number }[] }, day: number, minute: number) =>
    detail.free.some((slot) => slot.day === day && slot.minute === minute);

  it('comes with its sub-categories in the order of the edition, and without blocked hours', async () => {
    const { hanari } = edition.exhibitorIds;
    const detail = await detailOf(hanari);
    expect(detail).toMatchObject({
      company_name: 'Hanari Skin Lab',
      countryCode: 'KR',
      subCategories: ['Serums and ampoules', 'Barrier creams'],
      allHours: ALL_HOURS - 1,
      freeHours: ALL_HOURS - 1,
    });
    expect(detail.free).toHaveLength(ALL_HOURS - 1);
    expect(detail.free[0]).toEqual({ day: 1, minute: 720 });
    expect([hasFree(detail, 1, 660), hasFree(detail, 4, 1020)]).toEqual([false, true]);
  });

  it('immediately counts a hold and a meeting as taken, and an expired hold as free', async () => {
    const { nacre } = edition.exhibitorIds;
    expect(await detailOf(nacre)).toMatchObject({ freeHours: ALL_HOURS });
    await newHold(nacre, 2, 840);
    await test.post('/api/visitor/register', submissionOf([meetingOf('Atelier Nacre', 'B-145', 3, 660)]));
    const held = await detailOf(nacre);
    expect([held.freeHours, hasFree(held, 2, 840), hasFree(held, 3, 660)]).toEqual([
      ALL_HOURS - 2,
      false,
      false,
    ]);
    test.setNow(new Date(TEST_NOW.getTime() + 3_600_000));
    const lapsed = await detailOf(nacre);
    expect([lapsed.freeHours, hasFree(lapsed, 2, 840)]).toEqual([ALL_HOURS - 1, true]);
  });

  it('has no free hour that has begun, and none at all once the fair is over', async () => {
    const { hanari } = edition.exhibitorIds;
    test.setNow(new Date('2026-06-02T04:30:00Z'));
    expect((await detailOf(hanari)).free[0]).toEqual({ day: 1, minute: 780 });
    test.setNow(new Date('2026-06-05T10:00:00Z'));
    expect(await detailOf(hanari)).toMatchObject({ free: [], freeHours: 0, allHours: ALL_HOURS - 1 });
  });

  it.each([
    ['999999', 404],
    ['2147483648', 422],
    ['0', 422],
    ['1.5', 422],
    ['nobody', 422],
  ])('%s is %i', async (id, status) => {
    expect((await test.get(`${DIRECTORY}/${id}`)).statusCode).toBe(status);
  });
});

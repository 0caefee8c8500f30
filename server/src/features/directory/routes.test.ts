// The list of the public directory through the API: filters, sorting, paging, free hours.
import type { DirectoryEntry } from '@visavis/domain/directory/schema';
import { beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { holdingWith } from '../../testing/holding.ts';
import { prepareOnce } from '../../testing/prepare.ts';
import { updateRows } from '../../testing/rows.ts';
import { createMakers, createSmallEdition, TEST_NOW } from '../../testing/small-edition.ts';
import { meetingOf, submissionOf } from '../../testing/submission.ts';
import { createTestApp } from '../../testing/test-app.ts';

const DIRECTORY = '/api/directory';
const ALL_HOURS = 28;
const test = prepareOnce(createTestApp);
const edition = prepareOnce(() => createSmallEdition(test.db));
let bodyId: number;
beforeAll(async () => {
  const { nacre, nacreTwin, proto } = edition.exhibitorIds;
  const change = (
    id: number,
    values: { region_country?: string; booth_number?: string; description?: string },
  ) => test.db.updateTable('exhibitor').set(values).where('id', '=', id).execute();
  await change(nacre, { region_country: 'France', booth_number: 'B-10' });
  await change(nacreTwin, { region_country: 'france ', booth_number: 'B-9' });
  await change(proto, { region_country: 'Atlantis', description: 'Crème solaire with\nzinc.' });
  const body = await test.db
    .insertInto('category')
    .values({ edition_id: edition.editionId, name: 'Body', position: 3 })
    .returning('id')
    .executeTakeFirstOrThrow();
  await updateRows(test.db, 'sub_category', { id: edition.subCategoryIds.sunCare }, { category_id: body.id });
  bodyId = body.id;
});

/** A restarted process has no cached counts. */
beforeEach(async () => {
  test.setNow(TEST_NOW);
  await test.db.deleteFrom('claim').execute();
  await test.db.deleteFrom('draft').execute();
  await test.restart();
});
const { newHold } = holdingWith(() => test);

async function list(query: Record<string, string | number> = {}): Promise<DirectoryEntry[]> {
  const parameters = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) parameters.set(key, String(value));
  const response = await test.get(`${DIRECTORY}?${parameters}`);
  expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'no-store']);
  return response.json();
}
/** Names such as 'nacreTwin', by id. */
function namesOf(entries: readonly { id: number }[]): (string | undefined)[] {
  const names = new Map(Object.entries(edition.exhibitorIds).map(([name, id]) => [id, name]));
  return entries.map(({ id }) => names.get(id));
}

/** Blocks every hour of an exhibitor during the check. */
async function whileFull(exhibitorId: number, check: () => Promise<void>): Promise<void> {
  const slots = [1, 2, 3, 4].flatMap((day) =>
    [660, 720, 780, 840, 900, 960, 1020].map((minute) => ({ exhibitor_id: exhibitorId, day, minute })),
  );
  await test.db.insertInto('blocked_slot').values(slots).execute();
  try {
    await check();
  } finally {
    await test.db.deleteFrom('blocked_slot').where('exhibitor_id', '=', exhibitorId).execute();
  }
}

describe('the list', () => {
  it('contains what a card shows: the exhibitor, its country code and its free hours', async () => {
    const { hanari } = edition.exhibitorIds;
    const { serums, creams } = edition.subCategoryIds;
    expect((await list({ search: 'hanari' }))[0]).toEqual({
      id: hanari,
      company_name: 'Hanari Skin Lab',
      booth_number: 'A-208',
      region_country: 'South Korea',
      product_profile: 'Ampoules, sheet masks',
      description: 'Hanari Skin Lab makes things for the skin.',
      logo: '/images/companies/hanari-skin-lab.png',
      subCategoryIds: [serums, creams],
      countryCode: 'KR',
      freeHours: ALL_HOURS - 1,
    });
    expect(namesOf(await list())).toEqual(['proto', 'nacreTwin', 'nacre', 'hanari']);
    expect((await list({ search: 'atlantis' }))[0]).toMatchObject({ countryCode: null });
    expect((await list({ search: 'nacre' })).map(({ countryCode }) => countryCode)).toEqual(['FR', 'FR']);
  });

  it.each([
    ['', ['hanari', 'nacre', 'nacreTwin', 'proto']],
    ['  ', ['hanari', 'nacre', 'nacreTwin', 'proto']],
    ['NACRE', ['nacre', 'nacreTwin']],
    ['b-9', ['nacreTwin']],
    ['korea', ['hanari']],
    ['韩国', ['hanari']],
    ['perancis b-9', ['nacreTwin']],
    ['ROK', ['hanari']],
    ['masks', ['hanari', 'nacre', 'nacreTwin', 'proto']],
    ['creme zinc', ['proto']],
    ['night', ['hanari']],
    ['ampoule dew skin', ['hanari']],
    ['dew nacre', []],
    ['two weeks', []],
    ['%', []],
    ['__PROTO__', ['proto']],
  ])('the words %j find %j', async (search, names) => {
    expect(namesOf(await list({ search })).sort()).toEqual(names);
  });

  it.each([
    ['France', ['nacre', 'nacreTwin']],
    ['atlantis|South Korea', ['hanari', 'proto']],
    ['Nowhere', []],
    ['Nowhere|FRANCE', ['nacre', 'nacreTwin']],
    ['|', ['hanari', 'nacre', 'nacreTwin', 'proto']],
  ])('the countries %j keep %j', async (countries, names) => {
    expect(namesOf(await list({ countries })).sort()).toEqual(names);
  });

  it('keeps exhibitors of any of the categories; an unknown category matches none', async () => {
    const { skincare, empty } = edition.categoryIds;
    const kept = async (categories: string) => namesOf(await list({ categories })).sort();
    expect(await kept(`${skincare}`)).toEqual(['hanari', 'nacre', 'nacreTwin']);
    expect(await kept(`${bodyId}`)).toEqual(['proto']);
    expect(await kept(`${skincare},${bodyId},999999999`)).toEqual(['hanari', 'nacre', 'nacreTwin', 'proto']);
    expect(await kept(`${empty}`)).toEqual([]);
    expect(await kept('999999999')).toEqual([]);
    const both = { categories: skincare, countries: 'France|Atlantis', search: 'b-10' };
    expect(namesOf(await list(both))).toEqual(['nacre']);
    expect(await list({ ...both, categories: bodyId })).toEqual([]);
  });

  it.each([
    ['name', ['proto', 'nacreTwin', 'nacre', 'hanari']],
    ['booth', ['hanari', 'nacreTwin', 'nacre', 'proto']],
    ['free', ['proto', 'nacre', 'hanari', 'nacreTwin']],
  ])('is sorted by %s', async (sort, names) => {
    await newHold(edition.exhibitorIds.nacreTwin, 2, 840);
    await newHold(edition.exhibitorIds.nacreTwin, 3, 900);
    expect(namesOf(await list({ sort }))).toEqual(names);
  });

  it('leaves out exhibitors without a free hour when filtered by free hours', async () => {
    const { nacre } = edition.exhibitorIds;
    expect(namesOf(await list({ free: 'true', search: 'nacre' }))).toEqual(['nacreTwin', 'nacre']);
    await whileFull(nacre, async () => {
      await test.restart();
      expect(namesOf(await list({ free: 'true', search: 'nacre' }))).toEqual(['nacreTwin']);
      expect((await list({ search: 'nacre' })).map(({ freeHours }) => freeHours)).toEqual([ALL_HOURS, 0]);
      expect(namesOf(await list({ sort: 'free' })).at(-1)).toBe('nacre');
    });
  });

  it('follows holds and meetings while the process runs', async () => {
    const { nacre } = edition.exhibitorIds;
    const hoursLeft = async () => (await list({ search: 'b-10' }))[0]?.freeHours;
    expect(await hoursLeft()).toBe(ALL_HOURS);
    await newHold(nacre, 2, 840);
    await test.post('/api/visitor/register', submissionOf([meetingOf('Atelier Nacre', 'B-10', 3, 660)]));
    await expect.poll(hoursLeft, { timeout: 10_000 }).toBe(ALL_HOURS - 2);
  });

  it('is paged without gaps or repeats, with the total count', async () => {
    const ids = await createMakers(test.db, edition.editionId, 23);
    try {
      await test.restart();
      for (const [limit, sort] of [
        [1, 'name'],
        [5, 'free'],
        [10, 'booth'],
        [100, 'name'],
      ] as const) {
        const seen: number[] = [];
        for (let offset = 0; offset < 27; offset += limit) {
          const response = await test.get(`${DIRECTORY}?sort=${sort}&limit=${limit}&offset=${offset}`);
          expect(response.headers['x-total-count']).toBe('27');
          seen.push(...response.json().map(({ id }: DirectoryEntry) => id));
        }
        expect([seen.length, new Set(seen).size]).toEqual([27, 27]);
      }
      expect(await list()).toHaveLength(10);
      const makers = await test.get(`${DIRECTORY}?countries=malaysia&sort=booth&limit=2&offset=8`);
      expect(makers.headers['x-total-count']).toBe('23');
      expect(makers.json().map((maker: DirectoryEntry) => maker.booth_number)).toEqual(['M-9', 'M-10']);
      const beyond = await test.get(`${DIRECTORY}?offset=1000000`);
      expect([beyond.body, beyond.headers['x-total-count']]).toEqual(['[]', '27']);
    } finally {
      await test.db.deleteFrom('exhibitor').where('id', 'in', ids).execute();
    }
  });

  it('reloads the lists when a product is renamed', async () => {
    expect(await list({ search: 'moonrise' })).toEqual([]);
    const rename = (from: string, to: string) =>
      test.db.updateTable('product').set({ name: to }).where('name', '=', from).execute();
    await rename('Night Cream', 'Moonrise Cream');
    await expect
      .poll(async () => namesOf(await list({ search: 'moonrise' })), { timeout: 10_000 })
      .toEqual(['hanari']);
    await rename('Moonrise Cream', 'Night Cream');
  });

  it.each([
    ['limit', '0'],
    ['limit', '101'],
    ['offset', '-1'],
    ['sort', 'age'],
    ['free', 'false'],
    ['categories', 'x'],
    ['categories', '1,'],
    ['categories', Array(51).fill(1).join(',')],
    ['search', 'x'.repeat(201)],
    ['countries', 'x'.repeat(2001)],
  ])('refuses %s=%.12s', async (key, value) => {
    const response = await test.get(`${DIRECTORY}?${key}=${value}`);
    expect([response.statusCode, Object.keys(response.json().fields)]).toEqual([422, [key]]);
  });

  it('is rate limited, while the figures are not', async () => {
    const strict = await createTestApp({ rateLimitScale: 1 / 150 });
    onTestFinished(() => strict.close());
    await createSmallEdition(strict.db);
    const statuses = [];
    for (let count = 0; count < 3; count += 1) statuses.push((await strict.get(DIRECTORY)).statusCode);
    expect(statuses).toEqual([200, 200, 429]);
    expect((await strict.get(`${DIRECTORY}/facts`)).statusCode).toBe(200);
  });
});

it('a limit above the maximum is refused with the maximum in the message', async () => {
  const response = await test.get(`${DIRECTORY}?limit=400`);
  expect([response.statusCode, response.json().fields]).toEqual([422, { limit: 'Please give 100 at most.' }]);
});

// Exhibitors as organisers read them: the list with its search, filters and pages, and one in full.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { placeMeeting } from '../../testing/held-meetings.ts';
import { createHostedBuyer } from '../../testing/hosted-buyer.ts';
import { logInAs } from '../../testing/organisers.ts';
import { createSmallEdition, type SmallEdition, TEST_NOW } from '../../testing/small-edition.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let test: TestApp;
let edition: SmallEdition;
let elsewhere: SmallEdition;
let viewer: { authorization: string };

beforeAll(async () => {
  test = await createTestApp();
  edition = await createSmallEdition(test.db);
  // The same exhibitors in another year, which the list leaves out.
  elsewhere = await createSmallEdition(test.db, 2025);
  await test.db
    .updateTable('exhibitor')
    .set({ company_name: 'Kérastøl 100%', folded_name: 'kérastøl 100%', region_country: 'France' })
    .where('id', '=', edition.exhibitorIds.proto)
    .execute();
  await test.db
    .updateTable('exhibitor')
    .set({ places: 2 })
    .where('id', '=', edition.exhibitorIds.hanari)
    .execute();
  // Two live meetings and a rejected one; beside the blocked hour of the edition, one that is not on the grid.
  const { registrationId } = await createHostedBuyer(test.db, edition.editionId);
  const exhibitorId = edition.exhibitorIds.hanari;
  await placeMeeting(test.db, { registrationId, exhibitorId, day: 2, hour: 11, status: 3 });
  await placeMeeting(test.db, { registrationId, exhibitorId, day: 2, hour: 12, status: 2 });
  const second = await createHostedBuyer(test.db, edition.editionId);
  await placeMeeting(test.db, {
    registrationId: second.registrationId,
    exhibitorId,
    day: 2,
    hour: 12,
    place: 2,
  });
  await test.db.insertInto('blocked_slot').values({ exhibitor_id: exhibitorId, day: 1, hour: 9 }).execute();
  viewer = await logInAs(test.db, 'viewer', TEST_NOW);
});
afterAll(() => test.close());

async function list(query = '') {
  const response = await test.get(`/api/exhibitors${query}`, viewer);
  expect(response.statusCode).toBe(200);
  const rows: { companyName: string; boothNumber: string }[] = response.json();
  return {
    rows,
    names: rows.map((row) => `${row.companyName} ${row.boothNumber}`),
    total: response.headers['x-total-count'],
  };
}

const ALL = ['Atelier Nacre B-145', 'Atelier Nacre F-001', 'Hanari Skin Lab A-208', 'Kérastøl 100% C-001'];

describe("the organisers' list of exhibitors", () => {
  it('is ordered by name and booth, and has the exhibitors of the current edition alone', async () => {
    expect(await list()).toMatchObject({ names: ALL, total: '4' });
  });

  it('counts live meetings and products, and leaves blocked hours of the grid out at every place', async () => {
    const { rows } = await list('?search=hanari');
    expect(rows).toEqual([
      {
        id: edition.exhibitorIds.hanari,
        companyName: 'Hanari Skin Lab',
        boothNumber: 'A-208',
        regionCountry: 'South Korea',
        subCategories: [
          { id: edition.subCategoryIds.serums, name: 'Serums and ampoules' },
          { id: edition.subCategoryIds.creams, name: 'Barrier creams' },
        ],
        places: 2,
        hours: 54,
        hoursTaken: 2,
        productCount: 2,
        firstGap: null,
      },
    ]);
  });

  it('says what is missing first in a profile', async () => {
    const { rows } = await list('?search=nacre b-145');
    expect(rows).toMatchObject([{ firstGap: 'product', hoursTaken: 0, hours: 28 }]);
  });

  it.each([
    ['kerastol', ['Kérastøl 100% C-001']],
    ['KÉRASTØL', ['Kérastøl 100% C-001']],
    ['rance', ['Kérastøl 100% C-001']],
    ['f-001 atelier', ['Atelier Nacre F-001']],
    ['100%', ['Kérastøl 100% C-001']],
    ['_', []],
    ['nacre france', []],
    [' ', ALL],
  ])('searched for %j, finds %j', async (search, names) => {
    const found = await list(`?search=${encodeURIComponent(search)}`);
    expect([found.names, found.total]).toEqual([names, String(names.length)]);
  });

  it('is filtered by country and by sub-category, and by both together with the search', async () => {
    const { serums, creams } = edition.subCategoryIds;
    expect((await list('?country=France')).names).toEqual(['Kérastøl 100% C-001']);
    expect((await list(`?subCategory=${serums}`)).names).toEqual([
      'Atelier Nacre B-145',
      'Hanari Skin Lab A-208',
    ]);
    const together = `?subCategory=${creams}&country=South%20Korea&search=nacre`;
    expect(await list(together)).toMatchObject({ names: ['Atelier Nacre F-001'], total: '1' });
    expect(await list(`?subCategory=${serums}&country=France`)).toMatchObject({ names: [], total: '0' });
  });

  it('is paged, with the same total on every page', async () => {
    const pages = [];
    for (const offset of [0, 2, 4]) pages.push(await list(`?limit=2&offset=${offset}`));
    expect(pages.map(({ names }) => names)).toEqual([ALL.slice(0, 2), ALL.slice(2), []]);
    expect(pages.map(({ total }) => total)).toEqual(['4', '4', '4']);
  });

  it.each(['limit=0', 'limit=101', 'offset=-1', 'subCategory=x'])('refuses %s', async (query) => {
    const response = await test.get(`/api/exhibitors?${query}`, viewer);
    expect([response.statusCode, Object.keys(response.json().fields)]).toEqual([422, [query.split('=')[0]]]);
  });
});

describe('one exhibitor', () => {
  it('has the row of the list, its texts, and its products in order', async () => {
    const id = edition.exhibitorIds.hanari;
    await test.db
      .updateTable('product')
      .set({ position: 3 })
      .where('exhibitor_id', '=', id)
      .where('name', '=', 'Dew Ampoule')
      .execute();
    const response = await test.get(`/api/exhibitors/${id}`, viewer);
    const [row] = (await list('?search=hanari')).rows;
    expect([response.statusCode, response.json()]).toEqual([
      200,
      {
        ...row,
        productProfile: 'Ampoules, sheet masks',
        description: 'Hanari Skin Lab makes things for the skin.',
        hasLogo: true,
        products: [
          { id: expect.any(Number), name: 'Night Cream', description: '', hasImage: false },
          { id: expect.any(Number), name: 'Dew Ampoule', description: 'Two weeks.', hasImage: true },
        ],
      },
    ]);
  });

  it('is not found when it belongs to another edition, or does not exist', async () => {
    for (const id of [elsewhere.exhibitorIds.hanari, 999_999])
      expect((await test.get(`/api/exhibitors/${id}`, viewer)).statusCode).toBe(404);
  });
});

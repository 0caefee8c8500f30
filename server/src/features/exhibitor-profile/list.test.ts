// Exhibitors for organisers: the list with its search, filters and pages, and a single exhibitor in full.
import { beforeAll, describe, expect, it } from 'vitest';
import { placeMeeting } from '../../testing/held-meetings.ts';
import { createHostedBuyer } from '../../testing/hosted-buyer.ts';
import { logInAs } from '../../testing/organisers.ts';
import { prepareOnce } from '../../testing/prepare.ts';
import { insertRows, updateRows } from '../../testing/rows.ts';
import { createSmallEdition, TEST_NOW } from '../../testing/small-edition.ts';
import { createTestApp } from '../../testing/test-app.ts';

const test = prepareOnce(createTestApp);
// The same exhibitors in another year, which the list leaves out.
const elsewhere = prepareOnce(() => createSmallEdition(test.db, 2025));
const edition = prepareOnce(() => createSmallEdition(test.db));
let viewer: { authorization: string };

beforeAll(async () => {
  await updateRows(
    test.db,
    'exhibitor',
    { id: edition.exhibitorIds.proto },
    { company_name: 'Kérastøl 100%', folded_name: 'kérastøl 100%', region_country: 'France' },
  );
  await updateRows(test.db, 'exhibitor', { id: edition.exhibitorIds.hanari }, { places: 2, hall: '5' });
  // Two live meetings and a rejected one; and in addition to the edition's blocked hour, one that is not on the grid.
  const { registrationId } = await createHostedBuyer(test.db, edition.editionId);
  const exhibitorId = edition.exhibitorIds.hanari;
  await placeMeeting(test.db, { registrationId, exhibitorId, day: 2, minute: 660, status: 3 });
  await placeMeeting(test.db, { registrationId, exhibitorId, day: 2, minute: 720, status: 2 });
  const second = await createHostedBuyer(test.db, edition.editionId);
  await placeMeeting(test.db, {
    registrationId: second.registrationId,
    exhibitorId,
    day: 2,
    minute: 720,
    place: 2,
  });
  await insertRows(test.db, 'blocked_slot', { exhibitor_id: exhibitorId, day: 1, minute: 540 });
  await insertRows(test.db, 'representative', {
    exhibitor_id: exhibitorId,
    name: 'Seo-yeon Park',
    email: 'seo@hanari.example',
    position: 1,
  });
  await insertRows(test.db, 'exhibitor', {
    edition_id: edition.editionId,
    company_name: 'Verdant Pack',
    booth_number: 'F-019',
    folded_name: 'verdant pack',
    folded_booth: 'f-019',
    region_country: 'Taiwan',
    product_profile: '',
    description: '',
    has_logo: false,
    archived_at: TEST_NOW,
  });
  viewer = await logInAs(test.db, 'viewer', TEST_NOW);
});

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
  it('is ordered by name and booth, and contains only exhibitors of the current edition', async () => {
    expect(await list()).toMatchObject({ names: ALL, total: '4' });
  });

  it('counts live meetings and products, and excludes blocked hours of the grid at every place', async () => {
    const { rows } = await list('?search=hanari');
    expect(rows).toEqual([
      {
        id: edition.exhibitorIds.hanari,
        version: 1,
        companyName: 'Hanari Skin Lab',
        boothNumber: 'A-208',
        hall: '5',
        regionCountry: 'South Korea',
        subCategories: [
          { id: edition.subCategoryIds.serums, name: 'Serums and ampoules' },
          { id: edition.subCategoryIds.creams, name: 'Barrier creams' },
        ],
        places: 2,
        hours: 54,
        hoursTaken: 2,
        productCount: 2,
        representativeCount: 1,
        logo: `/images/exhibitors/${edition.exhibitorIds.hanari}/logo?v=1`,
        firstGap: null,
        isArchived: false,
      },
    ]);
  });

  it('shows the first gap in a profile', async () => {
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
    ['dew ampoule', ['Hanari Skin Lab A-208']],
    ['seo@hanari', ['Hanari Skin Lab A-208']],
    ['verdant', []],
    [' ', ALL],
  ])('searched for %j, finds %j', async (search, names) => {
    const found = await list(`?search=${encodeURIComponent(search)}`);
    expect([found.names, found.total]).toEqual([names, String(names.length)]);
  });

  it('is filtered by country, by sub-category, and by both combined with the search', async () => {
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

  it('is filtered by category, hall, first gap, and hours taken', async () => {
    const { skincare, empty } = edition.categoryIds;
    expect((await list(`?category=${skincare}`)).total).toBe('4');
    expect((await list(`?category=${empty}`)).total).toBe('0');
    expect((await list('?hall=5')).names).toEqual(['Hanari Skin Lab A-208']);
    expect((await list('?gap=product')).names).toEqual(ALL.filter((name) => !name.startsWith('Hanari')));
    expect((await list('?gap=any')).total).toBe('3');
    expect((await list('?gap=none')).names).toEqual(['Hanari Skin Lab A-208']);
    expect((await list('?taken=some')).names).toEqual(['Hanari Skin Lab A-208']);
    expect((await list('?taken=none')).total).toBe('3');
    expect((await list('?taken=full')).total).toBe('0');
    expect((await list('?archived=true')).names).toEqual(['Verdant Pack F-019']);
  });

  it('is sorted by booth, hours taken or gap, in both directions', async () => {
    const booths = async (query: string) => (await list(query)).rows.map(({ boothNumber }) => boothNumber);
    expect(await booths('?sort=booth')).toEqual(['B-145', 'C-001', 'F-001', 'A-208']);
    expect(await booths('?sort=booth&order=desc')).toEqual(['A-208', 'F-001', 'C-001', 'B-145']);
    expect(await booths('?sort=hours&order=desc')).toEqual(['A-208', 'B-145', 'F-001', 'C-001']);
    expect(await booths('?sort=gap&order=desc')).toEqual(['A-208', 'B-145', 'F-001', 'C-001']);
  });

  it('contains the exhibitors of the requested edition', async () => {
    const { rows, total } = await list(`?edition=${elsewhere.editionId}`);
    expect(total).toBe('4');
    expect(rows).toContainEqual(expect.objectContaining({ id: elsewhere.exhibitorIds.hanari }));
    expect((await test.get('/api/exhibitors?edition=999999', viewer)).statusCode).toBe(404);
  });

  it('excludes hours at places without a representative, and counts the most places of any slot', async () => {
    const exhibitor_id = edition.exhibitorIds.nacre;
    const days = [1, 2, 3, 4];
    await test.db.updateTable('exhibitor').set({ places: 3 }).where('id', '=', exhibitor_id).execute();
    // Place 3 is never available, place 2 is unavailable in two slots of the first day.
    const absent = (day: number, minute: number, length: number, place: number) => ({
      ...{ exhibitor_id, day, minute, length, place, status: 5, starts_at: TEST_NOW },
    });
    await insertRows(test.db, 'claim', [
      ...days.map((day) => absent(day, 0, 1440, 3)),
      absent(1, 660, 120, 2),
    ]);
    const [row] = (await list('?search=b-145')).rows;
    expect(row).toMatchObject({ places: 2, hours: 2 * 28 - 2, hoursTaken: 0 });
    const { slots } = (await test.get(`/api/exhibitors/${exhibitor_id}`, viewer)).json();
    expect(slots.slice(0, 3)).toEqual([
      { day: 1, minute: 660, places: 1, taken: 0, isBlocked: false },
      { day: 1, minute: 720, places: 1, taken: 0, isBlocked: false },
      { day: 1, minute: 780, places: 2, taken: 0, isBlocked: false },
    ]);
    await test.db.deleteFrom('claim').where('exhibitor_id', '=', exhibitor_id).execute();
    await test.db.updateTable('exhibitor').set({ places: 1 }).where('id', '=', exhibitor_id).execute();
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

describe('the figures of the list', () => {
  it('count exhibitors, hours, gaps, countries and halls; archived exhibitors separately', async () => {
    expect((await test.get('/api/exhibitor-facts', viewer)).json()).toEqual({
      editionId: edition.editionId,
      exhibitors: 4,
      archived: 1,
      hours: 54 + 3 * 28,
      hoursTaken: 2,
      full: 0,
      withoutMeetings: 3,
      gaps: [{ gap: 'product', count: 3 }],
      countries: [
        { name: 'France', count: 1 },
        { name: 'South Korea', count: 3 },
      ],
      halls: [{ name: '5', count: 1 }],
      fair: {
        days: expect.arrayContaining([expect.objectContaining({ day: 1 })]),
        hours: expect.arrayContaining([expect.objectContaining({ minute: 660 })]),
        slotMinutes: 60,
        utcOffsetLabel: 'UTC+8',
      },
    });
  });
});

describe('one exhibitor', () => {
  it('has the row of the list, its texts, products in order, representatives and slots', async () => {
    const id = edition.exhibitorIds.hanari;
    await updateRows(test.db, 'product', { exhibitor_id: id, name: 'Dew Ampoule' }, { position: 3 });
    await updateRows(
      test.db,
      'exhibitor',
      { id },
      { website: 'hanari.example', texts: JSON.stringify({ ms: { productProfile: 'Ampul' } }) },
    );
    const response = await test.get(`/api/exhibitors/${id}`, viewer);
    const [row] = (await list('?search=hanari')).rows;
    const { slots, ...profile } = response.json();
    expect([response.statusCode, profile]).toEqual([
      200,
      {
        ...row,
        editionId: edition.editionId,
        website: 'hanari.example',
        websiteUrl: 'https://hanari.example',
        contactEmail: '',
        productProfile: { en: 'Ampoules, sheet masks', ms: 'Ampul' },
        description: { en: 'Hanari Skin Lab makes things for the skin.' },
        products: [
          { id: expect.any(Number), name: { en: 'Night Cream' }, description: { en: '' }, image: null },
          {
            id: expect.any(Number),
            name: { en: 'Dew Ampoule' },
            description: { en: 'Two weeks.' },
            image: expect.stringMatching(/^\/images\/products\/\d+\/image\?v=1$/),
          },
        ],
        representatives: [
          {
            id: expect.any(Number),
            name: 'Seo-yeon Park',
            title: '',
            email: 'seo@hanari.example',
            languages: [],
            hours: null,
          },
        ],
        placesFrom: 'hand',
        people: 2,
        followers: 0,
        lastChange: null,
        mergedInto: null,
      },
    ]);
    expect(slots).toHaveLength(28);
    expect(slots[0]).toEqual({ day: 1, minute: 660, places: 2, taken: 0, isBlocked: true });
    expect(slots[8]).toEqual({ day: 2, minute: 720, places: 2, taken: 2, isBlocked: false });
  });

  it('can be read in another edition, and is 404 if it does not exist', async () => {
    const other = await test.get(`/api/exhibitors/${elsewhere.exhibitorIds.hanari}`, viewer);
    expect([other.statusCode, other.json().editionId]).toEqual([200, elsewhere.editionId]);
    expect((await test.get('/api/exhibitors/999999', viewer)).statusCode).toBe(404);
  });
});

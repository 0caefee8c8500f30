// Loading lists as an edition: merged, all or nothing, and the demo edition fast enough for a first start.

import type { SourceExhibitor, SourceLists } from '@visavis/domain/import/lists';
import { exampleCompany, exampleVisitor, OPTIONAL_EMPTY } from '@visavis/domain/profile/example';
import { DEMO_EDITION } from '@visavis/tools/demo-edition/edition-settings.ts';
import { generateDemoEdition } from '@visavis/tools/demo-edition/generate.ts';
import { expect, test } from 'vitest';
import { prepareEach } from '../../testing/prepare.ts';
import { readRow, readRows } from '../../testing/rows.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { loadEdition } from './load.repository.ts';
import { createEditionService } from './service.ts';

const database = prepareEach(createTestDatabase, (database) => database.drop());
const NOW = new Date('2026-03-02T04:00:00Z');
const OPTIONS = { year: 2026, ...DEMO_EDITION, now: NOW };
const TABLES = [
  'edition',
  'category',
  'sub_category',
  'exhibitor',
  'product',
  'exhibitor_logo',
  'product_image',
  'registration',
  'meeting',
] as const;

async function countRows(table: (typeof TABLES)[number]): Promise<number> {
  const { rows } = await database.pool.query(`select count(*)::int as count from ${table}`);
  return rows[0].count;
}

const exhibitor = (changes: Partial<SourceExhibitor>): SourceExhibitor => ({
  company_name: 'Atelier Nacre',
  booth_number: 'B-145',
  region_country: 'Italy',
  product_profile: 'Lip colour',
  description: 'Colour house.',
  subCategories: ['Lip colour'],
  products: [],
  blocked: [],
  ...changes,
});

const visitor = exampleVisitor({ email: 'Amira@Seruni.example', companyName: 'Seruni Retail' });
const company = exampleCompany(OPTIONAL_EMPTY);

const lists = (changes: Partial<SourceLists> = {}): SourceLists => ({
  categories: [{ name: 'Makeup', subCategories: ['Lip colour', 'Pressed powder'] }],
  exhibitors: [
    exhibitor({
      products: [{ name: 'Velour Lip Rouge', description: 'Matt.' }],
      blocked: [{ day: 1, minute: 660 }],
    }),
    exhibitor({
      company_name: ' ATELIER  NACRE',
      booth_number: 'b-145 ',
      product_profile: '',
      description: 'Milan colour house pressing small-batch pigments since 1987.',
      subCategories: ['Pressed powder', 'Lip colour'],
      products: [
        { name: 'velour lip rouge ', description: 'Velvet matt lip colour.', image: '<svg>lip</svg>' },
        { name: '粉', description: 'Powder.' },
      ],
      logo: '<svg>shell</svg>',
      blocked: [
        { day: 1, minute: 660 },
        { day: 2, minute: 720 },
      ],
    }),
    exhibitor({ booth_number: 'F-001', company_name: 'atelier nacre', logo: '<svg>twin</svg>' }),
  ],
  registrations: [
    {
      reference: 'BM-2345-6789',
      submittedMinutesAgo: 90,
      visitor,
      company,
      interests: ['Lip colour', 'Lip colour'],
      meetings: [{ company_name: 'atelier nacre', booth_number: 'b-145', day: 2, minute: 900, status: 4 }],
    },
  ],
  ...changes,
});

test('category names in other languages are stored, and served with the English ones', async () => {
  const names = { Makeup: { ms: 'Solekan' }, 'Lip colour': { ms: 'Pewarna bibir', 'zh-Hans': '唇妆' } };
  const categories = [{ name: 'Makeup', subCategories: ['Lip colour', 'Pressed powder'], names }];
  await loadEdition(database.db, lists({ categories }), OPTIONS);
  const editions = createEditionService(database.db, false);
  const { categories: served } = await editions.current();
  expect(served).toEqual([
    {
      id: expect.any(Number),
      name: 'Makeup',
      names: { ms: 'Solekan' },
      subCategories: [
        { id: expect.any(Number), name: 'Lip colour', names: { ms: 'Pewarna bibir', 'zh-Hans': '唇妆' } },
        { id: expect.any(Number), name: 'Pressed powder' },
      ],
    },
  ]);
});

test('an exhibitor with two places gets two live meetings from the list in one hour', async () => {
  const two = lists();
  for (const exhibitor of two.exhibitors) exhibitor.places = 2;
  const [first] = two.registrations;
  if (!first) throw new Error('the lists have no registration');
  const again = {
    ...first,
    reference: 'BM-2222-3333',
    visitor: { ...first.visitor, email: 'second@kenari.example' },
  };
  two.registrations.push(again);
  const { editionId } = await loadEdition(database.db, two, OPTIONS);
  const exhibitors = await readRows(database.db, 'exhibitor', { edition_id: editionId }, ['places']);
  expect(exhibitors).toEqual([{ places: 2 }, { places: 2 }]);
  const meetings = await database.db.selectFrom('meeting').select('place').orderBy('place').execute();
  expect(meetings).toEqual([{ place: 1 }, { place: 2 }]);
});

test('rows with the same company and booth are merged, keeping the best of both', async () => {
  const { editionId, counts } = await loadEdition(database.db, lists(), OPTIONS);
  expect(counts).toMatchObject({ exhibitors: 2, duplicates: 1, products: 2, pictures: 3, blockedHours: 2 });
  const [merged] = await database.db.selectFrom('exhibitor').selectAll().orderBy('id').execute();
  expect(merged).toMatchObject({
    edition_id: editionId,
    company_name: 'Atelier Nacre',
    booth_number: 'B-145',
    folded_name: 'atelier nacre',
    folded_booth: 'b-145',
    product_profile: 'Lip colour',
    description: 'Milan colour house pressing small-batch pigments since 1987.',
    has_logo: true,
  });
  const products = await readRows(
    database.db,
    'product',
    {},
    ['name', 'description', 'has_image', 'position'],
    'position',
  );
  expect(products).toEqual([
    { name: 'Velour Lip Rouge', description: 'Velvet matt lip colour.', has_image: true, position: 1 },
    { name: '粉', description: 'Powder.', has_image: false, position: 2 },
  ]);
  expect(
    await database.db.selectFrom('blocked_slot').select(['day', 'minute']).orderBy('day').execute(),
  ).toEqual([
    { day: 1, minute: 660 },
    { day: 2, minute: 720 },
  ]);
});

test('pictures are linked to their exhibitor and product, even when two exhibitors share a name', async () => {
  await loadEdition(database.db, lists(), OPTIONS);
  const logos = await database.db
    .selectFrom('exhibitor_logo')
    .innerJoin('exhibitor', 'exhibitor.id', 'exhibitor_id')
    .select(['booth_number', 'media_type', 'content'])
    .orderBy('exhibitor_id')
    .execute();
  const images = await database.db
    .selectFrom('product_image')
    .innerJoin('product', 'product.id', 'product_id')
    .select(['name', 'content'])
    .execute();
  expect(logos.map((row) => [row.booth_number, row.media_type, row.content.toString()])).toEqual([
    ['B-145', 'image/svg+xml', '<svg>shell</svg>'],
    ['F-001', 'image/svg+xml', '<svg>twin</svg>'],
  ]);
  expect(images.map((row) => [row.name, row.content.toString()])).toEqual([
    ['Velour Lip Rouge', '<svg>lip</svg>'],
  ]);
});

test('a registration is loaded with its visitor, company, interests and meetings', async () => {
  await loadEdition(database.db, lists(), OPTIONS);
  const registration = await database.db
    .selectFrom('registration')
    .innerJoin('visitor', 'visitor.id', 'registration.visitor_id')
    .innerJoin('company', 'company.id', 'registration.company_id')
    .select(['reference', 'folded_email', 'email', 'created_at', 'company.name as companyName'])
    .executeTakeFirstOrThrow();
  expect(registration).toEqual({
    reference: 'BM-2345-6789',
    folded_email: 'amira@seruni.example',
    email: 'Amira@Seruni.example',
    created_at: new Date('2026-03-02T02:30:00Z'),
    companyName: 'Seruni Retail',
  });
  const meeting = await readRow(database.db, 'meeting', {}, [
    'day',
    'minute',
    'starts_at',
    'status',
    'version',
  ]);
  expect(meeting).toEqual({
    day: 2,
    minute: 900,
    starts_at: new Date('2026-06-03T07:00:00Z'),
    status: 4,
    version: 1,
  });
  expect(await database.db.selectFrom('registration_interest').selectAll().execute()).toHaveLength(1);
});

test.each([
  ['a sub-category', lists({ exhibitors: [exhibitor({ subCategories: ['Wigs'] })] }), 'not listed: Wigs'],
  [
    'an exhibitor',
    lists({ exhibitors: [exhibitor({ booth_number: 'A-001' })] }),
    'unlisted exhibitor: atelier nacre, b-145',
  ],
])('lists that refer to %s that is missing leave nothing behind', async (_, wrong, sentence) => {
  await expect(loadEdition(database.db, wrong, OPTIONS)).rejects.toThrow(sentence);
  for (const table of TABLES) expect(await countRows(table), table).toBe(0);
});

test('opens the loaded edition and closes the open one, even of the same year', async () => {
  await loadEdition(database.db, lists(), OPTIONS);
  await loadEdition(database.db, lists(), OPTIONS);
  const editions = await database.db.selectFrom('edition').select('state').orderBy('id').execute();
  expect(editions.map(({ state }) => state)).toEqual(['closed', 'open']);
});

test('the demo edition can be loaded, and loaded again for the next year', async () => {
  const demo = generateDemoEdition();
  const { counts } = await loadEdition(database.db, demo, OPTIONS);
  expect(counts.exhibitors).toBeGreaterThanOrEqual(320);
  expect(counts.products).toBeGreaterThanOrEqual(1200);
  expect(counts.meetings).toBeGreaterThan(300);
  expect(await countRows('exhibitor')).toBe(counts.exhibitors);
  expect(await countRows('product')).toBe(counts.products);
  const pictures = async () => (await countRows('exhibitor_logo')) + (await countRows('product_image'));
  expect(await pictures()).toBe(counts.pictures);
  expect(await countRows('registration')).toBe(counts.registrations);
  expect(await countRows('meeting')).toBe(counts.meetings);
  await loadEdition(database.db, demo, { ...OPTIONS, year: 2027, now: new Date('2026-07-01T00:00:00Z') });
  expect(await countRows('edition')).toBe(2);
  expect(await pictures()).toBe(2 * counts.pictures);
});

test('within the caller’s transaction, the load is rolled back with it', async () => {
  const failure = new Error('the caller gives up');
  const attempt = database.db.transaction().execute(async (transaction) => {
    await loadEdition(transaction, lists(), OPTIONS);
    throw failure;
  });
  await expect(attempt).rejects.toBe(failure);
  expect(await countRows('edition')).toBe(0);
});

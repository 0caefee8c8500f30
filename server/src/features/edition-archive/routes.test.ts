// Exporting and importing an edition is lossless, whatever it contains.

import { DEFAULT_ROOM_TYPES } from '@visavis/domain/booking/schema';
import { foldName } from '@visavis/domain/exhibitor/merge';
import { cleanLine } from '@visavis/domain/text/normalise';
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { changed, filesOf } from '../../testing/archive-files.ts';
import { exported, imported, replace } from '../../testing/edition-archives.ts';
import { insertRow, insertRows, updateRows } from '../../testing/rows.ts';
import { createSmallEdition, type SmallEdition } from '../../testing/small-edition.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { fromCell, toCell } from './cells.present.ts';
import { checksum } from './manifest.present.ts';

let test: TestApp;
let other: TestApp;
let edition: SmallEdition;
beforeEach(async () => {
  test = await createTestApp();
  other = await createTestApp();
  edition = await createSmallEdition(test.db);
});
afterEach(async () => {
  await test.close();
  await other.close();
});

it('exports the same bytes each time, and again after import into another installation', async () => {
  await insertRows(test.db, 'product', [
    {
      exhibitor_id: edition.exhibitorIds.nacre,
      name: '=1+1',
      description: 'a "b";\nc',
      has_image: false,
      position: 1,
    },
    {
      exhibitor_id: edition.exhibitorIds.nacre,
      name: "'Été 夏",
      description: '',
      has_image: false,
      position: 2,
    },
  ]);
  await insertRows(test.db, 'room_quota', {
    edition_id: edition.editionId,
    stay_from: '2026-06-01',
    room_type: 'Suite, "sea view"',
    places: 7,
  });
  await updateRows(
    test.db,
    'edition',
    { id: edition.editionId },
    { stay_nights: 4, stay_arrivals: 2, room_types: ['Suite, "sea view"', '海景房'] },
  );
  await updateRows(
    test.db,
    'exhibitor',
    { id: edition.exhibitorIds.nacreTwin },
    { archived_at: new Date('2026-03-01T08:00:00Z') },
  );
  const first = await exported(test, edition.editionId);
  expect((await exported(test, edition.editionId)).equals(first)).toBe(true);

  const response = await imported(other, first);
  expect([response.statusCode, response.json().state, response.json().name]).toEqual([
    201,
    'draft',
    'International Beauty Exhibition',
  ]);
  expect(response.json().settings).toMatchObject({
    stayNights: 4,
    stayArrivals: 2,
    roomTypes: ['Suite, "sea view"', '海景房'],
  });
  expect((await exported(other, response.json().id)).equals(first)).toBe(true);
  const { rows: archived } = await sql`
    select company_name, booth_number, logo_revision > 1 as "isUnguessable",
      (select count(*)::int from claim where exhibitor_id = exhibitor.id and status = 5) as "absences"
    from exhibitor where edition_id = ${response.json().id} and archived_at is not null`.execute(other.db);
  expect(archived).toEqual([
    {
      company_name: 'Atelier Nacre',
      booth_number: 'F-001',
      isUnguessable: true,
      absences: expect.any(Number),
    },
  ]);
  const { rows } = await sql<{ name: string; description: string }>`
    select product.name, product.description from product join exhibitor on exhibitor.id = exhibitor_id
    where edition_id = ${response.json().id} and product.name = any(${['=1+1', "'Été 夏"]}) order by position`.execute(
    other.db,
  );
  expect(rows).toEqual([
    { name: '=1+1', description: 'a "b";\nc' },
    { name: "'Été 夏", description: '' },
  ]);
});

it('imports an archive of an older version, without the columns for stays and room types', async () => {
  const archive = await changed(await exported(test, edition.editionId), (files) => {
    const [head = [], ...rows]: string[][] = parse(files.get('edition.csv') ?? '', { bom: true });
    const kept = head.flatMap((name, index) => (/^stay_|^room_types$/.test(name) ? [] : [index]));
    expect(head.length - kept.length).toBe(3);
    const cells = [head, ...rows].map((row) => kept.map((index) => row[index]));
    files.set('edition.csv', Buffer.from(stringify(cells)));
  });
  const response = await imported(other, archive);
  expect([response.statusCode, response.json().settings]).toMatchObject([
    201,
    { stayNights: 2, stayArrivals: 3, roomTypes: DEFAULT_ROOM_TYPES },
  ]);
});

it('includes pictures as files, and equal pictures once', async () => {
  await test.db.deleteFrom('picture').execute();
  const picture = Buffer.from('RIFF....WEBP, and what is not decoded here');
  const [product] = await test.db
    .insertInto('product')
    .values({
      exhibitor_id: edition.exhibitorIds.hanari,
      name: 'Mist',
      description: '',
      has_image: true,
      position: 9,
    })
    .returning('id')
    .execute();
  const stored = { side: 512, media_type: 'image/webp', content: picture };
  await insertRows(test.db, 'exhibitor_logo', [
    { ...stored, exhibitor_id: edition.exhibitorIds.hanari },
    { ...stored, exhibitor_id: edition.exhibitorIds.nacre },
    {
      ...stored,
      side: 0,
      media_type: 'image/svg+xml',
      content: Buffer.from('<svg/>'),
      exhibitor_id: edition.exhibitorIds.nacre,
    },
  ]);
  await insertRows(test.db, 'product_image', { ...stored, product_id: product?.id ?? 0 });
  const first = await exported(test, edition.editionId);
  const files = await filesOf(first);
  expect([...files.keys()].filter((path) => path.startsWith('pictures/'))).toEqual(
    [`pictures/${checksum(picture)}.webp`, `pictures/${checksum('<svg/>')}.svg`].sort(),
  );
  const id: number = (await imported(other, first)).json().id;
  expect((await exported(other, id)).equals(first)).toBe(true);
  const carried = await other.db.selectFrom('product_image').select('content').execute();
  expect(carried.map(({ content }) => content.equals(picture))).toEqual([true]);

  const page = await changed(first, (all) => {
    replace('logos.csv', /image\/webp/g, 'text/html')(all);
  });
  expect((await imported(other, page)).json().fields.file).toMatch(/Something in logos.csv cannot be stored/);
  for (const [from, to] of [
    [`pictures/${checksum(picture)}.webp`, '<svg onload="alert(1)"/>'],
    [`pictures/${checksum('<svg/>')}.svg`, '<svg onload="alert(1)"/>'],
    [`pictures/${checksum('<svg/>')}.svg`, 'GIF89a'],
    [
      `pictures/${checksum('<svg/>')}.svg`,
      '<svg xmlns:x="http://www.w3.org/2000/svg"><x:script>1</x:script></svg>',
    ],
  ] as const) {
    const exchanged = await changed(first, (all) => all.set(from, Buffer.from(to)));
    const { file } = (await imported(other, exchanged)).json().fields;
    expect(file).toBe(`${from} is not the picture that its name says.`);
  }
});

it('includes the demo’s pictures, which are stored by name, as pictures of their owners', async () => {
  const logo = Buffer.from('<svg>logo</svg>');
  await insertRows(test.db, 'picture', {
    path: 'atelier-nacre.png',
    media_type: 'image/svg+xml',
    content: logo,
  });
  const first = await exported(test, edition.editionId);
  const drawing = (await test.db.selectFrom('picture').select('content').execute()).map((one) => one.content);
  const files = await filesOf(first);
  expect([...files.keys()].filter((path) => path.startsWith('pictures/'))).toEqual(
    drawing.map((content) => `pictures/${checksum(content)}.svg`).sort(),
  );
  const id: number = (await imported(other, first)).json().id;
  expect((await exported(other, id)).equals(first)).toBe(true);
  const { rows } = await sql<{ of: string; content: Buffer }>`
    select booth_number as of, content from exhibitor_logo join exhibitor on id = exhibitor_id
    union all select product.name, content from product_image join product on id = product_id
    order by 1`.execute(other.db);
  // Both exhibitors with this name had it.
  expect(rows.map(({ of }) => of)).toEqual(['B-145', 'Dew Ampoule', 'F-001']);
  expect(rows[0]?.content.equals(logo)).toBe(true);
});

const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.constantFrom('', '=1', "'", '"', '"a"', 'null', '[]', '\\x00', 'a\r\nb', 'Été;夏,\t'),
);
/** Texts as the forms store them. */
const storable = text.map(cleanLine);
const someExhibitor = fc.record({
  name: storable,
  booth: storable,
  description: storable,
  ms: storable,
  products: fc.uniqueArray(
    storable.map((name) => `${name}*`),
    { maxLength: 4 },
  ),
  days: fc.uniqueArray(fc.integer({ min: 1, max: 4 }), { maxLength: 3 }),
});

it('export followed by import changes nothing, whatever the texts', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(someExhibitor, {
        maxLength: 5,
        selector: ({ name, booth }) => foldName(name) + foldName(booth),
      }),
      storable,
      async (exhibitors, name) => {
        const { editionId } = await createSmallEdition(test.db);
        await updateRows(test.db, 'edition', { id: editionId }, { name: `F${name}F` });
        for (const one of exhibitors) await insertExhibitor(editionId, one);
        const first = await exported(test, editionId);
        const response = await imported(other, first);
        expect(response.statusCode, response.body).toBe(201);
        expect((await exported(other, response.json().id)).equals(first)).toBe(true);
        expect(await contentsOf(other, response.json().id)).toEqual(await contentsOf(test, editionId));
      },
    ),
    { numRuns: 15 },
  );
});

async function insertExhibitor(
  edition_id: number,
  {
    name,
    booth,
    description,
    ms,
    products,
    days,
  }: typeof someExhibitor extends fc.Arbitrary<infer T> ? T : never,
): Promise<void> {
  const id = await insertRow(test.db, 'exhibitor', {
    edition_id,
    company_name: `${name}*`,
    booth_number: booth,
    folded_name: foldName(`${name}*`),
    folded_booth: foldName(booth),
    region_country: '',
    product_profile: '',
    description,
    texts: JSON.stringify({ ms: { description: ms } }),
    has_logo: false,
  });
  for (const [index, product] of products.entries())
    await insertRows(test.db, 'product', {
      exhibitor_id: id,
      name: product,
      description: ms,
      has_image: false,
      position: index + 1,
    });
  for (const day of days)
    await insertRows(test.db, 'blocked_slot', { exhibitor_id: id, day, minute: 660, length: 90 });
}

/** What visitors can read of an edition, by name. */
async function contentsOf(app: TestApp, editionId: number): Promise<unknown> {
  const { rows } = await sql`
    select company_name, booth_number, exhibitor.description, exhibitor.texts, folded_name,
      (select json_agg(json_build_array(name, description) order by position, name) from product
        where exhibitor_id = exhibitor.id) as products,
      (select json_agg(json_build_array(day, minute, length) order by day, minute) from blocked_slot
        where exhibitor_id = exhibitor.id) as blocked,
      (select json_agg(sub_category.name order by sub_category.name) from exhibitor_sub_category
        join sub_category on sub_category.id = sub_category_id where exhibitor_id = exhibitor.id) as categories
    from exhibitor where edition_id = ${editionId} order by company_name collate "C", booth_number collate "C"`.execute(
    app.db,
  );
  return rows;
}

it('contains no registrations, no database ids, and no cell that a spreadsheet treats as a formula', async () => {
  const files = await filesOf(await exported(test, edition.editionId));
  expect([...files.keys()]).toEqual(['manifest.json', ...[...files.keys()].slice(1).sort()]);
  const heads = [...files].flatMap(([path, content]) =>
    path.endsWith('.csv') ? (content.toString().split('\r\n')[0] ?? '').split(',') : [],
  );
  expect(heads.filter((name) => /\bid"?$|_id"?$/.test(name))).toEqual([]);
  for (const [path, content] of files)
    if (path.endsWith('.csv')) expect(content.toString()).not.toMatch(/(^|,)"[=+@-]/m);
});

it('any text survives as a cell, and none begins a formula', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('', '"', "'", "'=", '=1', '""', '-1')),
      fc.boolean(),
      (text, isNullable) => {
        const column = { isJson: false, isNullable };
        const cell = toCell(text, column);
        expect(cell).not.toMatch(/^[=+\-@\t\r]/);
        expect(fromCell(cell, column)).toBe(text);
        expect(
          fromCell(toCell(null, { ...column, isNullable: true }), { ...column, isNullable: true }),
        ).toBeNull();
      },
    ),
  );
});

// Find: people of both programmes, exhibitors and payments by any detail that may be quoted, and nothing else.
import type { Found } from '@visavis/contract/find/endpoints';
import { beforeAll, expect, it } from 'vitest';
import { createBooking, createHostedBuyer, payBooking, type TestBuyer } from '../../testing/hosted-buyer.ts';
import { prepareOnce } from '../../testing/prepare.ts';
import { openReview } from '../../testing/review.ts';
import { insertRows, readRow, updateRows } from '../../testing/rows.ts';
import { TEST_NOW } from '../../testing/small-edition.ts';
import { findFor } from './service.ts';

const NOTHING: Found = {
  people: { rows: [], business: 0, hosted: 0 },
  exhibitors: { rows: [], total: 0 },
  payments: { rows: [], total: 0 },
};

const stand = prepareOnce(openReview);
let buyer: TestBuyer;
let reference: string;

beforeAll(async () => {
  const { test, edition } = stand;
  const zoe = await stand.register([[1, 1, 720]], {
    name: 'Zoë Müller-Østergård',
    email: 'zoe@salon.example',
    companyName: 'Salon Blå',
    phoneNumber: '+60129876501',
    companyPhone: '+60387654321',
  });
  reference = zoe.registrationNumber;
  buyer = await createHostedBuyer(test.db, edition.editionId, {
    name: '林雅婷',
    company: 'Maru Cosmetics',
    email: 'lin@maru.example',
  });
  await insertRows(test.db, 'representative', {
    exhibitor_id: edition.exhibitorIds.hanari,
    name: 'Kim Minseo',
    email: 'minseo@hanari.example',
    position: 1,
  });
});

async function find(search: string): Promise<Found> {
  const answer = await stand.test.get(`/api/find?search=${encodeURIComponent(search)}`, stand.viewer);
  expect(answer.statusCode).toBe(200);
  return answer.json();
}
const people = async (search: string) => (await find(search)).people.rows.map(({ name }) => name);
const exhibitors = async (search: string) =>
  (await find(search)).exhibitors.rows.map(({ name, boothNumber }) => `${name} ${boothNumber}`);

it('finds a person by name in any order, without accents and case, and by company, email, telephone and reference', async () => {
  const zoe = 'Zoë Müller-Østergård';
  const searches = [
    'zoe',
    'ostergard ZOE',
    'Ｚｏë',
    'müller østergård',
    'salon bla',
    'zoe@salon',
    '987 65',
    '012-987 6501',
    '+60 (0)12 9876 501',
    '03 8765 4321',
    reference,
    reference.toLowerCase().replaceAll('-', ''),
  ];
  for (const search of searches) expect([search, await people(search)]).toEqual([search, [zoe]]);
  expect(await people('zoe maru')).toEqual([]);
});

it('finds buyers of the Hosted Buyer Program as well, and counts each programme', async () => {
  const { people: found } = await find('林雅');
  expect(found).toEqual({
    rows: [
      {
        id: buyer.registrationId,
        programme: 'hosted',
        reference: buyer.reference,
        name: '林雅婷',
        company: 'Maru Cosmetics',
        email: 'lin@maru.example',
        phone: expect.stringMatching(/^\+60\d+$/),
        companyPhone: '+60312345678',
        status: 'Approved',
      },
    ],
    business: 0,
    hosted: 1,
  });
  expect((await find('example')).people).toMatchObject({ business: 1, hosted: 1 });
});

it('lists names that begin with the search first, at most six, with the total count', async () => {
  const { test, edition } = stand;
  const names = ['Ann Birch', 'Birch Ann', 'Cy Ash', 'Di Ash', 'Ed Ash', 'Fi Ash', 'Gu Ash'];
  for (const name of names)
    await createHostedBuyer(test.db, edition.editionId, {
      name,
      company: name.endsWith('Ash') ? 'Birch Trading' : 'Other',
    });
  const { people: found } = await find('birch');
  expect(found.rows.map(({ name }) => name)).toEqual([
    'Birch Ann',
    'Ann Birch',
    'Gu Ash',
    'Fi Ash',
    'Ed Ash',
    'Di Ash',
  ]);
  expect(found).toMatchObject({ business: 0, hosted: 7 });
});

it('leaves out people who were deleted, and those of another edition', async () => {
  const { test, edition } = stand;
  const gone = await createHostedBuyer(test.db, edition.editionId, { name: 'Gone Gladys' });
  expect(await people('gladys')).toEqual(['Gone Gladys']);
  await updateRows(test.db, 'registration', { id: gone.registrationId }, { cancelled_at: TEST_NOW });
  expect(await people('gladys')).toEqual([]);
  const other = await test.db
    .insertInto('edition')
    .values({
      state: 'closed',
      name: 'Last Year',
      dates: ['2025-06-02'],
      starts: [660],
      business_minimum: 1,
      business_maximum: 8,
      contact_email: 'pr@exhibition.example',
      contact_whatsapp: '+60 12-000 0000',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await createHostedBuyer(test.db, other.id, { name: 'Elsewhere Ella' });
  expect(await people('ella elsewhere')).toEqual([]);
});

it('finds an exhibitor by name, booth and representative; archived ones come last and merged ones not at all', async () => {
  const { test, edition } = stand;
  expect(await exhibitors('hanari')).toEqual(['Hanari Skin Lab A-208']);
  expect(await exhibitors('lab SKIN')).toEqual(['Hanari Skin Lab A-208']);
  expect(await exhibitors('a-208')).toEqual(['Hanari Skin Lab A-208']);
  expect(await exhibitors('a208')).toEqual(['Hanari Skin Lab A-208']);
  const { exhibitors: found } = await find('minseo');
  expect(found).toMatchObject({
    total: 1,
    rows: [
      { name: 'Hanari Skin Lab', representative: { name: 'Kim Minseo', email: 'minseo@hanari.example' } },
    ],
  });

  const { nacre, nacreTwin } = edition.exhibitorIds;
  expect(await exhibitors('nacre')).toEqual(['Atelier Nacre B-145', 'Atelier Nacre F-001']);
  const change = (id: number, columns: object) =>
    test.db.updateTable('exhibitor').set(columns).where('id', '=', id).execute();
  await change(nacre, { archived_at: TEST_NOW });
  expect((await find('nacre')).exhibitors.rows).toMatchObject([
    { boothNumber: 'F-001', isArchived: false },
    { boothNumber: 'B-145', isArchived: true },
  ]);
  await change(nacre, { merged_into: nacreTwin });
  expect(await exhibitors('nacre')).toEqual(['Atelier Nacre F-001']);
});

it('finds a payment by part of its reference, in any case and with spaces', async () => {
  const { test } = stand;
  const paymentId = await payBooking(test.db, await createBooking(test.db, test.storage.sealer, buyer));
  const { reference: refNo } = await readRow(test.db, 'payment', { id: paymentId }, ['reference']);
  const typed = `${refNo.slice(0, 4)} ${refNo.slice(4, 8)}`.toLowerCase();
  expect((await find(typed)).payments).toEqual({
    total: 1,
    rows: [
      {
        id: paymentId,
        refNo,
        amount: expect.any(Number),
        currency: 'MYR',
        state: 'paid',
        name: '林雅婷',
        reference: buyer.reference,
      },
    ],
  });
  expect((await find(refNo.slice(0, 3))).payments.total).toBe(0);
});

it('does not show a role any kind that it may not read', async () => {
  const { test, edition } = stand;
  const { editionId } = edition;
  const { reference: refNo } = await readRow(test.db, 'payment', {}, ['reference']);
  for (const search of ['maru', 'hanari', refNo]) {
    const viewer = await findFor(test.db, { editionId, search, role: 'viewer' });
    expect(viewer).not.toEqual(NOTHING);
    expect(await findFor(test.db, { editionId, search, role: 'somebody else' })).toEqual(NOTHING);
  }
});

it('takes the input literally, and finds nothing for a blank search', async () => {
  for (const search of ['', '   ', '%', '_____', '\\']) expect(await find(search)).toEqual(NOTHING);
});

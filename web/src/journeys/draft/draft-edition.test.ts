// Moving a draft to another edition: what is kept, what is dropped, and the notice to the visitor.
import type { Edition } from '@visavis/domain/edition/schema';
import { beforeEach, expect, test, vi } from 'vitest';
import { businessDraft as draft } from './business-draft.ts';
import { bringIntoEdition } from './draft-edition.ts';

const EDITION = { id: 2, days: [{ day: 1, date: '2027-06-02' }] } as unknown as Edition;
const SERUMS = { category: 'Skincare', subCategory: 'Serums', categoryId: 1, subCategoryId: 11 };
const GONE = { category: 'Skincare', subCategory: 'Ampoules', categoryId: 1, subCategoryId: 12 };
const exhibitor = (id: number) => ({
  id,
  company_name: `Maker ${id}`,
  booth_number: `A-${id}`,
  region_country: 'Japan',
  product_profile: '',
  description: '',
});
const meeting = (exhibitorId: number, date: string) => ({
  day: 1,
  date,
  dayOfWeek: 'Wednesday',
  time: '11 am',
  company: `Maker ${exhibitorId}`,
  boothNumber: `A-${exhibitorId}`,
  exhibitorId,
});

beforeEach(() => {
  vi.stubGlobal('fetch', async (address: string) => {
    if (address === '/api/categories') return Response.json([{ id: 5, name: 'Skincare' }]);
    if (address.startsWith('/api/categories/')) return Response.json([{ id: 51, name: 'Serums' }]);
    return Response.json({ freeHours: [[7, 3]] });
  });
  draft.form.change({ name: 'Amira', city: 'Penang' });
  draft.interests.write([SERUMS, GONE]);
  draft.exhibitors.write([exhibitor(7), exhibitor(8)]);
});

const CARRIED = [{ category: 'Skincare', subCategory: 'Serums', categoryId: 5, subCategoryId: 51 }];

test.each([
  ['of another edition', () => draft.edition.write(1)],
  [
    'without an edition, with hours on days of another edition',
    () => draft.meetings.write([meeting(7, '2026-06-02')]),
  ],
])('a draft %s keeps the details, maps interests by name, drops exhibitors and hours', async (_, prepare) => {
  prepare();
  draft.draftToken.write('token');
  draft.submissionId.write('key');
  await bringIntoEdition(draft, EDITION);
  expect(draft.form.read()).toMatchObject({ name: 'Amira', city: 'Penang' });
  expect(draft.interests.read()).toEqual(CARRIED);
  for (const gone of [draft.exhibitors, draft.meetings, draft.draftToken, draft.submissionId])
    expect(gone.read()).toEqual(gone.empty);
  expect(draft.carriedOver.read()).toBe('edition');
  expect(draft.edition.read()).toBe(2);
});

test('a draft without an edition keeps what this edition has, and loses interests that it no longer has', async () => {
  draft.interests.write([...CARRIED, { ...GONE, categoryId: 5 }]);
  draft.meetings.write([meeting(7, '2027-06-02'), meeting(8, '2027-06-02')]);
  await bringIntoEdition(draft, EDITION);
  expect(draft.exhibitors.read()).toEqual([exhibitor(7)]);
  expect(draft.meetings.read()).toEqual([meeting(7, '2027-06-02')]);
  expect(draft.interests.read()).toEqual(CARRIED);
  expect([draft.carriedOver.read(), draft.withdrawn.read()]).toEqual(['lists', ['Maker 8']]);
});

test('a draft that lost nothing shows no notice', async () => {
  draft.interests.write(CARRIED);
  draft.exhibitors.write([exhibitor(7)]);
  await bringIntoEdition(draft, EDITION);
  expect([draft.carriedOver.read(), draft.edition.read()]).toEqual([null, 2]);
});

test('keeps the draft unchanged when the lists cannot be fetched', async () => {
  draft.edition.write(1);
  vi.stubGlobal('fetch', async () => Response.error());
  await expect(bringIntoEdition(draft, EDITION)).rejects.toThrow();
  expect(draft.interests.read()).toEqual([SERUMS, GONE]);
  expect(draft.edition.read()).toBe(1);
});

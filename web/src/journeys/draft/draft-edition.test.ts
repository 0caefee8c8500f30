// A draft and the edition: what stays, what goes, and that it is said.
import type { Edition } from '@visavis/domain/edition/schema';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
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
  localStorage.clear();
  vi.stubGlobal('fetch', async (address: string) => {
    if (address === '/api/categories') return Response.json([{ id: 5, name: 'Skincare' }]);
    if (address.startsWith('/api/categories/')) return Response.json([{ id: 51, name: 'Serums' }]);
    return Response.json({ freeHours: [[7, 3]] });
  });
  draft.form.change({ name: 'Amira', city: 'Penang' });
  draft.interests.write([SERUMS, GONE]);
  draft.exhibitors.write([exhibitor(7), exhibitor(8)]);
});
afterEach(() => vi.unstubAllGlobals());

const CARRIED = [{ category: 'Skincare', subCategory: 'Serums', categoryId: 5, subCategoryId: 51 }];

test.each([
  ['that names another edition', () => draft.edition.write(1)],
  [
    'of before, whose hours are on days of another edition',
    () => draft.meetings.write([meeting(7, '2026-06-02')]),
  ],
])(
  'of a draft %s the details stay, interests follow by name, exhibitors and hours go',
  async (_, prepare) => {
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
  },
);

test('of a draft of before that names no edition, what this one has stays', async () => {
  draft.interests.write(CARRIED);
  draft.meetings.write([meeting(7, '2027-06-02'), meeting(8, '2027-06-02')]);
  await bringIntoEdition(draft, EDITION);
  expect(draft.exhibitors.read()).toEqual([exhibitor(7)]);
  expect(draft.meetings.read()).toEqual([meeting(7, '2027-06-02')]);
  expect(draft.interests.read()).toEqual(CARRIED);
  expect(draft.carriedOver.read()).toBe('lists');
});

test('one that has lost nothing says nothing', async () => {
  draft.interests.write(CARRIED);
  draft.exhibitors.write([exhibitor(7)]);
  await bringIntoEdition(draft, EDITION);
  expect([draft.carriedOver.read(), draft.edition.read()]).toEqual([null, 2]);
});

test('where the lists cannot be asked for, the draft stays as it is', async () => {
  draft.edition.write(1);
  vi.stubGlobal('fetch', async () => Response.error());
  await expect(bringIntoEdition(draft, EDITION)).rejects.toThrow();
  expect(draft.interests.read()).toEqual([SERUMS, GONE]);
  expect(draft.edition.read()).toBe(1);
});

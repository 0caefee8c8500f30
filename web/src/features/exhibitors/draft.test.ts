// Tests of the draft of an exhibitor: what counts as a change, and what remains when somebody else saves.
import { expect, it } from 'vitest';
import {
  changedParts,
  EMPTY_DRAFT,
  EMPTY_TEXT,
  inputOf,
  moved,
  type ProductDraft,
  rebased,
} from './draft.ts';

const product = (id: number, name: string): ProductDraft => ({
  key: String(id),
  id,
  name: { ...EMPTY_TEXT, en: name },
  description: EMPTY_TEXT,
  image: null,
  picture: null,
});
const STORED = {
  ...EMPTY_DRAFT,
  companyName: 'Atelier Nacre',
  boothNumber: 'B-145',
  subCategoryIds: [1, 2],
  products: [product(1, 'Serum'), product(2, 'Compact')],
};

it('changedParts names the parts that differ, in the order of the page', () => {
  const draft = {
    ...STORED,
    description: { ...EMPTY_TEXT, ms: 'Studio' },
    boothNumber: 'B-152',
    products: STORED.products.toReversed(),
  };
  expect(changedParts(STORED, draft)).toEqual(['boothNumber', 'description', 'products']);
});

it('another order of sub-categories is not a change', () => {
  expect(changedParts(STORED, { ...STORED, subCategoryIds: [2, 1] })).toEqual([]);
  expect(changedParts(STORED, { ...STORED, subCategoryIds: [2, 3] })).toEqual(['subCategoryIds']);
});

it('the number of places is not a change while it follows from the representatives', () => {
  const one = { ...STORED, places: { from: 'representatives' as const, count: 2 } };
  expect(changedParts(one, { ...one, places: { from: 'representatives', count: 3 } })).toEqual([]);
  expect(changedParts(one, { ...one, places: { from: 'hand', count: 2 } })).toEqual(['places']);
});

it('the languages of a person are sent as a list', () => {
  const person = {
    key: 'a',
    id: null,
    name: 'Matteo',
    title: '',
    email: '',
    languages: 'English, 中文、',
    hours: null,
  };
  expect(inputOf({ ...STORED, people: [person] }).representatives[0]?.languages).toEqual(['English', '中文']);
});

it('when somebody else saves, the parts changed here keep the typed values, and the others follow', () => {
  const draft = { ...STORED, boothNumber: 'B-152' };
  const now = { ...STORED, boothNumber: 'C-001', hall: 'Hall 3' };
  expect(rebased(STORED, now, draft)).toMatchObject({ boothNumber: 'B-152', hall: 'Hall 3' });
  expect(rebased(STORED, now, STORED)).toMatchObject({ boothNumber: 'C-001' });
});

it('an item moves by one place, and not beyond the ends', () => {
  expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
  expect(moved(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'b', 'c']);
  expect(moved(['a', 'b', 'c'], 0, -1)).toEqual(['a', 'b', 'c']);
});

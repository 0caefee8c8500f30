// An invalid part of stored data is dropped without losing the rest.
import { exhibitorSchema } from '@visavis/domain/exhibitor/schema';
import { interestSchema } from '@visavis/domain/interest/schema';
import { lostSlotSchema, plannedMeetingSchema } from '@visavis/domain/meeting/schema';
import { expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { integerShape, recordShape, type Shape } from '../../lib/shape.ts';
import {
  exhibitorShape,
  interestShape,
  listOf,
  lostHoursShape,
  namesByKey,
  namesUnder,
  plannedMeetingShape,
  textsOf,
  withNames,
} from './stored-shapes.ts';

test('texts: drops other names and other types', () => {
  const stored = JSON.parse('{"name":"Amira","city":7,"__proto__":"x","other":"y"}');
  expect(textsOf(['name', 'city'])(stored)).toEqual({ name: 'Amira' });
});

test('a list keeps its valid items', () => {
  const numbered = recordShape({ id: integerShape });
  expect(listOf(numbered)([{ id: 1 }, { id: 'x' }, null, { id: 2 }])).toEqual([{ id: 1 }, { id: 2 }]);
  expect(listOf(numbered)({ 0: { id: 1 } })).toBeUndefined();
});

test.each(['plain', '__proto__', 'constructor', ''])('names under the key %o survive storage', (key) => {
  const stored = JSON.parse(JSON.stringify(withNames({}, key, ['Hanari'])));
  const read = namesByKey(stored) ?? {};
  expect(namesUnder(read, key)).toEqual(['Hanari']);
  expect(namesUnder(read, 'toString')).toBeNull();
  expect(namesUnder(withNames(read, key, []), key)).toEqual([]);
});

test('drops values that are not lists of names', () => {
  expect(namesByKey({ a: 'x', b: ['y', 3] })).toEqual({ b: ['y'] });
});

const HANARI = {
  id: 7,
  company_name: 'Hanari Skin Lab',
  booth_number: 'A-208',
  hall: '5',
  region_country: 'South Korea',
  product_profile: 'Ampoules',
  description: 'Seoul laboratory.',
  logo: 'hanari.webp',
  subCategoryIds: [21],
  inEnglish: ['description'],
};
const SERUMS = {
  category: 'Skincare',
  subCategory: 'Serums',
  categoryId: 2,
  subCategoryId: 21,
  childCategoryId: null,
  names: { ms: 'Serum', 'zh-Hans': '精华' },
};
const MEETING = {
  day: 1,
  date: '2 Jun 2026',
  dayOfWeek: 'Tuesday',
  time: '11 am',
  company: 'Hanari Skin Lab',
  boothNumber: 'A-208',
  exhibitorId: 7,
};
const LOST = {
  exhibitor: 'Hanari Skin Lab',
  boothNumber: 'A-208',
  day: 1,
  time: '11.00am-12.00pm',
  begun: true,
};
const lostSlot: Shape<unknown> = (slot) => lostHoursShape({ slots: [slot], keptCount: 0 })?.slots[0];

test.each<[string, z.ZodMiniObject, Shape<unknown>, Record<string, unknown>]>([
  ['exhibitors', exhibitorSchema, exhibitorShape, HANARI],
  ['interests', interestSchema, interestShape, SERUMS],
  ['planned meetings', plannedMeetingSchema, plannedMeetingShape, MEETING],
  ['lost slots', lostSlotSchema, lostSlot, LOST],
])("%s are read exactly as the domain's schema reads them", (_, schema, shape, whole) => {
  expect(Object.keys(schema.shape).toSorted()).toEqual(Object.keys(whole).toSorted());
  expect(shape({ ...whole, another: 1 })).toEqual(whole);
  for (const name of Object.keys(whole))
    for (const wrong of [undefined, null, 'x', 1.5, [], ['x'], [1]]) {
      const stored = JSON.parse(JSON.stringify({ ...whole, [name]: wrong }));
      expect(shape(stored), `${name}: ${JSON.stringify(wrong)}`).toEqual(schema.safeParse(stored).data);
    }
});

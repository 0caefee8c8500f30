// Tests of hall and booth in one cell, and of the headings for both.
import { expect, it } from 'vitest';
import { readBooth } from './booth.ts';
import { guessColumns } from './columns.ts';
import { fieldOfHeading } from './fields.ts';
import { readRows } from './row-drafts.ts';
import { findTable } from './table.ts';

it.each([
  ['A-12', 'A-12', ''],
  ['Hall 5 / A-12', 'A-12', '5'],
  ['Hall 5.1, Stand B 12a', 'B 12a', '5.1'],
  ['Halle 6, Stand 12', '12', '6'],
  ['A 12 (Hall 5)', 'A 12', '5'],
  ['Stand A 12 (Halle 5.1)', 'A 12', '5.1'],
  ['A-12, Hall 5', 'A-12', '5'],
  ['A-12 Hall B', 'A-12', 'B'],
  ['A-12 (3号馆)', 'A-12', '3'],
  ['A1; B2 (Hall 6)', 'A1; B2 (Hall 6)', ''],
  ['Hall 5, A1; Hall 6, B2', 'Hall 5, A1; Hall 6, B2', ''],
  ['A 12 (Pavilion Italy)', 'A 12 (Pavilion Italy)', ''],
  ['A 12 Marshall 5', 'A 12 Marshall 5', ''],
  ['5.1 A 12', '5.1 A 12', ''],
  ['A123馆', 'A123馆', ''],
])('%s is parsed as booth %s in hall %j', (text, booth, hall) => {
  expect(readBooth(text)).toEqual({ booth, hall });
});

it.each([
  ['5.1 A 12', 'A 12', '5.1'],
  ['5.1/A 13', 'A 13', '5.1'],
  ['5.1A12', 'A12', '5.1'],
  ['5.1-A15', 'A15', '5.1'],
  ['3 C-04', 'C-04', '3'],
  ['3 - C-04', 'C-04', '3'],
  ['Halle 5 / A-12', 'A-12', '5'],
  ['Hall 5.1, Stand B 12a', 'B 12a', '5.1'],
  ['A 12 (Hall 5)', 'A 12', '5'],
  ['A-12', 'A-12', ''],
  ['5-12', '5-12', ''],
  ['12', '12', ''],
  ['3A12', '3A12', ''],
  ['5.1/A 13 + 5.1/A 14', '5.1/A 13 + 5.1/A 14', ''],
  ['5/A 13 + 5/A 14', '5/A 13 + 5/A 14', ''],
  ['Freigelände FG-03', 'Freigelände FG-03', ''],
])('below "Halle/Stand", %s is parsed as booth %s in hall %j', (cell, booth, hall) => {
  const table = findTable([
    ['Firma', 'Halle/Stand'],
    ['Alfa', cell],
  ]);
  const columns = guessColumns(table, {
    isCountry: () => false,
    isSubCategories: () => false,
    remembered: new Map(),
  });
  expect(columns).toEqual(['company', 'booth']);
  expect(readRows(table, columns).drafts[0]).toMatchObject({ booth, hall });
});

it.each(
  [
    ...[
      'Halle/Stand',
      'Halle / Stand',
      'Halle und Stand',
      'Stand-Nr. / Halle',
      'Hall/Booth',
      'Hall & Booth No.',
    ],
    ...[
      'Hall and stand',
      'Hall booth',
      'Hall (Stand)',
      'Hall\nStand',
      'Booth/Hall Number',
      'Pavillon / Stand',
    ],
    ...[
      'Padiglione e stand',
      'Pabellón y stand',
      'Hala / Stoisko',
      'Dewan / Gerai',
      'Salon/Stant',
      'Зал / стенд',
    ],
    ...[
      '展馆/展位',
      '展馆展位号',
      '展館・攤位',
      'ホール／小間番号',
      '홀/부스',
      'القاعة / الجناح',
      'אולם / ביתן',
    ],
  ].map((heading) => [heading]),
)('%s is recognised as a booth column, including the hall', (heading) => {
  expect(fieldOfHeading(heading)).toBe('booth');
});

it.each(['Hall', 'Hall / Pavilion', 'Hall (English)', '展馆 Hall'])(
  '%s is recognised as a hall column',
  (heading) => {
    expect(fieldOfHeading(heading)).toBe('hall');
  },
);

it('a hall and booth column with many duplicates is the hall if there is also a booth column', () => {
  const table = findTable([
    ['Company', 'Booth/Hall Number', 'All Booths'],
    ['Alfa', 'E1', 'E1-0001'],
    ['Beta', 'E1', 'E1-0002'],
  ]);
  const known = { isCountry: () => false, isSubCategories: () => false, remembered: new Map() };
  expect(guessColumns(table, known)).toEqual(['company', 'hall', 'booth']);
});

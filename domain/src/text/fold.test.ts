// Tests of folding for searches: what people type matches what is written.
import { describe, expect, test } from 'vitest';
import { createExhibitorFilter } from '../exhibitor/search-filter.ts';
import { foldForSearch } from './fold.ts';

const PAIRS: [typed: string, written: string][] = [
  ['bialystok', 'Białystok'],
  ['gross', 'Groß'],
  ['GROSS', 'GROẞ'],
  ['lodz', 'Łódź'],
  ['aeroskobing', 'Ærøskøbing'],
  ['thorshavn', 'Þórshavn'],
  ['djordje', 'Đjorđje'],
  ["l'oreal", 'L’Oréal'],
  ["d'or", 'D‘Or'],
  ['κοσμος', 'ΚΟΣΜΟΣ'],
  ['κοσμοσ', 'κόσμος'],
  ['e-tech', 'E–Tech'],
  ['e-tech', 'E−Tech'],
  ['visavis 2', 'ＶＩＳＡＶＩＳ ２'],
  ['てすと', 'ﾃｽﾄ'],
  ['からす', 'ガラス'],
  ['istanbul', 'İSTANBUL'],
];

describe('what is typed matches what is written', () => {
  test.each(PAIRS)('%s finds %s', (typed, written) => {
    expect(foldForSearch(written)).toBe(foldForSearch(typed));
  });

  test.each(PAIRS)('%s finds the exhibitor %s on the pages of visitors', (typed, written) => {
    const exhibitor = {
      id: 1,
      company_name: `Maison ${written} & Co.`,
      booth_number: 'A-1',
      product_profile: '',
      description: '',
      region_country: 'France',
    };
    const find = createExhibitorFilter([exhibitor as Parameters<typeof createExhibitorFilter>[0][number]]);
    expect(find(typed)).toHaveLength(1);
  });

  test('is idempotent', () => {
    for (const pair of PAIRS)
      for (const text of pair) expect(foldForSearch(foldForSearch(text))).toBe(foldForSearch(text));
  });
});

// Tests that organisers find a person by any detail quoted over the phone.
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { foldForSearch } from '../text/fold.ts';
import { meetsSearch, readSearch, registrationSearchText } from './search.ts';

const PERSON = {
  name: 'Phạm Thị Ánh',
  company: 'Łąka Beauté GmbH',
  companySize: '11-50',
  reference: 'BM-7K3M-Q2XD',
  email: 'Anh.Pham@Laka.example',
  country: 'Viet Nam',
  phones: ['+84912345678', '+60342567890', ''],
};
const text = registrationSearchText(PERSON);
const finds = (search: string, within = text) => meetsSearch(within, readSearch(search));

test.each([
  ['the name in the other order', 'anh pham'],
  ['a name without its accents', 'Pham Thi'],
  ['a name with its accents', 'PHẠM'],
  ['a name in two words that is searched with a hyphen', 'pham-thi'],
  ['a company with letters that Unicode does not decompose', 'laka beaute'],
  ['a company size', '11-50'],
  ['a reference', 'bm-7k3m-q2xd'],
  ['a reference without its dashes', 'BM7K3MQ2XD'],
  ['a part of a reference', '7K3M Q2XD'],
  ['an email address', 'anh.pham@laka.example'],
  ['a country', 'viet nam'],
  ['a phone number as stored', '+84912345678'],
  ['a phone number with the national prefix', '0912345678'],
  ['a phone number in groups', '0912 345 678'],
  ['a phone number with punctuation', '(091) 234-5678'],
  ['a phone number as dialled from abroad', '0084 912 345 678'],
  ['a phone number with an optional zero', '+84 (0)912 345678'],
  ['digits of an Arabic keyboard', '٠٩١٢٣٤٥٦٧٨'],
  ['full-width letters and digits', 'ＰＨＡＭ ０９１２３４５６７８'],
  ['the phone of the company', '03-4256 7890'],
  ['a name and a phone number together', 'anh 0912 345 678'],
])('finds %s', (_what, search) => {
  expect(finds(search)).toBe(true);
});

test.each(['nguyen', 'anh nguyen', '0912345679', '201-500', 'bm-7k3m-q2xe'])('does not find %s', (search) => {
  expect(finds(search)).toBe(false);
});

describe('a search', () => {
  it('has no terms when blank', () => {
    expect(readSearch('  \t ')).toEqual([]);
  });

  it('of a few digits is matched literally', () => {
    expect(readSearch('1-10')).toEqual([[['1-10']]]);
  });

  it('matches the name and the company that it was built from', () => {
    const word = fc.string({ minLength: 1, maxLength: 20, unit: 'grapheme' });
    fc.assert(
      fc.property(word, word, (name, company) => {
        const within = registrationSearchText({ ...PERSON, name, company });
        expect(finds(name, within)).toBe(true);
        expect(finds(`${company} ${name}`, within)).toBe(true);
      }),
    );
  });
});

describe('folding', () => {
  it('is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (one) => {
        expect(foldForSearch(foldForSearch(one))).toBe(foldForSearch(one));
      }),
    );
  });

  test.each([
    ['Türkiye', 'turkiye'],
    ['İSTANBUL', 'istanbul'],
    ['Straße', 'strasse'],
    ['Crème Brûlée', 'creme brulee'],
    ['ガ', 'か'],
    ['ﾃｽﾄ', 'てすと'],
    ['ДАНИЯР', 'данияр'],
  ])('%s is %s', (given, expected) => {
    expect(foldForSearch(given)).toBe(expected);
  });
});

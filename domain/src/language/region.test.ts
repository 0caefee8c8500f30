// English keeps the names of the country list; the other languages have their own.
import { expect, it } from 'vitest';
import { regionName } from './region.ts';

it.each([
  ['MY', 'Malaysia', 'en', 'Malaysia'],
  ['US', 'United States', 'ms', 'Amerika Syarikat'],
  ['MY', 'Malaysia', 'zh-Hans', '马来西亚'],
  ['KR', 'South Korea', 'zh-Hans', '韩国'],
  // The list's own name stays in English, whatever Intl calls it.
  ['TR', 'Türkiye', 'en', 'Türkiye'],
  [null, 'Elsewhere', 'ms', 'Elsewhere'],
  [undefined, 'Elsewhere', 'zh-Hans', 'Elsewhere'],
  // A name stands where a list has no code, and codes that nobody has are no names.
  ['Elsewhere', 'Elsewhere', 'ms', 'Elsewhere'],
  ['QQ', 'Elsewhere', 'zh-Hans', 'Elsewhere'],
] as const)('%s (%s) in %s is %s', (code, english, language, expected) => {
  expect(regionName(code, english, language)).toBe(expected);
});

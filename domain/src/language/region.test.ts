// Tests that English keeps the country list's names and other languages use their own.
import { expect, it } from 'vitest';
import { regionName } from './region.ts';

it.each([
  ['MY', 'Malaysia', 'en', 'Malaysia'],
  ['US', 'United States', 'ms', 'Amerika Syarikat'],
  ['MY', 'Malaysia', 'zh-Hans', '马来西亚'],
  ['KR', 'South Korea', 'zh-Hans', '韩国'],
  // The list's English name is kept, regardless of Intl.
  ['TR', 'Türkiye', 'en', 'Türkiye'],
  [null, 'Elsewhere', 'ms', 'Elsewhere'],
  [undefined, 'Elsewhere', 'zh-Hans', 'Elsewhere'],
  // A name in place of a code, and an unassigned code, both fall back to the English name.
  ['Elsewhere', 'Elsewhere', 'ms', 'Elsewhere'],
  ['QQ', 'Elsewhere', 'zh-Hans', 'Elsewhere'],
] as const)('%s (%s) in %s is %s', (code, english, language, expected) => {
  expect(regionName(code, english, language)).toBe(expected);
});

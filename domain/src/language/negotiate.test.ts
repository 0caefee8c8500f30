// Tests of language negotiation: the chosen language, else the browser's best match, else English.
import { expect, it } from 'vitest';
import { LANGUAGES, type Language } from './languages.ts';
import { negotiateLanguage } from './negotiate.ts';

it.each([
  ['ms', 'zh-CN,zh;q=0.9', 'ms'],
  ['zh-Hans', undefined, 'zh-Hans'],
  ['en', 'ms', 'en'],
  // An unknown or unsupported language counts as no choice.
  ['de', 'ms', 'ms'],
  ['zh', 'en', 'en'],
  ['', undefined, 'en'],
  [7, 'ms', 'ms'],
])('chosen %s, requested %s: %s', (chosen, header, language) => {
  expect(negotiateLanguage(chosen, header, LANGUAGES)).toBe(language);
});

it.each([
  [undefined, 'en'],
  ['', 'en'],
  ['ms', 'ms'],
  ['ms-MY,ms;q=0.9,en-US;q=0.8,en;q=0.7', 'ms'],
  ['MS-my', 'ms'],
  ['en-GB,ms;q=0.9', 'en'],
  ['en;q=0.5,ms;q=0.8', 'ms'],
  ['zh-CN,zh;q=0.9,en;q=0.8', 'zh-Hans'],
  ['zh-Hans-SG', 'zh-Hans'],
  ['zh', 'zh-Hans'],
  // Traditional Chinese is not available: those readers get their next preference.
  ['zh-TW,zh;q=0.9', 'zh-Hans'],
  ['zh-TW,en;q=0.5', 'en'],
  ['zh-Hant-HK,ms;q=0.5', 'ms'],
  ['de-DE,de;q=0.9,ms;q=0.3', 'ms'],
  ['de-DE,fr', 'en'],
  ['*', 'en'],
  // The first of equal weight wins; a weight of zero is excluded.
  ['ms;q=0.5,zh;q=0.5', 'ms'],
  ['ms;q=0,zh;q=0.1', 'zh-Hans'],
  ['msx,enx', 'en'],
  [' ms ; q=0.9 , en ; q=0.1', 'ms'],
  [',;q=1,,', 'en'],
])('requested %s: %s', (header, language) => {
  expect(negotiateLanguage(undefined, header, LANGUAGES)).toBe(language);
});

it('limits how much of the header it parses', () => {
  expect(negotiateLanguage(undefined, `${'de,'.repeat(100_000)}ms`, LANGUAGES)).toBe('en');
});

it.each<[string | undefined, string | undefined, Language[], Language]>([
  ['zh-Hans', 'zh-CN,en;q=0.5', ['en'], 'en'],
  ['ms', 'zh-CN', ['en', 'zh-Hans'], 'zh-Hans'],
  [undefined, 'en-GB', ['ms', 'zh-Hans'], 'ms'],
  [undefined, undefined, ['zh-Hans', 'en'], 'zh-Hans'],
])('chosen %s, requested %s, for an edition in %s: %s', (chosen, header, languages, language) => {
  expect(negotiateLanguage(chosen, header, languages)).toBe(language);
});

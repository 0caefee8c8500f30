// Tests of websites as organisers enter them.
import { expect, it } from 'vitest';
import { websiteUrl } from './website.ts';

it.each([
  ['ateliernacre.example', 'https://ateliernacre.example'],
  [' https://ateliernacre.example/shop?x=1 ', 'https://ateliernacre.example/shop?x=1'],
  ['http://old.example', 'http://old.example'],
  ['shop.example:8443/a', 'https://shop.example:8443/a'],
  ['例え.example', 'https://例え.example'],
])('%s links to %s', (typed, url) => {
  expect(websiteUrl(typed)).toBe(url);
});

it.each([
  '',
  'nacre',
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)//x.example',
  'data:text/html,x',
  'mailto:a@b.example',
  'https://user@bank.example',
  'two words.example',
])('%j is not a link', (typed) => {
  expect(websiteUrl(typed)).toBeNull();
});

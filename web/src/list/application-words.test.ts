// Tests of the texts for an application: which websites become links, and what a payment query that returned is called.
import { expect, test } from 'vitest';
import { resultOf, websiteAddress } from './application-words.ts';

test.each([
  ['https://kenari.example/shop', 'https://kenari.example/shop'],
  ['http://kenari.example', 'http://kenari.example/'],
  ['kenari.example', 'https://kenari.example/'],
  [' www.kenari.example ', 'https://www.kenari.example/'],
])('%j is linked', (typed, address) => {
  expect(websiteAddress(typed)).toBe(address);
});

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://kenari.example/1',
  'javascript://kenari.example/%0aalert(1)',
  'ftp://kenari.example',
  'file:///etc/passwd',
  '//kenari.example',
  'https://bank.example@evil.example',
  'none',
  'localhost',
  '',
])('%j is shown as text', (typed) => {
  const address = websiteAddress(typed);
  // A leading '//' inherits the scheme, so the result is a web address or null.
  expect(address === null || address.startsWith('https://')).toBe(true);
  if (typed !== '//kenari.example') expect(address).toBeNull();
});

test('an open payment or one never attempted is not shown as Failed', () => {
  expect(['200', '100', '404', '400', ''].map((result) => resultOf(result).word)).toEqual([
    'hostedBuyers.result.success',
    'hostedBuyers.result.open',
    'hostedBuyers.result.none',
    'hostedBuyers.result.failed',
    'hostedBuyers.result.failed',
  ]);
});

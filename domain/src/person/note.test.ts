// Tests that notes keep their line breaks and lose characters that no database stores.
import { expect, test } from 'vitest';
import { cleanNote } from './note.ts';

test.each([
  ['  Vegetarian. \r\nAsked by phone.  ', 'Vegetarian.\nAsked by phone.'],
  ['one\n\n\n\ntwo', 'one\n\ntwo'],
  ['a\u0000b\u200b', 'a b'],
  [' \n \t\n', ''],
])('%j becomes %j', (typed, stored) => {
  expect(cleanNote(typed)).toBe(stored);
});

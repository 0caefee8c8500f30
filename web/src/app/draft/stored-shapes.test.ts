// One bad part of what is stored never costs the rest.
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { listOf, namesByKey, namesUnder, textsOf, withNames } from './stored-shapes.ts';

test('texts: other names and other types are left out', () => {
  const stored = JSON.parse('{"name":"Amira","city":7,"__proto__":"x","other":"y"}');
  expect(textsOf(['name', 'city']).parse(stored)).toEqual({ name: 'Amira' });
});

test('a list keeps the items that are whole', () => {
  expect(listOf(z.object({ id: z.int() })).parse([{ id: 1 }, { id: 'x' }, null, { id: 2 }])).toEqual([
    { id: 1 },
    { id: 2 },
  ]);
});

test.each(['plain', '__proto__', 'constructor', ''])('names under the key %o survive storage', (key) => {
  const stored = JSON.parse(JSON.stringify(withNames({}, key, ['Hanari'])));
  const read = namesByKey.parse(stored);
  expect(namesUnder(read, key)).toEqual(['Hanari']);
  expect(namesUnder(read, 'toString')).toBeNull();
  expect(namesUnder(withNames(read, key, []), key)).toEqual([]);
});

test('lists that are none are left out', () => {
  expect(namesByKey.parse({ a: 'x', b: ['y', 3] })).toEqual({ b: ['y'] });
});

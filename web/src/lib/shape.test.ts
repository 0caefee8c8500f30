// A shape accepts valid values only, and never throws on anything else.
import { expect, test } from 'vitest';
import {
  flagShape,
  integerShape,
  listShape,
  numberShape,
  oneOf,
  orNull,
  recordShape,
  type Shape,
  textShape,
} from './shape.ts';

const visitor = recordShape({ id: integerShape, name: textShape }, { city: textShape });
const STRANGE: unknown[] = [undefined, null, Number.NaN, {}, [], () => 'x', Symbol('x'), Object.create(null)];

test.each<[string, Shape<unknown>, unknown[], unknown[]]>([
  ['a text', textShape, ['', 'Amira'], [1, true]],
  ['a flag', flagShape, [true, false], [0, 'true']],
  ['a number', numberShape, [0, -1.5], ['1', Number.POSITIVE_INFINITY]],
  ['an integer', integerShape, [0, -7], [1.5, 2 ** 53, '1']],
  ['one of some', oneOf('live', 0), ['live', 0], ['dead', '0', false]],
])('%s', (_, shape, taken, refused) => {
  expect(taken.map(shape)).toEqual(taken);
  expect([...refused, ...STRANGE].map(shape)).toEqual([...refused, ...STRANGE].map(() => undefined));
});

test('accepts null only where it is allowed', () => {
  expect([null, 'a', 1].map(orNull(textShape))).toEqual([null, 'a', undefined]);
});

test('rejects a list with one invalid item', () => {
  expect(listShape(textShape)(['a', 'b'])).toEqual(['a', 'b']);
  expect(listShape(orNull(textShape))([null])).toEqual([null]);
  expect([['a', 1], 'a', { 0: 'a', length: 1 }, null].map(listShape(textShape))).toEqual(
    Array.from({ length: 4 }, () => undefined),
  );
});

test('a record keeps only its own fields', () => {
  expect(visitor({ id: 1, name: 'Amira', age: 40 })).toEqual({ id: 1, name: 'Amira' });
  expect(visitor({ id: 1, name: 'Amira', city: 'Ipoh' })).toEqual({ id: 1, name: 'Amira', city: 'Ipoh' });
  expect(visitor({ id: 1, name: 'Amira', city: undefined })).toEqual({ id: 1, name: 'Amira' });
});

test('rejects a record with a missing or invalid field', () => {
  const wrong: unknown[] = [
    { id: 1 },
    { id: '1', name: 'Amira' },
    { id: 1, name: 'Amira', city: 7 },
    Object.create({ id: 1, name: 'Amira' }),
    [1, 'Amira'],
    ...STRANGE,
  ];
  for (const value of wrong) expect(visitor(value)).toBeUndefined();
});

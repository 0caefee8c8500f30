// Tests which parts of a statement become parameters, and the order of their values.
import { expect, it } from 'vitest';
import { named } from './named.ts';

const compile = (statement: string, values: object = {}) => {
  const { sql, parameters } = named(statement)(values);
  return { sql, parameters };
};

it('numbers parameters by first appearance; the same name is the same parameter', () => {
  expect(compile('select :b, :a where x = :b', { a: 1, b: 2 })).toEqual({
    sql: 'select $1, $2 where x = $1',
    parameters: [2, 1],
  });
});

it('leaves casts and literals as they are', () => {
  expect(compile(`select :ids::int[], 'at 10:30', 'it''s :not', now()::date`, { ids: [1] })).toEqual({
    sql: `select $1::int[], 'at 10:30', 'it''s :not', now()::date`,
    parameters: [[1]],
  });
});

it('accepts null as a value, and throws for a missing one', () => {
  expect(compile('select :key::text', { key: null }).parameters).toEqual([null]);
  expect(() => compile('select :key::text')).toThrow('This statement has no value for :key.');
});

it('ignores values without a parameter', () => {
  expect(compile('select :a', { a: 1, b: 2 }).parameters).toEqual([1]);
});

it('resolves a parameter inside a value', () => {
  expect(compile('select :visitor.name, :now', { visitor: { name: 'A' }, now: 1 }).parameters).toEqual([
    'A',
    1,
  ]);
});

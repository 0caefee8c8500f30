// Which parts of a statement are parameters, and in which order their values go.
import { expect, it } from 'vitest';
import { named } from './named.ts';

const written = (statement: string, values: object = {}) => {
  const { sql, parameters } = named(statement)(values);
  return { sql, parameters };
};

it('numbers parameters by their first appearance; the same name is the same parameter', () => {
  expect(written('select :b, :a where x = :b', { a: 1, b: 2 })).toEqual({
    sql: 'select $1, $2 where x = $1',
    parameters: [2, 1],
  });
});

it('leaves casts and literals as they are', () => {
  expect(written(`select :ids::int[], 'at 10:30', 'it''s :not', now()::date`, { ids: [1] })).toEqual({
    sql: `select $1::int[], 'at 10:30', 'it''s :not', now()::date`,
    parameters: [[1]],
  });
});

it('null is a value, a missing one is a mistake', () => {
  expect(written('select :key::text', { key: null }).parameters).toEqual([null]);
  expect(() => written('select :key::text')).toThrow('This statement has no value for :key.');
});

it('what no parameter names is left out', () => {
  expect(written('select :a', { a: 1, b: 2 }).parameters).toEqual([1]);
});

it('a parameter may be a part of a value', () => {
  expect(written('select :visitor.name, :now', { visitor: { name: 'A' }, now: 1 }).parameters).toEqual([
    'A',
    1,
  ]);
});

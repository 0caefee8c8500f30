// SQL with named parameters: ':name' or ':group.name' becomes '$n' once, when the statement is written.
import { CompiledQuery } from 'kysely';

/** Literals and casts are left as they are; what is left with a colon is a parameter. */
const TOKENS = /'(?:[^']|'')*'|::|:([a-zA-Z]\w*(?:\.\w+)?)/g;

/**
 * @param statement with ':name' for each parameter, or ':group.name' for one that is a part of a value; the same name is
 *   the same parameter
 * @returns what makes the query of a call: every parameter must have a value, null included; others are left out
 */
export function named<Values extends object>(statement: string): (values: Values) => CompiledQuery {
  const names: string[] = [];
  const text = statement.replace(TOKENS, (token: string, name: string | undefined) => {
    if (name === undefined) return token;
    if (!names.includes(name)) names.push(name);
    return `$${names.indexOf(name) + 1}`;
  });
  const query = CompiledQuery.raw(text);
  const paths = names.map((name) => name.split('.'));
  return (values) => ({ ...query, parameters: paths.map((path) => valueAt(values, path)) });
}

function valueAt(values: object, path: readonly string[]): unknown {
  let value: unknown = values;
  for (const name of path) value = (value as Record<string, unknown>)[name];
  if (value === undefined) throw new Error(`This statement has no value for :${path.join('.')}.`);
  return value;
}

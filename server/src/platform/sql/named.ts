// SQL with named parameters: ':name' or ':group.name' is compiled to '$n' once, when the statement is defined.
import { CompiledQuery } from 'kysely';

/** Matches literals and casts, which are kept, and parameters. */
const TOKENS = /'(?:[^']|'')*'|::|:([a-zA-Z]\w*(?:\.\w+)?)/g;

/**
 * @param statement with ':name' for each parameter, or ':group.name' for a part of a value; the same name is the same
 *   parameter
 * @returns builds the query of a call: every parameter must have a value, null included; other values are ignored
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

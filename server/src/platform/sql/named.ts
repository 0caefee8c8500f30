// SQL with named parameters: ':name' in the text becomes '$n' once, when the statement is written.
import { CompiledQuery } from 'kysely';

/** Literals and casts are left as they are; what is left with a colon is a parameter. */
const TOKENS = /'(?:[^']|'')*'|::|:([a-zA-Z]\w*)/g;

/**
 * @param statement with ':name' for each parameter; the same name is the same parameter
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
  return (values) => ({
    ...query,
    parameters: names.map((name) => {
      const value = (values as Record<string, unknown>)[name];
      if (value === undefined) throw new Error(`This statement has no value for :${name}.`);
      return value;
    }),
  });
}

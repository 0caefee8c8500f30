// Where the tables keep the fields.
import { FIELD_NAMES, FIELDS, type FieldName } from './fields.ts';
import type { Field } from './kinds.ts';

type Table = Field['table'];
type Fields = typeof FIELDS;

type SnakeCase<Name> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeCase<Rest>}`
  : '';
type ColumnOf<N extends FieldName> = Fields[N] extends { column: infer Column extends string }
  ? Column
  : SnakeCase<N>;

/** The columns of a table that keep fields; an erased person's are empty. */
export type ColumnsOf<T extends Table> = {
  [N in FieldName as Fields[N]['table'] extends T ? ColumnOf<N> : never]: string;
};

export function columnOf(name: FieldName): string {
  const field: Field = FIELDS[name];
  return field.column ?? name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** @returns the fields that a table keeps, in the order of the form */
export const fieldsIn = (table: Table): FieldName[] =>
  FIELD_NAMES.filter((name) => FIELDS[name].table === table);

/** @returns the columns of a table for these values */
export function columnsOf<T extends Table>(
  table: T,
  values: Readonly<Record<FieldName, string>>,
): ColumnsOf<T> {
  const columns = Object.fromEntries(fieldsIn(table).map((name) => [columnOf(name), values[name]]));
  return columns as ColumnsOf<T>;
}

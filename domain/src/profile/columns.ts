// Maps profile fields to database columns.
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

/** The columns of a table that store fields; empty for an erased person. */
export type ColumnsOf<T extends Table> = {
  [N in FieldName as Fields[N]['table'] extends T ? ColumnOf<N> : never]: string;
};

export function columnOf(name: FieldName): string {
  const field: Field = FIELDS[name];
  return field.column ?? name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** @returns the fields stored in a table, in the order of the form */
export const fieldsIn = (table: Table): FieldName[] =>
  FIELD_NAMES.filter((name) => FIELDS[name].table === table);

/** @returns the column values of a table */
export function columnsOf<T extends Table>(
  table: T,
  values: Readonly<Record<FieldName, string>>,
): ColumnsOf<T> {
  const columns = Object.fromEntries(fieldsIn(table).map((name) => [columnOf(name), values[name]]));
  return columns as ColumnsOf<T>;
}

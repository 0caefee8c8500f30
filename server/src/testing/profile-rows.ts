// SQL for rows of the tables that store a visitor's fields: all fields are empty unless given.
import { columnOf, fieldsIn } from '@visavis/domain/profile/columns';

const quote = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** @returns the columns of a table, and a value for each */
export function fieldsInSql(
  table: 'visitor' | 'company',
  given: Readonly<Record<string, string>> = {},
): { columns: string; values: string } {
  const columns = fieldsIn(table).map(columnOf);
  return {
    columns: columns.join(', '),
    values: columns.map((column) => quote(given[column] ?? '')).join(', '),
  };
}

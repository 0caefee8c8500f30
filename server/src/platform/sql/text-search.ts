// A search as an SQL condition: every term must match, by one of its alternatives.
import type { SearchTerm } from '@visavis/domain/registration/search';
import { type RawBuilder, sql } from 'kysely';

/** A `like` pattern that finds the text literally, anywhere. */
const anywhere = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** Whether the folded text contains a part of a search literally. */
export const contains = (text: RawBuilder<string>, part: string): RawBuilder<boolean> =>
  sql<boolean>`${text} like ${anywhere(part)}`;

/**
 * @param terms at least one
 * @param holds the alternative conditions for a row that contains a part of a term; none: no row matches
 */
export function meetsSearch(
  terms: readonly SearchTerm[],
  holds: (part: string) => readonly RawBuilder<boolean>[],
): RawBuilder<boolean> {
  const either = (conditions: readonly RawBuilder<boolean>[]) =>
    conditions.length === 0 ? sql<boolean>`false` : sql<boolean>`(${sql.join(conditions, sql` or `)})`;
  const all = (conditions: readonly RawBuilder<boolean>[]) =>
    sql<boolean>`(${sql.join(conditions, sql` and `)})`;
  return all(terms.map((term) => either(term.map((parts) => all(parts.map((part) => either(holds(part))))))));
}

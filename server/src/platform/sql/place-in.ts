// Sorts by a fixed order of words instead of the alphabet.
import { type RawBuilder, sql } from 'kysely';

/** The position of a column's value in a list of the product's own words, from 1; null if it is not in the list. */
export const placeIn = (words: readonly string[], column: RawBuilder<unknown>): RawBuilder<number | null> =>
  sql`array_position(${sql.lit(`{${words.map((word) => `"${word}"`).join(',')}}`)}::text[], ${column})`;

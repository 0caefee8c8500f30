// Sorts by a fixed order of words instead of the alphabet.
import { type RawBuilder, sql } from 'kysely';

/** The place of a column's value among words of this product, from 1; null for any other. */
export const placeIn = (words: readonly string[], column: RawBuilder<unknown>): RawBuilder<number | null> =>
  sql`array_position(${sql.lit(`{${words.map((word) => `"${word}"`).join(',')}}`)}::text[], ${column})`;

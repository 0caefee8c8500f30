// What the queries of lists share: the search, the page, and the order.
import { cleanLine } from '@visavis/domain/text/normalise';
import * as z from 'zod/mini';

/** Words in any order; each endpoint says where they are looked for. */
export const searchText = z.optional(z.string().check(z.overwrite(cleanLine), z.maxLength(200)));

/** Of rows: at most 100, from the offset on. */
export const page = {
  limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100))),
  offset: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(2147483647))),
};

/** @param sorts by what the list can be sorted */
export const orderBy = <const Sorts extends readonly [string, ...string[]]>(sorts: Sorts) =>
  z.object({
    sort: z.optional(z.enum(sorts)),
    direction: z.optional(z.enum(['ascending', 'descending'])),
  });

// How organisers' calls name the edition that they work on.
import * as z from 'zod/mini';

/** Part of a query. Absent for the edition of the dashboard: the site's, or the newest draft while none was ever open. */
export const chosenEdition = {
  edition: z.optional(z.coerce.number().check(z.int(), z.positive(), z.maximum(2147483647))),
};

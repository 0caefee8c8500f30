// How organisers' calls name the edition that they concern.
import * as z from 'zod/mini';

/** A query parameter. Omitted for the dashboard's edition: the site's, or the newest draft if none was ever open. */
export const chosenEdition = {
  edition: z.optional(z.coerce.number().check(z.int(), z.positive(), z.maximum(2147483647))),
};

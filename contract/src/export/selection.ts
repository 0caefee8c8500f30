// The rows and columns that an export of a list takes.
import * as z from 'zod/mini';
import { EXPORTED_LIMIT } from './formats.ts';

/** Body of an export of selected rows: search results with one of these ids, which would not fit in a URL. */
export const chosenIds = z.strictObject({
  ids: z
    .array(z.int().check(z.positive(), z.maximum(2147483647)))
    .check(z.minLength(1), z.maxLength(EXPORTED_LIMIT)),
});

/** Columns of the list, separated by commas, besides the reference; all details if omitted. */
export const selectedColumns = <const Columns extends readonly [string, ...string[]]>(columns: Columns) =>
  z.optional(
    z.pipe(
      z.pipe(
        z.string().check(z.maxLength(1_000), z.regex(/^[\w,]*$/)),
        z.transform((names) => names.split(',')),
      ),
      z.array(z.enum(columns)),
    ),
  );

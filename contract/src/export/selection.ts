// The rows and columns that an export of a list takes, as an address names them.
import * as z from 'zod/mini';
import { SELECTION_LENGTH } from './formats.ts';

/** Values that are separated by commas. */
const listed = z.string().check(z.maxLength(SELECTION_LENGTH), z.regex(/^[\w,]*$/));

/** Only those of the search with one of these ids; all without them. */
export const selectedIds = z.optional(
  z.pipe(
    listed,
    z.transform((ids) => ids.split(',').map(Number)),
  ),
);

/** Columns of the list, beside the reference; all details without them. */
export const selectedColumns = <const Columns extends readonly [string, ...string[]]>(columns: Columns) =>
  z.optional(
    z.pipe(
      z.pipe(
        listed,
        z.transform((names) => names.split(',')),
      ),
      z.array(z.enum(columns)),
    ),
  );

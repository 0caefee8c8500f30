// How an organiser prefers the dashboard: kept with the account, so that it is the same in every browser.
import * as z from 'zod/mini';

/** Rows shown at first, and added by each Show More (decisions 10). */
export const PAGE_SIZES = [10, 50, 100] as const;
export const DENSITIES = ['comfortable', 'compact'] as const;
export const START_PAGES = ['business-matching', 'overview'] as const;

/** Of a list or a column: a name of the program, which nobody types. */
const name = z.string().check(z.regex(/^[a-z][a-zA-Z0-9-]{0,39}$/));
const columns = z.array(name).check(z.maxLength(40));

/** Most characters that the preferences of one account may take together, as JSON: those of all lists take a tenth. */
export const PREFERENCES_LENGTH = 20_000;

export const preferencesSchema = z.object({
  /** Of the lists of people. */
  pageSize: z.union([z.literal(10), z.literal(50), z.literal(100)]),
  /** Of other lists by name, which begin with a number of their own. */
  pageSizes: z.record(name, z.int().check(z.minimum(10), z.maximum(100))),
  density: z.enum(DENSITIES),
  /** What `/dashboard` shows. */
  startPage: z.enum(START_PAGES),
  /** Whether single keys act in lists and dialogs (WCAG 2.1.4). */
  shortcuts: z.boolean(),
  /** Columns hidden and shown by choice, by list and key of the column. */
  columns: z.record(name, z.object({ hidden: z.optional(columns), shown: z.optional(columns) })),
});
export type Preferences = z.infer<typeof preferencesSchema>;

export const DEFAULT_PREFERENCES: Preferences = {
  pageSize: 10,
  pageSizes: {},
  density: 'comfortable',
  startPage: 'business-matching',
  shortcuts: true,
  columns: {},
};

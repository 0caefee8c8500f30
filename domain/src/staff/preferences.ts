// An organiser's dashboard preferences, stored with the account so that they apply in every browser.
import * as z from 'zod/mini';

/** Page sizes: rows shown initially, and added by each Show More (decisions 10). */
export const PAGE_SIZES = [10, 50, 100] as const;
export const DENSITIES = ['comfortable', 'compact'] as const;
export const START_PAGES = ['business-matching', 'overview'] as const;

/** Identifier of a list or column in the program, never typed by users. */
const name = z.string().check(z.regex(/^[a-z][a-zA-Z0-9-]{0,39}$/));
const columns = z.array(name).check(z.maxLength(40));

/** Maximum size of an account's preferences as JSON, in characters, about ten times what all lists need. */
export const PREFERENCES_LENGTH = 20_000;

export const preferencesSchema = z.object({
  /** For the lists of people. */
  pageSize: z.union([z.literal(10), z.literal(50), z.literal(100)]),
  /** For other lists by name, which have their own default. */
  pageSizes: z.record(name, z.int().check(z.minimum(10), z.maximum(100))),
  density: z.enum(DENSITIES),
  /** The page that `/dashboard` opens. */
  startPage: z.enum(START_PAGES),
  /** Whether single keys act in lists and dialogs (WCAG 2.1.4). */
  shortcuts: z.boolean(),
  /** Columns hidden or shown by choice, by list and column key. */
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

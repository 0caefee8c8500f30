// Schemas of the public exhibitor directory: entries, details, sort orders and totals.
import * as z from 'zod/mini';
import { categoryNamesSchema, categorySchema } from '../category/schema.ts';
import { exhibitorSchema } from '../exhibitor/schema.ts';

/** Sort orders of the directory: company name, booth, or most free hours first. */
export const DIRECTORY_SORTS = ['name', 'booth', 'free'] as const;
export type DirectorySort = (typeof DIRECTORY_SORTS)[number];

/** Exhibitors per page; Show More adds as many again. */
export const DIRECTORY_PAGE_SIZE = 10;

/** An exhibitor in the list. */
export const directoryEntrySchema = z.extend(exhibitorSchema, {
  /** ISO 3166-1 alpha-2 code in upper case, for the flag; null if the country is unknown. */
  countryCode: z.nullable(z.string()),
  /** Hours that are neither booked nor held and have not begun. */
  freeHours: z.int(),
});
export type DirectoryEntry = z.infer<typeof directoryEntrySchema>;

/** An exhibitor on its own page. */
export const directoryDetailSchema = z.extend(directoryEntrySchema, {
  /** Names of its sub-categories, in the edition's order. */
  subCategories: z.array(z.string()),
  /** Translations by English name; absent if the organiser gave none. */
  subCategoryNames: z.optional(z.record(z.string(), categoryNamesSchema)),
  /** Free hours of the edition. */
  free: z.array(z.object({ day: z.int(), minute: z.int() })),
  /** Total hours of the exhibitor: those of the edition that are not blocked. */
  allHours: z.int(),
  /** Its edition if it is not the one visitors see: people of that edition still look it up. */
  edition: z.optional(z.object({ id: z.int(), name: z.string() })),
});
export type DirectoryDetail = z.infer<typeof directoryDetailSchema>;

/** Totals of the whole directory, counted from the data. */
export const directoryFactsSchema = z.object({
  exhibitors: z.int(),
  countries: z.int(),
  subCategories: z.int(),
  /** Exhibitors times hours, including blocked ones. */
  meetingHours: z.int(),
  /** In the edition's order, each with its number of exhibitors. */
  categories: z.array(z.extend(categorySchema, { exhibitors: z.int() })),
  /** Sorted by name, each with its number of exhibitors. */
  countryList: z.array(
    z.object({
      name: z.string(),
      code: z.nullable(z.string()),
      exhibitors: z.int(),
      /** Colloquial names, such as 'UK'; absent if there are none. */
      otherNames: z.optional(z.array(z.string())),
    }),
  ),
});
export type DirectoryFacts = z.infer<typeof directoryFactsSchema>;

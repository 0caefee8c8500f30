// The public directory of exhibitors: what is shown of each, what can be asked for, and the figures of the whole.
import * as z from 'zod/mini';
import { categoryNamesSchema, categorySchema } from '../category/schema.ts';
import { exhibitorSchema } from '../exhibitor/schema.ts';

/** How the directory may be ordered: by company name, by booth, or by free hours with the most first. */
export const DIRECTORY_SORTS = ['name', 'booth', 'free'] as const;
export type DirectorySort = (typeof DIRECTORY_SORTS)[number];

/** Exhibitors shown at a time, and again with every Show More. */
export const DIRECTORY_PAGE_SIZE = 10;

/** An exhibitor in the list. */
export const directoryEntrySchema = z.extend(exhibitorSchema, {
  /** Two letters of ISO 3166-1, upper case, for the flag; null where the name is of no known country. */
  countryCode: z.nullable(z.string()),
  /** Hours that nobody has or holds and that have not begun. */
  freeHours: z.int(),
});
export type DirectoryEntry = z.infer<typeof directoryEntrySchema>;

/** An exhibitor on its own page. */
export const directoryDetailSchema = z.extend(directoryEntrySchema, {
  /** Names of the sub-categories that it stands in, in the order of the edition. */
  subCategories: z.array(z.string()),
  /** The same by their English names, in other languages; what the organiser did not name is absent. */
  subCategoryNames: z.optional(z.record(z.string(), categoryNamesSchema)),
  /** Hours that are free, of the edition's days and hours. */
  free: z.array(z.object({ day: z.int(), hour: z.int() })),
  /** How many hours the edition has in all. */
  allHours: z.int(),
});
export type DirectoryDetail = z.infer<typeof directoryDetailSchema>;

/** The figures of the whole directory, counted and not claimed. */
export const directoryFactsSchema = z.object({
  exhibitors: z.int(),
  countries: z.int(),
  subCategories: z.int(),
  /** Exhibitors times hours, blocked ones included. */
  meetingHours: z.int(),
  /** In the order of the edition, each with how many exhibitors stand in it. */
  categories: z.array(z.extend(categorySchema, { exhibitors: z.int() })),
  /** By name, each with how many exhibitors come from it. */
  countryList: z.array(
    z.object({
      name: z.string(),
      code: z.nullable(z.string()),
      exhibitors: z.int(),
      /** As people say it too, such as 'UK'; absent where there is no other name. */
      otherNames: z.optional(z.array(z.string())),
    }),
  ),
});
export type DirectoryFacts = z.infer<typeof directoryFactsSchema>;

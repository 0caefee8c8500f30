// A country as the pickers use it, in the format of the public countries service (decisions 3).
import * as z from 'zod/mini';

export const countrySchema = z.object({
  name: z.optional(z.object({ common: z.string() })),
  cca2: z.optional(z.string()),
  flags: z.optional(z.object({ svg: z.string(), png: z.string() })),
  /** Other common names, such as 'UK' and 'England'. */
  altSpellings: z.optional(z.array(z.string())),
  idd: z.optional(z.object({ root: z.string(), suffixes: z.array(z.string()) })),
});
export type Country = z.infer<typeof countrySchema>;

/** Fields that `?fields=` can request. */
export const COUNTRY_FIELDS = ['name', 'cca2', 'flags', 'idd', 'altSpellings'] as const;
export type CountryField = (typeof COUNTRY_FIELDS)[number];

/** The dialling code: the root plus its first suffix (business matching 3); the bundled data is prepared for this. */
export function diallingCode(idd: { root: string; suffixes: readonly string[] }): string {
  return `${idd.root}${idd.suffixes[0] ?? ''}`;
}

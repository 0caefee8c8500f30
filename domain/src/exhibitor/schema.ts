// Schemas of an exhibitor and its products in the API.
import * as z from 'zod/mini';

export const exhibitorSchema = z.object({
  id: z.int(),
  company_name: z.string(),
  booth_number: z.string(),
  /** Absent if there is none. */
  hall: z.optional(z.string()),
  region_country: z.string(),
  product_profile: z.string(),
  description: z.string(),
  /** Path of the logo under /images/companies/; absent if there is none. */
  logo: z.optional(z.string()),
  /** Its sub-categories; absent in data stored before the API included them. */
  subCategoryIds: z.optional(z.array(z.int())),
  /** Texts that fall back to English in the reader's language; absent if there are none. */
  inEnglish: z.optional(z.array(z.enum(['productProfile', 'description']))),
});
export type Exhibitor = z.infer<typeof exhibitorSchema>;

export const productSchema = z.object({
  id: z.int(),
  name: z.string(),
  description: z.string(),
  /** Path of the image under /images/companies/; absent if there is none. */
  image: z.optional(z.string()),
  company_name: z.string(),
  exhibitor_id: z.int(),
  /** Texts that fall back to English in the reader's language; absent if there are none. */
  inEnglish: z.optional(z.array(z.enum(['name', 'description']))),
});
export type Product = z.infer<typeof productSchema>;

/**
 * Filters out placeholders: a product whose name contains 'No Products', or whose ID is 0 or less, means that the
 * exhibitor has none (business matching 3).
 */
export function realProducts(products: readonly Product[]): Product[] {
  return products.filter((product) => product.id > 0 && !product.name.includes('No Products'));
}

// The text search over exhibitors that are already on the page.
import type { Exhibitor } from './schema.ts';

/**
 * Exhibitors that contain the text in company name, product profile, description or country/region,
 * case-insensitive (business matching 5). A blank text keeps all; order is kept.
 */
export function filterExhibitors<Row extends Exhibitor>(exhibitors: readonly Row[], text: string): Row[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return [...exhibitors];
  return exhibitors.filter((exhibitor) =>
    [exhibitor.company_name, exhibitor.product_profile, exhibitor.description, exhibitor.region_country].some(
      (field) => field.toLowerCase().includes(wanted),
    ),
  );
}

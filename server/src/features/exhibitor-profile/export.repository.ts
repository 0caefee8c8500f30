// Reads exhibitors as they are exported.
import type { ExhibitorTexts } from '@visavis/domain/exhibitor/texts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';

export interface ExportedExhibitor {
  company: string;
  booth: string;
  hall: string;
  country: string;
  /** In the order of the edition. */
  subCategories: string[];
  profile: string;
  description: string;
  texts: ExhibitorTexts;
  website: string;
  email: string;
  places: number;
}

/** Exhibitors of these ids, in their order. */
export async function listExported(
  db: Kysely<Database>,
  ids: readonly number[],
): Promise<ExportedExhibitor[]> {
  const { rows } = await sql<ExportedExhibitor>`
    select company_name as company, booth_number as booth, hall, region_country as country,
      array(
        select sub_category.name from exhibitor_sub_category
        join sub_category on sub_category.id = sub_category_id join category on category.id = category_id
        where exhibitor_id = exhibitor.id
        order by category.position, category.id, sub_category.position, sub_category.id) as "subCategories",
      product_profile as profile, description, texts, website, contact_email as email,
      coalesce(wanted_places, places) as places
    from exhibitor where id = any(${[...ids]}::int[])
    order by array_position(${[...ids]}::int[], id)`.execute(db);
  return rows;
}

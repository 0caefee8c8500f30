// A small edition for endpoint tests: two categories, four exhibitors, one blocked slot.
import type { Kysely } from 'kysely';
import type { Database } from '../adapters/database/schema.ts';
import { insertRow, insertRows } from './rows.ts';

export interface SmallEdition {
  editionId: number;
  categoryIds: { skincare: number; empty: number };
  subCategoryIds: { serums: number; creams: number; sunCare: number };
  exhibitorIds: { hanari: number; nacre: number; nacreTwin: number; proto: number };
}

/** The year of test editions: the fair days are Tuesday 02 to Friday 05 June. */
export const TEST_YEAR = 2026;
/** A day well before the fair. */
export const TEST_NOW = new Date('2026-03-02T04:00:00Z');

interface ExhibitorRow {
  name: string;
  booth: string;
  subCategories: number[];
}

/** Creates an open edition, and closes one that was open before. */
export async function createSmallEdition(db: Kysely<Database>, year = TEST_YEAR): Promise<SmallEdition> {
  await db.updateTable('edition').set({ state: 'closed' }).where('state', '=', 'open').execute();
  const edition = await db
    .insertInto('edition')
    .values({
      state: 'open',
      name: 'International Beauty Exhibition',
      dates: [2, 3, 4, 5].map((day) => `${year}-06-0${day}`),
      starts: [660, 720, 780, 840, 900, 960, 1020],
      business_minimum: 1,
      business_maximum: 8,
      contact_email: 'pr@exhibition.example',
      contact_whatsapp: '+60 12-000 0000',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const editionId = edition.id;

  const category = async (name: string, position: number) =>
    await insertRow(db, 'category', { edition_id: editionId, name, position });
  const subCategory = async (category_id: number, name: string, position: number) =>
    await insertRow(db, 'sub_category', { edition_id: editionId, category_id, name, position });
  const skincare = await category('Skincare', 1);
  const empty = await category('Nothing yet', 2);
  const serums = await subCategory(skincare, 'Serums and ampoules', 1);
  const creams = await subCategory(skincare, 'Barrier creams', 2);
  const sunCare = await subCategory(skincare, 'Sun care', 3);

  const exhibitor = async ({ name, booth, subCategories }: ExhibitorRow) => {
    const id = await insertRow(db, 'exhibitor', {
      edition_id: editionId,
      company_name: name,
      booth_number: booth,
      folded_name: name.toLowerCase(),
      folded_booth: booth.toLowerCase(),
      region_country: 'South Korea',
      product_profile: 'Ampoules, sheet masks',
      description: `${name} makes things for the skin.`,
      has_logo: name !== '__proto__',
    });
    for (const sub_category_id of subCategories)
      await db.insertInto('exhibitor_sub_category').values({ exhibitor_id: id, sub_category_id }).execute();
    return id;
  };
  const hanari = await exhibitor({
    name: 'Hanari Skin Lab',
    booth: 'A-208',
    subCategories: [serums, creams],
  });
  const nacre = await exhibitor({ name: 'Atelier Nacre', booth: 'B-145', subCategories: [serums] });
  const nacreTwin = await exhibitor({ name: 'Atelier Nacre', booth: 'F-001', subCategories: [creams] });
  const proto = await exhibitor({ name: '__proto__', booth: 'C-001', subCategories: [sunCare] });
  await db.insertInto('blocked_slot').values({ exhibitor_id: hanari, day: 1, minute: 660 }).execute();
  await insertRows(db, 'product', [
    { exhibitor_id: hanari, name: 'Dew Ampoule', description: 'Two weeks.', has_image: true, position: 1 },
    { exhibitor_id: hanari, name: 'Night Cream', description: '', has_image: false, position: 2 },
  ]);
  await db
    .insertInto('picture')
    .values({
      path: 'hanari-skin-lab/dew-ampoule.png',
      media_type: 'image/svg+xml',
      content: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>'),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return {
    editionId,
    categoryIds: { skincare, empty },
    subCategoryIds: { serums, creams, sunCare },
    exhibitorIds: { hanari, nacre, nacreTwin, proto },
  };
}

/** Adds exhibitors named 'Maker 1', 'Maker 2' ... at booths 'M-1', 'M-2' ... */
export async function createMakers(
  db: Kysely<Database>,
  editionId: number,
  count: number,
  name = 'Maker',
): Promise<number[]> {
  const rows = await db
    .insertInto('exhibitor')
    .values(
      Array.from({ length: count }, (_, index) => ({
        edition_id: editionId,
        company_name: `${name} ${index + 1}`,
        booth_number: `M-${index + 1}`,
        folded_name: `${name.toLowerCase()} ${index + 1}`,
        folded_booth: `m-${index + 1}`,
        region_country: 'Malaysia',
        product_profile: '',
        description: '',
        has_logo: false,
      })),
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

// Finds stored logos and product pictures in the best size and format.
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';

/** The requested size and format of a picture. */
export interface WantedPicture {
  /** Longest side in pixels; null for the largest. */
  side: number | null;
  acceptsWebp: boolean;
}

export interface FoundPicture {
  media_type: string;
  content: Buffer;
}

const fitting = ({ side, acceptsWebp }: WantedPicture) => sql`
  order by (media_type = 'image/webp') = ${acceptsWebp} desc,
    side < ${side ?? 0}, case when side < ${side}::int is not false then -side else side end
  limit 1`;

export async function findLogo(
  db: Kysely<Database>,
  exhibitorId: number,
  wanted: WantedPicture,
): Promise<FoundPicture | null> {
  const { rows } = await sql<FoundPicture>`
    select media_type, content from exhibitor_logo where exhibitor_id = ${exhibitorId} ${fitting(wanted)}`.execute(
    db,
  );
  return rows[0] ?? null;
}

export async function findProductImage(
  db: Kysely<Database>,
  productId: number,
  wanted: WantedPicture,
): Promise<FoundPicture | null> {
  const { rows } = await sql<FoundPicture>`
    select media_type, content from product_image where product_id = ${productId} ${fitting(wanted)}`.execute(
    db,
  );
  return rows[0] ?? null;
}

export async function findEditionLogo(
  db: Kysely<Database>,
  editionId: number,
  wanted: WantedPicture,
): Promise<FoundPicture | null> {
  const { rows } = await sql<FoundPicture>`
    select media_type, content from edition_logo where edition_id = ${editionId} ${fitting(wanted)}`.execute(
    db,
  );
  return rows[0] ?? null;
}

/** A picture that predates the link to an exhibitor or product, by its path below /images/companies/. */
export async function findLoadedPicture(db: Kysely<Database>, path: string): Promise<FoundPicture | null> {
  const row = await db
    .selectFrom('picture')
    .select(['media_type', 'content'])
    .where('path', '=', path)
    .executeTakeFirst();
  return row ?? null;
}

/** The exhibitor, and for a product picture the product, that had this path before a rename. */
export async function findFormerOwner(db: Kysely<Database>, editionId: number, path: string) {
  const row = await db
    .selectFrom('former_picture_path')
    .select(['exhibitor_id as exhibitorId', 'product_id as productId'])
    .where('edition_id', '=', editionId)
    .where('path', '=', path)
    .orderBy('exhibitor_id')
    .executeTakeFirst();
  return row ?? null;
}

/** Products of these exhibitors that have a picture, ordered by exhibitor id. */
export function listPicturedProducts(db: Kysely<Database>, exhibitorIds: readonly number[]) {
  return db
    .selectFrom('product')
    .select(['id', 'name'])
    .where('exhibitor_id', 'in', [...exhibitorIds])
    .where('has_image', '=', true)
    .orderBy('exhibitor_id')
    .orderBy('position')
    .execute();
}

/** The name, edition state and logo revision of an exhibitor with a logo. */
export function findLogoOwner(db: Kysely<Database>, id: number) {
  return db
    .selectFrom('exhibitor')
    .innerJoin('edition', 'edition.id', 'edition_id')
    .select(['company_name as companyName', 'logo_revision as revision', 'state'])
    .where('exhibitor.id', '=', id)
    .where('has_logo', '=', true)
    .executeTakeFirst();
}

/** The same for a product with a picture. */
export function findImageOwner(db: Kysely<Database>, id: number) {
  return db
    .selectFrom('product')
    .innerJoin('exhibitor', 'exhibitor.id', 'exhibitor_id')
    .innerJoin('edition', 'edition.id', 'edition_id')
    .select(['company_name as companyName', 'product.name', 'image_revision as revision', 'state'])
    .where('product.id', '=', id)
    .where('has_image', '=', true)
    .executeTakeFirst();
}

/** The state and revision of an edition with a logo. */
export function findEditionWithLogo(db: Kysely<Database>, id: number) {
  return db
    .selectFrom('edition')
    .innerJoin('edition_logo', 'edition_id', 'id')
    .select(['state', 'revision'])
    .where('id', '=', id)
    .orderBy('side', 'desc')
    .orderBy('media_type', 'desc')
    .limit(1)
    .executeTakeFirst();
}

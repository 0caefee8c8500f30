// Writes logos and product pictures, and keeps old addresses after a rename.
import { storedPicturePath } from '@visavis/domain/exhibitor/image-path';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import type { MadePicture } from '../../platform/uploads/picture.ts';

/** An exhibitor's logo, or the picture of one of its products. */
export interface PictureOwner {
  exhibitorId: number;
  /** Null for the logo. */
  productId: number | null;
}

/** Random, so that the address of a picture in an unpublished edition cannot be guessed. */
const RANDOM_REVISION = sql<number>`2 + floor(random() * 999999997)::int`;

const arrays = (pictures: readonly MadePicture[]) => sql`unnest(
  ${pictures.map(({ side }) => side)}::int[], ${pictures.map(({ mediaType }) => mediaType)}::text[],
  ${pictures.map(({ content }) => content)}::bytea[]) as made (side, media_type, content)`;

/** Replaces the picture; an empty list removes it. Raises the exhibitor's version. */
export async function writePicture(
  transaction: Transaction<Database>,
  { exhibitorId, productId }: PictureOwner,
  pictures: readonly MadePicture[],
): Promise<void> {
  const has = pictures.length > 0;
  if (productId === null) {
    await transaction.deleteFrom('exhibitor_logo').where('exhibitor_id', '=', exhibitorId).execute();
    await sql`
      insert into exhibitor_logo (exhibitor_id, side, media_type, content)
      select ${exhibitorId}, made.* from ${arrays(pictures)}`.execute(transaction);
  } else {
    await transaction.deleteFrom('product_image').where('product_id', '=', productId).execute();
    await sql`
      insert into product_image (product_id, side, media_type, content)
      select ${productId}, made.* from ${arrays(pictures)}`.execute(transaction);
    await transaction
      .updateTable('product')
      .set({ has_image: has, image_revision: RANDOM_REVISION })
      .where('id', '=', productId)
      .execute();
  }
  await transaction
    .updateTable('exhibitor')
    .set((column) => ({
      version: column('version', '+', 1),
      ...(productId === null && { has_logo: has, logo_revision: RANDOM_REVISION }),
    }))
    .where('id', '=', exhibitorId)
    .execute();
}

/** The names from which picture addresses are built. */
export interface PictureNames {
  companyName: string;
  products: readonly { id: number; name: string }[];
}

/** Paths below /images/companies/, each with its product; null for the logo. */
function pathsOf({ companyName, products }: PictureNames) {
  return [
    { productId: null, path: storedPicturePath(companyName, null) },
    ...products.map(({ id, name }) => ({ productId: id, path: storedPicturePath(companyName, name) })),
  ];
}

/** Copies pictures that are still stored only by path to the exhibitor and its products. */
export async function adoptPictures(
  transaction: Transaction<Database>,
  exhibitorId: number,
  names: PictureNames,
): Promise<void> {
  const [logo, ...products] = pathsOf(names);
  await sql`
    insert into exhibitor_logo (exhibitor_id, side, media_type, content)
    select exhibitor.id, 0, media_type, content from exhibitor join picture on path = ${logo?.path ?? ''}
    where exhibitor.id = ${exhibitorId} and has_logo
      and not exists (select from exhibitor_logo where exhibitor_id = exhibitor.id)`.execute(transaction);
  await sql`
    insert into product_image (product_id, side, media_type, content)
    select product.id, 0, media_type, content
    from unnest(${products.map(({ productId }) => productId)}::int[], ${products.map(({ path }) => path)}::text[])
      as named (product_id, path)
    join product on product.id = named.product_id and has_image
    join picture on picture.path = named.path
    where not exists (select from product_image where product_id = product.id)`.execute(transaction);
}

/** Keeps the former paths after a rename. */
export async function keepFormerPaths(
  transaction: Transaction<Database>,
  { exhibitorId, editionId }: { exhibitorId: number; editionId: number },
  { before, after }: { before: PictureNames; after: PictureNames },
): Promise<void> {
  const current = new Set(pathsOf(after).map(({ path }) => path));
  const alive = new Set<number | null>([null, ...after.products.map(({ id }) => id)]);
  const ended = pathsOf(before).filter(({ path, productId }) => !current.has(path) && alive.has(productId));
  if (ended.length === 0) return;
  await sql`
    insert into former_picture_path (edition_id, path, exhibitor_id, product_id)
    select ${editionId}, ended.path, ${exhibitorId}, ended.product_id
    from unnest(${ended.map(({ path }) => path)}::text[], ${ended.map(({ productId }) => productId)}::int[])
      as ended (path, product_id)
    on conflict do nothing`.execute(transaction);
}

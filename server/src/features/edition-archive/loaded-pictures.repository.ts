// Reads pictures loaded with the demo edition, which are stored by a path built from a name, as rows of their owners.
import { storedPicturePath } from '@visavis/domain/exhibitor/image-path';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import type { ReadRow } from './rows.repository.ts';
import type { TableName } from './tables.repository.ts';

interface Owner {
  id: number;
  company: string;
  /** Null for a logo. */
  product: string | null;
}

/** A drawing fits any size. */
const ANY_SIZE = 0;

/** @returns the rows that the table would have if the pictures belonged to their owners; none for other tables */
export async function readLoadedPictures(
  db: Kysely<Database>,
  table: TableName,
  editionId: number,
): Promise<ReadRow[]> {
  if (table === 'exhibitor_logo') return rowsOf(db, 'exhibitor_id', await listLogoOwners(db, editionId));
  if (table === 'product_image') return rowsOf(db, 'product_id', await listImageOwners(db, editionId));
  return [];
}

async function listLogoOwners(db: Kysely<Database>, editionId: number): Promise<Owner[]> {
  const { rows } = await sql<Owner>`
    select id, company_name as company, null as product from exhibitor
    where edition_id = ${editionId} and merged_into is null and has_logo
      and not exists (select from exhibitor_logo where exhibitor_id = exhibitor.id)`.execute(db);
  return rows;
}

async function listImageOwners(db: Kysely<Database>, editionId: number): Promise<Owner[]> {
  const { rows } = await sql<Owner>`
    select product.id, company_name as company, product.name as product
    from product join exhibitor on exhibitor.id = exhibitor_id
    where edition_id = ${editionId} and merged_into is null and has_image
      and not exists (select from product_image where product_id = product.id)`.execute(db);
  return rows;
}

async function rowsOf(
  db: Kysely<Database>,
  reference: 'exhibitor_id' | 'product_id',
  owners: readonly Owner[],
): Promise<ReadRow[]> {
  const paths = owners.map(({ company, product }) => storedPicturePath(company, product));
  const { rows } = await sql<ReadRow>`
    select jsonb_build_object(${reference}::text, id, 'side', ${ANY_SIZE}::int, 'media_type', media_type,
        'content', encode(sha256(content), 'hex')) as values,
      'picture' as source, picture.ctid::text as place
    from unnest(${owners.map(({ id }) => id)}::int[], ${paths}::text[]) as owner (id, wanted)
      join picture on path = wanted`.execute(db);
  return rows;
}

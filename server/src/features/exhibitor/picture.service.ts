// Finds the picture at an address: by name in the current edition, as specified, or by id.
import { imageSlug } from '@visavis/domain/exhibitor/image-path';
import type { Kysely } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import type { Catalogue, EditionService } from '../edition/public.ts';
import * as stored from './picture.repository.ts';
import { idsNamed } from './slug.cache.ts';

export interface PictureDependencies {
  db: Kysely<Database>;
  editions: EditionService;
}

interface Slugs {
  company: string;
  /** Null for the logo. */
  product: string | null;
}

function slugsOf(path: string): Slugs | null {
  const [company = '', product = null, ...further] = path.replace(/\.png$/u, '').split('/');
  return path.endsWith('.png') && further.length === 0 ? { company, product } : null;
}

/** @param path below /images/companies/ */
export async function findByName(
  { db, editions }: PictureDependencies,
  path: string,
  wanted: stored.WantedPicture,
): Promise<stored.FoundPicture | null> {
  const slugs = slugsOf(path);
  if (!slugs) return null;
  const catalogue = await editions.current();
  const ids = idsNamed(catalogue, slugs.company);
  const owner =
    slugs.product === null
      ? logoAmong(catalogue, ids)
      : await productAmong(db, { ids, product: slugs.product });
  if (owner) {
    const found =
      owner.kind === 'logo'
        ? await stored.findLogo(db, owner.id, wanted)
        : await stored.findProductImage(db, owner.id, wanted);
    return found ?? stored.findLoadedPicture(db, path);
  }
  const former = await stored.findFormerOwner(db, catalogue.editionId, path);
  if (!former) return null;
  return former.productId === null
    ? stored.findLogo(db, former.exhibitorId, wanted)
    : stored.findProductImage(db, former.productId, wanted);
}

type Owner = { kind: 'logo' | 'product'; id: number };

function logoAmong(catalogue: Catalogue, ids: readonly number[]): Owner | null {
  const id = ids.find((one) => catalogue.findExhibitor(one)?.exhibitor.logo !== undefined);
  return id === undefined ? null : { kind: 'logo', id };
}

async function productAmong(
  db: Kysely<Database>,
  { ids, product }: { ids: readonly number[]; product: string },
): Promise<Owner | null> {
  if (ids.length === 0) return null;
  const found = (await stored.listPicturedProducts(db, ids)).find(({ name }) => imageSlug(name) === product);
  return found ? { kind: 'product', id: found.id } : null;
}

/** Finds a picture by id. A draft's is found only with its revision, which cannot be guessed. */
export async function findById(
  { db }: PictureDependencies,
  { kind, id }: Owner,
  { revision, ...wanted }: stored.WantedPicture & { revision: number | null },
): Promise<stored.FoundPicture | null> {
  const isHidden = (owner: { state: string; revision: number }) =>
    owner.state === 'draft' && owner.revision !== revision;
  if (kind === 'logo') {
    const owner = await stored.findLogoOwner(db, id);
    if (!owner || isHidden(owner)) return null;
    const loaded = () => stored.findLoadedPicture(db, `${imageSlug(owner.companyName)}.png`);
    return (await stored.findLogo(db, id, wanted)) ?? loaded();
  }
  const owner = await stored.findImageOwner(db, id);
  if (!owner || isHidden(owner)) return null;
  const path = `${imageSlug(owner.companyName)}/${imageSlug(owner.name)}.png`;
  return (await stored.findProductImage(db, id, wanted)) ?? stored.findLoadedPicture(db, path);
}

/** The logo of an edition. A draft's is found only with its revision. */
export async function findOfEdition(
  { db }: PictureDependencies,
  id: number,
  { revision, ...wanted }: stored.WantedPicture & { revision: unknown },
): Promise<stored.FoundPicture | null> {
  const owner = await stored.findEditionWithLogo(db, id);
  if (!owner || (owner.state === 'draft' && owner.revision !== revision)) return null;
  return stored.findEditionLogo(db, id, wanted);
}

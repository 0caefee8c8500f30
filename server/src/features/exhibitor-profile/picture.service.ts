// Replaces and removes logos and product pictures: encoded in the needed sizes, versioned and audited.
import type { ExhibitorProfile } from '@visavis/contract/exhibitor-profile/profile';
import { PICTURE_SIDES } from '@visavis/domain/exhibitor/picture';
import { message } from '@visavis/domain/message/message';
import { AppError } from '../../http/app-error.ts';
import { madePictures, type PictureFile } from '../../platform/uploads/picture-routes.ts';
import { type Change, changeSeen, lockSeen, type Seen } from './change.service.ts';
import { adoptPictures, writePicture } from './picture.repository.ts';
import type { ProfileDependencies } from './read.service.ts';

/** The product whose picture is replaced; null for the logo. */
export interface Target extends Seen {
  productId: number | null;
}

const namesOf = ({ before }: Change) => ({
  companyName: before.companyName,
  products: before.products.map(({ id, name }) => ({ id, name: name.en })),
});

/** @throws 'request.invalid' with a message for `file` if it is not a usable picture */
export async function setPicture(
  dependencies: ProfileDependencies,
  target: Target,
  file: PictureFile,
): Promise<ExhibitorProfile> {
  // Refuses a stale page before the picture is decoded; checked again below, as it may become stale in the meantime.
  const { db, clock } = dependencies;
  await db
    .transaction()
    .execute(async (transaction) => requireProduct(await lockSeen(transaction, target, clock()), target));
  const sides = PICTURE_SIDES[target.productId === null ? 'logo' : 'product'];
  return write(dependencies, target, await madePictures(file, sides));
}

export function removePicture(dependencies: ProfileDependencies, target: Target): Promise<ExhibitorProfile> {
  return write(dependencies, target, []);
}

function write(
  dependencies: ProfileDependencies,
  target: Target,
  pictures: Parameters<typeof writePicture>[2],
): Promise<ExhibitorProfile> {
  const { id: exhibitorId, productId } = target;
  return changeSeen(dependencies, target, 'exhibitor.picture', async (change) => {
    requireProduct(change, target);
    await adoptPictures(change.transaction, exhibitorId, namesOf(change));
    await writePicture(change.transaction, { exhibitorId, productId }, pictures);
    return undefined;
  });
}

function requireProduct({ before }: Pick<Change, 'before'>, { productId }: Target): void {
  if (productId !== null && !before.products.some(({ id }) => id === productId))
    throw new AppError('resource.not-found', message('exhibitor.product-unknown'));
}

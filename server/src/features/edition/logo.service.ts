// Replaces and removes the logo of an edition: encoded in the needed sizes, versioned and audited like its settings.
import type { StoredEdition } from '@visavis/contract/edition/stored';
import { PICTURE_SIDES } from '@visavis/domain/exhibitor/picture';
import type { PictureFile } from '../../platform/uploads/picture-routes.ts';
import { madePictures } from '../../platform/uploads/picture-routes.ts';
import { writeLogo } from './logo.repository.ts';
import { change, requireSeen, type Seen, type SettingsDependencies } from './settings.service.ts';

/** @throws 'request.invalid' with a sentence for `file` if it is not a usable picture */
export async function setLogo(
  dependencies: SettingsDependencies,
  seen: Seen,
  file: PictureFile,
): Promise<StoredEdition> {
  // Refuses a stale page before the picture is decoded; checked again below, as it may become stale in the meantime.
  await requireSeen(dependencies, seen);
  const pictures = await madePictures(file, PICTURE_SIDES.edition);
  return change(dependencies, seen, (transaction) => writeLogo(transaction, seen.id, pictures));
}

export function removeLogo(dependencies: SettingsDependencies, seen: Seen): Promise<StoredEdition> {
  return change(dependencies, seen, (transaction) => writeLogo(transaction, seen.id, []));
}

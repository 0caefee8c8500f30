// Replaces and removes the logo of an edition: encoded in fitting sizes, versioned and recorded as its settings are.
import type { StoredEdition } from '@visavis/contract/edition/stored';
import { PICTURE_SIDES } from '@visavis/domain/exhibitor/picture';
import type { PictureFile } from '../../platform/uploads/picture-routes.ts';
import { madePictures } from '../../platform/uploads/picture-routes.ts';
import { writeLogo } from './logo.repository.ts';
import { change, requireSeen, type Seen, type SettingsDependencies } from './settings.service.ts';

/** @throws 'request.invalid' with a sentence for `file` if it is no picture that can be used */
export async function setLogo(
  dependencies: SettingsDependencies,
  seen: Seen,
  file: PictureFile,
): Promise<StoredEdition> {
  // A stale page is told before the picture is decoded, and again below if it became stale meanwhile.
  await requireSeen(dependencies, seen);
  const pictures = await madePictures(file, PICTURE_SIDES.edition);
  return change(dependencies, seen, (transaction) => writeLogo(transaction, seen.id, pictures));
}

export function removeLogo(dependencies: SettingsDependencies, seen: Seen): Promise<StoredEdition> {
  return change(dependencies, seen, (transaction) => writeLogo(transaction, seen.id, []));
}

// Opens a backup file of either format.
import { openArchive, readStart } from '../adapters/archive/file.ts';
import { openFormerArchive } from '../adapters/archive/former/file.ts';
import type { ArchiveSecret, OpensWith } from '../adapters/archive/secret.ts';
import type { Counts } from './content.ts';
import { type BackupReader, readBackup } from './read-backup.ts';
import { readFormerBackup } from './read-former-backup.ts';

/** Reads from the beginning at each call. @throws ArchiveError where the backup is damaged or incomplete */
export type OpenBackup = (reader: BackupReader) => Promise<Counts>;

export interface LockedBackup {
  opensWith: OpensWith;
  /** @throws ArchiveError where the secret is wrong */
  unlock(secret: ArchiveSecret): Promise<OpenBackup>;
}

/** @throws ArchiveError where the file is not a Visavis backup */
export async function openBackup(path: string): Promise<LockedBackup> {
  const start = await readStart(path);
  const archive = openArchive(path, start);
  if (archive)
    return {
      opensWith: archive.opensWith,
      async unlock(secret) {
        const entries = await archive.unlock(secret);
        return (reader) => readBackup(entries(), reader);
      },
    };
  const { opensWith, unlock } = openFormerArchive(path, start);
  return {
    opensWith,
    async unlock(secret) {
      const records = await unlock(secret);
      return (reader) => readFormerBackup(records(), reader);
    },
  };
}

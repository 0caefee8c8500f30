// The secret that opens a backup file.
import { bech32 } from '@scure/base';
import { deriveSecret } from '../sealing.ts';

/** A passphrase that the operator chose, or the data key of the site that made it. */
export type ArchiveSecret = { passphrase: string } | { dataKey: Buffer };
export type OpensWith = 'passphrase' | 'data-key';

/** The same letter may arrive as different code point sequences from different keyboards. */
export const normalPassphrase = (passphrase: string): string => passphrase.normalize('NFKC');

/** The key with which age can decrypt a site's backups: AGE-SECRET-KEY-1... It is derived from the data key. */
export const ageIdentityOf = (dataKey: Buffer): string =>
  bech32.encodeFromBytes('AGE-SECRET-KEY-', deriveSecret(dataKey, 'backup 2')).toUpperCase();

export const wrongSecret = (opensWith: OpensWith): string =>
  opensWith === 'passphrase'
    ? 'This passphrase does not open the backup. Nothing was restored.'
    : 'This data key does not open the backup: it was made by a site with another one. Nothing was restored.';

// `npm run backup -- [FILE]`: backs up database and documents of this site, which may be running, into one file.
// With --identity it prints the key with which age can decrypt the backups of this site.
import { randomBytes } from 'node:crypto';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ageIdentityOf } from '../adapters/archive/secret.ts';
import { reachDatabase } from '../adapters/database/connection.ts';
import { findDataKey, openFileStore } from '../start/storage.ts';
import { askSecret, isTerminal } from './ask.ts';
import { CommandError } from './command-error.ts';
import { runCommand } from './run.ts';
import { writeBackup } from './write-backup.ts';

const PASSPHRASE_MIN_LENGTH = 12;

await runCommand(async ({ settings, log, args, say }) => {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { identity: { type: 'boolean' } },
  });
  if (positionals.length > 1) throw new CommandError('Name one file: npm run backup -- FILE');
  const now = new Date();
  const path = positionals[0] === undefined ? ownPath(settings.dataDir, now) : resolve(positionals[0]);
  const dataKey = await findDataKey(settings);
  if (!dataKey)
    throw new CommandError(
      `There is no data key in ${settings.dataDir}, and DATA_KEY is not set: run this with the settings of the site.`,
    );
  if (values.identity) return say(ageIdentityOf(dataKey));
  const passphrase = await choosePassphrase();
  const database = await reachDatabase(settings, log);
  try {
    const files = openFileStore(settings);
    const order = { connection: database.connection, files, dataKey, path, now };
    const { tables, rows, documents, lost } = await writeBackup({
      ...order,
      ...(passphrase !== undefined && { passphrase }),
    });
    say(`Backup made: ${path}`);
    say(`  ${tables} tables with ${rows} rows, and ${documents} documents, as of ${now.toISOString()}.`);
    if (lost.length > 0)
      say(
        `  ${lost.length} documents are missing in the store: ${lost.join(', ')}. They will be restored as deleted.`,
      );
    say(
      passphrase === undefined
        ? `  It opens with the data key of this site, and does not hold it. Keep a copy of ${settings.dataKey ? 'DATA_KEY' : join(settings.dataDir, 'secrets', 'data.key')} in another place than the backup: without it nobody can open it.`
        : '  It opens with the passphrase alone, and holds the data key. Keep the two apart.',
    );
  } finally {
    await database.stop();
  }
});

/** The random suffix keeps two backups of the same second apart. */
function ownPath(dataDir: string, now: Date): string {
  const moment = now.toISOString().replaceAll(/[-:]|\.\d+/g, '');
  return join(dataDir, 'backups', `visavis-${moment}-${randomBytes(2).toString('hex')}.tar.gz.age`);
}

async function choosePassphrase(): Promise<string | undefined> {
  const preset = process.env.BACKUP_PASSPHRASE;
  const passphrase =
    preset ?? (isTerminal() ? await askSecret('Passphrase (none: the data key opens the backup): ') : '');
  if (passphrase === '') return undefined;
  if (passphrase.length < PASSPHRASE_MIN_LENGTH)
    throw new CommandError(`A passphrase needs at least ${PASSPHRASE_MIN_LENGTH} characters.`);
  if (preset === undefined && (await askSecret('Once more: ')) !== passphrase)
    throw new CommandError('The two passphrases differ: no backup was made.');
  return passphrase;
}

// `npm run restore -- FILE`: restores a backup into an empty target, and holds its mail until an organiser releases it.
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { ArchiveSecret, OpensWith } from '../adapters/archive/secret.ts';
import { openDatabase } from '../adapters/database/connection.ts';
import { DATA_KEY_BYTES } from '../adapters/sealing.ts';
import type { Settings } from '../settings/settings.ts';
import { findDataKey } from '../start/storage.ts';
import { askSecret, isTerminal } from './ask.ts';
import { CommandError } from './command-error.ts';
import { openBackup } from './open-backup.ts';
import { restoreBackup } from './restore-backup.ts';
import { MIGRATION_FOLDER, runCommand } from './run.ts';

await runCommand(async ({ settings, log, args, say }) => {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { 'key-file': { type: 'string' } },
  });
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0)
    throw new CommandError('Name the file of the backup: npm run restore -- FILE');
  const { opensWith, unlock } = await openBackup(resolve(file));
  const secret = await secretFor(opensWith, settings, values['key-file']);
  const backup = await unlock(secret);
  say('Reading the backup ...');
  const report = await restoreBackup({
    backup,
    settings,
    ...('dataKey' in secret && { dataKey: secret.dataKey }),
    // Key and documents may be left over where only the database is missing: that is what a restore is for.
    openDatabase: () => openDatabase({ ...settings, startsEmpty: true }, log),
    migrationFolder: MIGRATION_FOLDER,
    now: new Date(),
  });
  const { tables, rows, documents, migrations, held, missing } = report;
  say(
    `Restored as of ${report.takenAt}, and checked: ${tables} tables with ${rows} rows, and ${documents} documents.`,
  );
  if (migrations.length > 0) say(`  Brought forward by ${migrations.join(', ')}.`);
  if (missing > 0) say(`  ${missing} documents were not in the backup and are shown as deleted.`);
  if (report.erased.length > 0)
    say(`  ${report.erased.length} registrations were erased since, and are erased again.`);
  if (held > 0)
    say(
      `  ${held} messages that waited are held: an organiser releases or discards them in the dashboard, under Emails.`,
    );
  say('  Everybody has to log in again. Start the site with npm start.');
});

async function secretFor(
  opensWith: OpensWith,
  settings: Settings,
  keyFile: string | undefined,
): Promise<ArchiveSecret> {
  if (opensWith === 'passphrase') {
    const passphrase =
      process.env.BACKUP_PASSPHRASE ??
      (isTerminal() ? await askSecret('Passphrase of the backup: ') : undefined);
    if (passphrase !== undefined) return { passphrase };
    throw new CommandError('A passphrase opens this backup: set BACKUP_PASSPHRASE. Nothing was restored.');
  }
  const own =
    keyFile === undefined ? await findDataKey(settings) : parseKey(await readFile(resolve(keyFile), 'utf8'));
  if (own) return { dataKey: own };
  if (isTerminal()) return { dataKey: parseKey(await askSecret('Data key of the site that made it: ')) };
  throw new CommandError(
    'The data key of the site that made it opens this backup: set DATA_KEY, or name the file of the key with --key-file. Nothing was restored.',
  );
}

function parseKey(text: string): Buffer {
  const key = Buffer.from(text.trim(), 'base64');
  if (key.length === DATA_KEY_BYTES) return key;
  throw new CommandError(
    `A data key is ${DATA_KEY_BYTES} bytes in base64; this is none. Nothing was restored.`,
  );
}

// `npm run erase -- --reference BM-...`: erases a person by the reference of one of their registrations.
import { parseArgs } from 'node:util';
import { createClock } from '../adapters/clock.ts';
import { reachDatabase } from '../adapters/database/connection.ts';
import { createKysely, createPool } from '../adapters/database/pool.ts';
import { sweep as sweepDocumentsOnce } from '../features/document/retention.job.ts';
import { erasePerson, previewErasure } from '../features/erasure/service.ts';
import { findDataKey, openStorage } from '../start/storage.ts';
import { ask, isTerminal } from './ask.ts';
import { CommandError } from './command-error.ts';
import { runCommand } from './run.ts';

await runCommand(async ({ settings, log, args, say }) => {
  const { values } = parseArgs({
    args,
    options: { reference: { type: 'string' }, yes: { type: 'boolean', default: false } },
  });
  const reference = values.reference?.trim().toUpperCase();
  if (!reference) throw new CommandError('Name the reference: npm run erase -- --reference BM-7K3M-Q2XD');
  // A newly created key would not be this site's.
  if (!(await findDataKey(settings)))
    throw new CommandError(
      `There is no data key in ${settings.dataDir}, and DATA_KEY is not set: run this with the settings of the site.`,
    );
  const database = await reachDatabase(settings, log);
  const pool = createPool(database.connection, log);
  try {
    const db = createKysely(pool);
    const { files, erasures } = await openStorage(db, settings);
    const found = await db
      .selectFrom('registration')
      .select('id')
      .where('reference', '=', reference)
      .executeTakeFirst();
    if (!found) throw new CommandError(`There is no registration ${reference}.`);
    const { name, company, registrations } = await previewErasure(db, found.id);
    const references = registrations.map((one) => one.reference).join(', ');
    say(`This erases ${name}, ${company}, for good: ${references}.`);
    say('Amounts, days and references of payments stay. Nothing of it can be undone.');
    if (!values.yes) {
      if (!isTerminal()) throw new CommandError('Say --yes where nobody can be asked. Nothing was erased.');
      if ((await ask(`Type ${reference} to erase: `)).toUpperCase() !== reference)
        throw new CommandError('That is another reference: nothing was erased.');
    }
    const clock = createClock(settings.now);
    // A running site learns of the freed slots through the database.
    const announcer = { soon: () => undefined };
    const erased = await erasePerson({ db, clock, erasures, announcer }, found.id, 'system');
    await sweepDocumentsOnce({ db, clock, log, files });
    say(`Erased: ${erased.join(', ')}.`);
  } finally {
    await pool.end();
    await database.stop();
  }
});

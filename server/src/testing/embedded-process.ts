// A separate process that opens a folder's embedded database like the program does; for tests that kill it.
import { openEmbeddedDatabase } from '../adapters/database/embedded.ts';
import { createLog } from '../adapters/log.ts';

const dataDir = process.argv[2];
if (!dataDir) throw new Error('Name the DATA_DIR.');

try {
  const database = await openEmbeddedDatabase(dataDir, createLog('info'));
  process.on('SIGTERM', async () => {
    await database.stop();
    process.exit(0);
  });
  setInterval(() => undefined, 60_000);
  process.stdout.write(`${JSON.stringify(database.connection)}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}

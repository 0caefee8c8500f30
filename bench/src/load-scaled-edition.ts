// Loads a benchmark edition: npx tsx bench/src/load-scaled-edition.ts [--exhibitors N] [--registrations N]
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { upcomingFairYear } from '@visavis/domain/edition/fair-time';
import { DEFAULT_TIME_ZONE } from '@visavis/domain/edition/time-zone';
import { migrate } from '@visavis/server/adapters/database/migrate';
import { createKysely, createPool } from '@visavis/server/adapters/database/pool';
import { silentLog } from '@visavis/server/adapters/log';
import { type LoadedEdition, loadEdition } from '@visavis/server/features/edition/load.repository';
import { DEMO_EDITION } from '@visavis/tools/demo-edition/edition-settings.ts';
import { type DemoSizes, generateDemoEdition } from '@visavis/tools/demo-edition/generate.ts';

const MIGRATIONS = fileURLToPath(new URL('../../server/migrations', import.meta.url));
const BENCHMARK_SIZES = { exhibitors: 10_000, registrations: 100_000 } as const;

/**
 * Migrates the database and loads an edition of the given sizes into it.
 * @param databaseUrl of a database without an edition for the upcoming year
 */
export async function loadScaledEdition(
  databaseUrl: string,
  sizes: DemoSizes = BENCHMARK_SIZES,
): Promise<LoadedEdition> {
  const pool = createPool({ connectionString: databaseUrl, statement_timeout: 0 }, silentLog);
  const db = createKysely(pool);
  try {
    await migrate(pool, MIGRATIONS);
    const now = new Date();
    const loaded = await loadEdition(db, generateDemoEdition(sizes), {
      year: upcomingFairYear(now, DEFAULT_TIME_ZONE),
      ...DEMO_EDITION,
      now,
    });
    await pool.query('analyze');
    return loaded;
  } finally {
    await db.destroy();
  }
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { exhibitors: { type: 'string' }, registrations: { type: 'string' } },
  });
  const databaseUrl = process.env.DATABASE_URL;
  if (databaseUrl === undefined) throw new Error('DATABASE_URL names the database to fill; it is not set.');
  const begun = performance.now();
  const { counts } = await loadScaledEdition(databaseUrl, {
    exhibitors: Number(values.exhibitors ?? BENCHMARK_SIZES.exhibitors),
    registrations: Number(values.registrations ?? BENCHMARK_SIZES.registrations),
  });
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  process.stdout.write(`${JSON.stringify(counts, null, 2)}\nloaded in ${seconds} s\n`);
}

if (process.argv[1] !== undefined && resolve(process.argv[1]) === fileURLToPath(import.meta.url))
  await main();

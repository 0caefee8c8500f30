// Measures registrations per second of the production server and of pgbench alternately, each on a fresh database.
import { columnOf } from '@visavis/domain/profile/columns';
import { FIELD_NAMES, FIELDS } from '@visavis/domain/profile/fields';
import { startProduct } from '../child-server.ts';
import type { Closing } from '../closing.ts';
import { type LoadResult, runLoad } from '../http-load.ts';
import type { Options } from '../options.ts';
import type { ScratchCluster, ScratchDatabase } from '../scratch-cluster.ts';
import { MEETINGS_A_REGISTRATION, planSlots, type SlotPlan } from '../slot-plan.ts';
import { type BenchEdition, readEdition } from './edition.ts';
import { createFunction, runPgbench } from './pgbench.ts';
import { submissions } from './submissions.ts';
import { INTERESTS_A_REGISTRATION } from './visitor.ts';

interface Bench {
  cluster: ScratchCluster;
  seed: ScratchDatabase;
  pgbench: string;
  options: Options;
  closing: Closing;
  say: (line: string) => void;
}

export interface RegistrationFigures {
  product: { perSecond: number; latencyMs: LoadResult['latencyMs'] }[];
  pgbench: { perSecond: number; latencyMs: number }[];
  /** Rows written per leg, as verified. */
  rowsALeg: RowCounts;
}

type RowCounts = Record<(typeof TABLES)[number], number>;

const TABLES = [
  'company',
  'visitor',
  'registration',
  'registration_interest',
  'meeting',
  'idempotent_answer',
] as const;

const ROWS_A_REGISTRATION: RowCounts = {
  company: 1,
  visitor: 1,
  registration: 1,
  registration_interest: INTERESTS_A_REGISTRATION,
  meeting: MEETINGS_A_REGISTRATION,
  idempotent_answer: 1,
};

/** @throws if a response was not successful or a row is missing, which makes the run void */
export async function measureRegistration(bench: Bench): Promise<RegistrationFigures> {
  const { seed, options, say } = bench;
  const edition = await readEdition(seed);
  const plan = planSlots(edition.exhibitors[0]?.id ?? 0, edition.exhibitors.length);
  const total = options.registrations.warmUp + options.registrations.measured;
  if (total > plan.capacity)
    throw new Error(`${total} registrations of a leg do not fit: there are hours for ${plan.capacity}.`);
  const before = await countRows(seed);
  const wanted = mapCounts((table) => ROWS_A_REGISTRATION[table] * total);
  const figures: RegistrationFigures = { product: [], pgbench: [], rowsALeg: wanted };
  const fingerprints = new Set<string>();

  const leg = async (name: string, run: (database: ScratchDatabase) => Promise<void>) => {
    const database = await bench.cluster.createDatabase(name, seed.name);
    await database.query('checkpoint');
    await run(database);
    const after = await countRows(database);
    const written = mapCounts((table) => after[table] - before[table]);
    if (TABLES.some((table) => written[table] !== wanted[table]))
      throw new Error(
        `The run is void: ${name} wrote ${JSON.stringify(written)} and not ${JSON.stringify(wanted)}.`,
      );
    fingerprints.add(await fingerprintOfRows(database));
    await database.drop();
  };

  for (let round = 1; round <= options.rounds; round += 1) {
    await leg(`product_${round}`, async (database) => {
      const { perSecond, latencyMs } = await loadProduct(bench, database, edition, plan);
      figures.product.push({ perSecond, latencyMs });
      say(`  round ${round}: the server      ${perSecond.toFixed(0).padStart(6)} registrations a second`);
    });
    await leg(`pgbench_${round}`, async (database) => {
      const { perSecond, latencyMs } = await loadPgbench(bench, database, edition, plan);
      figures.pgbench.push({ perSecond, latencyMs });
      say(`  round ${round}: pgbench         ${perSecond.toFixed(0).padStart(6)} registrations a second`);
    });
  }
  if (fingerprints.size !== 1) throw new Error('The run is void: the two sides wrote different rows.');
  return figures;
}

async function loadProduct(
  { options, closing }: Bench,
  database: ScratchDatabase,
  edition: BenchEdition,
  plan: SlotPlan,
): Promise<LoadResult> {
  const { warmUp, measured } = options.registrations;
  const warmUpSource = submissions(edition, plan, 0, warmUp);
  const source = submissions(edition, plan, warmUp, measured);
  const server = await startProduct(database.url, options.profileFolder, closing);
  const connections = options.clients;
  refuseOtherThan201(await runLoad({ port: server.port, connections, next: warmUpSource }));
  const result = await runLoad({ port: server.port, connections, next: source });
  refuseOtherThan201(result);
  await server.stop();
  return result;
}

function refuseOtherThan201({ answers, statuses, firstRefusal }: LoadResult): void {
  if (statuses[201] === answers) return;
  throw new Error(
    `The run is void: not every answer was 201 but ${JSON.stringify(statuses)}. The first refusal:\n${firstRefusal}`,
  );
}

async function loadPgbench(
  { options, pgbench }: Bench,
  database: ScratchDatabase,
  edition: BenchEdition,
  plan: SlotPlan,
) {
  const { warmUp, measured } = options.registrations;
  const { clients } = options;
  await createFunction(database, edition, plan);
  await runPgbench(pgbench, database, { start: 0, count: warmUp, clients });
  return runPgbench(pgbench, database, { start: warmUp, count: measured, clients });
}

function mapCounts(count: (table: (typeof TABLES)[number]) => number): RowCounts {
  return Object.fromEntries(TABLES.map((table) => [table, count(table)])) as RowCounts;
}

async function countRows(database: ScratchDatabase): Promise<RowCounts> {
  const counts = TABLES.map((table) => `(select count(*)::int from ${table}) as ${table}`);
  const [row] = await database.query<RowCounts>(`select ${counts.join(', ')}`);
  if (!row) throw new Error('The rows could not be counted.');
  return row;
}

const PROFILE = FIELD_NAMES.map((name) => `${FIELDS[name].table}.${columnOf(name)}`).join(', ');

/** Equal for two databases if the run's visitors, interests and meetings are identical. */
async function fingerprintOfRows(database: ScratchDatabase): Promise<string> {
  const [row] = await database.query<{ fingerprint: string }>(`
    with registration as (select * from public.registration where folded_email like 'amira.rahman.%@kenari.example')
    select md5(string_agg(line, ';' order by line)) as fingerprint from (
      select concat_ws('/', folded_email, exhibitor_id, day, minute, extract(epoch from starts_at), status) as line
      from meeting join registration on registration.id = registration_id
      union all
      select concat_ws('/', folded_email, sub_category_id)
      from registration_interest join registration on registration.id = registration_id
      union all
      select concat_ws('/', folded_email, ${PROFILE})
      from registration join visitor on visitor.id = visitor_id join company on company.id = registration.company_id
    ) as lines`);
  return row?.fingerprint ?? '';
}

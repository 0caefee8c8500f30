// The comparison side: pgbench calling a database function that inserts the rows of one registration.

import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { DEFAULT_TIME_ZONE } from '@visavis/domain/edition/time-zone';
import { columnOf, fieldsIn } from '@visavis/domain/profile/columns';
import type { ScratchDatabase } from '../scratch-cluster.ts';
import { type SlotPlan, slotsInSql } from '../slot-plan.ts';
import type { BenchEdition } from './edition.ts';
import { messageContent } from './message.ts';
import { COMPANY, INTEREST_STEP, INTERESTS_A_REGISTRATION, VISITOR } from './visitor.ts';

const MISSING =
  'The comparison needs pgbench, which is not on this machine: install it (Debian and Ubuntu: "apt-get install postgresql"; Fedora: "dnf install postgresql-contrib"; macOS: "brew install postgresql").';

/** Folders with PostgreSQL's programs: those on the PATH, then common locations, newest release first. */
function programFolders(): string[] {
  const releases = ['/usr/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt'].flatMap((base) => {
    if (!existsSync(base)) return [];
    const names = readdirSync(base).filter((name) => /^(postgresql@)?\d+$|^postgresql$/.test(name));
    const newestFirst = names.sort(
      (a, b) => Number.parseInt(b.replace(/\D/g, ''), 10) - Number.parseInt(a.replace(/\D/g, ''), 10),
    );
    return newestFirst.map((name) => join(base, name, 'bin'));
  });
  return [...(process.env.PATH ?? '').split(delimiter).filter(Boolean), ...releases];
}

/** The path of a working pgbench. @throws with installation instructions */
export function findPgbench(): string {
  const found = programFolders()
    .map((folder) => join(folder, 'pgbench'))
    .find((path) => existsSync(path) && spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0);
  if (found === undefined) throw new Error(MISSING);
  return found;
}

const quote = (text: string): string => `'${text.replaceAll("'", "''")}'`;
/** Replaces `#` in a text with the number of the registration. */
const numbered = (text: string): string => text.split('#').map(quote).join(' || k || ');

const PROFILE = { ...VISITOR, ...COMPANY };
const columnsIn = (table: 'visitor' | 'company'): string => fieldsIn(table).map(columnOf).join(', ');
const valuesIn = (table: 'visitor' | 'company'): string =>
  fieldsIn(table)
    .map((field) => numbered(PROFILE[field]))
    .join(', ');

/** One call inserts 1 company, 1 visitor, 1 registration, 5 interests, 8 meetings, 1 message and 1 stored response. */
export async function createFunction(
  database: ScratchDatabase,
  edition: BenchEdition,
  plan: SlotPlan,
): Promise<void> {
  const firstInterest = edition.interests[0]?.subCategoryId ?? 0;
  const firstDate = edition.days[0]?.date ?? '';
  await database.query(`
    create function bench_register(k int) returns int language plpgsql as $$
    declare
      new_company int;
      new_visitor int;
      new_registration int;
      -- Scattered and unique: multiplication by an odd number is a bijection modulo 2^32.
      new_reference text := 'BX-' || lpad(to_hex((k::bigint * 2654435761) % 4294967296), 9, '0');
    begin
      insert into company (${columnsIn('company')}) values (${valuesIn('company')})
      returning id into new_company;
      insert into visitor (company_id, ${columnsIn('visitor')}) values (new_company, ${valuesIn('visitor')})
      returning id into new_visitor;
      insert into registration (edition_id, programme, reference, visitor_id, company_id, folded_email, created_at, search_text)
      values (${edition.id}, 'business', new_reference, new_visitor, new_company, ${numbered(VISITOR.email.toLowerCase())}, now(),
        ${numbered(`${VISITOR.name} ${VISITOR.companyName} ${VISITOR.companySize}`.toLowerCase())})
      returning id into new_registration;
      insert into registration_interest (registration_id, sub_category_id)
      select new_registration, ${firstInterest} + (k + place * ${INTEREST_STEP}) % ${edition.interests.length}
      from generate_series(0, ${INTERESTS_A_REGISTRATION - 1}) as place;
      insert into claim (registration_id, exhibitor_id, day, minute, starts_at)
      select new_registration, exhibitor_id, day, minute,
        (timestamp '${firstDate}' + make_interval(days => day - 1, mins => minute)) at time zone '${DEFAULT_TIME_ZONE}'
      from (${slotsInSql(plan, 'k')}) as slot;
      insert into idempotent_answer (key, route, request_hash, answer, created_at)
      values (gen_random_uuid()::text, 'visitor/register', encode(sha256(new_reference::bytea), 'hex'),
        jsonb_build_object('registration_id', new_registration, 'reference', new_reference), now());
      insert into email (edition_id, registration_id, kind, message_id, recipient_name, recipient, subject, content, state, created_at)
      values (${edition.id}, new_registration, 'registration-received', '<' || gen_random_uuid() || '@visavis.example>',
        ${numbered(VISITOR.name)}, ${numbered(VISITOR.email)}, 'Your registration',
        ${quote(JSON.stringify(messageContent(edition)))}::jsonb, 'unsent', now());
      return new_registration;
    end $$`);
}

export interface PgbenchResult {
  perSecond: number;
  calls: number;
  latencyMs: number;
}

/**
 * Calls the function once for each number from `start` up to `start + count`, with one session per client. Uses
 * prepared statements, one process and one thread, for minimal overhead.
 */
export async function runPgbench(
  program: string,
  database: ScratchDatabase,
  range: { start: number; count: number; clients: number },
): Promise<PgbenchResult> {
  const callsEach = range.count / range.clients;
  if (!Number.isInteger(callsEach))
    throw new Error(`${range.count} registrations cannot be shared evenly by ${range.clients} clients.`);
  const folder = mkdtempSync(join(tmpdir(), 'visavis-pgbench-'));
  try {
    const script = join(folder, 'register.sql');
    writeFileSync(
      script,
      `\\set k ${range.start} + :n * ${range.clients} + :client_id\n\\set n :n + 1\nselect bench_register(:k);\n`,
    );
    const output = await run(program, [
      ...['--no-vacuum', '--protocol=prepared', '--define=n=0', `--file=${script}`],
      ...[`--client=${range.clients}`, '--jobs=1', `--transactions=${callsEach}`],
      database.url,
    ]);
    return readOutput(output, range.count);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readOutput(output: string, count: number): PgbenchResult {
  const number = (pattern: RegExp) => Number(pattern.exec(output)?.[1]);
  const result = {
    perSecond: number(/^tps = ([\d.]+) \(without/m),
    calls: number(/^number of transactions actually processed: (\d+)/m),
    latencyMs: number(/^latency average = ([\d.]+) ms/m),
  };
  if (result.calls !== count || !(result.perSecond > 0))
    throw new Error(`The run is void: pgbench should have made ${count} calls.\n${output}`);
  return result;
}

function run(program: string, words: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, words, { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    let errors = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
    child.stderr.on('data', (chunk: Buffer) => {
      errors += chunk.toString();
    });
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve(output);
      else reject(new Error(`The run is void: pgbench ended with ${code}: ${errors.trim().slice(-2_000)}`));
    });
  });
}

// When the program reports that it is not ready: a full disk, a database from another release, a missing data folder.

import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Message } from '@visavis/domain/message/message';
import { columnsOf } from '@visavis/domain/profile/columns';
import { exampleRegistration } from '@visavis/domain/profile/example';
import { inEnglish } from '@visavis/domain/words/english';
import pg from 'pg';
import { afterEach, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { createKysely, createPool } from '../adapters/database/pool.ts';
import { silentLog } from '../adapters/log.ts';
import { openLine } from '../testing/database-proxy.ts';
import { prepareOnce } from '../testing/prepare.ts';
import { insertRows } from '../testing/rows.ts';
import { createSmallEdition } from '../testing/small-edition.ts';
import { meetingOf, submissionOf } from '../testing/submission.ts';
import { createTestApp } from '../testing/test-app.ts';
import { createReadiness, type Readiness } from './readiness.ts';

const english = (reason: Message | null) => reason && inEnglish(reason);

const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url));
const CANNOT_WRITE = 'The database cannot write at the moment.';

const test = prepareOnce(() => createTestApp({ findUnreadyReason: () => readiness.check() }));
let readiness: Readiness;
let folder: string;
let now = 0;
beforeAll(() => createSmallEdition(test.db));

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'visavis-readiness-'));
  readiness = openReadiness();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const openReadiness = (change: Partial<Parameters<typeof createReadiness>[0]> = {}) =>
  createReadiness({
    pool: test.database.pool,
    migrationsFolder,
    dataDir: folder,
    now: () => now,
    ...change,
  });

it.each(['53100', '53200', '58030', '58P01', '25006'])(
  'answers a registration that the database cannot write (%s) with 503 and Retry-After',
  async (code) => {
    await test.database.pool.query(`
      create function refuse() returns trigger language plpgsql as
        $$ begin raise exception 'could not extend file "base/16384/secret"' using errcode = '${code}'; end $$;
      create trigger refuse before insert on registration for each row execute function refuse()`);
    const answer = await test.post(
      '/api/visitor/register',
      submissionOf([meetingOf('Hanari Skin Lab', 'A-208', 1, 720)]),
    );
    await test.database.pool.query('drop function refuse cascade');
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2']);
    expect(answer.body).not.toContain('secret');
  },
);

it('is not ready while the database cannot write, and ready again after a successful trial write', async () => {
  const administrator = new pg.Client(test.database.config);
  await administrator.connect();
  try {
    expect(await readiness.check()).toBeNull();
    await administrator.query(`
      create function no_room() returns event_trigger language plpgsql as
        $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$;
      create event trigger no_room on ddl_command_start execute function no_room()`);
    now += 5_001;
    expect(english(await readiness.check())).toBe(CANNOT_WRITE);
    const answer = await test.get('/api/ready');
    expect([answer.statusCode, answer.json().message]).toEqual([503, CANNOT_WRITE]);
    await administrator.query('drop event trigger no_room; drop function no_room()');
    now += 5_001;
    expect(await readiness.check()).toBeNull();
  } finally {
    await administrator.end();
  }
});

it('is not ready after a refused write anywhere, until some seconds have passed without another', async () => {
  const db = createKysely(test.database.pool, readiness.note);
  expect(await readiness.check()).toBeNull();
  await test.database.pool.query(`
    create function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$;
    create trigger refuse before insert on company for each row execute function refuse()`);
  await insertRows(db, 'company', columnsOf('company', exampleRegistration())).catch(() => undefined);
  await test.database.pool.query('drop function refuse cascade');
  expect(english(await readiness.check())).toBe(CANNOT_WRITE);
  now += 5_001;
  expect(await readiness.check()).toBeNull();
});

it('reports in one sentence that the process is older than its database', async () => {
  const older = join(folder, 'migrations');
  mkdirSync(older);
  copyFileSync(join(migrationsFolder, '0001_edition.sql'), join(older, '0001_edition.sql'));
  readiness = openReadiness({ migrationsFolder: older });
  const answer = await test.get('/api/ready');
  expect([answer.statusCode, answer.headers['retry-after'], answer.json().message]).toEqual([
    503,
    '1',
    'The database is of another release than this server: start the server of the newer release.',
  ]);
});

it('reports a data folder that was removed while the program ran', async () => {
  expect(await readiness.check()).toBeNull();
  rmSync(folder, { recursive: true });
  expect(english(await readiness.check())).toBe(
    'The data folder of this server is missing or cannot be written to.',
  );
});

it('does not keep the caller waiting when the database stops answering', async () => {
  const line = await openLine(inject('testServer').connection, String(test.database.config.database));
  const pool = createPool({ ...line.connection, max: 1 }, silentLog);
  try {
    const silent = openReadiness({ pool });
    expect(await silent.check()).toBeNull();
    line.silence();
    expect(english(await silent.check())).toBe('The database does not answer.');
  } finally {
    await line.close();
    await pool.end();
  }
});
